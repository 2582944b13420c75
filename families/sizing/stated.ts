/** Limits of makers: a number, explicitly none, or not stated. */
import { toSi, type OutputUnit } from '../formulas/unit-scale.ts'

/** A limit in SI; `none` if the maker states that there is none. */
export type StatedLimit = number | 'none'

/**
 * @param figure of a catalogue row, in `unit`
 * @param unit of the column
 * @returns the figure in SI; undefined if it is not known
 */
export const statedIn = (figure: number | 'none' | undefined, unit: OutputUnit): StatedLimit | undefined =>
  typeof figure === 'number' ? toSi(figure, unit) : figure

/**
 * @param limits of the same quantity
 * @returns the smallest; undefined if any of them is not known, as it could be smaller
 */
export const leastOf = (...limits: readonly (StatedLimit | undefined)[]): number | undefined =>
  limits.includes(undefined) ? undefined : Math.min(...limits.filter((limit) => typeof limit === 'number'))
