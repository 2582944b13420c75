/**
 * How many SKUs have each pair and each triple of values, counted once.
 *
 * A SKU has one value of a parameter, so that the counts of chosen values add up: under up to two choices, the remaining counts of any third
 * parameter are sums of these cells and no SKU is looked at (a data cube, Gray et al., Data Mining and Knowledge Discovery 1, 1997, kept to its
 * lowest orders).
 */
import type { CodeRuns } from './filter-choice.ts'
import { codeAt, type FilterColumns } from './filter-columns.ts'
import { type Building, isRest } from './rests.ts'

/** A parameter with the codes chosen of it. */
export interface ChosenCodes {
  readonly parameter: number
  readonly runs: CodeRuns
}

/** Counts of the codes of one parameter under choices of others. */
export interface FilterCube {
  /** Whether the cube knows the counts of a parameter under these choices of others. */
  readonly knows: (parameter: number, others: readonly ChosenCodes[]) => boolean
  /** Adds them to `counts`, which has a cell per code (see `FilterColumns.firstCell`). */
  readonly add: (counts: Uint32Array, parameter: number, others: readonly ChosenCodes[]) => void
}

/** What the cube may cost: cells of 4 bytes, and cells counted while it is built. */
export interface CubeBudget {
  readonly cells: number
  readonly steps: number
}

/** 16 MB, and about a second. */
export const cubeBudget: CubeBudget = { cells: 2 ** 22, steps: 2 ** 28 }

/** Some parameters and a table of counts for each pair or triple of them. */
interface Tables {
  /** Parameters, in the order in which tables are named. */
  readonly members: readonly number[]
  /** Place of a parameter among the members, or -1. */
  readonly placeOf: Int32Array
  readonly widths: readonly number[]
  readonly cells: Uint32Array
  /** Where the table of the members at some places (ascending) begins; the last counts fastest. */
  readonly first: Int32Array
}

/**
 * @param columns codes of the class
 * @param budget parameters with many values are left out of the tables until it holds
 */
export function* buildFilterCube(columns: FilterColumns, budget: CubeBudget = cubeBudget): Building<FilterCube> {
  const { parameters, firstCell } = columns
  const totals = yield* countSingles(columns)
  const pairs = yield* countTuples(columns, membersWithin(columns, budget, pairCost), 2)
  const triples = yield* countTuples(columns, membersWithin(columns, budget, tripleCost), 3)
  const has = ({ placeOf }: Tables, parameter: number): boolean => (placeOf[parameter] ?? -1) >= 0
  const tables = [undefined, pairs, triples] as const
  return {
    knows(parameter, others) {
      if (others.length === 0) return true
      const needed = tables[others.length]
      return needed !== undefined && has(needed, parameter) && others.every((other) => has(needed, other.parameter))
    },
    add(counts, parameter, others) {
      const from = firstCell[parameter] ?? 0
      const width = (parameters[parameter]?.values.length ?? 0) + 1
      const [one, other] = others
      if (!one) for (let code = 0; code < width; code++) counts[from + code] = (counts[from + code] ?? 0) + (totals[from + code] ?? 0)
      else if (!other) addTuples(pairs, { counts, from }, [parameter, one, undefined])
      else addTuples(triples, { counts, from }, [parameter, one, other])
    },
  }
}

function* countSingles({ cells, firstCell }: FilterColumns): Building<Uint32Array> {
  const totals = new Uint32Array(firstCell.at(-1) ?? 0)
  for (let place = 0; place < cells.length; place++) {
    const cell = cells[place] ?? 0
    totals[cell] = (totals[cell] ?? 0) + 1
    if (isRest(place)) yield
  }
  return totals
}

type Cost = (widths: readonly number[]) => { readonly cells: number; readonly tables: number }

const pairCost: Cost = (widths) => {
  let cells = 0
  let sum = 0
  for (const width of widths) {
    cells += width * sum
    sum += width
  }
  return { cells, tables: (widths.length * (widths.length - 1)) / 2 }
}

const tripleCost: Cost = (widths) => {
  let cells = 0
  for (const [place, width] of widths.entries()) cells += width * pairCost(widths.slice(0, place)).cells
  return { cells, tables: (widths.length * (widths.length - 1) * (widths.length - 2)) / 6 }
}

/** More parameters than this have no table between them: their places are counted in bytes. */
const mostMembers = 254

/** As many parameters as the budget allows, those with fewest values first. */
function membersWithin({ parameters, size }: FilterColumns, budget: CubeBudget, cost: Cost): number[] {
  const widthOf = (parameter: number): number => (parameters[parameter]?.values.length ?? 0) + 1
  const members = parameters
    .map((_, parameter) => parameter)
    .toSorted((a, b) => widthOf(a) - widthOf(b))
    .slice(0, mostMembers)
  const isTooMuch = (): boolean => {
    const { cells, tables } = cost(members.map(widthOf))
    return cells > budget.cells || tables * size > budget.steps
  }
  while (members.length > 0 && isTooMuch()) members.pop()
  return members
}

