/** Classes of SKUs and queries for the properties of the filter index, and the plainest way to answer them. */
import * as fc from 'fast-check'
import type { FilterChoice } from '../../../server/catalogue/filter-index/filter-choice.ts'
import type { FilterParameterSource, FilterSource, FilterValue } from '../../../server/catalogue/filter-index/filter-columns.ts'
import type { FilterQuery, FilterResult } from '../../../server/catalogue/filter-index/filter-index.ts'
import { foldText } from '../../../server/catalogue/filter-index/filter-text.ts'

interface Column {
  readonly name: string
  readonly kind: 'text' | 'number'
  readonly cells: readonly (FilterValue | undefined)[]
}

export interface FilterClass {
  readonly size: number
  readonly columns: readonly Column[]
  readonly texts: readonly (readonly string[])[]
}

/** Texts in which full width, case and characters beyond the alphabet meet. */
export const shortText = fc
  .array(fc.constantFrom('a', 'B', 'b', 'Ａ', 'ｂ', '-', '0', '０', ' ', '　', '减', '速', 'İ', 'ß', '𐐀', '<', '%'), { maxLength: 7 })
  .map((characters) => characters.join(''))

/** A small mixing hash: spreads values over the rows. */
export function pick(seed: number, column: number, row: number): number {
  const mixed = Math.imul(Math.imul(seed ^ (row * 0x9e3779b1), 0x85ebca6b) ^ (column * 0xc2b2ae35), 0x27d4eb2f)
  return (mixed ^ (mixed >>> 15)) >>> 0
}

/** Stands in place of a figure. */
const word = 'none'

/** Few values, or more than a byte holds; some SKUs without one, some figures replaced by a word. */
const columnArbitrary = fc.record({
  hasWord: fc.boolean(),
  kind: fc.constantFrom('text', 'number'),
  values: fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 1, max: 6 }) }, { weight: 1, arbitrary: fc.integer({ min: 65, max: 400 }) }),
  none: fc.constantFrom(0, 1, 3),
  // Most SKUs share the first value then.
  skewed: fc.boolean(),
})

export const filterClasses: fc.Arbitrary<FilterClass> = fc
  .record({
    size: fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 41, max: 700 })),
    seed: fc.integer(),
    columns: fc.array(columnArbitrary, { minLength: 1, maxLength: 6 }),
    texts: fc.array(shortText, { minLength: 1, maxLength: 12 }),
  })
  .map(({ size, seed, columns, texts }) => ({
    size,
    columns: columns.map(({ kind, hasWord, values, none, skewed }, column) => ({
      name: `p${column}`,
      kind,
      cells: Array.from({ length: size }, (_, row) => {
        const drawn = pick(seed, column, row)
        if (drawn % 10 < none) return undefined
        if (kind === 'number' && hasWord && (drawn >>> 3) % 7 === 0) return word
        const place = skewed && (drawn >>> 4) % 4 > 0 ? 0 : (drawn >>> 8) % values
        return kind === 'number' ? (place - 3) / 2 : `v${place}`
      }),
    })),
    texts: Array.from({ length: size }, (_, row) => [0, 1].map((which) => texts[pick(seed, 100 + which, row) % texts.length] ?? '')),
  }))

export const sourceOf = ({ size, columns, texts }: FilterClass): FilterSource => ({
  size,
  parameters: columns.map(({ name, kind, cells }): FilterParameterSource => ({
    name,
    kind,
    words: [word],
    valueOf: (position) => cells[position],
  })),
  textsOf: (position) => texts[position] ?? [],
})

export const valuesOf = ({ cells }: Column): FilterValue[] => [...new Set(cells.filter((value) => value !== undefined))]

const choiceOf = (column: Column): fc.Arbitrary<FilterChoice> => {
  const { name, kind } = column
  const values = fc.subarray(valuesOf(column)).map((values) => ({ name, values }))
  const edge = fc.integer({ min: -5, max: 210 }).map((half) => half / 2)
  const one = fc.constantFrom(...valuesOf(column), 'v0').map((value) => ({ name, values: [value] }))
  return kind === 'number'
    ? fc.oneof(values, one, fc.record({ name: fc.constant(name), from: edge, to: edge }, { requiredKeys: ['name'] }))
    : fc.oneof(values, one)
}

export const choicesOf = ({ columns }: FilterClass, maxLength = 6): fc.Arbitrary<FilterChoice[]> =>
  fc.shuffledSubarray([...columns], { maxLength: Math.min(maxLength, columns.length) }).chain((some) => fc.tuple(...some.map(choiceOf)))

export const queriesOf = (filterClass: FilterClass): fc.Arbitrary<FilterQuery> =>
  fc.record({
    choices: choicesOf(filterClass),
    bounds: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: choicesOf(filterClass, 2) }),
    keyword: fc.oneof({ weight: 2, arbitrary: fc.constant('') }, { weight: 1, arbitrary: shortText }),
    skip: fc.constantFrom(0, 1, 7, 100, 1000),
    limit: fc.constantFrom(0, 1, 5, 100, 1000),
  })

const meets = (value: FilterValue | undefined, choice: FilterChoice): boolean => {
  if (value === undefined) return false
  if ('values' in choice) return choice.values.includes(value)
  return typeof value === 'number' && value >= (choice.from ?? -Infinity) && value <= (choice.to ?? Infinity)
}

/** Words come after the figures. */
const placeOf = (value: FilterValue): number => (typeof value === 'number' ? value : Infinity)

/** Looks at every SKU for every parameter. */
export function bruteForce(filterClass: FilterClass, { choices, bounds = [], keyword = '', skip, limit }: FilterQuery): FilterResult {
  const columnOf = (name: string): Column | undefined => filterClass.columns.find((column) => column.name === name)
  const positions = Array.from({ length: filterClass.size }, (_, position) => position)
  const restricting = choices.filter((choice) =>
    'values' in choice ? choice.values.length > 0 : choice.from !== undefined || choice.to !== undefined,
  )
  const open = positions.filter(
    (position) =>
      bounds.every((bound) => meets(columnOf(bound.name)?.cells[position], bound)) &&
      (keyword === '' || (filterClass.texts[position] ?? []).some((text) => foldText(text).includes(foldText(keyword)))),
  )
  const meetAll = (position: number, all: readonly FilterChoice[]): boolean =>
    all.every((choice) => meets(columnOf(choice.name)?.cells[position], choice))
  const found = open.filter((position) => meetAll(position, restricting))
  return {
    count: found.length,
    positions: found.slice(skip, skip + limit),
    remaining: filterClass.columns.map((column) => {
      const others = restricting.filter(({ name }) => name !== column.name)
      const left = open.filter((position) => meetAll(position, others))
      const counted = valuesOf(column).map((value) => ({
        value,
        count: left.filter((position) => column.cells[position] === value).length,
      }))
      const ordered = column.kind === 'number' ? counted.toSorted((a, b) => placeOf(a.value) - placeOf(b.value)) : counted
      return { name: column.name, values: ordered.filter(({ count }) => count > 0) }
    }),
  }
}
