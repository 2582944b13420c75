/** Copies rows to a spreadsheet and pastes them from one. */
import { copyRows, optionsOf, readTable } from '../index.ts'
import type { TableColumn } from '../index.ts'
import type { FormParts } from './form-context.ts'
import type { FormStore } from './form-store.ts'
import type { ListColumn } from './list-row.tsx'
import { serviceName } from './service-name.ts'

type Words = Pick<FormParts, 'store' | 'texts'>
type Table = { readonly list: string; readonly columns: readonly TableColumn[] }

/** The input columns, matched by label or name, with options matched by their display name. */
export function tableColumns(
  { store: { plan, state }, texts }: Words,
  list: string,
  columns: readonly ListColumn[],
): readonly TableColumn[] {
  return columns.flatMap(({ id, label, unit, planned }): TableColumn[] => {
    if (!planned) return []
    const { field } = planned
    const options = field.kind === 'choice' ? (optionsOf(plan.schema, field, state().init) ?? []) : undefined
    return [
      {
        field: id,
        names: [label, id],
        ...(unit === '' ? {} : { unit }),
        ...(options
          ? {
              options: options.map((option) => ({
                value: option.value,
                name: texts.option(`${list}.${id}`, option.value, serviceName(option)),
              })),
            }
          : {}),
      },
    ]
  })
}

/** Whether nothing has been entered in a row. */
function isUntouched(store: FormStore, list: string, key: number): boolean {
  const row = store.state().lists[list]?.find((one) => one.key === key)
  if (!row) return false
  const { plan, inputs, pending } = row.state
  const entered = Object.keys(inputs).filter((id) => {
    const field = plan.fields.get(id)?.field
    return !field || !('default' in field)
  })
  return entered.length === 0 && Object.keys(pending).length === 0
}

/**
 * Pastes a table: after the focused row, in its place if it is empty, otherwise at the end.
 *
 * @returns header texts that match no column
 */
export function pasteTable(
  store: FormStore,
  { list, columns }: Table,
  { text, row }: { text: string; row: number | undefined },
): readonly string[] {
  const { rows, unknown } = readTable(text, columns)
  if (rows.length === 0) return unknown
  const keys = store.rows.keys(list)
  const [only] = keys
  const target = row ?? (keys.length === 1 ? only : undefined)
  const place = target === undefined ? -1 : keys.indexOf(target)
  const isEmpty = target !== undefined && place >= 0 && isUntouched(store, list, target)
  if (isEmpty && keys.length === 1) store.dispatch({ type: 'rowsPasted', list, cells: rows, replace: true })
  else {
    if (isEmpty) store.dispatch({ type: 'rowRemoved', list, row: target })
    const at = place < 0 ? keys.length : isEmpty ? place : place + 1
    store.dispatch({ type: 'rowsPasted', list, cells: rows, at })
  }
  return unknown
}

/** The rows as tab-separated text. */
export const tableText = (store: FormStore, { list, columns }: Table): string => copyRows(store.state(), list, columns)
