/** Leaves every number that is still being typed. */
import type { FormState, RowEvent } from '../index.ts'
import { isVisible, textOf } from '../index.ts'
import type { FormStore } from './form-store.ts'
import { cellName, nameOf } from './names.ts'

/** The event of leaving a field; undefined where nothing is being typed. */
function leaving(state: FormState, id: string, typed: unknown): RowEvent | undefined {
  const planned = state.plan.fields.get(id)
  if (typeof typed !== 'string' || !planned || !isVisible(planned, state.snapshot)) return undefined
  const isTyped = typed !== textOf(state, id) || state.pending[id]?.committed === false
  return isTyped ? { type: 'commit', field: id, text: typed } : undefined
}

/** Commits the texts of visible fields and cells, as leaving them would. */
export function settle({ plan, form, state, dispatch, started }: FormStore): void {
  for (const id of plan.fields.keys()) {
    const event = leaving(state(), id, form.getValues(nameOf(id)))
    if (event) dispatch(event)
  }
  const rows = Object.entries(state().lists).flatMap(([list, all]) => all.map((row) => ({ list, ...row })))
  for (const { list, key: row, state: cells } of rows) {
    for (const field of cells.plan.fields.keys()) {
      const event = leaving(cells, field, form.getValues(cellName({ list, row, field })))
      if (event) dispatch({ type: 'inRow', list, row, event })
    }
  }
  started()
}
