/** Encodes a snapshot as a request. */
import { requestCall } from '../define/index.ts'
import type { Snapshot } from '../plan/evaluate.ts'
import { withoutNoise } from '../base/without-noise.ts'
import { isAbsent, nowhere } from '../expression/index.ts'
import type { Plan, PlannedParameter } from '../plan/plan.ts'
import { Rows } from '../plan/rows.ts'
import { nest } from './nest.ts'
import type { Body, BodyValue } from './nest.ts'
import { writeRows } from './rows-text.ts'
import type { SentRows } from './rows-text.ts'

/** A call: path and query, ready for a URL. */
export type Call = { readonly path: string; readonly query: Readonly<Record<string, string>> }

/**
 * A calculation call. `query` holds the parameters as texts, ready for a URL; a POST sends them as `body` instead, in which numbers are
 * numbers and lists arrays.
 */
export type EncodedRequest = Call & ({ readonly method: 'GET' } | { readonly method: 'POST'; readonly body: Body })

/** The text of a value on the wire: numbers as shortest round-trip decimals, lists joined by commas. */
function encodeValue(value: BodyValue, columns: readonly string[] | undefined): string {
  // Rows are an array of objects.
  if (columns) return writeRows(value as SentRows, columns)
  if (Array.isArray(value)) return value.join(',')
  // Parameters are numbers, texts, booleans and lists of these: the checker permits nothing else in a query.
  return typeof value === 'object' ? '' : String(value)
}

/** A parameter to send, with its value. */
type Sent = readonly [name: string, value: BodyValue, columns?: readonly string[]]

function sentNow(plan: Plan, parameters: readonly PlannedParameter[], snapshot: Snapshot): readonly Sent[] {
  return parameters.flatMap(({ name, constant, slot, when, field, columns }): Sent[] => {
    if (constant !== undefined) return [[name, constant]]
    if (when !== undefined && snapshot.values[when] !== true) return []
    if (columns) {
      const rows = rowsNow(plan, snapshot, { list: field ?? '', columns })
      return rows.length === 0 ? [] : [[name, rows, columns]]
    }
    const known = snapshot.values[slot]
    const value = typeof known === 'number' && field === undefined ? withoutNoise(known) : known
    // An empty list is not sent.
    const silent = value === undefined || isAbsent(value) || (Array.isArray(value) && value.length === 0)
    // Parameters are numbers, texts, booleans and lists of these: the checker permits nothing else in a request.
    return silent ? [] : [[name, value as BodyValue]]
  })
}

const asTexts = (sent: readonly Sent[]): Readonly<Record<string, string>> =>
  Object.fromEntries(sent.map(([name, value, columns]) => [name, encodeValue(value, columns)]))

type SentColumns = { readonly list: string; readonly columns: readonly string[] }

/** The non-empty cells of all rows. If any cell is unusable, no rows are sent: an incomplete list would mean something else. */
function rowsNow({ rows, fields }: Plan, { values }: Snapshot, { list, columns }: SentColumns): SentRows {
  const evaluated = values[fields.get(list)?.slot ?? nowhere]
  if (!(evaluated instanceof Rows) || evaluated.rows.some(({ reason }) => reason !== undefined)) return []
  const cells = columns.map((column) => [column, rows.get(list)?.plan.fields.get(column)?.slot ?? nowhere] as const)
  return evaluated.rows.map(({ snapshot }) =>
    Object.fromEntries(
      cells.flatMap(([column, slot]) => {
        const value = snapshot.values[slot]
        return typeof value === 'number' || typeof value === 'string' ? [[column, value] as const] : []
      }),
    ),
  )
}

/** Encodes the calculation request: the declared parameters of visible, active fields only. */
export function encodeRequest(plan: Plan, snapshot: Snapshot): EncodedRequest {
  const { method, path } = requestCall(plan.schema.request)
  const sent = sentNow(plan, plan.parameters, snapshot)
  const query = asTexts(sent)
  return method === 'POST' ? { method, path, query, body: nest(sent.map(([name, value]) => [name, value])) } : { method, path, query }
}

/**
 * The current init request; undefined while a required value is unknown, or if the schema has no init call. Its text is the cache
 * key of the answer.
 */
export function initRequest(plan: Plan, snapshot: Snapshot): Call | undefined {
  const init = plan.schema.init
  const query = asTexts(sentNow(plan, plan.initParameters, snapshot))
  return init && Object.keys(query).length === plan.initParameters.length ? { path: init.get, query } : undefined
}
