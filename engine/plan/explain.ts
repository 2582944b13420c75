/** The reasons for which Start is disabled, in reading order. */
import type { Field, ListField } from '../define/index.ts'
import type { Snapshot } from './evaluate.ts'
import { isAbsent } from '../expression/index.ts'
import { boundIssue, boundsOf, isRequired, isVisible, waitingOf } from './field-view.ts'
import type { Issue } from './issue.ts'
import type { Plan, PlannedField } from './plan.ts'
import { ruleReasons } from './rules.ts'
import { tableReasons } from './table-reasons.ts'
import { cellPath, fewestRows, mayHaveRows, mostRows, Rows } from './rows.ts'

/** Too few rows, too many, or the first row with something wrong in it. */
function rowsReason(
  { id, field }: { readonly id: string; readonly field: ListField },
  { rows }: Rows,
  required: boolean,
): Issue | undefined {
  const params = { rows: rows.length }
  if (!mayHaveRows(field, rows.length, required)) {
    const [code, limit] =
      rows.length > mostRows(field) ? (['tooManyRows', mostRows(field)] as const) : (['tooFewRows', fewestRows(field)] as const)
    return { code, path: id, params: { ...params, limit } }
  }
  const at = rows.findIndex(({ reason }) => reason !== undefined)
  const reason = rows[at]?.reason
  return reason && { ...reason, path: cellPath(id, at, reason.path) }
}

/** Why nothing can be chosen in a field that has to be known; undefined where something can. */
const waitingReason = (planned: PlannedField, snapshot: Snapshot): Issue | undefined => {
  const code = isRequired(planned, snapshot) ? waitingOf(planned.field, snapshot.state.init) : undefined
  return code && { code, path: planned.id, params: {} }
}

const isChosen = ({ kind }: Field): boolean => kind === 'choice' || kind === 'choices' || kind === 'toggle'

/** What is wrong with one field; nothing while it is hidden. */
export function reasonOf(planned: PlannedField, snapshot: Snapshot): Issue | undefined {
  const { id, field } = planned
  if (field.kind === 'diagram' || !isVisible(planned, snapshot)) return undefined
  const value = snapshot.values[planned.slot]
  const waiting = waitingReason(planned, snapshot)
  if (waiting) return waiting
  if (field.kind === 'list') return value instanceof Rows ? rowsReason({ id, field }, value, isRequired(planned, snapshot)) : undefined
  if (typeof value === 'number') return boundIssue(planned, value, boundsOf(planned, snapshot))
  const required = isRequired(planned, snapshot)
  const empty: Issue = { code: field.kind === 'number' ? 'missing' : 'notChosen', path: id, params: {} }
  if (Array.isArray(value)) return value.length === 0 && required ? empty : undefined
  if (!isAbsent(value)) return undefined
  if (value.state === 'invalid') return { code: isChosen(field) ? 'notAnOption' : 'notANumber', path: id, params: {} }
  return required ? empty : undefined
}

const orders = new WeakMap<Plan, readonly string[]>()

/** Fields in reading order: as laid out, then the rest. */
export function readingOrder(plan: Plan): readonly string[] {
  const known = orders.get(plan)
  if (known) return known
  const shown = plan.schema.layout.flatMap((section) => section.items)
  const order = [...new Set([...shown, ...plan.fields.keys()])].filter((item) => plan.fields.has(item))
  orders.set(plan, order)
  return order
}

/**
 * Parameters that come out as no finite number although every field is known and valid: the values for which a table has none, or the parameters
 * themselves.
 */
export function parameterReasons(plan: Plan, snapshot: Snapshot): readonly Issue[] {
  const faults = plan.parameters.flatMap(({ name, slot }) => {
    const value = snapshot.values[slot]
    return isAbsent(value) && value.state === 'invalid' ? [{ name, because: value.because }] : []
  })
  if (faults.length === 0) return []
  const tables = tableReasons(plan, snapshot, new Set(faults.flatMap(({ because }) => because)))
  return tables.length > 0 ? tables : faults.map(({ name }) => ({ code: 'notFinite', path: name, params: {} }))
}

/**
 * Why Start is disabled, fields in reading order, then rules; empty exactly when every visible required field is known and valid, no rule
 * that refuses is broken and every parameter made from them is a finite value.
 */
export function reasonsAgainstStart(plan: Plan, snapshot: Snapshot): readonly Issue[] {
  const reasons = readingOrder(plan).flatMap((id) => {
    const planned = plan.fields.get(id)
    const reason = planned && reasonOf(planned, snapshot)
    return reason ? [reason] : []
  })
  const all = [...reasons, ...ruleReasons(plan, snapshot)]
  return all.length > 0 ? all : parameterReasons(plan, snapshot)
}
