/** Values of a class of SKUs as small numbers: what the filter index is built from. */
import { type Building, isRest } from './rests.ts'

/** A value that people choose from: a word or a figure. */
export type FilterValue = string | number

/** A parameter that SKUs are filtered by. */
export interface FilterParameterSource {
  readonly name: string
  /** Figures can also be chosen by a range. */
  readonly kind: 'text' | 'number'
  /** Words that may stand in place of a figure: they follow the figures, and no range holds them. */
  readonly words?: readonly string[]
  /** The value of the SKU at a position, or none. */
  readonly valueOf: (position: number) => FilterValue | undefined
  /** Order of a text parameter's values; those not named here follow in the order in which they first appear. Figures are always ascending. */
  readonly order?: readonly FilterValue[]
}

/** A class of SKUs: `size` positions in rank order. */
export interface FilterSource {
  readonly size: number
  /** With different names. */
  readonly parameters: readonly FilterParameterSource[]
  /** Texts of the SKU at a position that a keyword is looked for in: its name, its code. */
  readonly textsOf?: (position: number) => readonly string[]
}

/** A parameter with its values in order. Code `c` stands for `values[c - 1]`; code 0 for no value. */
export interface FilterParameter {
  readonly name: string
  readonly kind: 'text' | 'number'
  readonly values: readonly FilterValue[]
  /** Whether every SKU has one of them. */
  readonly isComplete: boolean
  /** Code of a value; undefined when no SKU has it. */
  readonly codeOf: (value: FilterValue) => number | undefined
}

/** The value of a SKU as a code. */
export const codeAt = ({ cells, parameters, firstCell }: FilterColumns, position: number, parameter: number): number =>
  (cells[position * parameters.length + parameter] ?? 0) - (firstCell[parameter] ?? 0)

/** All codes of a class. */
export interface FilterColumns {
  readonly size: number
  readonly parameters: readonly FilterParameter[]
  /** Place of code 0 of each parameter in a list of all codes, and their total at the end. A cell is a place in that list. */
  readonly firstCell: Int32Array
  /** Cell of each code, row by row, so that one cache line has all of a SKU: `cells[position * parameters.length + parameter]`. */
  readonly cells: Uint8Array | Uint16Array | Uint32Array
}

/**
 * Reads the values of a class and gives each a code.
 * @param source the class, in rank order
 * @throws RangeError when two parameters have one name, or a value is not of its parameter's kind (figures must be finite) nor one of its words
 */
export function* buildFilterColumns({ size, parameters: sources }: FilterSource): Building<FilterColumns> {
  const parameters: FilterParameter[] = []
  for (const source of sources) parameters.push(yield* readParameter(source, size))
  if (new Set(sources.map(({ name }) => name)).size < sources.length) throw new RangeError('two parameters have one name')
  const firstCell = new Int32Array(parameters.length + 1)
  parameters.forEach(({ values }, index) => (firstCell[index + 1] = (firstCell[index] ?? 0) + values.length + 1))
  const cells = createCells(size * parameters.length, firstCell.at(-1) ?? 0)
  for (const [index, { valueOf }] of sources.entries()) {
    const codeOf = parameters[index]?.codeOf
    const first = firstCell[index] ?? 0
    for (let position = 0; position < size; position++) {
      const value = valueOf(position)
      cells[position * sources.length + index] = first + (value === undefined ? 0 : (codeOf?.(value) ?? 0))
      if (isRest(position)) yield
    }
  }
  return { size, parameters, firstCell, cells }
}

/** The narrowest array that holds the cells: fewer cache lines to read. */
function createCells(length: number, largest: number): FilterColumns['cells'] {
  if (largest < 2 ** 8) return new Uint8Array(length)
  return largest < 2 ** 16 ? new Uint16Array(length) : new Uint32Array(length)
}

const isOfKind = ({ kind, words = [] }: FilterParameterSource, value: FilterValue): boolean => {
  if (kind === 'text') return typeof value === 'string'
  return typeof value === 'number' ? Number.isFinite(value) : words.includes(value)
}

function* readParameter(source: FilterParameterSource, size: number): Building<FilterParameter> {
  const { name, kind, words = [], valueOf, order = [] } = source
  const found = new Set<FilterValue>()
  let isComplete = true
  for (let position = 0; position < size; position++) {
    if (isRest(position)) yield
    const value = valueOf(position)
    if (value === undefined) {
      isComplete = false
      continue
    }
    if (!isOfKind(source, value)) throw new RangeError(`'${name}' is a ${kind}, but position ${position} has ${JSON.stringify(value)}`)
    found.add(value)
  }
  const figures = [...found].filter((value) => typeof value === 'number').toSorted((a, b) => a - b)
  const inOrder = kind === 'number' ? [...figures, ...words] : [...order, ...found]
  const values = [...new Set(inOrder)].filter((value) => found.has(value))
  const codes = new Map(values.map((value, index) => [value, index + 1]))
  return { name, kind, values, isComplete, codeOf: (value) => codes.get(value) }
}
