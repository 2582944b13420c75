/** Rotary platforms that do not fit, the nearest first. */
import type { RotaryDemand } from '../../sizing/rotary-demand.ts'
import type { AssumptionOverrides } from '../assumption-set.ts'
import { verdictOf } from '../governing-check.ts'
import type { ServoMotorChoice } from '../reducer/parameters.ts'
import { candidatesOf, type ShownPair } from './card.ts'
import { matchRotary, type RotaryCatalogue } from './match.ts'
import { isChosen, type RotaryChoice } from './options.ts'
import { sizeRotaryPair } from './pair.ts'
import type { PlatformModel } from './rotary-pair.ts'

type Missing = { readonly pair: ShownPair; readonly utilisation: number }

/** What is asked for; the match class is that of a pair, so that it admits every platform. */
export type RejectedSetting = {
  readonly choice?: RotaryChoice
  readonly motor?: ServoMotorChoice
  readonly overrides?: AssumptionOverrides
}

type Tried = { readonly catalogue: RotaryCatalogue; readonly motor: ServoMotorChoice | undefined }

/** The pairs of a platform that come into question: with the motor of the request, else with every motor that can be mounted. */
function pairsOf(platform: PlatformModel, position: number, { catalogue, motor }: Tried): readonly ShownPair[] {
  if (platform.candidate.drive !== 'gear') return motor ? [] : [{ platform }]
  if (motor && 'stlMotor' in motor) return [{ platform, stlMotor: motor.stlMotor }]
  const own = motor && catalogue.motors.find(({ candidate }) => candidate === motor.motor)
  if (own) return [{ platform, motor: own }]
  const motors = (catalogue.index.mountable[position] ?? []).flatMap((each) => catalogue.motors[each] ?? [])
  return motors.length === 0 ? [{ platform }] : motors.map((each) => ({ platform, motor: each }))
}

const nearestOf = (tried: readonly Missing[]): Missing | undefined =>
  tried.reduce<Missing | undefined>((best, each) => (best && best.utilisation <= each.utilisation ? best : each), undefined)

const inOrder = (a: Missing, b: Missing): number => {
  if (a.utilisation !== b.utilisation) return a.utilisation < b.utilisation ? -1 : 1
  return a.pair.platform.skuID < b.pair.platform.skuID ? -1 : 1
}

/**
 * Every platform that ratio, kind and series admit and that fits with no motor; with a motor of the request those with a motor of their own are no answer either.
 * @param demand of the load at the table, SI
 * @param catalogue platforms and servo motors
 * @param setting choices, motor, changed assumptions
 * @returns one pair per platform by governing utilisation, then sku
 */
export function rejectedPlatforms(
  demand: RotaryDemand,
  catalogue: RotaryCatalogue,
  { choice: { match: _match, ...choice } = {}, motor, overrides }: RejectedSetting = {},
): ShownPair[] {
  const setting = { limit: 0, ...(motor && { motor }), ...(overrides && { overrides }) }
  const matching = new Set(matchRotary(demand, catalogue, setting).platforms.map(({ platform }) => platform))
  const miss = (pair: ShownPair): Missing => {
    const { utilisation } = verdictOf(sizeRotaryPair(demand, candidatesOf(pair), overrides).limits)
    // What cannot be compared is as far away as can be.
    return { pair, utilisation: Number.isNaN(utilisation) ? Infinity : utilisation }
  }
  return catalogue.platforms
    .flatMap((platform, position) => {
      if (matching.has(platform) || !isChosen({ platform, match: 'incomplete' }, choice)) return []
      return nearestOf(pairsOf(platform, position, { catalogue, motor }).map(miss)) ?? []
    })
    .toSorted(inOrder)
    .map(({ pair }) => pair)
}
