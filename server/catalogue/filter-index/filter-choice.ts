/** What is chosen of a parameter, as runs of codes. */
import type { FilterParameter, FilterValue } from './filter-columns.ts'

/** Values, or a range of figures with both edges inclusive; a side left out is open. */
export type FilterChoice =
  | { readonly name: string; readonly values: readonly FilterValue[] }
  | { readonly name: string; readonly from?: number; readonly to?: number }

/** Pairs [from, to) of codes, ascending and apart: `[from0, to0, from1, to1, …]`. */
export type CodeRuns = readonly number[]

/**
 * The codes of a choice; values that no SKU has stand for nothing.
 * @throws RangeError for a range of a parameter that has no figures
 */
export function runsOf(parameter: FilterParameter, choice: FilterChoice): CodeRuns {
  if ('values' in choice) return runsOfValues(parameter, choice.values)
  if (parameter.kind !== 'number') throw new RangeError(`'${parameter.name}' has no figures to choose a range of`)
  const { from = -Infinity, to = Infinity } = choice
  const first = countBelow(parameter.values, (value) => value < from)
  const end = countBelow(parameter.values, (value) => value <= to)
  return first < end ? [first + 1, end + 1] : []
}

/** Whether nothing is chosen: no value, or a range that is open on both sides. */
const isNone = (choice: FilterChoice): boolean =>
  'values' in choice ? choice.values.length === 0 : choice.from === undefined && choice.to === undefined

/** Whether a choice leaves every SKU: nothing is chosen, or every value where every SKU has one. A SKU without a value meets no choice. */
export const leavesAll = ({ values, isComplete }: FilterParameter, choice: FilterChoice, runs: CodeRuns): boolean =>
  isNone(choice) || (isComplete && runs[0] === 1 && runs[1] === values.length + 1)

function runsOfValues(parameter: FilterParameter, values: readonly FilterValue[]): CodeRuns {
  const codes = [...new Set(values.map(parameter.codeOf))].filter((code) => code !== undefined).toSorted((a, b) => a - b)
  const runs: number[] = []
  for (const code of codes) {
    if (runs.at(-1) === code) runs[runs.length - 1] = code + 1
    else runs.push(code, code + 1)
  }
  return runs
}

/** How many of the ascending values are below a limit; found by halving. */
function countBelow(values: readonly FilterValue[], isBelow: (value: number) => boolean): number {
  let low = 0
  let high = values.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBelow(Number(values[middle]))) low = middle + 1
    else high = middle
  }
  return low
}
