/** What a form does with an example: what it needs, hides, asks for and lets others leave out. */
import type { FormEvent } from '../commit/events.ts'
import type { FormState } from '../commit/form-state.ts'
import { initialState } from '../commit/initial-state.ts'
import { reduce } from '../commit/reduce.ts'
import type { CalculatorExamples } from '../define/examples.ts'
import { reasonsAgainstStart } from '../plan/explain.ts'
import { isVisible } from '../plan/field-view.ts'
import { optionsOf } from '../plan/options.ts'
import type { Plan } from '../plan/plan.ts'
import { isWindowEnd } from '../plan/window-ends.ts'
import { decodeRequest } from '../request/decode.ts'
import { initRequest } from '../request/encode.ts'
import { cellOf, rowOf } from './visible-values.ts'

type Case = CalculatorExamples['cases'][number]

/** A compiled calculator and the init answer of an example. */
export type AnsweredPlan = { readonly plan: Plan; readonly init: CalculatorExamples['init'] }

/** Of choices of several options one is toggled; anything else is chosen, a toggle by the words true and false. */
function switching(plan: Plan, field: string, value: string): Extract<FormEvent, { type: 'choose' | 'toggle' }> {
  const kind = plan.fields.get(field)?.field.kind
  if (kind === 'choices') return { type: 'toggle', field, value }
  const isTruth = kind === 'toggle' && (value === 'true' || value === 'false')
  return { type: 'choose', field, value: isTruth ? value === 'true' : value }
}

/** The state after one event on a field or a row's cell. */
const after = (
  state: FormState,
  path: string,
  event: (field: string) => Extract<FormEvent, { type: 'commit' | 'choose' | 'toggle' }>,
): FormState => {
  const cell = cellOf(path)
  if (!cell) return reduce(state, event(path))
  const row = rowOf(state, cell)
  const inRow = event(cell.field)
  return row && inRow.type !== 'toggle' ? reduce(state, { type: 'inRow', list: cell.list, row: row.key, event: inRow }) : state
}

/** The state after a text is typed into the field at `path`. */
export const afterTyping = (state: FormState, path: string, text: string): FormState =>
  after(state, path, (field) => ({ type: 'commit', field, text }))

/** The state after an option is chosen, or switched, in the field at `path`. */
export const afterChoosing = (state: FormState, path: string, value: string): FormState =>
  after(state, path, (field) => switching(state.plan, field, value))

/** The form with the inputs of an example. */
export const openedForm = ({ plan, init }: AnsweredPlan, inputs: Readonly<Record<string, unknown>>): FormState =>
  reduce(initialState(plan, { init }), { type: 'restore', inputs })

/** Whether an example states several values by their paths, not one. */
export const isSeveral = (expected: unknown): expected is NonNullable<Case['shows']> => typeof expected === 'object' && expected !== null

/** Paths of fields that have a value, entered or by default, including the first row of each list. */
const filledPaths = (plan: Plan, { inputs, snapshot }: FormState): readonly string[] =>
  [...plan.fields.values()].flatMap((planned) => {
    const { id, field } = planned
    const value = inputs[id]
    if (value === undefined || !isVisible(planned, snapshot)) return []
    const row: unknown = field.kind === 'list' && Array.isArray(value) ? value[0] : undefined
    return typeof row === 'object' && row !== null ? [id, ...Object.keys(row).map((one) => `${id}.0.${one}`)] : [id]
  })

/** The inputs with the one at `path` left empty. */
const emptied = (inputs: Case['inputs'], path: string): Readonly<Record<string, unknown>> => {
  const cell = cellOf(path)
  const rows = cell && inputs[cell.list]
  if (!cell || !Array.isArray(rows)) return { ...inputs, [path]: null }
  const without = rows.map((row: object, at) => (at === cell.row ? { ...row, [cell.field]: null } : row))
  return { ...inputs, [cell.list]: without }
}

/** Paths of the inputs without which the form cannot start. */
export const neededPaths = (answered: AnsweredPlan, inputs: Case['inputs']): readonly string[] =>
  filledPaths(answered.plan, openedForm(answered, inputs)).filter(
    (path) => reasonsAgainstStart(answered.plan, openedForm(answered, emptied(inputs, path)).snapshot).length > 0,
  )

/** Ids of the fields that are not shown. */
export const hiddenFields = ({ plan, snapshot }: FormState): readonly string[] =>
  [...plan.fields.values()].filter((planned) => !isWindowEnd(planned.id) && !isVisible(planned, snapshot)).map(({ id }) => id)

/** Parameters with which the form asks for its init answer. */
export const initQuery = ({ plan, snapshot }: FormState): Readonly<Record<string, string>> => initRequest(plan, snapshot)?.query ?? {}

/** Parameters that other callers may leave out of a request. */
export const sparedParameters = ({ plan, init }: AnsweredPlan, request: NonNullable<Case['request']>): readonly string[] =>
  Object.keys(request).filter((name) => {
    const query = Object.entries(request).flatMap(([one, text]) => (one === name ? [] : [[one, [text]] as const]))
    return 'values' in decodeRequest(plan, Object.fromEntries(query), init)
  })

/** Options of a choice in their order: those of the schema, or those of the init answer. */
export function offeredOptions({ plan, init }: AnsweredPlan, id: string): readonly string[] {
  const field = plan.fields.get(id)?.field
  const offered = field?.kind === 'choice' || field?.kind === 'choices' ? optionsOf(plan.schema, field, init) : undefined
  return offered?.map(({ value }) => value) ?? []
}
