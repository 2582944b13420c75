/** Rows from a table. */
import { optionsOf } from '../plan/options.ts'
import type { RowEvent, RowsEvent } from './events.ts'
import type { FormRow, FormState, RefusedCell } from './form-state.ts'
import { mostRowsOf, newRows, rowsOf, withRows } from './rows.ts'

type Reduce = (state: FormState, event: RowEvent) => FormState
type Cells = Readonly<Record<string, string>>

/** The event that enters a text in a cell; undefined if the text is not an option. */
function entry({ plan, init }: FormState, field: string, text: string): RowEvent | undefined {
  const planned = plan.fields.get(field)
  if (planned?.field.kind === 'number') return { type: 'commit', field, text }
  const options = planned?.field.kind === 'choice' ? optionsOf(plan.schema, planned.field, init) : undefined
  return options?.some(({ value }) => value === text) ? { type: 'choose', field, value: text } : undefined
}

/** A row with its cells filled in, in the order of its fields: one may bound or unlock the next. An empty text leaves a cell as it is. */
function filled(
  row: FormRow,
  cells: Cells,
  reduceRow: Reduce,
): { readonly row: FormRow; readonly refused: readonly Omit<RefusedCell, 'row'>[] } {
  const refused: Omit<RefusedCell, 'row'>[] = []
  let { state } = row
  for (const field of state.plan.fields.keys()) {
    const text = cells[field]?.trim() ?? ''
    if (text === '') continue
    const event = entry(state, field, text)
    // No default stands for a text that is no option: Start asks for it.
    state = reduceRow(state, event ?? { type: 'choose', field, value: undefined })
    const issue = event ? state.pending[field]?.issue : ({ code: 'notAnOption', path: field, params: { text } } as const)
    if (issue) refused.push({ field, text, issue })
  }
  return { row: { ...row, state }, refused }
}

/** Inserts rows up to the maximum. A refused number keeps its text as a draft, a text that is no option leaves its cell empty; both are reported. */
export function pasteRows(state: FormState, event: Extract<RowsEvent, { type: 'rowsPasted' }>, reduceRow: Reduce): FormState {
  const { list, cells, replace = false } = event
  const before = replace ? [] : rowsOf(state, list)
  const at = Math.min(Math.max(event.at ?? before.length, 0), before.length)
  const taken = cells.slice(0, Math.max(0, mostRowsOf(state, list) - before.length))
  const refused: RefusedCell[] = []
  // Behind the rows that stay: what replaces all begins the list.
  const onto = replace ? withRows(state, list, []) : state
  const { rows, nextRow } = newRows(onto, list, {
    count: taken.length,
    at,
    fill: (row, index) => {
      const one = filled(row, taken[index] ?? {}, reduceRow)
      refused.push(...one.refused.map((cell): RefusedCell => ({ ...cell, row: at + index })))
      return one.row
    },
  })
  const pasted = { list, rows: taken.length, tooMany: cells.length - taken.length, refused }
  const next = { ...state, nextRow, pasted }
  return withRows(next, list, [...before.slice(0, at), ...rows, ...before.slice(at)])
}
