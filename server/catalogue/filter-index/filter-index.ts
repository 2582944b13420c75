/**
 * Filters a class of SKUs: which meet every choice, and, for each parameter, which of its values would still find something and how much.
 *
 * The rule of the counts: a parameter's own choice does not restrict its own values; all other choices do. Counts under up to two choices are read
 * from a table (filter-cube.ts); else the SKUs that meet all choices or miss one of them are counted over bitmaps (filter-scan.ts).
 */
import { buildFilterBitmaps, type FilterBitmaps, type FilterSet } from './filter-bitmaps.ts'
import { type CodeRuns, type FilterChoice, leavesAll, runsOf } from './filter-choice.ts'
import { buildFilterColumns, type FilterColumns, type FilterParameter, type FilterSource, type FilterValue } from './filter-columns.ts'
import { buildFilterCube, type CubeBudget, type FilterCube } from './filter-cube.ts'
import { countCodes, countSet, type FourSets, keepAll, keepAllAndNear, listPositions } from './filter-scan.ts'
import type { Building } from './rests.ts'
import { createTrigramIndex, type TrigramIndex } from './trigram-index.ts'

/** What is asked: choices in any order, at most one per parameter. A choice of no value does not restrict; a SKU without a value meets no other one. */
export interface FilterQuery {
  readonly choices: readonly FilterChoice[]
  /** Conditions that nobody chose here: they restrict every count, also that of their own parameter. SKUs without a value never meet them. */
  readonly bounds?: readonly FilterChoice[]
  /** Part of a text of the SKU; an empty one does not restrict. */
  readonly keyword?: string
  /** How many SKUs of the list to pass over, >= 0. */
  readonly skip: number
  /** How many to list at most, >= 0. */
  readonly limit: number
}

/** A value that remains, with the number of SKUs that choosing it (and no other value of its parameter) would leave. */
export interface RemainingValue {
  readonly value: FilterValue
  readonly count: number
}

/** What a query finds. */
export interface FilterResult {
  /** SKUs that meet everything. */
  readonly count: number
  /** Positions of the part that was asked for, in rank order. */
  readonly positions: readonly number[]
  /** Every parameter with the values that remain, in the order of its values. */
  readonly remaining: readonly { readonly name: string; readonly values: readonly RemainingValue[] }[]
}

/** A class of SKUs, ready to be filtered. */
export interface FilterIndex {
  readonly size: number
  readonly parameters: readonly FilterParameter[]
  /** @throws RangeError for a name that no parameter has, two choices of one parameter, or a range of a parameter without figures */
  readonly filter: (query: FilterQuery) => FilterResult
}

/** Bitmaps that a query needs for itself: SKUs that meet all, SKUs that miss one, a condition; then one per choice. */
const targetScratch = 0
const nearScratch = 1
const boundScratch = 2
const firstChoiceScratch = 3

interface Index {
  readonly columns: FilterColumns
  readonly bitmaps: FilterBitmaps
  readonly cube: FilterCube
  readonly texts: TrigramIndex | undefined
  readonly parameterOf: (name: string) => number
  /** Cells per code, reused by every query. */
  readonly counts: Uint32Array
  readonly weights: Uint8Array
  readonly everything: FilterSet
}

/** A choice that restricts, with the SKUs it leaves. */
interface Chosen {
  readonly parameter: number
  readonly runs: CodeRuns
  readonly set: FilterSet
}

/**
 * @param source the class in rank order
 * @param budget what the table of counts may cost
 * @throws RangeError when names repeat or values are not of their parameter's kind
 */
export function* createFilterIndex(source: FilterSource, budget?: CubeBudget): Building<FilterIndex> {
  const columns = yield* buildFilterColumns(source)
  const { parameters, size, firstCell } = columns
  const places = new Map(parameters.map(({ name }, place) => [name, place]))
  const bitmaps = yield* buildFilterBitmaps(columns, firstChoiceScratch + parameters.length)
  const index: Index = {
    columns,
    bitmaps,
    cube: yield* buildFilterCube(columns, budget),
    texts: source.textsOf && (yield* createTrigramIndex(size, source.textsOf)),
    parameterOf(name) {
      const place = places.get(name)
      if (place === undefined) throw new RangeError(`there is no parameter '${name}'`)
      return place
    },
    counts: new Uint32Array(firstCell.at(-1) ?? 0),
    weights: new Uint8Array(firstCell.at(-1) ?? 0),
    everything: { high: bitmaps.everything, low: bitmaps.nothing },
  }
  return { size, parameters, filter: (query) => filter(index, query) }
}

function filter(index: Index, query: FilterQuery): FilterResult {
  const { columns, bitmaps, everything, counts } = index
  const chosen = chosenOf(index, query.choices)
  const target = bitmaps.scratch(targetScratch)
  const isRestricted = restrict(index, query, target)
  const open = countFromCube(index, chosen, isRestricted)
  const isScanned = isRestricted || open.length > 0 || chosen.length > 2
  if (isScanned) scan(index, chosen, { open, isRestricted })
  const [first, second] = isScanned ? [{ high: target, low: bitmaps.nothing }] : chosen.map(({ set }) => set)
  return {
    count: countOf(index, chosen, isRestricted),
    positions: listPositions(bitmaps, [first ?? everything, second ?? everything], query),
    remaining: columns.parameters.map(({ name, values }, parameter) => ({
      name,
      values: remainingValues(values, counts, columns.firstCell[parameter] ?? 0),
    })),
  }
}

