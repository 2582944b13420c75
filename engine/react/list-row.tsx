import { memo } from 'react'
import type { KeyboardEvent } from 'react'
import type { PlannedField } from '../index.ts'
import { convert, displayUnit } from '../units/index.ts'
import { asShown, noAmount } from './derived-digits.ts'
import { focusField } from './focus-field.ts'
import { useFormParts, useSystem } from './form-context.ts'
import { ListCell } from './list-cell.tsx'
import { cellId } from './row-views.ts'
import type { CellAddress } from './row-views.ts'
import { rowsSkin } from './rows-skin.ts'
import { useStored } from './use-stored.ts'

/** A column of a list: a field, or without one a derived value of the row. */
export type ListColumn = {
  readonly id: string
  readonly label: string
  readonly unit: string
  readonly planned: PlannedField | undefined
}

type RowProps = {
  readonly list: string
  readonly row: number
  /** From 1. */
  readonly number: number
  readonly isLast: boolean
  readonly columns: readonly ListColumn[]
}

/** A derived value of the row. */
function Made({ address, unit }: { readonly address: CellAddress; readonly unit: string }) {
  const { store, texts } = useFormParts()
  const system = useSystem()
  const value = useStored(store.subscriberOf(cellId(address)), () => store.rows.value(address))
  const schema = store.plan.rows.get(address.list)?.plan.schema
  const shown =
    typeof value === 'number'
      ? texts.number(asShown(convert(value, unit, displayUnit(unit, system)), address.field, schema ?? {}))
      : noAmount
  return (
    <output className={rowsSkin.value} aria-live="off">
      {shown}
    </output>
  )
}

/** One row. Renders only when its position changes; its cells subscribe themselves. */
export const ListRow = memo(function ListRow({ list, row, number, isLast, columns }: RowProps) {
  const { store, texts } = useFormParts()
  const system = useSystem()
  const [first] = columns
  const canMove = (by: 1 | -1) => (by === 1 ? !isLast : number > 1)
  const move = (by: 1 | -1) => {
    if (canMove(by)) store.dispatch({ type: 'rowMoved', list, row, to: number - 1 + by })
  }
  const remove = () => {
    const keys = store.rows.keys(list)
    const next = keys[number] ?? keys[number - 2]
    store.dispatch({ type: 'rowRemoved', list, row })
    // The button is removed: the focus moves to the row in its place, or to the button that adds a row.
    focusField(next === undefined ? list : cellId({ list, row: next, field: first?.id ?? '' }))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    event.stopPropagation()
    move(event.key === 'ArrowUp' ? -1 : 1)
  }
  return (
    <tr className={rowsSkin.row} data-row={row} onKeyDownCapture={onKeyDown}>
      <th scope="row" className={rowsSkin.number}>
        {number}
      </th>
      {columns.map(({ id, label, unit, planned }) => (
        <td key={id} className={rowsSkin.cell} data-label={unit === '' ? label : `${label} [${texts.unit(displayUnit(unit, system))}]`}>
          {planned ? (
            <ListCell list={list} row={row} number={number} planned={planned} />
          ) : (
            <Made address={{ list, row, field: id }} unit={unit} />
          )}
        </td>
      ))}
      <td className={rowsSkin.actions}>
        <button
          type="button"
          className={rowsSkin.action}
          // A disabled button would drop the focus of a row that has reached the end.
          aria-disabled={!canMove(-1)}
          aria-label={texts.rows.moveUp(number)}
          onClick={() => move(-1)}
        >
          ↑
        </button>
        <button
          type="button"
          className={rowsSkin.action}
          aria-disabled={!canMove(1)}
          aria-label={texts.rows.moveDown(number)}
          onClick={() => move(1)}
        >
          ↓
        </button>
        <button type="button" className={rowsSkin.action} aria-label={texts.rows.remove(number)} onClick={remove}>
          ×
        </button>
      </td>
    </tr>
  )
})
