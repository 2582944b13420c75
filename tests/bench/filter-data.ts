/** A synthetic class of SKUs for the filter benchmark: seeded, eight parameters with 3 to 40 values, a code that spells them. */
import type { FilterSource } from '../../server/catalogue/filter-index/filter-columns.ts'
import { seeded } from './random.ts'

/** Values per parameter. */
const widths = [3, 5, 8, 12, 20, 40, 6, 4] as const

export interface SyntheticClass {
  readonly size: number
  /** Value of each parameter at each position, from 0. */
  readonly columns: readonly Uint8Array[]
  readonly codes: readonly string[]
}

export interface SyntheticQuery {
  readonly choices: readonly { readonly parameter: number; readonly value: number }[]
  readonly keyword: string
}

/** What every variant answers. */
export interface FilterAnswer {
  readonly count: number
  /** The first hundred. */
  readonly positions: readonly number[]
  /** SKUs per value, parameter after parameter. */
  readonly counts: ArrayLike<number>
}

/** Place of each parameter's first value in `counts`, and the number of all values. */
export const firstValue: readonly number[] = [0, ...widths].map((_, index) => widths.slice(0, index).reduce((sum, width) => sum + width, 0))
export const valueCount = widths.reduce((sum, width) => sum + width, 0)

const padded = (value: number, length: number): string => String(value).padStart(length, '0')

/** 22 characters, e.g. `LXB-21P35-0450X0196-F2`. */
function codeOf([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0]: readonly number[]): string {
  const head = `LX${'ABC'.charAt(a)}-${padded(16 + 5 * b, 2)}${'HKLMNPRS'.charAt(c)}${padded(5 * d, 2)}`
  return `${head}-${padded(100 + 50 * e, 4)}X${padded(37 * f + 11, 4)}-${'CDEFGH'.charAt(g)}${'1234'.charAt(h)}`
}

/** `size` of the 27.6 million combinations, in the order of their values. */
export function syntheticClass(size: number): SyntheticClass {
  const random = seeded(3)
  const combinations = widths.reduce((product, width) => product * width, 1)
  const taken = new Uint8Array(combinations)
  for (let count = 0; count < size;) {
    const one = Math.floor(random() * combinations)
    count += taken[one] === 0 ? 1 : 0
    taken[one] = 1
  }
  const columns = widths.map(() => new Uint8Array(size))
  const codes: string[] = []
  for (let one = 0; one < combinations; one++) {
    if (taken[one] === 0) continue
    let rest = one
    for (let parameter = widths.length - 1; parameter >= 0; parameter--) {
      const column = columns[parameter]
      const width = widths[parameter] ?? 1
      if (column) column[codes.length] = rest % width
      rest = Math.floor(rest / width)
    }
    codes.push(codeOf(columns.map((column) => column[codes.length] ?? 0)))
  }
  return { size, columns, codes }
}

/** Two to four choices that some SKU fulfils. */
export function choiceQueries(count: number, { size, columns }: SyntheticClass): SyntheticQuery[] {
  const random = seeded(11)
  return Array.from({ length: count }, () => {
    const position = Math.floor(random() * size)
    const count = 2 + Math.floor(random() * 3)
    const parameters = new Set<number>()
    while (parameters.size < count) parameters.add(Math.floor(random() * widths.length))
    return { keyword: '', choices: [...parameters].map((parameter) => ({ parameter, value: columns[parameter]?.[position] ?? 0 })) }
  })
}

/** Parts of codes, three to seven characters. */
export function keywordQueries(count: number, { size, codes }: SyntheticClass): SyntheticQuery[] {
  const random = seeded(13)
  return Array.from({ length: count }, () => {
    const code = codes[Math.floor(random() * size)] ?? ''
    const length = 3 + Math.floor(random() * 5)
    const from = Math.floor(random() * (code.length - length))
    return { keyword: code.slice(from, from + length), choices: [] }
  })
}

/** Values as texts, so that each has a place in the list of its parameter: `00` to `39`. */
export const valueText = (value: number): string => padded(value, 2)

export const sourceOf = ({ size, columns, codes }: SyntheticClass): FilterSource => ({
  size,
  parameters: columns.map((column, parameter) => ({
    name: `p${parameter}`,
    kind: 'text',
    valueOf: (position) => valueText(column[position] ?? 0),
    order: Array.from({ length: widths[parameter] ?? 0 }, (_, value) => valueText(value)),
  })),
  textsOf: (position) => [codes[position] ?? ''],
})
