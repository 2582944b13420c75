/** The JSON body of a POST → values, by the rules of a query. */
import { isRecord } from '../base/is-record.ts'
import type { Issue } from '../plan/issue.ts'
import type { InitData, Plan } from '../plan/plan.ts'
import type { Decoded } from './decode.ts'
import { decodeRequest } from './decode.ts'
import { cellPath } from '../plan/rows.ts'
import type { CellRule, ParameterRule } from './parameter-rules.ts'
import { parameterRules } from './parameter-rules.ts'
import { betweenCells, betweenRows } from './rows-text.ts'

type Leaf = { readonly name: string; readonly value: unknown }

/** The members of an object by dotted name. It goes no deeper than some parameter's name does, however deep the object is. */
function leavesOf(body: Readonly<Record<string, unknown>>, prefix: string, names: readonly string[]): readonly Leaf[] {
  return Object.entries(body).flatMap(([key, value]): readonly Leaf[] => {
    // A dot within a key is no nesting: there is one way to write each parameter.
    const name = `${prefix}${key.includes('.') ? JSON.stringify(key) : key}`
    const inside = names.some((one) => one.startsWith(`${name}.`))
    return inside && isRecord(value) ? leavesOf(value, `${name}.`, names) : [{ name, value }]
  })
}

/** The text that the same value has in a query; undefined where the value is not of the parameter's kind. */
function textOf(rule: ParameterRule, value: unknown): string | undefined {
  const { kind } = rule
  if (kind === 'rows') {
    const rows = rowsOf(value)
    return rows && rowsText(rule, rows)
  }
  if (kind === 'number') return typeof value === 'number' ? String(value) : undefined
  if (kind === 'boolean') return typeof value === 'boolean' ? String(value) : undefined
  if (kind === 'text') return typeof value === 'string' ? value : undefined
  // An option holds no comma, so a text that does is none.
  const isList = Array.isArray(value) && value.every((one) => typeof one === 'string' && !one.includes(','))
  return isList ? value.join(',') : undefined
}

type RowsRule = Extract<ParameterRule, { kind: 'rows' }>

/** What is no cell has been told before the text is read. */
const cellText = (cell: unknown): string => (typeof cell === 'string' || typeof cell === 'number' ? String(cell) : '')

const rowsText = ({ columns }: RowsRule, rows: readonly Readonly<Record<string, unknown>>[]): string =>
  rows.map((row) => columns.map(({ name }) => cellText(row[name])).join(betweenCells)).join(betweenRows)

const rowsOf = (value: unknown): readonly Readonly<Record<string, unknown>>[] | undefined =>
  Array.isArray(value) && value.every(isRecord) ? value : undefined

/** A number is no text in a cell either, and an option holds no separator. */
const isCell = ({ kind }: CellRule, cell: unknown) =>
  kind === 'number' ? typeof cell === 'number' : typeof cell === 'string' && !/[;,]/.test(cell)

/** Everything in rows that is no cell of its column. */
function rowsIssues({ name, columns }: RowsRule, rows: readonly Readonly<Record<string, unknown>>[]): readonly Issue[] {
  return rows.flatMap((row, at) =>
    Object.entries(row).flatMap(([member, cell]): Issue[] => {
      const column = columns.find((one) => one.name === member)
      const path = cellPath(name, at, member)
      if (!column) return [{ code: 'unknownParameter', path, params: {} }]
      return isCell(column, cell) ? [] : [{ code: wrongKind[column.kind], path, params: { text: shownText(cell) } }]
    }),
  )
}

const wrongKind = {
  number: 'notANumber',
  boolean: 'notAnOption',
  text: 'notAnOption',
  list: 'notAnOption',
  rows: 'notRows',
} as const satisfies Record<ParameterRule['kind'], Issue['code']>

const mostShown = 60

/** Cut, so that an answer is no longer than its question. */
const shownText = (value: unknown): string => (Array.isArray(value) || isRecord(value) ? '' : String(value).slice(0, mostShown))

/**
 * The query that says the same as a body, for what reads queries.
 *
 * @param body - Anything `JSON.parse` can give.
 * @returns Each member by its dotted name, unknown ones too; or what is not of its parameter's kind (a number written as a text).
 */
export function queryOfBody(
  plan: Plan,
  body: unknown,
  init: InitData | undefined,
): { readonly query: Readonly<Record<string, readonly string[]>> } | { readonly issues: readonly Issue[] } {
  const rules = new Map(parameterRules(plan, init).map((rule) => [rule.name, rule]))
  if (!isRecord(body)) return { issues: [{ code: 'missing', path: '', params: {} }] }
  const read = leavesOf(body, '', [...rules.keys()]).map(({ name, value }) => {
    const rule = rules.get(name)
    return { name, value, rule, text: rule ? textOf(rule, value) : '' }
  })
  const issues = read.flatMap(({ name, value, rule, text }): readonly Issue[] => {
    if (rule?.kind === 'rows' && text !== undefined) return rowsIssues(rule, rowsOf(value) ?? [])
    return !rule || text !== undefined ? [] : [{ code: wrongKind[rule.kind], path: name, params: { text: shownText(value) } }]
  })
  if (issues.length > 0) return { issues }
  return { query: Object.fromEntries(read.map(({ name, text = '' }) => [name, [text]])) }
}

/** Decodes the body of a calculation request, by the rules of `decodeRequest`. */
export function decodeBody(plan: Plan, body: unknown, init: InitData | undefined): Decoded {
  const read = queryOfBody(plan, body, init)
  return 'issues' in read ? read : decodeRequest(plan, read.query, init)
}
