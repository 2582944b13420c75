/** Names defined in a document, even if it has faults, for completion and hints. */
import { isRecord } from '../../../engine/base/is-record.ts'
import { functionSentences } from '../../../engine/describe/function-sentences.ts'
import { constants } from '../../../engine/expression/function-rules.ts'
import { aggregates } from '../../../engine/expression/functions.ts'

/** Kind of a name. */
export type NameKind = 'field' | 'derived' | 'table' | 'init' | 'function' | 'constant'

/** A name available to expressions, with a short description: `number, mm`. */
export type KnownName = { readonly name: string; readonly kind: NameKind; readonly detail: string }

const recordOf = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {})

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ')

const fieldNames = (id: string, written: unknown): readonly KnownName[] => {
  const field = recordOf(written)
  const detail = joined(textOf(field['kind']), textOf(field['unit']))
  const own: KnownName = { name: id, kind: 'field', detail }
  const windows = isRecord(field['tolerance'])
    ? ['lower', 'upper'].map((end) => ({ ...own, name: `${id}.${end}`, detail: 'number, %' }))
    : []
  const cells = [...Object.entries(recordOf(field['row'])), ...Object.entries(recordOf(field['rowDerived']))]
  const columns = cells.map(([name, cell]): KnownName => ({
    name: `${id}.${name}`,
    kind: 'field',
    detail: joined('column', textOf(recordOf(cell)['unit'])),
  }))
  return [own, ...windows, ...columns]
}

const tableNames = (name: string, written: unknown): readonly KnownName[] => {
  const table = recordOf(written)
  const [row] = Object.values(recordOf(table['rows']))
  const by = [textOf(table['by']), ...Object.keys(recordOf(table['axes']))].filter((key) => key !== '')
  return Object.keys(recordOf(table['columns'] ?? row)).map((column) => ({
    name: `tables.${name}.${column}`,
    kind: 'table',
    detail: joined(`by ${by.join(', ')}`, textOf(recordOf(table['units'])[column])),
  }))
}

/** Returns the names of a schema as written, which is not validated. */
export const namesOfSchema = (schema: unknown): readonly KnownName[] => {
  const { fields, derived, tables, init } = recordOf(schema)
  return [
    ...Object.entries(recordOf(fields)).flatMap(([id, field]) => fieldNames(id, field)),
    ...Object.entries(recordOf(derived)).map(([name, one]): KnownName => ({
      name,
      kind: 'derived',
      detail: joined('derived', textOf(recordOf(one)['unit'])),
    })),
    ...Object.entries(recordOf(tables)).flatMap(([name, table]) => tableNames(name, table)),
    ...Object.entries(recordOf(recordOf(init)['numbers'])).map(([name, unit]): KnownName => ({
      name: `init.${name}`,
      kind: 'init',
      detail: joined('of the init answer', textOf(unit)),
    })),
  ]
}

/** Returns the lists of the init answer, `init.<list>`, which provide options. */
export const listsOfSchema = (schema: unknown): readonly string[] =>
  Object.keys(recordOf(recordOf(recordOf(schema)['init'])['lists'])).map((name) => `init.${name}`)

/** Returns the columns of a list by their names. */
export const cellsOfList = (schema: unknown, list: string): readonly KnownName[] =>
  fieldNames(list, recordOf(recordOf(schema)['fields'])[list])
    .filter(({ name }) => name.startsWith(`${list}.`))
    .map((one) => ({ ...one, name: one.name.slice(list.length + 1) }))

/** Returns the names of the row before in the rows of a list, and that of their number. */
export const namesOfRow = (schema: unknown, list: string): readonly KnownName[] => [
  ...cellsOfList(schema, list).map((one) => ({ ...one, name: `previous.${one.name}`, detail: joined('of the row before', one.detail) })),
  { name: 'rowNumber', kind: 'field', detail: 'counted from 1' },
]

/** Names of the language itself, the same for every document. */
export const languageNames: readonly KnownName[] = [
  ...Object.entries(functionSentences).map(([name, detail]): KnownName => ({ name, kind: 'function', detail })),
  ...Object.keys(aggregates)
    .filter((name) => !Object.hasOwn(functionSentences, name))
    .map((name): KnownName => ({ name, kind: 'function', detail: 'of a column of a list' })),
  ...Object.entries(constants).map(([name, value]): KnownName => ({ name, kind: 'constant', detail: String(value) })),
]
