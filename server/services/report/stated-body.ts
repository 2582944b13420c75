/** The working conditions of a page that is not a form: the body that it sent, labelled as in the call. */
import { isRecord } from '../../../engine/base/is-record.ts'
import type { FileStated, FileStatedValue, FileWord } from '../../files/file-calculation.ts'
import type { Quantity } from '../../../families/rotary/wire/calls.ts'
import type { ServedCall } from '../calls/served-call.ts'

type Body = Readonly<Record<string, unknown>>

/** Members that select or arrange a part of a list and are not working conditions. */
const beside: ReadonlySet<string> = new Set(['page', 'size', 'narrowing', 'sort', 'assumptions'])

/** Whether a value is a row of a demand, which has its own name and unit. */
const isDemandRow = (row: unknown): row is Quantity =>
  isRecord(row) && typeof row['name'] === 'string' && typeof row['value'] === 'number' && typeof row['unit'] === 'string'

type Words = { readonly labelOf: (path: string) => FileWord; readonly unitOf: (path: string) => string }

const wordsOf = (call: ServedCall): Words => ({
  labelOf: (path) => ({ key: call.labelKey?.(path), name: path.split('.').at(-1) ?? path }),
  unitOf: (path) => (call.method === 'POST' ? (call.body.units?.[path] ?? '') : ''),
})

const word = (value: unknown): FileWord =>
  typeof value === 'boolean'
    ? { key: `shell:common.${value ? 'yes' : 'no'}`, name: String(value) }
    : { key: undefined, name: String(value) }

/** Sorted by name, so that the same request always has the same order. */
const inOrder = (body: Body): readonly (readonly [string, unknown])[] =>
  Object.entries(body).toSorted(([one], [other]) => (one < other ? -1 : 1))

const rowsOf = (rows: readonly Body[], path: string, { labelOf, unitOf }: Words): FileStatedValue => {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))].toSorted()
  return {
    kind: 'rows',
    columns: names.map((name) => ({ label: labelOf(`${path}.${name}`), unit: unitOf(`${path}.${name}`) })),
    rows: rows.map((row) => names.map((name) => (typeof row[name] === 'number' ? row[name] : word(row[name] ?? '–')))),
  }
}

const valueOf = (value: unknown, path: string, words: Words): FileStatedValue | undefined => {
  if (typeof value === 'number') return { kind: 'number', value, unit: words.unitOf(path) }
  if (typeof value === 'string' || typeof value === 'boolean') return { kind: 'words', words: [word(value)] }
  if (Array.isArray(value) && value.length > 0) {
    return value.every(isRecord) ? rowsOf(value, path, words) : { kind: 'words', words: value.map(word) }
  }
  if (!isRecord(value) || typeof value['value'] !== 'number') return undefined
  const { value: number, lower, upper } = value
  const window = typeof lower === 'number' && typeof upper === 'number' ? { window: { lower, upper } } : {}
  return { kind: 'number', value: number, unit: words.unitOf(path) || words.unitOf(`${path}.value`), ...window }
}

/** More significant digits are taken as calculated, not typed. */
const mostTypedDigits = 6
const isComputed = ({ value }: Quantity): boolean => Number(value.toPrecision(mostTypedDigits)) !== value

const isDemand = (value: unknown): value is readonly Quantity[] => Array.isArray(value) && value.length > 0 && value.every(isDemandRow)

/** @returns the demand rows in a body; empty where it has none */
export const demandOf = (body: unknown): readonly Quantity[] => (isRecord(body) ? (Object.values(body).find(isDemand) ?? []) : [])

const statedIn = (body: Body, words: Words, inside = ''): readonly FileStated[] =>
  inOrder(body).flatMap(([name, value]): readonly FileStated[] => {
    const path = inside === '' ? name : `${inside}.${name}`
    if (inside === '' && beside.has(name)) return []
    if (isDemand(value)) {
      return value.map((row) => ({
        label: { ...words.labelOf(`${path}.${row.name}`), name: row.name },
        value: { kind: 'number', value: row.value, unit: row.unit, ...(isComputed(row) && { isComputed: true }) },
      }))
    }
    const stated = valueOf(value, path, words)
    if (stated) return [{ label: words.labelOf(path), value: stated }]
    return isRecord(value) ? statedIn(value, words, path) : []
  })

/**
 * @param besides names of demand rows that are stated elsewhere as results
 * @returns the sent values, by name
 */
export const statedOfBody = (call: ServedCall, body: unknown, besides: ReadonlySet<string> = new Set()): readonly FileStated[] => {
  if (!isRecord(body)) return []
  const stated = Object.entries(body).map(([name, value]) => [
    name,
    isDemand(value) ? value.filter((row) => !besides.has(row.name)) : value,
  ])
  return statedIn(Object.fromEntries(stated) as Body, wordsOf(call)) // an object's names and values
}
