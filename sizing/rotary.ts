/** Sizes one rotary platform: with a servo motor, or with its own. */
import type { Check, SizedValue } from '../contract/sizing.ts'
import { toCheck, type JudgedLimit } from './check.ts'
import type { ServoDrive } from './reducer-input.ts'
import { flangeLimits, motorLimits, platformLimits } from './rotary-checks.ts'
import { motorFigures } from './rotary-figures.ts'
import type { RotaryDemand } from './rotary-demand.ts'
import type { Platform, RotaryAssumptions } from './rotary-input.ts'
import { rotaryValues } from './rotary-values.ts'

/** A platform under a demand; `motor` drives a platform of drive `gear` and is left out for the others. */
export type RotaryCase = {
  readonly demand: RotaryDemand
  readonly platform: Platform
  readonly motor?: ServoDrive
  readonly assumptions: RotaryAssumptions
}

/** The verdict on one platform. */
export type RotarySizing = {
  /** The checks in SI: enough for a verdict. */
  readonly limits: readonly JudgedLimit[]
  /** Names of the checks that the makers' figures do not allow. */
  readonly notMade: readonly string[]
  /** Whether every check that can be made passes. */
  readonly fits: boolean
  /** λ; nothing without a motor or its inertia. */
  readonly inertiaRatio?: number
  readonly checks: () => Check[]
  readonly values: () => SizedValue[]
}

/**
 * @param given demand, platform, motor, assumptions; SI
 * @returns limits (SI), verdict, and rows for people. A platform of drive `gear` without a motor is judged for itself.
 * Source: each check and value names its own.
 */
export function sizeRotary({ demand, platform, motor, assumptions }: RotaryCase): RotarySizing {
  const own = platformLimits(demand, platform, assumptions)
  const figures = motor && motorFigures(demand, platform, { motor, assumptions })
  const parts =
    motor && figures ? [own, motorLimits({ demand, platform, motor, assumptions }, figures), flangeLimits(platform, motor)] : [own]
  const limits = parts.flatMap((part) => part.limits)
  return {
    limits,
    notMade: parts.flatMap(({ notMade }) => notMade),
    fits: limits.every(({ passed }) => passed),
    ...(figures?.inertiaRatio === undefined ? {} : { inertiaRatio: figures.inertiaRatio }),
    checks: () => limits.map(toCheck),
    values: () => rotaryValues(demand, platform, { motor, assumptions }),
  }
}