/** Places of the members that a table counts, ascending. A pair has a third place behind all members, whose only code is 0. */
type Tuple = readonly [number, number, number]

/** Index of a table in `first`. */
const tableIndex = (count: number, [a, b, c]: Tuple): number => (a * count + b) * (count + 1) + c

function tuplesOf(count: number, order: 2 | 3): Tuple[] {
  const places = Array.from({ length: count }, (_, place) => place)
  const pairs = places.flatMap((b) => places.slice(0, b).map((a) => [a, b] as const))
  if (order === 2) return pairs.map(([a, b]) => [a, b, count])
  return pairs.flatMap(([a, b]) => places.slice(b + 1).map((c): Tuple => [a, b, c]))
}

function* countTuples(columns: FilterColumns, members: readonly number[], order: 2 | 3): Building<Tables> {
  const { parameters } = columns
  const count = members.length
  const placeOf = new Int32Array(parameters.length).fill(-1)
  members.forEach((parameter, place) => (placeOf[parameter] = place))
  const widths = members.map((parameter) => (parameters[parameter]?.values.length ?? 0) + 1)
  const first = new Int32Array(count * count * (count + 1))
  let total = 0
  const tuples = tuplesOf(count, order)
  for (const tuple of tuples) {
    first[tableIndex(count, tuple)] = total
    total += tuple.reduce((product, place) => product * (widths[place] ?? 1), 1)
  }
  const tables = { members, placeOf, widths, cells: new Uint32Array(total), first }
  yield* fillTables(tables, columns, tuples)
  return tables
}

/** One pass over the SKUs; the tables as flat numbers, since this counts every SKU in every one of them. */
function* fillTables({ members, widths, cells, first }: Tables, columns: FilterColumns, tuples: readonly Tuple[]): Building<void> {
  const count = members.length
  const places = Uint8Array.from(tuples.flat())
  const starts = Int32Array.from(tuples, (tuple) => first[tableIndex(count, tuple)] ?? 0)
  const widthAt = Int32Array.from([...widths, 1])
  const row = new Int32Array(count + 1)
  for (let position = 0; position < columns.size; position++) {
    // A SKU is counted in hundreds of tables.
    if (position % 64 === 63) yield
    for (let place = 0; place < count; place++) row[place] = codeAt(columns, position, members[place] ?? 0)
    for (let table = 0; table < starts.length; table++) {
      const a = row[places[table * 3] ?? 0] ?? 0
      const middle = places[table * 3 + 1] ?? 0
      const last = places[table * 3 + 2] ?? 0
      const cell = (starts[table] ?? 0) + (a * (widthAt[middle] ?? 0) + (row[middle] ?? 0)) * (widthAt[last] ?? 0) + (row[last] ?? 0)
      cells[cell] = (cells[cell] ?? 0) + 1
    }
  }
}

interface Target {
  readonly counts: Uint32Array
  /** Cell of code 0 of the counted parameter. */
  readonly from: number
}

/** The codes of one choice, or the single code 0 of a choice that is not there. */
const oneCode: CodeRuns = [0, 1]

/** Sums the cells of the chosen codes for each code of the counted parameter. */
function addTuples(
  tables: Tables,
  { counts, from }: Target,
  [counted, one, other]: readonly [number, ChosenCodes, ChosenCodes | undefined],
): void {
  const { placeOf, widths, cells, first } = tables
  const count = widths.length
  const place = placeOf[counted] ?? 0
  const onePlace = placeOf[one.parameter] ?? 0
  const otherPlace = other ? (placeOf[other.parameter] ?? 0) : count
  const lowest = Math.min(place, onePlace, otherPlace)
  const highest = Math.max(place, onePlace, otherPlace)
  const middle = place + onePlace + otherPlace - lowest - highest
  const table = first[tableIndex(count, [lowest, middle, highest])] ?? 0
  const highWidth = widths[highest] ?? 1
  const strideAt = (at: number): number => (at === highest ? 1 : at === middle ? highWidth : (widths[middle] ?? 1) * highWidth)
  const stride = strideAt(place)
  const oneStride = strideAt(onePlace)
  const otherStride = strideAt(otherPlace)
  const width = widths[place] ?? 0
  const otherRuns = other?.runs ?? oneCode
  eachCode(one.runs, (code) =>
    eachCode(otherRuns, (otherCode) => {
      const start = table + code * oneStride + otherCode * otherStride
      for (let value = 0; value < width; value++) counts[from + value] = (counts[from + value] ?? 0) + (cells[start + value * stride] ?? 0)
    }),
  )
}

function eachCode(runs: CodeRuns, visit: (code: number) => void): void {
  for (let run = 0; run < runs.length; run += 2) {
    for (let code = runs[run] ?? 0; code < (runs[run + 1] ?? 0); code++) visit(code)
  }
}
