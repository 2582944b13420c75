/** Rotary platforms that do not fit, the nearest first. */
import type { RotaryDemand } from './sizing/demand.ts'
import type { AssumptionOverrides } from '../define/assumption-set.ts'
import type { ServoMotorChoice } from '../reducer/parameters.ts'
import { type Missing, nearestFirst } from '../selection/nearest.ts'
import { candidatesOf, type ShownPair, withOwnMotor } from './card.ts'
import { matchRotary, type RotaryCatalogue } from './match.ts'
import { isChosen, type RotaryChoice } from './options.ts'
import { sizeRotaryPair } from './pair.ts'
import type { PlatformModel } from './rotary-pair.ts'
import { mapCooperatively, type Cooperative } from '../../engine/base/cooperative.ts'

/** What is asked for; the match class is that of a pair, so that it admits every platform. */
export type RejectedSetting = {
  readonly choice?: RotaryChoice
  readonly motor?: ServoMotorChoice
  readonly overrides?: AssumptionOverrides
}

type Tried = { readonly catalogue: RotaryCatalogue; readonly motor: ServoMotorChoice | undefined }

/** The pairs of a platform that come into question: with the motor of the request, else with every motor that can be mounted, else with any. */
function pairsOf(platform: PlatformModel, position: number, { catalogue, motor }: Tried): readonly ShownPair[] {
  if (platform.candidate.drive !== 'gear') return motor ? [] : [{ platform }]
  if (motor && 'customMotor' in motor) return [{ platform, customMotor: motor.customMotor }]
  const own = motor && catalogue.motors.find(({ candidate }) => candidate === motor.motor)
  if (own) return [{ platform, motor: own }]
  const motors = (catalogue.index.mountable[position] ?? []).flatMap((each) => catalogue.motors[each] ?? [])
  // Where none can be mounted, that is what each of them fails.
  return (motors.length > 0 ? motors : catalogue.motors).map((each) => ({ platform, motor: each }))
}

const nearestOf = (tried: readonly Missing<ShownPair>[]): Missing<ShownPair> | undefined =>
  tried.reduce<Missing<ShownPair> | undefined>((best, each) => (best && best.utilisation <= each.utilisation ? best : each), undefined)

/**
 * Every platform that ratio, kind and series admit and that fails with every motor; with a motor of the request those with a motor of their own are no answer either.
 * @param demand of the load at the table, SI
 * @param catalogue platforms and servo motors
 * @param setting choices, motor, changed assumptions
 * @returns one pair per platform by governing utilisation, then sku
 */
export function* rejectedPlatforms(
  demand: RotaryDemand,
  catalogue: RotaryCatalogue,
  { choice: { match: _match, ...choice } = {}, motor, overrides }: RejectedSetting = {},
): Cooperative<ShownPair[]> {
  const setting = { limit: 0, ...(motor && { motor }), ...(overrides && { overrides }) }
  const { platforms, notKnown } = yield* matchRotary(demand, catalogue, setting)
  const matching = new Set([...platforms, ...notKnown].map(({ platform }) => platform))
  const miss = (pair: ShownPair): Missing<ShownPair> => {
    const { utilisation } = sizeRotaryPair(demand, candidatesOf(pair), overrides).verdict
    // What cannot be compared is as far away as can be.
    return { candidate: pair, utilisation: Number.isNaN(utilisation) ? Infinity : utilisation, skuID: pair.platform.skuID }
  }
  const missing = yield* mapCooperatively(catalogue.platforms, (platform, position) => {
    if (matching.has(platform) || !isChosen({ platform, match: 'permitted' }, choice)) return []
    return nearestOf(pairsOf(platform, position, { catalogue, motor }).map(miss)) ?? []
  })
  return nearestFirst(missing.flat())
}

/**
 * Every platform that ratio, kind and series admit and that misses no limit but cannot be judged by all of them.
 * @param demand of the load at the table, SI
 * @param catalogue platforms and servo motors
 * @param setting choices, motor, changed assumptions
 * @returns one pair per platform, best first
 */
export function* unknownPlatforms(
  demand: RotaryDemand,
  catalogue: RotaryCatalogue,
  { choice: { match: _match, ...choice } = {}, motor, overrides }: RejectedSetting = {},
): Cooperative<ShownPair[]> {
  const setting = { limit: 0, ...(motor && { motor }), ...(overrides && { overrides }) }
  const { notKnown } = yield* matchRotary(demand, catalogue, setting)
  return notKnown.flatMap(({ best }) => (isChosen({ ...best, match: 'permitted' }, choice) ? [withOwnMotor(best, motor)] : []))
}
