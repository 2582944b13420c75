/** Ranges for which the source of a rule prints it. Outside of them the rule says nothing, so that its check is not known. */
import type { OutputUnit } from '../formulas/unit-scale.ts'

/** The range of a quantity for which a rule is printed, ends included. */
export type PrintedRange<Context> = {
  /** Symbol or column of the quantity. */
  readonly quantity: string
  /** Unit in which the range is shown. */
  readonly unit: OutputUnit
  readonly source: string
  /** Text key of what has to be asked outside of the range. */
  readonly asksFor: string
  /** The quantity and the ends of its range, SI; undefined where the rule has no such quantity or end. */
  readonly value: (context: Context) => number | undefined
  readonly from?: (context: Context) => number | undefined
  readonly to?: (context: Context) => number | undefined
}

/** A printed range in one case, SI. */
export type RangeInCase = Pick<PrintedRange<never>, 'quantity' | 'unit' | 'source' | 'asksFor'> & {
  readonly value: number
  readonly from: number | undefined
  readonly to: number | undefined
  readonly isOutside: boolean
}

/** Tolerance against rounding in unit conversion, which must not leave the range. */
const hair = 1e-9

/** @returns the ranges that concern a case */
export const rangesIn = <Context>(ranges: readonly PrintedRange<Context>[], context: Context): readonly RangeInCase[] =>
  ranges.flatMap(({ quantity, unit, source, asksFor, ...range }) => {
    const value = range.value(context)
    if (value === undefined) return []
    const [from, to] = [range.from?.(context), range.to?.(context)]
    const isOutside = (from !== undefined && value < from * (1 - hair)) || (to !== undefined && value > to * (1 + hair))
    return [{ quantity, unit, source, asksFor, value, from, to, isOutside }]
  })

/** @returns what has to be asked of a case; empty within all ranges */
export const requestsOutside = <Context>(ranges: readonly PrintedRange<Context>[], context: Context): readonly string[] =>
  rangesIn(ranges, context).flatMap(({ isOutside, asksFor }) => (isOutside ? [asksFor] : []))
