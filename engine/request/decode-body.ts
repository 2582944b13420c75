/** Decodes the JSON body of a POST by the rules of a query. */
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

/** The members of an object by dotted name. Descends no deeper than a parameter name does, however deep the object is. */
function leavesOf(body: Readonly<Record<string, unknown>>, prefix: string, names: readonly string[]): readonly Leaf[] {
  return Object.entries(body).flatMap(([key, value]): readonly Leaf[] => {
    // A dot within a key does not nest, so that each parameter can be written in one way only.
    const name = `${prefix}${key.includes('.') ? JSON.stringify(key) : key}`
    const inside = names.some((one) => one.startsWith(`${name}.`))
    return inside && isRecord(value) ? leavesOf(value, `${name}.`, names) : [{ name, value }]
  })
}

/** The query text of the same value; undefined if the value is not of the parameter's kind. */
function textOf(rule: ParameterRule, value: unknown): string | undefined {
  const { kind } = rule
  if (kind === 'rows') {
    const rows = rowsOf(value)
    return rows && rowsText(rule, rows)
  }
  if (kind === 'number') return typeof value === 'number' ? String(value) : undefined
  if (kind === 'boolean') return typeof value === 'boolean' ? String(value) : undefined
  if (kind === 'text') return typeof value === 'string' ? value : undefined
  // Options contain no comma, so a text with one is not an option.
  const isList = Array.isArray(value) && value.every((one) => typeof one === 'string' && !one.includes(','))
  return isList ? value.join(',') : undefined
}

type RowsRule = Extract<ParameterRule, { kind: 'rows' }>

/** The text of a cell. Values that are not cells have been reported before. */
const cellText = (cell: unknown): string => (typeof cell === 'string' || typeof cell === 'number' ? String(cell) : '')

const rowsText = ({ columns }: RowsRule, rows: readonly Readonly<Record<string, unknown>>[]): string =>
  rows.map((row) => columns.map(({ name }) => cellText(row[name])).join(betweenCells)).join(betweenRows)

const rowsOf = (value: unknown): readonly Readonly<Record<string, unknown>>[] | undefined =>
  Array.isArray(value) && value.every(isRecord) ? value : undefined

/** Whether a value has the kind of its column. Numbers are not accepted as texts, and options contain no separator. */
const isCell = ({ kind }: CellRule, cell: unknown) =>
  kind === 'number' ? typeof cell === 'number' : typeof cell === 'string' && !/[;,]/.test(cell)

/** Reports every value in the rows that is not of its column's kind. */
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

/** The value as text, truncated so that a response is no longer than its request. */
const shownText = (value: unknown): string => (Array.isArray(value) || isRecord(value) ? '' : String(value).slice(0, mostShown))

/**
 * Converts a body to the equivalent query.
 *
 * @param body - Anything `JSON.parse` can return.
 * @returns Each member by its dotted name, unknown ones included; or the issues of members that are not of their parameter's kind
 * (e.g. a number written as text).
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
