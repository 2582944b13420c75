/** Finds the matching platforms with every servo motor that drives them, by the same limits as the sizing. */
import { judgeBy } from '../../sizing/judge.ts'
import type { Cooperative } from '../../../engine/base/cooperative.ts'
import { fits } from '../../sizing/verdict.ts'
import { adapterFits, chosenAdapter } from '../../reducer/sizing/seat.ts'
import { mountingChecks } from '../../reducer/sizing/servo-checks.ts'
import type { ServoDrive } from '../../reducer/sizing/input.ts'
import { motorChecks, platformChecks, type DrivenContext, type PlatformContext } from './checks.ts'
import { motorFigures, platformFigures } from './figures.ts'
import { coherentDemand, type RotaryDemand } from './demand.ts'
import type { Platform, RotaryAssumptions } from './input.ts'

/** Platforms and motors in the catalogue's order, and which motors can be mounted on which platform. */
export type RotaryIndex = {
  readonly platforms: readonly Platform[]
  readonly motors: readonly ServoDrive[]
  /**
   * Per platform: ascending positions of the motors that can be mounted; all if its flanges are not stated, none if its motor is
   * built in.
   */
  readonly mountable: readonly (readonly number[])[]
  /** Per platform: its place among the sizes; those of one size differ in their ratio alone. */
  readonly sizes: readonly number[]
}

/**
 * @param platforms in rank order
 * @param motors in rank order
 * @param sizes of the platforms
 * @returns index for `rotaryMatches`; built once per catalogue version
 */
export const rotaryIndex = (platforms: readonly Platform[], motors: readonly ServoDrive[], sizes: readonly number[]): RotaryIndex => ({
  platforms,
  motors,
  sizes,
  mountable: platforms.map(({ drive, adapters }) =>
    drive === 'gear'
      ? motors.flatMap(({ flange }, position) =>
          adapters === undefined || adapters.some((adapter) => adapterFits(adapter, flange)) ? [position] : [],
        )
      : [],
  ),
})

/** Match classes: λ within the preferred limit, or within the permitted limit. Best first. */
export const rotaryMatchClasses = ['preferred', 'permitted'] as const
export type RotaryMatchClass = (typeof rotaryMatchClasses)[number]

/** A matching platform with its motor; positions in the index. */
export type RotaryMatch = {
  readonly platform: number
  /** Undefined if the motor is built in. */
  readonly motor?: number
  readonly match: RotaryMatchClass
  /** λ; undefined without a motor or its inertia. */
  readonly inertiaRatio?: number
}

/** Matches, best first; and pairs that exceed no limit but cannot be fully checked, in the same order. */
export type RotaryMatches = { readonly sized: readonly RotaryMatch[]; readonly notKnown: readonly RotaryMatch[] }

/** Demand and assumptions. */
export type RotarySetting = { readonly demand: RotaryDemand; readonly assumptions: RotaryAssumptions }

const judgePlatform = judgeBy<PlatformContext>(platformChecks)
const judgeMotor = judgeBy<DrivenContext>(motorChecks)
const judgeMounting = judgeBy(mountingChecks)

function pairMatch({ duty, assumptions, demand, component: { platform }, figures: { atTable } }: PlatformContext, motor: ServoDrive) {
  const component = { platform, motor }
  const atMotor = motorFigures(duty, platform, { motor, atTable })
  const { limits, notKnown } = judgeMotor({ duty, assumptions, demand, component, figures: { atTable, atMotor } })
  if (!fits(limits)) return undefined
  const { inertiaRatio } = atMotor
  const isPreferred = inertiaRatio !== undefined && inertiaRatio <= assumptions.preferredInertiaRatio
  const adapter = platform.adapters && chosenAdapter(platform.adapters, motor.flange)
  return {
    isComplete: notKnown.length + judgeMounting({ component, figures: { adapter } }).notKnown.length === 0,
    isPreferred,
    ...(inertiaRatio === undefined ? {} : { inertiaRatio }),
  }
}

const classOf = (isPreferred: boolean): RotaryMatchClass => (isPreferred ? 'preferred' : 'permitted')

type ByClass = Record<RotaryMatchClass, RotaryMatch[]>

const nothingFound = (): ByClass => ({ preferred: [], permitted: [] })

/** Best first: class, size of the platform, motor (the smaller first; none where it is built in), ratio. */
const inOrder = (found: ByClass, sizes: readonly number[]): RotaryMatch[] => {
  const sizeOf = ({ platform }: RotaryMatch): number => sizes[platform] ?? platform
  const smallerFirst = (one: RotaryMatch, other: RotaryMatch): number =>
    sizeOf(one) - sizeOf(other) || (one.motor ?? -1) - (other.motor ?? -1) || one.platform - other.platform
  return rotaryMatchClasses.flatMap((match) => found[match].toSorted(smallerFirst))
}

/**
 * Platforms with drive `gear` with each matching motor; platforms with a motor of their own alone. Limits of the platform: torque,
 * speed, axial, radial and moment load, inertia of the load; of the motor: speed, peak and effective torque, λ; flange.
 * @param setting demand and assumptions, SI
 * @param index catalogue
 * @returns all matches, best first: `preferred`, `permitted`; then the smaller platform, then the smaller motor, then the ratio
 * Source: R12, R14, R17, R5, F4, F16, F18.
 */
export function* rotaryMatches(
  { demand: stated, assumptions }: RotarySetting,
  { platforms, motors, mountable, sizes }: RotaryIndex,
): Cooperative<RotaryMatches> {
  const demand = coherentDemand(stated)
  const [sized, unknown] = [nothingFound(), nothingFound()]
  for (const [position, platform] of platforms.entries()) {
    yield
    const figures = { atTable: platformFigures(demand, platform) }
    const context = { duty: demand, assumptions, demand: undefined, component: { platform }, figures }
    const { limits, notKnown } = judgePlatform(context)
    if (!fits(limits)) continue
    const isKnown = notKnown.length === 0
    if (platform.drive !== 'gear') {
      const match = classOf(true)
      ;(isKnown ? sized : unknown)[match].push({ platform: position, match })
      continue
    }
    for (const motorPosition of mountable[position] ?? []) {
      const motor = motors[motorPosition]
      const pair = motor && pairMatch(context, motor)
      if (!pair) continue
      const { isComplete, isPreferred, ...figures } = pair
      const match = classOf(isPreferred)
      ;(isKnown && isComplete ? sized : unknown)[match].push({ platform: position, motor: motorPosition, match, ...figures })
    }
  }
  return { sized: inOrder(sized, sizes), notKnown: inOrder(unknown, sizes) }
}