function chosenOf({ columns, bitmaps, parameterOf }: Index, choices: readonly FilterChoice[]): Chosen[] {
  const chosen: Chosen[] = []
  const named = new Set<number>()
  for (const choice of choices) {
    const parameter = parameterOf(choice.name)
    if (named.has(parameter)) throw new RangeError(`'${choice.name}' is chosen twice`)
    named.add(parameter)
    const values = columns.parameters[parameter]
    const runs = values ? runsOf(values, choice) : []
    if (!values || leavesAll(values, choice, runs)) continue
    const set = { high: 0, low: 0 }
    bitmaps.select(parameter, runs, { set, scratch: bitmaps.scratch(firstChoiceScratch + chosen.length) })
    chosen.push({ parameter, runs, set })
  }
  return chosen
}

/** Puts at `target` the SKUs that keyword and conditions leave; tells whether there are any such. */
function restrict(
  { columns, bitmaps, texts, parameterOf, everything }: Index,
  { keyword = '', bounds = [] }: FilterQuery,
  target: number,
): boolean {
  const { words, length } = bitmaps
  if (keyword === '' && bounds.length === 0) return false
  if (keyword === '') words.copyWithin(target, bitmaps.everything, bitmaps.everything + length)
  else {
    words.fill(0, target, target + length)
    texts?.search(keyword, words, target)
  }
  const set = { high: 0, low: 0 }
  for (const bound of bounds) {
    const parameter = parameterOf(bound.name)
    const values = columns.parameters[parameter]
    bitmaps.select(parameter, values ? runsOf(values, bound) : [], { set, scratch: bitmaps.scratch(boundScratch) })
    keepAll(bitmaps, { start: target, target }, [set, everything, everything, everything])
  }
  return true
}

/** Counts what the cube knows; the other parameters are left open. */
function countFromCube({ columns, cube, counts }: Index, chosen: readonly Chosen[], isRestricted: boolean): number[] {
  counts.fill(0)
  const open: number[] = []
  for (let parameter = 0; parameter < columns.parameters.length; parameter++) {
    const others = chosen.filter((one) => one.parameter !== parameter)
    if (!isRestricted && cube.knows(parameter, others)) cube.add(counts, parameter, others)
    else open.push(parameter)
  }
  return open
}

/** Leaves at the target the SKUs that meet every choice, and counts the open parameters. */
function scan(
  index: Index,
  chosen: readonly Chosen[],
  { open, isRestricted }: { readonly open: readonly number[]; readonly isRestricted: boolean },
): void {
  const { columns, bitmaps, counts, weights } = index
  const target = bitmaps.scratch(targetScratch)
  const near = bitmaps.scratch(nearScratch)
  const openChosen = chosen.filter(({ parameter }) => open.includes(parameter))
  for (let place = 0; place < chosen.length; place += 4) {
    const start = place > 0 || isRestricted ? target : bitmaps.everything
    const sets = fourSets(index, chosen, place)
    if (openChosen.length === 0) keepAll(bitmaps, { start, target }, sets)
    else keepAllAndNear(bitmaps, { start, target, nearStart: place > 0 ? near : bitmaps.nothing, near }, sets)
  }
  weights.fill(1)
  if (open.length > 0) countCodes(bitmaps, columns, { from: target, counted: open, weights, counts })
  if (openChosen.length === 0) return
  // A SKU that missed one choice counts for that parameter only, which is where its code is not a chosen one.
  for (const { parameter, runs } of openChosen) {
    const first = columns.firstCell[parameter] ?? 0
    for (let run = 0; run < runs.length; run += 2) weights.fill(0, first + (runs[run] ?? 0), first + (runs[run + 1] ?? 0))
  }
  countCodes(bitmaps, columns, { from: near, counted: openChosen.map(({ parameter }) => parameter), weights, counts })
}

const fourSets = ({ everything }: Index, chosen: readonly Chosen[], from: number): FourSets => [
  chosen[from]?.set ?? everything,
  chosen[from + 1]?.set ?? everything,
  chosen[from + 2]?.set ?? everything,
  chosen[from + 3]?.set ?? everything,
]

/** A SKU has one value of a parameter: the counts of a parameter's chosen values add up to the whole list. */
function countOf({ columns, bitmaps, counts }: Index, [first]: readonly Chosen[], isRestricted: boolean): number {
  if (!first) return isRestricted ? countSet(bitmaps, bitmaps.scratch(targetScratch)) : columns.size
  const from = columns.firstCell[first.parameter] ?? 0
  let count = 0
  for (let run = 0; run < first.runs.length; run += 2) {
    for (let code = first.runs[run] ?? 0; code < (first.runs[run + 1] ?? 0); code++) count += counts[from + code] ?? 0
  }
  return count
}

/** Values with SKUs. `noValue` is the cell of the SKUs without one. */
function remainingValues(values: readonly FilterValue[], counts: Uint32Array, noValue: number): RemainingValue[] {
  const remaining: RemainingValue[] = []
  for (const [place, value] of values.entries()) {
    const count = counts[noValue + place + 1] ?? 0
    if (count > 0) remaining.push({ value, count })
  }
  return remaining
}
