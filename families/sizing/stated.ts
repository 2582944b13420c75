/** Limits that makers state, state not to have, or leave open. */
import { toSi, type OutputUnit } from '../formulas/unit-scale.ts'

/** A limit in SI; `none` where the maker has none. */
export type StatedLimit = number | 'none'

/**
 * @param figure of a catalogue row, in `unit`
 * @param unit of the column
 * @returns the figure in SI; undefined where it is not known
 */
export const statedIn = (figure: number | 'none' | undefined, unit: OutputUnit): StatedLimit | undefined =>
  typeof figure === 'number' ? toSi(figure, unit) : figure

/**
 * @param limits of the same quantity
 * @returns the least; undefined where one of them is not known, as it could be less
 */
export const leastOf = (...limits: readonly (StatedLimit | undefined)[]): number | undefined =>
  limits.includes(undefined) ? undefined : Math.min(...limits.filter((limit) => typeof limit === 'number'))
