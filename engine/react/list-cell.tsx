import { memo, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import type { NumberField } from '../define/index.ts'
import { canComeBack, cellPath, writeNumber } from '../index.ts'
import type { PlannedField, RowEvent } from '../index.ts'
import { isInvalid, isWarning, issueOf, partIds } from './field-frame.tsx'
import { focusField } from './focus-field.ts'
import { useFormParts } from './form-context.ts'
import type { FieldState } from './field-state.ts'
import { cellName } from './names.ts'
import { inputModeFrom } from './input-mode.ts'
import { shownIssue } from './issue-text.ts'
import { steppedText } from './number-steps.ts'
import { cellId } from './row-views.ts'
import { serviceName } from './service-name.ts'
import { useNumberLook } from './use-number-look.ts'
import { useText } from './use-text.ts'
import { rowsSkin } from './rows-skin.ts'
import { skin } from './skin.ts'
import { isOutsideHint, rangeText } from './usual-range.ts'

type CellProps = { readonly list: string; readonly row: number; readonly number: number; readonly planned: PlannedField }
type ControlProps = CellProps & { readonly field: FieldState; readonly label: string; readonly send: (event: RowEvent) => void }

const describedBy = (id: string, { field, planned }: Pick<ControlProps, 'field' | 'planned'>) => {
  const ids = partIds(id)
  const shown = [issueOf(field) && ids.issue, field.chip && ids.chip, isOutsideHint(planned, field) && ids.hint]
  return shown.filter(Boolean).join(' ') || undefined
}

/** Moves the focus to the same cell of the next row. @returns whether there is one */
function goDown({ list, row, planned }: CellProps, keys: readonly number[]): boolean {
  const next = keys[keys.indexOf(row) + 1]
  if (next !== undefined) focusField(cellId({ list, row: next, field: planned.id }))
  return next !== undefined
}

function NumberCell({ field, label, send, schema, ...cell }: ControlProps & { readonly schema: NumberField }) {
  const { store, press } = useFormParts()
  const { list, row, planned } = cell
  const address = { list, row, field: planned.id }
  const id = cellId(address)
  const isTyped = useRef(false)
  const commit = (typed: string) => {
    isTyped.current = false
    send({ type: 'commit', field: planned.id, text: typed })
  }
  const text = useText(cellName(address), {
    onType: (typed) => {
      isTyped.current = true
      send({ type: 'input', field: planned.id, text: typed })
    },
    onLeave: (typed) => {
      if (isTyped.current) press.settled(() => commit(typed))
    },
  })
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      commit(event.currentTarget.value)
      if (!event.ctrlKey && !event.metaKey && goDown(cell, store.rows.keys(list))) event.preventDefault()
    }
    if (event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    const now = store.rows.cell(address) ?? field
    const stepped = steppedText(planned, schema, { field: now, direction: event.key === 'ArrowUp' ? 1 : -1 })
    if (stepped !== undefined) commit(stepped)
  }
  return (
    <input
      className={rowsSkin.input}
      id={id}
      {...text}
      type="text"
      inputMode={inputModeFrom(field.bounds.min ?? field.bounds.exclusiveMin)}
      autoComplete="off"
      aria-label={label}
      aria-invalid={isInvalid(field)}
      aria-required={field.required}
      aria-describedby={describedBy(id, { field, planned })}
      onKeyDown={onKeyDown}
    />
  )
}

function ChoiceCell({ list, row, planned, field, label, send }: ControlProps) {
  const { texts } = useFormParts()
  const id = cellId({ list, row, field: planned.id })
  return (
    <select
      className={skin.select}
      id={id}
      aria-label={label}
      value={typeof field.value === 'string' ? field.value : ''}
      disabled={field.lock !== undefined}
      aria-required={field.required}
      aria-describedby={describedBy(id, { field, planned })}
      onChange={({ target }) => send({ type: 'choose', field: planned.id, value: target.value || undefined })}
    >
      <option value="">{field.options ? texts.choose : texts.waiting}</option>
      {(field.options ?? []).map((option) => (
        <option key={option.value} value={option.value}>
          {texts.option(`${list}.${planned.id}`, option.value, serviceName(option))}
        </option>
      ))}
    </select>
  )
}

/** The issue of a cell, its automatic change, and its usual range if the value lies outside of it. */
function Notes({ list, row, number, planned, field, send }: Omit<ControlProps, 'label'>) {
  const { store, texts } = useFormParts()
  const address = { list, row, field: planned.id }
  const id = cellId(address)
  const [ids, issue, { chip }] = [partIds(id), issueOf(field), field]
  const path = cellPath(list, number - 1, planned.id)
  const shown = (value: unknown) =>
    typeof value === 'number' ? texts.number(Number(writeNumber(planned, value, field.system))) : typeof value === 'string' ? value : '–'
  return (
    <>
      {issue && (
        <span
          role={issue.code === 'rule' ? 'status' : undefined}
          className={field.pending?.committed === false || isWarning(issue) ? skin.notice : skin.issue}
          id={ids.issue}
        >
          {store.sentence(texts, issue, address) ?? texts.issue(issue, shownIssue(store, texts, { issue, field: path }))}
        </span>
      )}
      {chip && (
        <span className={skin.chip}>
          <span id={ids.chip}>
            {shown(chip.from)} → {shown(chip.to)} · {texts.rule(chip)}
          </span>
          {canComeBack(chip.from, field.options) && (
            <button
              type="button"
              className={skin.undo}
              aria-describedby={ids.chip}
              onClick={() => {
                send({ type: 'undo', change: chip.id })
                focusField(id)
              }}
            >
              {texts.undo}
            </button>
          )}
        </span>
      )}
      {isOutsideHint(planned, field) && (
        <span className={`${skin.unusualHint} ${issue || chip ? skin.replaced : ''}`} id={ids.hint}>
          {texts.unusual(rangeText(planned, texts, field))}
        </span>
      )}
    </>
  )
}

/** One cell: its control, issue and chip. Renders only when its display state changes. */
export const ListCell = memo(function ListCell(cell: CellProps) {
  const { list, row, number, planned } = cell
  const { store, texts } = useFormParts()
  const address = { list, row, field: planned.id }
  const field = useNumberLook(cellId(address), planned, () => store.rows.cell(address))
  // The row is being removed.
  if (!field) return null
  if (!field.visible) return <span className={rowsSkin.hidden}>–</span>
  const send = (event: RowEvent) => store.dispatch({ type: 'inRow', list, row, event })
  const control = { ...cell, field, send, label: texts.label(cellPath(list, number - 1, planned.id)) }
  return (
    <div className={rowsSkin.control}>
      {planned.field.kind === 'number' ? <NumberCell {...control} schema={planned.field} /> : <ChoiceCell {...control} />}
      <Notes {...control} />
    </div>
  )
})
