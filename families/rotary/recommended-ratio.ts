/** Which I is recommended (decision 035). */
import type { RotaryPair } from './rotary-pair.ts'

/** A servo motor drives it, and every check could be made. */
const isRecommendable = ({ platform, match }: RotaryPair): boolean => platform.candidate.drive === 'gear' && match !== 'incomplete'

/**
 * @param pairs matches under all choices but that of I, best first
 * @param hasMotor whether the request brings its motor
 * @returns with a motor the smallest I at which it fits; without one the I of the best pair, since a motor that is large enough makes almost every I fit;
 * nothing where there is no such pair
 */
export function recommendedRatio(pairs: readonly RotaryPair[], hasMotor: boolean): number | undefined {
  const [first, ...others] = pairs.filter(isRecommendable).map(({ platform }) => platform.candidate.ratio)
  if (first === undefined) return undefined
  return hasMotor ? others.reduce((smallest, ratio) => Math.min(smallest, ratio), first) : first
}
