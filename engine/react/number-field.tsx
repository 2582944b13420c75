import type { KeyboardEvent } from 'react'
import { useController } from 'react-hook-form'
import type { NumberField as NumberSchema } from '../define/index.ts'
import { unitOf, writeNumber } from '../index.ts'
import type { PlannedField } from '../index.ts'
import { displayUnit } from '../units/index.ts'
import { FieldFrame, partIds } from './field-frame.tsx'
import { useField, useFormParts } from './form-context.ts'
import type { FieldState } from './form-store.ts'

/** The range on focus: the schema's hint where it has one, otherwise the bounds. */
function useHint(planned: PlannedField, schema: NumberSchema, field: FieldState): string | undefined {
  const { texts } = useFormParts()
  const show = (value: number | undefined) => (value === undefined ? undefined : texts.number(Number(writeNumber(planned, value, field.system))))
  const { bounds } = field
  const given = {
    min: show(schema.hint?.min ?? bounds.min),
    max: show(schema.hint?.max ?? bounds.max),
    above: schema.hint?.min === undefined ? show(bounds.exclusiveMin) : undefined,
    below: schema.hint?.max === undefined ? show(bounds.exclusiveMax) : undefined,
    typical: show(schema.hint?.typical ?? (typeof schema.default === 'number' ? schema.default : undefined)),
  }
  const range = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  const text = Object.keys(range).length === 0 ? '' : texts.range({ ...range, unit: texts.unit(displayUnit(unitOf(planned), field.system)) })
  return [text, texts.help(planned.id)].filter(Boolean).join(' ') || undefined
}

/** A numeric input. Its text is react-hook-form's; its value, range and problems are the engine's. */
export function NumberField({ planned, schema }: { planned: PlannedField; schema: NumberSchema }) {
  const { id } = planned
  const { store, texts } = useFormParts()
  const field = useField(id)
  const { field: draft } = useController({ name: id })
  const hint = useHint(planned, schema, field)
  const ids = partIds(id)
  const invalid = field.pending?.committed === true || field.issue !== undefined
  const commit = (text: string) => store.dispatch({ type: 'commit', field: id, text })
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (event.key === 'Enter') commit(event.currentTarget.value)
    if (direction === 0) return
    event.preventDefault()
    const step = schema.step ?? 1
    const value = typeof field.value === 'number' ? field.value : (field.bounds.min ?? 0) - direction * step
    commit(writeNumber(planned, Number((value + direction * step).toPrecision(12)), field.system))
  }
  if (field.steps) return <StepSelect planned={planned} field={field} steps={field.steps} />
  return (
    <FieldFrame field={field} hint={hint}>
      <div className="field-row">
        <input
          className="field-input"
          id={id}
          name={id}
          ref={draft.ref}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={String(draft.value ?? '')}
          aria-invalid={invalid}
          aria-required={field.required}
          aria-describedby={`${ids.hint} ${ids.issue} ${ids.chip}`}
          onChange={(event) => {
            draft.onChange(event.target.value)
            store.dispatch({ type: 'input', field: id, text: event.target.value })
          }}
          onBlur={(event) => {
            draft.onBlur()
            commit(event.target.value)
          }}
          onKeyDown={onKeyDown}
        />
        {schema.unit && <span className="field-unit">{texts.unit(displayUnit(schema.unit, field.system))}</span>}
      </div>
    </FieldFrame>
  )
}

/** A number with fewer than nine steps, as a select. */
function StepSelect({ planned, field, steps }: { planned: PlannedField; field: FieldState; steps: readonly number[] }) {
  const { store, texts } = useFormParts()
  const shown = (value: number) => writeNumber(planned, value, field.system)
  return (
    <FieldFrame field={field} hint={texts.help(planned.id)}>
      <select
        className="select"
        id={planned.id}
        value={typeof field.value === 'number' ? shown(field.value) : ''}
        aria-required={field.required}
        onChange={(event) => store.dispatch({ type: 'commit', field: planned.id, text: event.target.value })}
      >
        <option value="">{texts.choose}</option>
        {steps.map((step) => (
          <option key={step} value={shown(step)}>
            {texts.number(Number(shown(step)))}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
