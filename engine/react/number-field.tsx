import { lazy, Suspense, useMemo } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import type { NumberField as NumberSchema } from '../define/index.ts'
import { writeNumber } from '../index.ts'
import type { PlannedField } from '../index.ts'
import { displayUnit } from '../units/index.ts'
import type { UnitSystem } from '../units/index.ts'
import { type Addition, describedBy, FieldFrame, isInvalid } from './field-frame.tsx'
import { useFormParts } from './form-context.ts'
import type { FieldState } from './field-state.ts'
import { inputModeFrom } from './input-mode.ts'
import { nameOf } from './names.ts'
import { steppedText } from './number-steps.ts'
import { usePicker, WithPicker } from './picker.tsx'
import { skin } from './skin.ts'
import { useText } from './use-text.ts'
import { useNumberLook } from './use-number-look.ts'
import { isOutsideHint, type Range, rangeText } from './usual-range.ts'
import type { FormTexts } from './texts.ts'

/** Loaded lazily, as few calculators have a tolerance window. */
const ToleranceSelects = lazy(async () => ({ default: (await import('./tolerance-selects.tsx')).ToleranceSelects }))

/** Reserves the space of the selects and the line below them, so that the layout does not jump. */
const ToleranceWaiting = () => (
  <>
    <div className={skin.toleranceWaiting} />
    <span className={skin.toleranceWindow} />
  </>
)

type NumberProps = { readonly planned: PlannedField; readonly schema: NumberSchema }

/** The hint of a field, which says if the value lies outside of it. */
const hintText = (
  planned: PlannedField,
  texts: FormTexts,
  { unusual, ...at }: Range & { readonly unusual: boolean },
): string | undefined => {
  const range = rangeText(planned, texts, at)
  const sentences = [unusual ? texts.unusual(range) : range, texts.help(planned.id)].filter(Boolean)
  // Chinese has no blank after its stop.
  return sentences.join(' ').replace('。 ', '。') || undefined
}

function useAddition(schema: NumberSchema): Addition | undefined {
  const Picker = usePicker(schema)
  if (schema.tolerance) return 'tolerance'
  return Picker && 'picker'
}

/** A numeric input. react-hook-form has its text and writes it into the element; the engine has its value, range and issues. */
export function NumberField({ planned, schema }: NumberProps) {
  const { id } = planned
  const { store, texts, press } = useFormParts()
  const field = useNumberLook(id, planned, () => store.field(id))
  const { bounds, system, defaultHolds } = field
  const addition = useAddition(schema)
  const unusual = isOutsideHint(planned, field)
  const hint = useMemo(
    () => hintText(planned, texts, { bounds, system, defaultHolds, unusual }),
    [planned, texts, bounds, system, defaultHolds, unusual],
  )
  const commit = (text: string) => store.dispatch({ type: 'commit', field: id, text })
  const text = useText(nameOf(id), {
    onType: (typed) => store.dispatch({ type: 'input', field: id, text: typed }),
    onLeave: (typed) => press.settled(() => commit(typed)),
  })
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Ignore the keys of an input method while it composes.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') commit(event.currentTarget.value)
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    const stepped = steppedText(planned, schema, { field: store.field(id), direction: event.key === 'ArrowUp' ? 1 : -1 })
    if (stepped !== undefined) commit(stepped)
  }
  if (field.steps) return <StepSelect planned={planned} schema={schema} field={field} steps={field.steps} />
  const control = (
    <div className={skin.control}>
      <input
        className={skin.input}
        id={id}
        {...text}
        type="text"
        inputMode={inputModeFrom(bounds.min ?? bounds.exclusiveMin)}
        autoComplete="off"
        aria-invalid={isInvalid(field)}
        aria-required={field.required}
        aria-describedby={describedBy(field, { hint, unit: schema.unit })}
        onKeyDown={onKeyDown}
      />
      {schema.unit && <Unit id={id} unit={schema.unit} system={system} />}
    </div>
  )
  return (
    <FieldFrame field={field} hint={hint} unusual={unusual} addition={addition}>
      {addition ? (
        <Beside id={id} schema={schema}>
          {control}
        </Beside>
      ) : (
        control
      )}
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
    <div className={skin.toleranced}>
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
    <span className={skin.unit} id={`${id}-unit`}>
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
    <FieldFrame field={field} hint={hint} addition={useAddition(schema)}>
      <Beside id={id} schema={schema}>
        <select
          className={skin.select}
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
