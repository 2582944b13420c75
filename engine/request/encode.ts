/** Snapshot → request. */
import { requestCall } from '../define/index.ts'
import type { Snapshot } from '../plan/evaluate.ts'
import { isAbsent } from '../expression/index.ts'
import type { Value } from '../expression/index.ts'
import type { Plan, PlannedParameter } from '../plan/plan.ts'
import { nest } from './nest.ts'
import type { Body, BodyValue } from './nest.ts'

/** A call: path and query, ready for a URL. */
export type Call = { readonly path: string; readonly query: Readonly<Record<string, string>> }

/**
 * A calculation call. `query` holds the parameters as texts, ready for a URL; a POST sends them as `body` instead, in which numbers are
 * numbers and lists arrays.
 */
export type EncodedRequest = Call & ({ readonly method: 'GET' } | { readonly method: 'POST'; readonly body: Body })

/** The text of a value on the wire: numbers as shortest round-trip decimals, lists joined by commas. */
function encodeValue(value: Value): string {
  if (Array.isArray(value)) return value.join(',')
  // Parameters are numbers, texts, booleans and lists of these: the checker lets nothing else into a query.
  return typeof value === 'object' ? '' : String(value)
}

/** The parameters that are sent now, with their values. */
function sentNow(parameters: readonly PlannedParameter[], snapshot: Snapshot): readonly (readonly [name: string, value: BodyValue])[] {
  return parameters.flatMap(({ name, constant, slot, when }): [string, BodyValue][] => {
    if (constant !== undefined) return [[name, constant]]
    if (when !== undefined && snapshot.values[when] !== true) return []
    const value = snapshot.values[slot]
    // An empty list is not sent: it says nothing.
    const silent = value === undefined || isAbsent(value) || (Array.isArray(value) && value.length === 0)
    // Parameters are numbers, texts, booleans and lists of these: the checker lets nothing else into a request.
    return silent ? [] : [[name, value as BodyValue]]
  })
}

const asTexts = (sent: readonly (readonly [string, BodyValue])[]): Readonly<Record<string, string>> =>
  Object.fromEntries(sent.map(([name, value]) => [name, encodeValue(value as Value)])) // See `sentNow`: it has been one.

/** The calculation request: the declared parameters of visible, active fields, nothing else. */
export function encodeRequest(plan: Plan, snapshot: Snapshot): EncodedRequest {
  const { method, path } = requestCall(plan.schema.request)
  const sent = sentNow(plan.parameters, snapshot)
  const query = asTexts(sent)
  return method === 'POST' ? { method, path, query, body: nest(sent) } : { method, path, query }
}

/** The init request now; undefined while a value it needs is not known, or when the schema has none. Its text is the key of the answer. */
export function initRequest(plan: Plan, snapshot: Snapshot): Call | undefined {
  const init = plan.schema.init
  const query = asTexts(sentNow(plan.initParameters, snapshot))
  return init && Object.keys(query).length === plan.initParameters.length ? { path: init.get, query } : undefined
}
