/** The JSON body of a POST → values, by the rules of a query. */
import type { Issue } from '../plan/issue.ts'
import type { InitData, Plan } from '../plan/plan.ts'
import type { Decoded } from './decode.ts'
import { decodeRequest } from './decode.ts'
import type { ParameterRule } from './parameter-rules.ts'
import { parameterRules } from './parameter-rules.ts'

type Leaf = { readonly name: string; readonly value: unknown }

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The members of an object by dotted name. It goes no deeper than some parameter's name does, however deep the object is. */
function leavesOf(body: Readonly<Record<string, unknown>>, prefix: string, names: readonly string[]): readonly Leaf[] {
  return Object.entries(body).flatMap(([key, value]): readonly Leaf[] => {
    // A dot within a key is no nesting: there is one way to write each parameter.
    const name = `${prefix}${key.includes('.') ? JSON.stringify(key) : key}`
    const inside = names.some((one) => one.startsWith(`${name}.`))
    return inside && isObject(value) ? leavesOf(value, `${name}.`, names) : [{ name, value }]
  })
}

/** The text that the same value has in a query; undefined where the value is not of the parameter's kind. */
function textOf({ kind }: ParameterRule, value: unknown): string | undefined {
  if (kind === 'number') return typeof value === 'number' ? String(value) : undefined
  if (kind === 'boolean') return typeof value === 'boolean' ? String(value) : undefined
  if (kind === 'text') return typeof value === 'string' ? value : undefined
  // An option holds no comma, so a text that does is none.
  const isList = Array.isArray(value) && value.every((one) => typeof one === 'string' && !one.includes(','))
  return isList ? value.join(',') : undefined
}

const wrongKind = { number: 'notANumber', boolean: 'notAnOption', text: 'notAnOption', list: 'notAnOption' } as const satisfies Record<
  ParameterRule['kind'],
  Issue['code']
>

const mostShown = 60

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
  if (!isObject(body)) return { issues: [{ code: 'missing', path: '', params: {} }] }
  const read = leavesOf(body, '', [...rules.keys()]).map(({ name, value }) => {
    const rule = rules.get(name)
    return { name, value, rule, text: rule ? textOf(rule, value) : '' }
  })
  const issues = read.flatMap(({ name, value, rule, text }): Issue[] => {
    if (!rule || text !== undefined) return []
    // Cut, so that an answer is no longer than its question.
    const shown = Array.isArray(value) || isObject(value) ? '' : String(value).slice(0, mostShown)
    return [{ code: wrongKind[rule.kind], path: name, params: { text: shown } }]
  })
  if (issues.length > 0) return { issues }
  return { query: Object.fromEntries(read.map(({ name, text = '' }) => [name, [text]])) }
}

/** Decodes the body of a calculation request, by the rules of `decodeRequest`. */
export function decodeBody(plan: Plan, body: unknown, init: InitData | undefined): Decoded {
  const read = queryOfBody(plan, body, init)
  return 'issues' in read ? read : decodeRequest(plan, read.query, init)
}
