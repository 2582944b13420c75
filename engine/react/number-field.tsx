import { lazy, Suspense, useMemo } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useController } from 'react-hook-form'
import type { NumberField as NumberSchema } from '../define/index.ts'
import { isUnusual, unitOf, writeNumber } from '../index.ts'
import type { Bounds, PlannedField } from '../index.ts'
import type { BoundName } from '../plan/plan.ts'
import { displayUnit } from '../units/index.ts'
import type { UnitSystem } from '../units/index.ts'
import { describedBy, FieldFrame, issueOf } from './field-frame.tsx'
import { useField, useFormParts } from './form-context.ts'
import type { FieldState } from './field-state.ts'
import { inputModeFrom } from './input-mode.ts'
import { steppedText } from './number-steps.ts'
import { WithPicker } from './picker.tsx'
import { shownLimit } from './shown-limit.ts'
import type { FormTexts } from './texts.ts'

/** Loaded lazily, as few calculators have a tolerance window. */
const ToleranceSelects = lazy(async () => ({ default: (await import('./tolerance-selects.tsx')).ToleranceSelects }))

/** Reserves the space of the selects and the line below them, so that the layout does not jump. */
const ToleranceWaiting = () => (
  <>
    <div className="tolerance tolerance-waiting" />
    <span className="tolerance-window" />
  </>
)

type NumberProps = { readonly planned: PlannedField; readonly schema: NumberSchema }

/** The range shown on focus, or always if the value lies outside of it: the schema's hint if it has one, otherwise the bounds. */
function hintText(
  { planned, schema }: NumberProps,
  texts: FormTexts,
  { bounds, system, unusual }: { bounds: Bounds; system: UnitSystem; unusual: boolean },
): string | undefined {
  const show = (value: number | undefined, side: BoundName) =>
    value === undefined ? undefined : texts.number(shownLimit(planned, value, { system, side }))
  // A recommended range that starts at an excluded value is shown as greater than it.
  const least = schema.hint?.min === bounds.exclusiveMin ? undefined : schema.hint?.min
  const typical = schema.hint?.typical ?? (typeof schema.default === 'number' ? schema.default : undefined)
  const rangeTexts = {
    min: show(least ?? bounds.min, 'min'),
    max: show(schema.hint?.max ?? bounds.max, 'max'),
    above: least === undefined ? show(bounds.exclusiveMin, 'exclusiveMin') : undefined,
    below: schema.hint?.max === undefined ? show(bounds.exclusiveMax, 'exclusiveMax') : undefined,
    typical: typical === undefined ? undefined : texts.number(Number(writeNumber(planned, typical, system))),
  }
  const range = Object.fromEntries(Object.entries(rangeTexts).filter(([, value]) => value !== undefined))
  const text = Object.keys(range).length === 0 ? '' : texts.range({ ...range, unit: texts.unit(displayUnit(unitOf(planned), system)) })
  return [unusual ? texts.unusual(text) : text, texts.help(planned.id)].filter(Boolean).join(' ') || undefined
}

/** A numeric input. react-hook-form owns its text; the engine owns its value, range and issues. */
export function NumberField({ planned, schema }: NumberProps) {
  const { id } = planned
  const { store, texts, drafts, press } = useFormParts()
  const field = useField(id)
  const { field: draft } = useController({ name: id, control: drafts })
  const { bounds, system, value } = field
  const unusual = typeof value === 'number' && !issueOf(field) && isUnusual(planned, value, bounds)
  const hint = useMemo(
    () => hintText({ planned, schema }, texts, { bounds, system, unusual }),
    [planned, schema, texts, bounds, system, unusual],
  )
  const commit = (text: string) => store.dispatch({ type: 'commit', field: id, text })
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Ignore the keys of an input method while it composes.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') commit(event.currentTarget.value)
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    const text = steppedText(planned, schema, { field: store.field(id), direction: event.key === 'ArrowUp' ? 1 : -1 })
    if (text !== undefined) commit(text)
  }
  if (field.steps) return <StepSelect planned={planned} schema={schema} field={field} steps={field.steps} />
  return (
    <FieldFrame field={field} hint={hint} hintAlways={schema.hint?.always} unusual={unusual}>
      <Beside id={id} schema={schema}>
        <div className="field-row">
          <input
            className="field-input"
            id={id}
            name={id}
            ref={draft.ref}
            type="text"
            inputMode={inputModeFrom(bounds.min ?? bounds.exclusiveMin)}
            autoComplete="off"
            value={draft.value ?? ''}
            aria-invalid={field.pending?.committed === true || field.issue !== undefined}
            aria-required={field.required}
            aria-describedby={describedBy(field, { hint, unit: schema.unit })}
            onChange={(event) => {
              draft.onChange(event.target.value)
              store.dispatch({ type: 'input', field: id, text: event.target.value })
            }}
            onBlur={(event) => {
              const { value } = event.target
              draft.onBlur()
              press.settled(() => commit(value))
            }}
            onKeyDown={onKeyDown}
          />
          {schema.unit && <Unit id={id} unit={schema.unit} system={system} />}
        </div>
      </Beside>
    </FieldFrame>
  )
}

type BesideProps = { readonly id: string; readonly schema: NumberSchema; readonly children: ReactNode }

/** A number control with its optional additions: the button of a dialog, and the tolerance window. */
function Beside({ id, schema, children }: BesideProps) {
  const control = (
    <WithPicker id={id} schema={schema}>
      {children}
    </WithPicker>
  )
  if (!schema.tolerance) return control
  return (
    <div className="field-toleranced">
      {control}
      <Suspense fallback={<ToleranceWaiting />}>
        <ToleranceSelects id={id} tolerance={schema.tolerance} />
      </Suspense>
    </div>
  )
}

function Unit({ id, unit, system }: { readonly id: string; readonly unit: string; readonly system: UnitSystem }) {
  const { texts } = useFormParts()
  return (
    <span className="field-unit" id={`${id}-unit`}>
      {texts.unit(displayUnit(unit, system))}
    </span>
  )
}

/** A number with fewer than nine steps, as a select. */
function StepSelect({ planned, schema, field, steps }: NumberProps & { readonly field: FieldState; readonly steps: readonly number[] }) {
  const { store, texts } = useFormParts()
  const { id } = planned
  const hint = texts.help(id)
  const shown = (value: number) => writeNumber(planned, value, field.system)
  const unit = schema.unit === undefined ? '' : ` ${texts.unit(displayUnit(schema.unit, field.system))}`
  return (
    <FieldFrame field={field} hint={hint} hintAlways={schema.hint?.always}>
      <Beside id={id} schema={schema}>
        <select
          className="select"
          id={id}
          value={typeof field.value === 'number' ? shown(field.value) : ''}
          aria-required={field.required}
          aria-describedby={describedBy(field, { hint })}
          onChange={(event) => store.dispatch({ type: 'commit', field: id, text: event.target.value })}
        >
          <option value="">{texts.choose}</option>
          {steps.map((step) => (
            <option key={step} value={shown(step)}>
              {texts.number(Number(shown(step)))}
              {unit}
            </option>
          ))}
        </select>
      </Beside>
    </FieldFrame>
  )
}
