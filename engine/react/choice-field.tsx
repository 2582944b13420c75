import type { ChoiceField as ChoiceSchema, OptionData } from '../define/index.ts'
import type { PlannedField } from '../index.ts'
import { describedBy, FieldFrame, partIds } from './field-frame.tsx'
import { useField, useFormParts } from './form-context.ts'
import type { FieldState } from './field-state.ts'
import { serviceName } from './service-name.ts'
import { skin } from './skin.ts'

type ChoiceProps = { readonly planned: PlannedField; readonly schema: ChoiceSchema }
type ControlProps = { readonly field: FieldState; readonly options: readonly OptionData[]; readonly hint: string | undefined }

/** Name of an option: its text in the current language, else the service's name. */
function useOptionName(id: string): (option: OptionData) => string {
  const { texts } = useFormParts()
  return (option) => texts.option(id, option.value, serviceName(option))
}

/** The text that explains why a field is locked. */
export function useLockText({ lock }: FieldState): string | undefined {
  const { store, texts } = useFormParts()
  if (!lock) return undefined
  return texts.lock(lock, lock.code === 'chooseFirst' && store.plan.fields.has(lock.field) ? texts.label(lock.field) : '')
}

/** A locked control cannot receive the focus, so the select shows the reason itself. */
function Select({ field, options, hint, lock }: ControlProps & { readonly lock: string | undefined }) {
  const { store, texts } = useFormParts()
  const nameOf = useOptionName(field.id)
  return (
    <select
      className={skin.select}
      id={field.id}
      value={typeof field.value === 'string' ? field.value : ''}
      disabled={field.lock !== undefined}
      aria-required={field.required}
      aria-describedby={describedBy(field, { hint })}
      onChange={(event) => store.dispatch({ type: 'choose', field: field.id, value: event.target.value || undefined })}
    >
      <option value="">{lock ?? texts.choose}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {nameOf(option)}
        </option>
      ))}
    </select>
  )
}

type Look = 'radio' | 'tile' | 'button'
const lookOf = { select: undefined, radio: 'radio', images: 'tile', buttons: 'button' } as const satisfies Record<
  NonNullable<ChoiceSchema['as']>,
  Look | undefined
>
const listOf = { radio: skin.radios, tile: skin.tiles, button: skin.buttons } as const satisfies Record<Look, string>

/** Radio buttons as a list, tiles with drawings, or a row of buttons. Native radios, so arrow keys and Tab work as usual. */
function Radios({ field, options, look, hint }: ControlProps & { readonly look: Look }) {
  const { store, drawing } = useFormParts()
  const nameOf = useOptionName(field.id)
  return (
    <div
      className={listOf[look]}
      role="radiogroup"
      id={field.id}
      aria-labelledby={partIds(field.id).label}
      aria-describedby={describedBy(field, { hint })}
      aria-required={field.required}
    >
      {options.map((option) => (
        <label key={option.value} className={skin[look]} data-checked={field.value === option.value || undefined}>
          <input
            type="radio"
            name={field.id}
            value={option.value}
            checked={field.value === option.value}
            disabled={field.lock !== undefined}
            onChange={() => store.dispatch({ type: 'choose', field: field.id, value: option.value })}
          />
          {look === 'tile' && (
            <span className={skin.tileDrawing} aria-hidden="true">
              {drawing(field.id, option.value)}
            </span>
          )}
          <span>{nameOf(option)}</span>
        </label>
      ))}
    </div>
  )
}

/** A single choice: select, radio list, image tiles or buttons, as the schema defines. */
export function ChoiceField({ planned, schema }: ChoiceProps) {
  const { texts } = useFormParts()
  const field = useField(planned.id)
  const lock = useLockText(field)
  const hint = lock ?? texts.help(planned.id)
  const look = lookOf[schema.as ?? 'select']
  return (
    <FieldFrame field={field} hint={hint} group={look !== undefined}>
      {!field.options ? (
        <span className={skin.waiting} id={planned.id} tabIndex={-1}>
          {lock ?? texts.waiting}
        </span>
      ) : look ? (
        <Radios field={field} options={field.options} look={look} hint={hint} />
      ) : (
        <Select field={field} options={field.options} hint={hint} lock={lock} />
      )}
    </FieldFrame>
  )
}

/** Number of results with an option, in brackets after its name; part of the checkbox's label. */
function Count({ count }: { readonly count: number | undefined }) {
  const { texts } = useFormParts()
  return count === undefined ? null : <span className={skin.count}> ({texts.number(count)})</span>
}

/** A multiple choice: a group of checkboxes. */
export function ChoicesField({ planned }: { readonly planned: PlannedField }) {
  const { store, texts, countOf } = useFormParts()
  const field = useField(planned.id)
  const nameOf = useOptionName(planned.id)
  const chosen = Array.isArray(field.value) ? field.value : []
  return (
    <FieldFrame field={field} hint={texts.help(planned.id)} group>
      <div className={skin.checks} id={planned.id}>
        {(field.options ?? []).map((option) => (
          <label key={option.value} className={skin.check} data-checked={chosen.includes(option.value) || undefined}>
            <input
              type="checkbox"
              checked={chosen.includes(option.value)}
              disabled={field.lock !== undefined}
              onChange={() => store.dispatch({ type: 'toggle', field: planned.id, value: option.value })}
            />
            <span>
              {nameOf(option)}
              <Count count={countOf(planned.id, option.value)} />
            </span>
          </label>
        ))}
      </div>
    </FieldFrame>
  )
}
