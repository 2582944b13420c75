/** Rows of lists: each is a form of its own, whose values are an entry of the list's value. */
import { empty } from '../expression/index.ts'
import type { Value } from '../expression/index.ts'
import { aroundRow } from '../plan/around-row.ts'
import type { InitData, RowInputs, RowPlan } from '../plan/plan.ts'
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

/** The values of the form that all rows of a list read; what is of the row itself is not among them. */
const outerOf = ({ outerSlots }: RowPlan, { snapshot }: FormState): readonly Value[] =>
  outerSlots.map((slot) => snapshot.values[slot] ?? notOfForm)

const notOfForm = empty()

const valuesOf = (row: FormRow | undefined): readonly Value[] | undefined => row?.state.snapshot.values

/** Where new rows come, and what is filled in: each row is there before the next is made, which may read it. */
type NewRows = { readonly count: number; readonly at?: number; readonly fill?: (row: FormRow, index: number) => FormRow }

/** New rows with their defaults, each with what is filled into it. */
export function newRows(state: FormState, list: string, { count, at = 0, fill = (row) => row }: NewRows) {
  const row = state.plan.rows.get(list)
  const { init, system, locale, nextRow } = state
  const rows: FormRow[] = []
  if (!row) return { rows, nextRow }
  const shared = outerOf(row, state)
  const firstIn = (outer: readonly Value[]) => firstState(row.plan, { init, system, locale, outer })
  const first = row.ofRow.length === 0 ? firstIn(shared) : undefined
  for (let index = 0; index < count; index += 1) {
    const before = valuesOf(rows.at(-1) ?? rowsOf(state, list)[at - 1])
    const made = first ?? firstIn(aroundRow(row, shared, { at: at + index, before }))
    const key = nextRow + index
    rows.push(fill({ key, state: { ...made, texts: state.texts.ofRow(list, key) } }, index))
  }
  return { rows, nextRow: nextRow + count }
}

/** The rows that every list starts with. */
export function withFirstRows(state: FormState): FormState {
  let next = state
  for (const list of state.plan.rows.keys()) {
    const field = next.plan.fields.get(list)?.field
    const count = field?.kind === 'list' && (field.required ?? true) === true ? fewestRows(field) : 0
    if (count === 0) continue
    const { rows, nextRow } = newRows(next, list, { count })
    next = withRows({ ...next, nextRow }, list, rows)
  }
  return next
}

/** The very row where its state is the one that it has. */
const rowWith = (row: FormRow, state: FormState): FormRow => (row.state === state ? row : { ...row, state })

/** The very state where its rows are those that it has. */
const withChangedRows = (state: FormState, list: string, rows: readonly FormRow[]): FormState =>
  rows.every((row, index) => row === rowsOf(state, list)[index]) ? state : withRows(state, list, rows)

/** Changes every row of every list in the same way. */
export function withEachRow(state: FormState, change: (row: FormState) => FormState): FormState {
  return [...state.plan.rows.keys()].reduce(
    (next, list) =>
      withChangedRows(
        next,
        list,
        rowsOf(next, list).map((row) => rowWith(row, change(row.state))),
      ),
    state,
  )
}

/** What an evaluation leaves equal is the very same. */
const areSame = (before: readonly Value[] = [], after: readonly Value[]): boolean =>
  after.every((value, slot) => Object.is(value, before[slot]))

/** A row, its place, and the row before that. */
type Returning = { readonly row: FormRow; readonly at: number; readonly before?: FormRow | undefined }

/** A row that has been away: with the units, the init answer and the values around it of now. What is the same around it leaves its values alone. */
export function broughtBack(state: FormState, list: string, { row, at, before = rowsOf(state, list)[at - 1] }: Returning): FormRow {
  const plan = state.plan.rows.get(list)
  if (!plan) return row
  const { init } = state
  const outer = aroundRow(plan, outerOf(plan, state), { at, before: valuesOf(before) })
  // Before the answer: what follows from its options is made of the values around the row now.
  const isSame = areSame(row.state.outer, outer)
  const here = isSame ? row.state : withParts(row.state, { outer })
  const seen = withSettings(init ? withAnswer(here, init) : here, state)
  if (isSame) return rowWith(row, seen)
  return { ...row, state: recommit(seen, [...plan.plan.fields.keys()], undefined) }
}

/** Brings the rows of every list in line with the values around them: numbers whose bounds moved, by the policies of a form. */
export function settleRows(state: FormState): FormState {
  return [...state.plan.rows].reduce((next, [list, row]) => {
    const shared = outerOf(row, next)
    const [first] = rowsOf(next, list)
    // Where no row reads another one all have been settled together: the first speaks for them.
    if (!first || (row.ofRow.length === 0 && areSame(first.state.outer, shared))) return next
    const fields = [...row.plan.fields.keys()]
    const settled: FormRow[] = []
    for (const [at, one] of rowsOf(next, list).entries()) {
      const outer = aroundRow(row, shared, { at, before: valuesOf(settled.at(-1)) })
      settled.push(areSame(one.state.outer, outer) ? one : { ...one, state: recommit(withParts(one.state, { outer }), fields, undefined) })
    }
    return withChangedRows(next, list, settled)
  }, state)
}

/** Gives the rows of every list an answer; one that reads the row before comes after it. */
export function withAnsweredRows(state: FormState, init: InitData): FormState {
  return [...state.plan.rows].reduce((next, [list, { ofRow }]) => {
    const rows: FormRow[] = []
    for (const [at, row] of rowsOf(next, list).entries()) {
      const isAlone = ofRow.length === 0
      rows.push(isAlone ? rowWith(row, withAnswer(row.state, init)) : broughtBack(next, list, { row, at, before: rows.at(-1) }))
    }
    return withChangedRows(next, list, rows)
  }, state)
}
