/** The recommended I (docs/decisions/drives.md). */
import type { RotaryPair } from './rotary-pair.ts'

const ratioOf = ({ platform }: RotaryPair): number => platform.candidate.ratio

function smallestRatio(pairs: readonly RotaryPair[]): number | undefined {
  const [first, ...others] = pairs.map(ratioOf)
  return first === undefined ? undefined : others.reduce((smallest, ratio) => Math.min(smallest, ratio), first)
}

/**
 * @param pairs matches under all choices except that of I, best first
 * @param hasMotor whether the request specifies its motor
 * @returns with a motor the smallest matching I; without one the I of the first pair, whatever drives it: a large enough motor
 * makes almost every I match, and the first pair is the default of the list. Undefined without pairs
 */
export function recommendedRatio(pairs: readonly RotaryPair[], hasMotor: boolean): number | undefined {
  if (hasMotor) return smallestRatio(pairs)
  const [best] = pairs
  return best && ratioOf(best)
}
