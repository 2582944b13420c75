/** Values of a class of SKUs, dictionary-coded: one column of small whole numbers for each parameter. */
import type { Cooperative } from '../../../engine/base/cooperative.ts'
import type { Codes } from './bit-set.ts'

/** A value to choose: a word or a figure. */
export type FilterValue = string | number

/** A parameter that SKUs are filtered by. */
export interface FilterParameterSource {
  readonly name: string
  /** Figures can also be chosen by a range. */
  readonly kind: 'text' | 'number'
  /** Words that may replace a figure; they are ordered after the figures and are in no range. */
  readonly words?: readonly string[]
  /** The value of the SKU at a position; undefined for none. */
  readonly valueOf: (position: number) => FilterValue | undefined
  /** Order of a text parameter's values; values missing here follow in order of first occurrence. Figures are always ascending. */
  readonly order?: readonly FilterValue[]
}

/** A class of SKUs: `size` positions in rank order. */
export interface FilterSource {
  readonly size: number
  /** With distinct names. */
  readonly parameters: readonly FilterParameterSource[]
  /** Texts of the SKU at a position that a keyword search covers: its name, its code. */
  readonly textsOf?: (position: number) => readonly string[]
}

/** A parameter with its values in order. */
export interface FilterParameter {
  readonly name: string
  readonly kind: 'text' | 'number'
  readonly values: readonly FilterValue[]
  /** Whether any SKU has the value. */
  readonly has: (value: FilterValue) => boolean
}

/** The values of all SKUs. Code `c` stands for `values[c - 1]`, code 0 for no value. */
export interface FilterColumn extends FilterParameter {
  /** Code of the SKU at each position. */
  readonly codes: Codes
  /** Number of SKUs with each code. */
  readonly totals: Uint32Array
}

/** SKUs read between two pauses. */
const stretch = 4096

/**
 * Reads the values of a class and assigns codes.
 *
 * @param source the class, in rank order
 * @throws RangeError when two parameters have the same name, or a value is neither of its parameter's kind (figures must be
 * finite) nor one of its words
 */
export function* buildFilterColumns({ size, parameters }: FilterSource): Cooperative<FilterColumn[]> {
  if (new Set(parameters.map(({ name }) => name)).size < parameters.length) throw new RangeError('two parameters have one name')
  const columns: FilterColumn[] = []
  for (const parameter of parameters) columns.push(yield* readColumn(parameter, size))
  return columns
}

const isOfKind = ({ kind, words = [] }: FilterParameterSource, value: FilterValue): boolean => {
  if (kind === 'text') return typeof value === 'string'
  return typeof value === 'number' ? Number.isFinite(value) : words.includes(value)
}

/** The smallest array type that holds the codes. */
const createCodes = (size: number, largest: number): Codes => {
  if (largest < 2 ** 8) return new Uint8Array(size)
  return largest < 2 ** 16 ? new Uint16Array(size) : new Uint32Array(size)
}

function* readColumn(source: FilterParameterSource, size: number): Cooperative<FilterColumn> {
  const { name, kind, words = [], valueOf, order = [] } = source
  // SKUs by value, in order of first occurrence.
  const counts = new Map<FilterValue, number>()
  for (let position = 0; position < size; position++) {
    if (position % stretch === stretch - 1) yield
    const value = valueOf(position)
    if (value === undefined) continue
    const count = counts.get(value) ?? 0
    if (count === 0 && !isOfKind(source, value)) {
      throw new RangeError(`'${name}' is a ${kind}, but position ${position} has ${JSON.stringify(value)}`)
    }
    counts.set(value, count + 1)
  }
  const figures = [...counts.keys()].filter((value) => typeof value === 'number').toSorted((a, b) => a - b)
  const inOrder = kind === 'number' ? [...figures, ...words] : [...order, ...counts.keys()]
  const values = [...new Set(inOrder)].filter((value) => counts.has(value))
  const codeOf = new Map<FilterValue | undefined, number>([[undefined, 0], ...values.map((value, index) => [value, index + 1] as const)])
  const codes = createCodes(size, values.length)
  const totals = new Uint32Array(values.length + 1)
  for (let position = 0; position < size; position++) {
    if (position % stretch === stretch - 1) yield
    const code = codeOf.get(valueOf(position))
    if (code === undefined) throw new RangeError(`'${name}' of position ${position} changed while it was read`)
    codes[position] = code
  }
  values.forEach((value, index) => (totals[index + 1] = counts.get(value) ?? 0))
  totals[0] = size - totals.reduce((sum, count) => sum + count, 0)
  return { name, kind, values, has: (value) => counts.has(value), codes, totals }
}
