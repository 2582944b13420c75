/** The results of a calculator without a request: its listed derived values, or what each of them waits for. */
import { resultValues } from '../define/index.ts'
import { isAbsent, nowhere } from '../expression/index.ts'
import type { Snapshot } from './evaluate.ts'
import { readingOrder, reasonOf } from './explain.ts'
import type { Issue } from './issue.ts'
import type { Plan } from './plan.ts'
import { ruleReasons } from './rules.ts'
import { tableReasons } from './table-reasons.ts'

/** A number with its unit; or, in reading order, what is wrong with the inputs that it is made of. */
export type ValueResult = { readonly name: string; readonly unit: string } & (
  | { readonly value: number }
  | { readonly waitsFor: readonly Issue[] }
)

const ancestors = new WeakMap<Plan, Map<string, ReadonlySet<string>>>()

/** The fields that a derived value is made of, directly or not. */
export function madeOf(plan: Plan, name: string): ReadonlySet<string> {
  const known = ancestors.get(plan) ?? new Map<string, ReadonlySet<string>>()
  ancestors.set(plan, known)
  const made = known.get(name) ?? fieldsBehind(plan, plan.slots.get(name))
  known.set(name, made)
  return made
}

/** Steps are in dependency order: who reads what is reached has been reached before. */
function fieldsBehind({ steps, readers, fields }: Plan, slot: number | undefined): ReadonlySet<string> {
  const reached = new Set<number>(slot === undefined ? [] : [slot])
  const found = new Set<string>()
  for (let index = steps.length - 1; index >= 0; index--) {
    if (readers[index]?.some((reader) => reached.has(reader))) reached.add(index)
    const item = steps[index]?.item ?? ''
    if (reached.has(index) && fields.has(item)) found.add(item)
  }
  return found
}

/** Codes of a field that has no value: what needs it has none either. */
const empty: ReadonlySet<string> = new Set(['missing', 'notChosen'] satisfies Issue['code'][])

/**
 * What keeps a value back: an input that is refused, even where its number could be calculated with; else a rule between inputs that is broken
 * and refuses; else what it is absent for.
 */
export function waitsFor(plan: Plan, snapshot: Snapshot, name: string): readonly Issue[] {
  const value = snapshot.values[plan.slots.get(name) ?? nowhere]
  const fields = madeOf(plan, name)
  const because = new Set(isAbsent(value) ? value.because.map((one) => one.split('.', 1)[0] ?? one) : [])
  const ofFields = readingOrder(plan).flatMap((id): Issue[] => {
    const planned = plan.fields.get(id)
    const reason = planned && fields.has(id) ? reasonOf(planned, snapshot) : undefined
    return reason && (!empty.has(reason.code) || because.has(id)) ? [reason] : []
  })
  if (ofFields.length > 0) return ofFields
  // Hidden or left empty: told where nothing else is, for it may be shown again by what is still to be filled in.
  const leftOut = readingOrder(plan).filter(
    (id) => because.has(id) && fields.has(id) && isAbsent(snapshot.values[plan.fields.get(id)?.slot ?? nowhere]),
  )
  if (leftOut.length > 0) return leftOut.map((path) => ({ code: 'missing', path, params: {} }))
  // Inputs that contradict each other give no result, as they give no request.
  const broken = ruleReasons(plan, snapshot)
  if (broken.length > 0 || !isAbsent(value)) return broken
  const ofTables = tableReasons(plan, snapshot, new Set(value.because))
  return ofTables.length > 0 ? ofTables : [{ code: 'notFinite', path: name, params: {} }]
}

/** The results in their order; empty where a service finds models. */
export function valueResults(plan: Plan, snapshot: Snapshot): readonly ValueResult[] {
  return (resultValues(plan.schema) ?? []).map((name): ValueResult => {
    const { slot, unit = '' } = plan.derived.get(name) ?? {}
    const value = slot === undefined ? undefined : snapshot.values[slot]
    const issues = waitsFor(plan, snapshot, name)
    return typeof value === 'number' && issues.length === 0 ? { name, unit, value } : { name, unit, waitsFor: issues }
  })
}
