/** The ways to answer a filter query in memory that the benchmark compares. */
import { createFilterIndex } from '../../server/catalogue/filter-index/filter-index.ts'
import { type FilterAnswer, firstValue, sourceOf, type SyntheticClass, type SyntheticQuery, valueCount, valueText } from './filter-data.ts'
import type { Variant } from './interleave.ts'
import { runToEnd } from '../../engine/base/cooperative.ts'

export type FilterVariant = Variant<SyntheticQuery, FilterAnswer>

/** As many as a page has. */
export const pageSize = 100
const many = 200
const few = 40

/** What no count can do without: one read of the columns that are not chosen. */
export function floorVariant({ size, columns }: SyntheticClass): FilterVariant {
  const sum = (column: Uint8Array): number => {
    let total = 0
    for (let position = 0; position < size; position++) total += column[position] ?? 0
    return total
  }
  const run = ({ choices }: SyntheticQuery): number =>
    columns.reduce(
      (total, column, parameter) => (choices.some((choice) => choice.parameter === parameter) ? total : total + sum(column)),
      0,
    )
  return { name: 'floor: one read of the other columns', mostQueries: many, buildMs: 0, run }
}

/** One pass over the columns: a SKU that misses one choice counts for that parameter, one that misses none counts for all. */
export function everySkuVariant({ size, columns, codes }: SyntheticClass): FilterVariant {
  const run = ({ choices, keyword }: SyntheticQuery): FilterAnswer => {
    const chosen = choices.map(({ parameter, value }) => ({ parameter, value, column: columns[parameter] ?? new Uint8Array(0) }))
    const counts = new Uint32Array(valueCount)
    const positions: number[] = []
    let count = 0
    const add = (parameter: number, position: number): void => {
      const cell = (firstValue[parameter] ?? 0) + (columns[parameter]?.[position] ?? 0)
      counts[cell] = (counts[cell] ?? 0) + 1
    }
    sku: for (let position = 0; position < size; position++) {
      if (keyword !== '' && !codes[position]?.includes(keyword)) continue
      let missed = -1
      for (const { parameter, value, column } of chosen) {
        if (column[position] === value) continue
        if (missed >= 0) continue sku
        missed = parameter
      }
      if (missed >= 0) add(missed, position)
      else {
        for (let parameter = 0; parameter < columns.length; parameter++) add(parameter, position)
        if (count++ < pageSize) positions.push(position)
      }
    }
    return { count, positions, counts }
  }
  return { name: 'every SKU, column by column', mostQueries: size >= 1e6 ? few : many, buildMs: 0, run }
}

export function indexVariant(data: SyntheticClass, name: string): FilterVariant {
  const start = performance.now()
  const index = runToEnd(createFilterIndex(sourceOf(data)))
  const buildMs = performance.now() - start
  const run = ({ choices, keyword }: SyntheticQuery): FilterAnswer => {
    const { count, positions, remaining } = index.filter({
      choices: choices.map(({ parameter, value }) => ({ name: `p${parameter}`, values: [valueText(value)] })),
      keyword,
      skip: 0,
      limit: pageSize,
    })
    const counts = new Uint32Array(valueCount)
    remaining.forEach(({ values }, parameter) => {
      for (const { value, count } of values) counts[(firstValue[parameter] ?? 0) + Number(value)] = count
    })
    return { count, positions, counts }
  }
  return { name, mostQueries: many, buildMs, run }
}
