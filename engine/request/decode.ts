/** Decodes a request by the rules of the same plan that encoded it. */
import type { Issue } from '../plan/issue.ts'
import type { InitData, Plan, RowInputs } from '../plan/plan.ts'
import { cellPath } from '../plan/rows.ts'
import type { CellRule, ParameterRule } from './parameter-rules.ts'
import { closed, parameterRules } from './parameter-rules.ts'
import { splitRows } from './rows-text.ts'
import { wholeRequestIssues } from './whole-request.ts'

/** A decoded parameter. */
export type ParameterValue = number | string | boolean | readonly string[] | readonly RowInputs[]
/** The values of a request, or all of its issues. */
export type Decoded = { readonly values: Readonly<Record<string, ParameterValue>> } | { readonly issues: readonly Issue[] }

const decimal = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i

const issue = (code: Issue['code'], path: string, params: Issue['params'] = {}): { issue: Issue } => ({ issue: { code, path, params } })

function decodeNumber(rule: Extract<ParameterRule, { kind: 'number' }>, text: string): { value: number } | { issue: Issue } {
  const value = decimal.test(text) ? Number(text) : NaN
  const { name, min, max, exclusiveMin, exclusiveMax, constant } = closed(rule)
  if (!Number.isFinite(value) || (constant !== undefined && !Number.isInteger(value))) return issue('notANumber', name, { text })
  if (min !== undefined && value < min) return issue('belowMinimum', name, { value, limit: min })
  if (max !== undefined && value > max) return issue('aboveMaximum', name, { value, limit: max })
  if (exclusiveMin !== undefined && value <= exclusiveMin) return issue('notAbove', name, { value, limit: exclusiveMin })
  if (exclusiveMax !== undefined && value >= exclusiveMax) return issue('notBelow', name, { value, limit: exclusiveMax })
  return { value }
}

/** Decodes a cell; undefined if it is empty and may be. */
function decodeCell(rule: CellRule, path: string, text: string): { value: number | string | undefined } | { issue: Issue } {
  if (text === '') return rule.optional ? { value: undefined } : issue(rule.kind === 'number' ? 'missing' : 'notChosen', path)
  if (rule.kind === 'number') return decodeNumber({ ...rule, name: path }, text)
  return !rule.options || rule.options.includes(text) ? { value: text } : issue('notAnOption', path, { text })
}

type Rule<Kind extends ParameterRule['kind']> = Extract<ParameterRule, { kind: Kind }>

/** Decodes all rows, or returns their issues, with paths such as `Phases[3].load`. */
function decodeRows(
  { name, columns, minRows, maxRows }: Rule<'rows'>,
  text: string,
): { value: readonly RowInputs[] } | { issues: readonly Issue[] } {
  const rows = splitRows(text)
  const count = { rows: rows.length }
  if (rows.length > maxRows) return { issues: [{ code: 'tooManyRows', path: name, params: { ...count, limit: maxRows } }] }
  const issues: Issue[] = rows.length < minRows ? [{ code: 'tooFewRows', path: name, params: { ...count, limit: minRows } }] : []
  const value = rows.map((cells, row) => {
    if (cells.length !== columns.length) {
      issues.push({ code: 'cellCount', path: `${name}[${row}]`, params: { cells: cells.length, expected: columns.length } })
      return {}
    }
    const decoded: Record<string, number | string> = {}
    columns.forEach((column, index) => {
      const cell = decodeCell(column, cellPath(name, row, column.name), cells[index] ?? '')
      if ('issue' in cell) issues.push(cell.issue)
      else if (cell.value !== undefined) decoded[column.name] = cell.value
    })
    return decoded
  })
  return issues.length > 0 ? { issues } : { value }
}

function decodeValue(rule: Exclude<ParameterRule, { kind: 'rows' }>, text: string): { value: ParameterValue } | { issue: Issue } {
  if (rule.kind === 'number') return decodeNumber(rule, text)
  if (rule.kind === 'boolean') {
    return text === 'true' || text === 'false' ? { value: text === 'true' } : issue('notAnOption', rule.name, { text })
  }
  const parts = rule.kind === 'list' ? (text === '' ? [] : text.split(',')) : [text]
  const strange = parts.find((part) => !rule.options?.includes(part))
  if (strange !== undefined) return issue('notAnOption', rule.name, { text: strange })
  return { value: rule.kind === 'list' ? parts : text }
}

/** Whether the parameter is chosen from a list rather than entered. */
const isChosen = ({ kind }: ParameterRule) => kind === 'text' || kind === 'list'

/** The issue of a missing parameter. */
function absence(rule: ParameterRule): Issue {
  if (rule.kind === 'rows') return { code: 'tooFewRows', path: rule.name, params: { rows: 0, limit: rule.minRows } }
  return { code: isChosen(rule) ? 'notChosen' : 'missing', path: rule.name, params: {} }
}

/**
 * Decodes the query of a calculation request.
 *
 * @param query - Each parameter with all its occurrences.
 * @param init - The init data the options come from.
 * @returns The values, with constants filled in; or every issue: unknown, repeated, missing and invalid parameters, then conflicts
 * between parameters.
 */
export function decodeRequest(plan: Plan, query: Readonly<Record<string, readonly string[]>>, init: InitData | undefined): Decoded {
  const rules = parameterRules(plan, init)
  const names = new Set(rules.map((rule) => rule.name))
  const issues: Issue[] = Object.keys(query)
    .filter((name) => !names.has(name))
    .map((name) => ({ code: 'unknownParameter', path: name, params: {} }))
  const values: Record<string, ParameterValue> = {}
  for (const rule of rules) {
    const [text, ...more] = Object.hasOwn(query, rule.name) ? (query[rule.name] ?? []) : []
    if (more.length > 0) issues.push({ code: 'repeatedParameter', path: rule.name, params: {} })
    else if (text === undefined || text === '') {
      if (!rule.optional) issues.push(absence(rule))
      if (rule.kind === 'number' && rule.constant !== undefined) values[rule.name] = rule.constant
    } else {
      const decoded = rule.kind === 'rows' ? decodeRows(rule, text) : decodeValue(rule, text)
      if ('value' in decoded) values[rule.name] = decoded.value
      else issues.push(...('issues' in decoded ? decoded.issues : [decoded.issue]))
    }
  }
  if (issues.length === 0) issues.push(...wholeRequestIssues(plan, values, init))
  return issues.length > 0 ? { issues } : { values }
}
