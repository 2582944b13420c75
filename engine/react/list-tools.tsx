import { useState } from 'react'
import { focusField } from './focus-field.ts'
import { useFormParts } from './form-context.ts'
import { pasteTable, tableColumns, tableText } from './list-clipboard.ts'
import type { ListColumn } from './list-row.tsx'
import { cellId } from './row-views.ts'
import { rowsSkin } from './rows-skin.ts'
import { useOutcome } from './use-outcome.ts'

type ToolsProps = { readonly list: string; readonly columns: readonly ListColumn[]; readonly isFull: boolean }

/** Undefined on pages without TLS, where browsers provide no clipboard. */
const readClipboard = async (): Promise<string | undefined> => navigator.clipboard?.readText()
const writeClipboard = async (text: string): Promise<boolean> => navigator.clipboard?.writeText(text).then(() => true)

/** The buttons under a list: add a row, paste a table, copy the rows. */
export function ListTools({ list, columns, isFull }: ToolsProps) {
  const { store, texts } = useFormParts()
  const [note, setNote] = useState('')
  const attempt = useOutcome()
  const [first] = columns
  const table = () => ({ list, columns: tableColumns({ store, texts }, list, columns) })
  const add = () => {
    if (isFull) return
    store.dispatch({ type: 'rowAdded', list })
    const key = store.rows.keys(list).at(-1)
    // The row is rendered after this event.
    if (key !== undefined) setTimeout(() => focusField(cellId({ list, row: key, field: first?.id ?? '' })))
  }
  const paste = () =>
    attempt(readClipboard(), (text) => {
      if (text === undefined) return setNote(texts.rows.pasteHint)
      const unknown = pasteTable(store, table(), { text, row: undefined })
      return setNote(unknown.length === 0 ? '' : texts.rows.unknownColumns(unknown))
    })
  const copy = () => {
    const count = store.rows.keys(list).length
    attempt(writeClipboard(tableText(store, table())), (isCopied) => {
      if (isCopied) setNote(texts.rows.copied(count))
    })
  }
  return (
    <div className={rowsSkin.tools}>
      <button type="button" className="button" id={list} aria-disabled={isFull} onClick={add}>
        {texts.rows.add}
      </button>
      <button type="button" className="button" title={texts.rows.pasteHint} onClick={paste}>
        {texts.rows.paste}
      </button>
      <button type="button" className="button" onClick={copy}>
        {texts.rows.copy}
      </button>
      <span className={rowsSkin.note} role="status">
        {note}
      </span>
    </div>
  )
}
