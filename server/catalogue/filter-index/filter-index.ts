/**
 * Filters a class of SKUs: the SKUs that meet every choice and, per parameter, the values that would still match with their
 * counts.
 *
 * A parameter's own choice does not restrict its own values; all other choices do. Every query scans the columns it needs.
 */
import type { Cooperative } from '../../../engine/base/cooperative.ts'
import { at } from '../../../engine/base/at.ts'
import { type BitSet, countCodes, intersect, positionsOf, selectCodes } from './bit-set.ts'
import { codesOf, type FilterChoice, restricts } from './filter-choice.ts'
import { buildFilterColumns, type FilterColumn, type FilterParameter, type FilterSource, type FilterValue } from './filter-columns.ts'
import { createTextSearch, type TextSearch } from './text-search.ts'

/**
 * Choices in any order, at most one per parameter. A choice without values does not restrict; SKUs without a value meet no other
 * choice.
 */
export interface FilterQuery {
  readonly choices: readonly FilterChoice[]
  /** Conditions that restrict every count, including that of their own parameter. SKUs without a value never meet them. */
  readonly bounds?: readonly FilterChoice[]
  /** Part of a text of the SKU; empty does not restrict. */
  readonly keyword?: string
  /** SKUs to skip, >= 0. */
  readonly skip: number
  /** Largest number of SKUs to list, >= 0. */
  readonly limit: number
}

/** A remaining value, with the number of SKUs left if only this value of its parameter were chosen. */
export interface RemainingValue {
  readonly value: FilterValue
  readonly count: number
}

/** The result of a query. */
export interface FilterResult {
  /** SKUs that meet all conditions. */
  readonly count: number
  /** Positions of the requested part, in rank order. */
  readonly positions: readonly number[]
  /** Every parameter with its remaining values, in their order. */
  readonly remaining: readonly { readonly name: string; readonly values: readonly RemainingValue[] }[]
}

/** A class of SKUs, ready to be filtered. */
export interface FilterIndex {
  readonly size: number
  readonly parameters: readonly FilterParameter[]
  /** @throws RangeError for an unknown parameter, two choices of one parameter, or a range of a parameter without figures */
  readonly filter: (query: FilterQuery) => FilterResult
}

/** @param source the class, in rank order */
export function* createFilterIndex(source: FilterSource): Cooperative<FilterIndex> {
  const columns = yield* buildFilterColumns(source)
  const { size, textsOf } = source
  const index = { size, columns, texts: textsOf && (yield* createTextSearch(size, textsOf)) }
  return { size, parameters: columns, filter: (query) => filter(index, query) }
}

interface Index {
  readonly size: number
  readonly columns: readonly FilterColumn[]
  readonly texts: TextSearch | undefined
}

interface Chosen {
  readonly column: FilterColumn
  /** SKUs that meet the choice. */
  readonly set: BitSet
}

function filter(index: Index, { choices, bounds = [], keyword = '', skip, limit }: FilterQuery): FilterResult {
  const { size, columns } = index
  const chosen = choicesOf(index, choices)
  const always = bounds.map((bound) => select(columnNamed(index, bound.name), bound))
  if (keyword !== '') always.push(withKeyword(index, keyword))
  const setsWithout = (column?: FilterColumn): BitSet[] => [
    ...always,
    ...chosen.filter((one) => one.column !== column).map(({ set }) => set),
  ]
  const found = inAll(setsWithout())
  const countsOf = (column: FilterColumn): Uint32Array =>
    countsIn(column, chosen.some((one) => one.column === column) ? inAll(setsWithout(column)) : found)
  return {
    count: found?.length ?? size,
    positions: found ? [...found.subarray(skip, skip + limit)] : firstPositions(size, { skip, limit }),
    remaining: columns.map((column) => ({ name: column.name, values: remainingValues(column, countsOf(column)) })),
  }
}

function columnNamed({ columns }: Index, name: string): FilterColumn {
  const column = columns.find((one) => one.name === name)
  if (!column) throw new RangeError(`there is no parameter '${name}'`)
  return column
}

function choicesOf(index: Index, choices: readonly FilterChoice[]): Chosen[] {
  const named = choices.map((choice) => ({ choice, column: columnNamed(index, choice.name) }))
  if (new Set(named.map(({ column }) => column)).size < named.length) throw new RangeError('a parameter is chosen twice')
  return named.filter(({ choice }) => restricts(choice)).map(({ choice, column }) => ({ column, set: select(column, choice) }))
}

const select = (column: FilterColumn, choice: FilterChoice): BitSet => selectCodes(column.codes, codesOf(column, choice))

function withKeyword({ size, texts }: Index, keyword: string): BitSet {
  const hasKeyword = new Uint8Array(size)
  texts?.find(keyword, (position) => (hasKeyword[position] = 1))
  return selectCodes(hasKeyword, Uint8Array.of(0, 1))
}

/** @returns the SKUs in every set; undefined for all SKUs, where there is no set */
const inAll = ([first, ...others]: readonly BitSet[]): Uint32Array | undefined => first && positionsOf(intersect([first, ...others]))

const firstPositions = (size: number, { skip, limit }: Pick<FilterQuery, 'skip' | 'limit'>): number[] =>
  Array.from({ length: Math.max(0, Math.min(limit, size - skip)) }, (_, index) => skip + index)

/** @returns the number of the given SKUs with each code */
function countsIn({ codes, totals }: FilterColumn, positions: Uint32Array | undefined): Uint32Array {
  if (!positions) return totals
  const counts = new Uint32Array(totals.length)
  countCodes(codes, positions, counts)
  return counts
}

const remainingValues = ({ values }: FilterColumn, counts: Uint32Array): RemainingValue[] =>
  values.flatMap((value, index) => {
    const count = at(counts, index + 1)
    return count > 0 ? [{ value, count }] : []
  })
