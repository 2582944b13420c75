import type { ChoiceField as ChoiceSchema, OptionData } from '../define/index.ts'
import type { PlannedField } from '../index.ts'
import { FieldFrame, partIds } from './field-frame.tsx'
import { useField, useFormParts } from './form-context.ts'
import type { FieldState } from './form-store.ts'

type ChoiceProps = { readonly planned: PlannedField; readonly schema: ChoiceSchema }
type ControlProps = { readonly field: FieldState; readonly options: readonly OptionData[] }

/** Name of an option: the text of the language, else what the service calls it. */
function useOptionName(id: string): (option: OptionData) => string {
  const { texts } = useFormParts()
  return (option) => texts.option(id, option.value, typeof option['name'] === 'string' ? option['name'] : undefined)
}

function Select({ field, options }: ControlProps) {
  const { store, texts } = useFormParts()
  const nameOf = useOptionName(field.id)
  return (
    <select
      className="select"
      id={field.id}
      value={typeof field.value === 'string' ? field.value : ''}
      disabled={field.lock !== undefined}
      aria-required={field.required}
      aria-describedby={`${partIds(field.id).hint} ${partIds(field.id).chip}`}
      onChange={(event) => store.dispatch({ type: 'choose', field: field.id, value: event.target.value || undefined })}
    >
      <option value="">{texts.choose}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {nameOf(option)}
        </option>
      ))}
    </select>
  )
}

/** Radio buttons in one of three looks: a list, tiles with drawings, a row of buttons. Native radios: arrows and Tab as everywhere. */
function Radios({ field, options, look }: ControlProps & { look: 'radio' | 'tile' | 'button' }) {
  const { store, drawing } = useFormParts()
  const nameOf = useOptionName(field.id)
  const group = { radio: 'radio-list', tile: 'tiles', button: 'buttons' }[look]
  return (
    <div className={group} role="radiogroup" id={field.id} aria-labelledby={partIds(field.id).label} aria-required={field.required}>
      {options.map((option) => (
        <label key={option.value} className={look} data-checked={field.value === option.value || undefined}>
          <input
            type="radio"
            name={field.id}
            value={option.value}
            checked={field.value === option.value}
            disabled={field.lock !== undefined}
            onChange={() => store.dispatch({ type: 'choose', field: field.id, value: option.value })}
          />
          {look === 'tile' && (
            <span className="tile-drawing" aria-hidden="true">
              {drawing(field.id, option.value)}
            </span>
          )}
          <span className={`${look}-name`}>{nameOf(option)}</span>
        </label>
      ))}
    </div>
  )
}

/** One of a list: select, radio list, image tiles or buttons, as the schema says. */
export function ChoiceField({ planned, schema }: ChoiceProps) {
  const { store, texts } = useFormParts()
  const field = useField(planned.id)
  const first = field.lock?.code === 'chooseFirst' ? field.lock.field : undefined
  const lock = field.lock && texts.lock(field.lock, first === undefined ? '' : store.plan.fields.has(first) ? texts.label(first) : '')
  const look = { select: undefined, radio: 'radio', images: 'tile', buttons: 'button' }[schema.as ?? 'select'] as 'radio' | 'tile' | 'button' | undefined // Literal map of literal keys.
  return (
    <FieldFrame field={field} hint={lock ?? texts.help(planned.id)} group={look !== undefined}>
      {!field.options ? (
        <span className="field-waiting">{texts.waiting}</span>
      ) : look ? (
        <Radios field={field} options={field.options} look={look} />
      ) : (
        <Select field={field} options={field.options} />
      )}
    </FieldFrame>
  )
}

/** Several of a list: a group of checkboxes. */
export function ChoicesField({ planned }: { readonly planned: PlannedField }) {
  const { store, texts } = useFormParts()
  const field = useField(planned.id)
  const nameOf = useOptionName(planned.id)
  const chosen = Array.isArray(field.value) ? field.value : []
  return (
    <FieldFrame field={field} hint={texts.help(planned.id)} group>
      <div className="check-list" id={planned.id}>
        {(field.options ?? []).map((option) => (
          <label key={option.value} className="check" data-checked={chosen.includes(option.value) || undefined}>
            <input
              type="checkbox"
              checked={chosen.includes(option.value)}
              disabled={field.lock !== undefined}
              onChange={() => store.dispatch({ type: 'toggle', field: planned.id, value: option.value })}
            />
            <span className="check-name">{nameOf(option)}</span>
          </label>
        ))}
      </div>
    </FieldFrame>
  )
}
