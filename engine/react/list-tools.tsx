import { useState } from 'react'
import { focusField } from './focus-field.ts'
import { useFormParts } from './form-context.ts'
import { pasteTable, tableColumns, tableText } from './list-clipboard.ts'
import type { ListColumn } from './list-row.tsx'
import { cellId } from './row-views.ts'

type ToolsProps = { readonly list: string; readonly columns: readonly ListColumn[]; readonly isFull: boolean }

/** The buttons under a list: add a row, paste a table, copy the rows. */
export function ListTools({ list, columns, isFull }: ToolsProps) {
  const { store, texts } = useFormParts()
  const [note, setNote] = useState('')
  const [first] = columns
  const table = () => ({ list, columns: tableColumns({ store, texts }, list, columns) })
  const add = () => {
    store.dispatch({ type: 'rowAdded', list })
    const key = store.rows.keys(list).at(-1)
    // The row is there after the next render.
    if (key !== undefined) setTimeout(() => focusField(cellId({ list, row: key, field: first?.id ?? '' })))
  }
  const paste = async () => {
    const text = await navigator.clipboard?.readText().catch(() => undefined)
    if (text === undefined) return setNote(texts.rows.pasteHint)
    const unknown = pasteTable(store, table(), { text, row: undefined })
    setNote(unknown.length === 0 ? '' : texts.rows.unknownColumns(unknown))
  }
  const copy = async () => {
    const isCopied = await navigator.clipboard?.writeText(tableText(store, table())).then(
      () => true,
      () => false,
    )
    if (isCopied) setNote(texts.rows.copied(store.rows.keys(list).length))
  }
  return (
    <div className="rows-tools">
      <button type="button" className="button" id={list} disabled={isFull} onClick={add}>
        {texts.rows.add}
      </button>
      <button type="button" className="button" title={texts.rows.pasteHint} onClick={() => void paste()}>
        {texts.rows.paste}
      </button>
      <button type="button" className="button" onClick={() => void copy()}>
        {texts.rows.copy}
      </button>
      <span className="rows-note" role="status">
        {note}
      </span>
    </div>
  )
}
