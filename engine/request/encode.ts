/** Snapshot → request. */
import type { Snapshot } from '../evaluate.ts'
import { isAbsent } from '../expression/index.ts'
import type { Value } from '../expression/index.ts'
import type { Plan, PlannedParameter } from '../plan.ts'

/** A call: path and query, ready for a URL. */
export type EncodedRequest = { readonly path: string; readonly query: Readonly<Record<string, string>> }

/** The text of a value on the wire: numbers as shortest round-trip decimals, lists joined by commas. */
export function encodeValue(value: Value): string {
  if (Array.isArray(value)) return value.join(',')
  // Parameters are numbers, texts, booleans and lists of these: the checker lets nothing else into a query.
  return typeof value === 'object' ? '' : String(value)
}

function encoded(parameters: readonly PlannedParameter[], snapshot: Snapshot): Readonly<Record<string, string>> {
  return Object.fromEntries(
    parameters.flatMap(({ name, constant, slot, when }) => {
      if (constant !== undefined) return [[name, String(constant)]]
      if (when !== undefined && snapshot.values[when] !== true) return []
      const value = snapshot.values[slot]
      // An empty list is not sent: it says nothing.
      const silent = value === undefined || isAbsent(value) || (Array.isArray(value) && value.length === 0)
      return silent ? [] : [[name, encodeValue(value)]]
    }),
  )
}

/** The calculation request: the declared parameters of visible, active fields, nothing else. */
export function encodeRequest(plan: Plan, snapshot: Snapshot): EncodedRequest {
  return { path: plan.schema.request.get, query: encoded(plan.parameters, snapshot) }
}

/** The init request now; undefined while a value it needs is not known, or when the schema has none. Its text is the key of the answer. */
export function initRequest(plan: Plan, snapshot: Snapshot): EncodedRequest | undefined {
  const init = plan.schema.init
  const query = encoded(plan.initParameters, snapshot)
  return init && Object.keys(query).length === plan.initParameters.length ? { path: init.get, query } : undefined
}
