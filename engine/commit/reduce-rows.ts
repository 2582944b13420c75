/** What can happen to the rows of a list. */
import type { RowEvent, RowsEvent } from './events.ts'
import type { FormRow, FormState } from './form-state.ts'
import { without } from './form-state.ts'
import { pasteRows } from './paste-rows.ts'
import { broughtBack, mostRowsOf, newRows, rowsOf, withRow, withRows } from './rows.ts'

type Reduce = (state: FormState, event: RowEvent) => FormState

const within = (at: number, most: number) => (Number.isInteger(at) ? Math.min(Math.max(at, 0), most) : most)

const inserted = (rows: readonly FormRow[], at: number, more: readonly FormRow[]): readonly FormRow[] => [
  ...rows.slice(0, at),
  ...more,
  ...rows.slice(at),
]

/** Applies an event of a list. `reduceRow` applies one to the form that a row is. */
export function reduceRows(state: FormState, event: RowsEvent, reduceRow: Reduce): FormState {
  const { list } = event
  if (!state.plan.rows.has(list)) return state
  switch (event.type) {
    case 'inRow':
      return inRow(state, event, reduceRow)
    case 'rowAdded':
      return added(state, list, event.at)
    case 'rowRemoved':
      return removed(state, list, event.row)
    case 'rowMoved':
      return moved(state, event)
    case 'rowPutBack':
      return putBack(state, list)
    case 'rowsPasted':
      return pasteRows(state, event, reduceRow)
  }
}

function inRow(state: FormState, { list, row: key, event }: Extract<RowsEvent, { type: 'inRow' }>, reduceRow: Reduce): FormState {
  const rows = rowsOf(state, list)
  const at = rows.findIndex((row) => row.key === key)
  const row = rows[at]
  if (!row) return state
  const after = reduceRow(row.state, event)
  return after === row.state ? state : withRow(state, list, { at, row: { key, state: after } })
}

function added(state: FormState, list: string, at: number | undefined): FormState {
  const rows = rowsOf(state, list)
  if (rows.length >= mostRowsOf(state, list)) return state
  const place = within(at ?? rows.length, rows.length)
  const { rows: more, nextRow } = newRows(state, list, { count: 1, at: place })
  return withRows({ ...state, nextRow }, list, inserted(rows, place, more))
}

function removed(state: FormState, list: string, key: number): FormState {
  const rows = rowsOf(state, list)
  const at = rows.findIndex((row) => row.key === key)
  const row = rows[at]
  if (!row) return state
  return withRows({ ...state, removed: { ...state.removed, [list]: { row, at } } }, list, rows.toSpliced(at, 1))
}

/** The row comes back as it was when it was removed, but for what has changed around it since. */
function putBack(state: FormState, list: string): FormState {
  const known = state.removed[list]
  const rows = rowsOf(state, list)
  if (!known || rows.length >= mostRowsOf(state, list)) return state
  const next = { ...state, removed: without(state.removed, list) }
  const at = within(known.at, rows.length)
  return withRows(next, list, inserted(rows, at, [broughtBack(state, list, { row: known.row, at })]))
}

function moved(state: FormState, { list, row: key, to }: Extract<RowsEvent, { type: 'rowMoved' }>): FormState {
  const rows = rowsOf(state, list)
  const at = rows.findIndex((row) => row.key === key)
  const row = rows[at]
  const target = within(to, rows.length - 1)
  return !row || target === at ? state : withRows(state, list, inserted(rows.toSpliced(at, 1), target, [row]))
}
