/** Request → values, by the rules of the same plan that made it. */
import type { Issue } from '../plan/issue.ts'
import type { InitData, Plan } from '../plan/plan.ts'
import type { ParameterRule } from './parameter-rules.ts'
import { parameterRules } from './parameter-rules.ts'
import { wholeRequestIssues } from './whole-request.ts'

/** A decoded parameter. */
export type ParameterValue = number | string | boolean | readonly string[]
/** The values of a request, or everything that is wrong with it. */
export type Decoded = { readonly values: Readonly<Record<string, ParameterValue>> } | { readonly issues: readonly Issue[] }

const decimal = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i

const issue = (code: Issue['code'], path: string, params: Issue['params'] = {}): { issue: Issue } => ({ issue: { code, path, params } })

function decodeNumber(rule: ParameterRule & { kind: 'number' }, text: string): { value: number } | { issue: Issue } {
  const value = decimal.test(text) ? Number(text) : NaN
  const { name, min, max, exclusiveMin, exclusiveMax, constant } = rule
  if (!Number.isFinite(value) || (constant !== undefined && !Number.isInteger(value))) return issue('notANumber', name, { text })
  if (min !== undefined && value < min) return issue('belowMinimum', name, { value, limit: min })
  if (max !== undefined && value > max) return issue('aboveMaximum', name, { value, limit: max })
  if (exclusiveMin !== undefined && value <= exclusiveMin) return issue('notAbove', name, { value, limit: exclusiveMin })
  if (exclusiveMax !== undefined && value >= exclusiveMax) return issue('notBelow', name, { value, limit: exclusiveMax })
  return { value }
}

function decodeValue(rule: ParameterRule, text: string): { value: ParameterValue } | { issue: Issue } {
  if (rule.kind === 'number') return decodeNumber(rule, text)
  if (rule.kind === 'boolean') {
    return text === 'true' || text === 'false' ? { value: text === 'true' } : issue('notAnOption', rule.name, { text })
  }
  const parts = rule.kind === 'list' ? (text === '' ? [] : text.split(',')) : [text]
  const strange = parts.find((part) => !rule.options?.includes(part))
  if (strange !== undefined) return issue('notAnOption', rule.name, { text: strange })
  return { value: rule.kind === 'list' ? parts : text }
}

/** A number is entered, one of a list is chosen. */
const isChosen = ({ kind }: ParameterRule) => kind === 'text' || kind === 'list'

/**
 * Decodes the query of a calculation request.
 *
 * @param query - Each parameter with all its occurrences.
 * @param init - The init data the options come from.
 * @returns The values, constants filled in; or every issue: unknown, repeated, missing and faulty parameters; then those that do not go together.
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
      if (!rule.optional) issues.push({ code: isChosen(rule) ? 'notChosen' : 'missing', path: rule.name, params: {} })
      if (rule.kind === 'number' && rule.constant !== undefined) values[rule.name] = rule.constant
    } else {
      const decoded = decodeValue(rule, text)
      if ('issue' in decoded) issues.push(decoded.issue)
      else values[rule.name] = decoded.value
    }
  }
  if (issues.length === 0) issues.push(...wholeRequestIssues(plan, values, init))
  return issues.length > 0 ? { issues } : { values }
}
