/** Selects the length of a slide module for a stroke. */
import type { SlideLength } from './input.ts'

/**
 * The shortest length with sufficient stroke; the longest if there is none (its stroke check fails then).
 * @param lengths shortest first, at least one
 * @param stroke required, m
 * @throws RangeError without lengths
 * Source: IKO CAT-1580E II-11, II-45 (highest speed by length of bed or rail).
 */
export function lengthFor(lengths: readonly SlideLength[], stroke: number): SlideLength {
  const length = lengths.find((one) => one.stroke >= stroke) ?? lengths.at(-1)
  if (!length) throw new RangeError('lengthFor: a module has at least one length')
  return length
}
