/** Rotary platforms that fail, the nearest first. */
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

/** The request; the match class applies to a pair, so that it excludes no platform. */
export type RejectedSetting = {
  readonly choice?: RotaryChoice
  readonly motor?: ServoMotorChoice
  readonly overrides?: AssumptionOverrides
}

type Tried = { readonly catalogue: RotaryCatalogue; readonly motor: ServoMotorChoice | undefined }

/**
 * The pairs considered for a platform: with the motor of the request, otherwise with every motor that can be mounted, otherwise
 * with any.
 */
function pairsOf(platform: PlatformModel, position: number, { catalogue, motor }: Tried): readonly ShownPair[] {
  if (platform.candidate.drive !== 'gear') return motor ? [] : [{ platform }]
  if (motor && 'customMotor' in motor) return [{ platform, customMotor: motor.customMotor }]
  const own = motor && catalogue.motors.find(({ candidate }) => candidate === motor.motor)
  if (own) return [{ platform, motor: own }]
  const motors = (catalogue.index.mountable[position] ?? []).flatMap((each) => catalogue.motors[each] ?? [])
  // If none can be mounted, each of them fails for that reason.
  return (motors.length > 0 ? motors : catalogue.motors).map((each) => ({ platform, motor: each }))
}

const nearestOf = (tried: readonly Missing<ShownPair>[]): Missing<ShownPair> | undefined =>
  tried.reduce<Missing<ShownPair> | undefined>((best, each) => (best && best.utilisation <= each.utilisation ? best : each), undefined)

/**
 * All platforms that match ratio, type and series and fail with every motor; with a motor in the request, those with a built-in
 * motor are excluded too.
 * @param demand of the load at the table, SI
 * @param catalogue platforms and servo motors
 * @param setting choices, motor, overridden assumptions
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
    // A pair that cannot be compared counts as infinitely far.
    return { candidate: pair, utilisation: Number.isNaN(utilisation) ? Infinity : utilisation, skuID: pair.platform.skuID }
  }
  const missing = yield* mapCooperatively(catalogue.platforms, (platform, position) => {
    if (matching.has(platform) || !isChosen({ platform, match: 'permitted' }, choice)) return []
    return nearestOf(pairsOf(platform, position, { catalogue, motor }).map(miss)) ?? []
  })
  return nearestFirst(missing.flat())
}

/**
 * All platforms that match ratio, type and series and exceed no limit but cannot be fully checked.
 * @param demand of the load at the table, SI
 * @param catalogue platforms and servo motors
 * @param setting choices, motor, overridden assumptions
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
