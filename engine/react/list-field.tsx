import { memo, useMemo } from 'react'
import type { ClipboardEvent } from 'react'
import type { ListField as ListSchema } from '../define/index.ts'
import { mostRows, unitOf } from '../index.ts'
import type { PlannedField } from '../index.ts'
import { displayUnit } from '../units/index.ts'
import { useFormParts, useSystem } from './form-context.ts'
import { pasteTable, tableColumns } from './list-clipboard.ts'
import { ListNews } from './list-news.tsx'
import { ListRow } from './list-row.tsx'
import type { ListColumn } from './list-row.tsx'
import { ListTools } from './list-tools.tsx'
import { listChannels } from './row-views.ts'
import { rowsSkin } from './rows-skin.ts'
import { skin } from './skin.ts'
import { useStored } from './use-stored.ts'

type ListProps = { readonly planned: PlannedField; readonly schema: ListSchema }

/** The columns of a list: the fields of a row and its derived values. */
function useColumns(list: string, schema: ListSchema): readonly ListColumn[] {
  const { store, texts } = useFormParts()
  return useMemo(() => {
    const row = store.plan.rows.get(list)?.plan
    const fields = Object.keys(schema.row).flatMap((id): ListColumn[] => {
      const planned = row?.fields.get(id)
      return planned ? [{ id, label: texts.label(`${list}.${id}`), planned, unit: unitOf(planned) }] : []
    })
    const derived = Object.entries(schema.rowDerived ?? {}).flatMap(([id, { unit = '', shown = true }]): ListColumn[] =>
      shown ? [{ id, label: texts.label(`${list}.${id}`), planned: undefined, unit }] : [],
    )
    return [...fields, ...derived]
  }, [store, texts, list, schema])
}

/** The keys of the rows; renders only when rows are added, removed or moved. */
function useKeys(list: string): readonly number[] {
  const { store } = useFormParts()
  return useStored(store.subscriberOf(listChannels(list).rows), () => store.rows.keys(list))
}

const Head = memo(function Head({ columns }: { readonly columns: readonly ListColumn[] }) {
  const { texts } = useFormParts()
  const system = useSystem()
  return (
    <thead className={rowsSkin.head}>
      <tr>
        <th scope="col" className={rowsSkin.column}>
          {texts.rows.row}
        </th>
        {columns.map(({ id, label, unit }) => (
          <th key={id} scope="col" className={rowsSkin.column}>
            <span>{label} </span>
            {unit !== '' && <span className={rowsSkin.note}>{texts.unit(displayUnit(unit, system))}</span>}
          </th>
        ))}
        <th scope="col" className={rowsSkin.column}>
          <span className={skin.spoken}>{texts.rows.actions}</span>
        </th>
      </tr>
    </thead>
  )
})

/** A table of inputs. A keystroke renders its cell and the derived values of its row, but nothing else of the list. */
export function ListField({ planned: { id: list }, schema }: ListProps) {
  const { store, texts } = useFormParts()
  const columns = useColumns(list, schema)
  const keys = useKeys(list)
  const help = texts.help(list)
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    // A single cell is pasted as in any input.
    if (!/[\t\n]/.test(text.trim())) return
    event.preventDefault()
    const row = (event.target instanceof Element && event.target.closest<HTMLElement>('[data-row]')?.dataset['row']) || undefined
    pasteTable(
      store,
      { list, columns: tableColumns({ store, texts }, list, columns) },
      { text, row: row === undefined ? undefined : Number(row) },
    )
  }
  return (
    <div className={rowsSkin.list} data-field={list} role="group" aria-labelledby={`${list}-label`} onPaste={onPaste}>
      <span className={skin.label} id={`${list}-label`}>
        {texts.label(list)}
      </span>
      {help && <span className={rowsSkin.note}>{help}</span>}
      {keys.length === 0 ? (
        <p className={rowsSkin.note}>{texts.rows.none}</p>
      ) : (
        <table className={rowsSkin.table} aria-labelledby={`${list}-label`}>
          <Head columns={columns} />
          <tbody className={rowsSkin.body}>
            {keys.map((key, index) => (
              <ListRow key={key} list={list} row={key} number={index + 1} isLast={index === keys.length - 1} columns={columns} />
            ))}
          </tbody>
        </table>
      )}
      <ListTools list={list} columns={columns} isFull={keys.length >= mostRows(schema)} />
      <ListNews list={list} />
    </div>
  )
}
