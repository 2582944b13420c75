/** Rows of lists: each is a form of its own, whose values are an entry of the list's value. */
import type { Value } from '../expression/index.ts'
import type { RowInputs, RowPlan } from '../plan/plan.ts'
import { fewestRows, mostRows, rowInputs } from '../plan/rows.ts'
import { recommit } from './cascade.ts'
import { withSettings } from './reader-settings.ts'
import type { FormRow, FormState } from './form-state.ts'
import { withParts, without } from './form-state.ts'
import { firstState, withAnswer } from './first-values.ts'

const noRows: readonly FormRow[] = []

/** The rows of a list. */
export const rowsOf = ({ lists }: FormState, list: string): readonly FormRow[] => lists[list] ?? noRows

/** Most rows of a list. */
export function mostRowsOf({ plan }: FormState, list: string): number {
  const field = plan.fields.get(list)?.field
  return mostRows(field?.kind === 'list' ? field : {})
}

/** A form holds numbers and options in a row, so its inputs are those of a row. */
const inputsOf = ({ state }: FormRow) => state.inputs as RowInputs // A row has no list and no group of checkboxes.

/** The state with other rows in a list. */
export function withRows(state: FormState, list: string, rows: readonly FormRow[]): FormState {
  const inputs = rows.length === 0 ? without(state.inputs, list) : { ...state.inputs, [list]: rows.map(inputsOf) }
  return withParts(state, { lists: { ...state.lists, [list]: rows }, inputs })
}

/** The same of one row that is another one now. */
export function withRow(state: FormState, list: string, { at, row }: { readonly at: number; readonly row: FormRow }): FormState {
  const [rows, inputs] = [rowsOf(state, list).with(at, row), rowInputs(state.inputs[list]).with(at, inputsOf(row))]
  return withParts(state, { lists: { ...state.lists, [list]: rows }, inputs: { ...state.inputs, [list]: inputs } })
}

const outerOf = ({ outerSlots }: RowPlan, { snapshot }: FormState): readonly Value[] =>
  outerSlots.flatMap((slot) => snapshot.values[slot] ?? [])

/** New rows with their defaults; as many as there are keys. */
export function newRows(state: FormState, list: string, count: number): { readonly rows: readonly FormRow[]; readonly nextRow: number } {
  const row = state.plan.rows.get(list)
  if (!row) return { rows: noRows, nextRow: state.nextRow }
  const { init, system, locale, nextRow } = state
  const first = firstState(row.plan, { init, system, locale, outer: outerOf(row, state) })
  const rowOf = (key: number) => ({ key, state: { ...first, texts: state.texts.ofRow(list, key) } })
  return { rows: Array.from({ length: count }, (_, index) => rowOf(nextRow + index)), nextRow: nextRow + count }
}

/** The rows that every list starts with. */
export function withFirstRows(state: FormState): FormState {
  let next = state
  for (const list of state.plan.rows.keys()) {
    const field = next.plan.fields.get(list)?.field
    const count = field?.kind === 'list' && field.required !== false ? fewestRows(field) : 0
    if (count === 0) continue
    const { rows, nextRow } = newRows(next, list, count)
    next = withRows({ ...next, nextRow }, list, rows)
  }
  return next
}

/** Changes every row of every list in the same way. */
export function withEachRow(state: FormState, change: (row: FormState) => FormState): FormState {
  return [...state.plan.rows.keys()].reduce((next, list) => {
    const rows = rowsOf(next, list).map((row) => {
      const changed = change(row.state)
      return changed === row.state ? row : { ...row, state: changed }
    })
    return rows.every((row, index) => row === rowsOf(next, list)[index]) ? next : withRows(next, list, rows)
  }, state)
}

/** What an evaluation leaves equal is the very same. */
const areSame = (before: readonly Value[] = [], after: readonly Value[]): boolean =>
  after.every((value, slot) => Object.is(value, before[slot]))

/** A row that has been away: with the units, the init answer and the values around it of now. What is the same around it leaves its values alone. */
export function broughtBack(state: FormState, list: string, row: FormRow): FormRow {
  const plan = state.plan.rows.get(list)
  if (!plan) return row
  const { init } = state
  const outer = outerOf(plan, state)
  // Before the answer: what follows from its options is made of the values around the row now.
  const here = withParts(row.state, { outer })
  const seen = withSettings(init ? withAnswer(here, init) : here, state)
  if (areSame(row.state.outer, outer)) return { ...row, state: seen }
  return { ...row, state: recommit(seen, [...plan.plan.fields.keys()], undefined) }
}

/** Brings the rows of every list in line with the values around them: numbers whose bounds moved, by the policies of a form. */
export function settleRows(state: FormState): FormState {
  return [...state.plan.rows].reduce((next, [list, row]) => {
    const [first] = rowsOf(next, list)
    if (!first) return next
    const outer = outerOf(row, next)
    // All rows have been settled together, so the first speaks for them.
    if (areSame(first.state.outer, outer)) return next
    const fields = [...row.plan.fields.keys()]
    const settled = rowsOf(next, list).map((one) => ({ ...one, state: recommit(withParts(one.state, { outer }), fields, undefined) }))
    return withRows(next, list, settled)
  }, state)
}
