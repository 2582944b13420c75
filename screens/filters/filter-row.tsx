/** Row of a parameter: name, help, control, reason for disabled values, and a clear button. */
import { type FilterField, hintClasses, noteId, reasonOf } from './filter-field.ts'
import { filterControls, hasOneElement } from './filter-controls.tsx'
import { controlOf, isChosen } from './filter-parameters.ts'
import { skin } from '../../engine/react/skin.ts'

const rowClasses = 'grid min-w-0 grid-cols-1 gap-1'

const Head = ({ field }: { field: FilterField }) => {
  const { id, parameter, name, chosen, lock, texts, onChange } = field
  const control = controlOf(parameter)
  const canClear = lock === undefined && control !== 'switch' && isChosen(chosen, parameter.paramName)
  return (
    <div className={skin.head}>
      {hasOneElement[control] ? (
        control !== 'switch' && (
          <label className={`${skin.label} inline-block first-letter:uppercase`} htmlFor={id}>
            {name}
          </label>
        )
      ) : (
        <span className={`${skin.label} inline-block first-letter:uppercase`} id={`${id}-label`}>
          {name}
        </span>
      )}
      {canClear && (
        <button type="button" className={skin.clear} onClick={() => onChange({ paramName: parameter.paramName, values: [] })}>
          {texts.t('clear', { name })}
        </button>
      )}
    </div>
  )
}

const Help = ({ field: { parameter, name, texts } }: { field: FilterField }) => {
  const { help, description } = parameter
  return (
    <>
      {description !== '' && <p className={hintClasses}>{texts.ofText(description)}</p>}
      {help !== '' && (
        <details className="text-note/5 text-ink-soft">
          <summary className="min-h-6 cursor-pointer py-0.5 text-main">{texts.t('help', { name })}</summary>
          <p>{texts.ofText(help)}</p>
        </details>
      )}
    </>
  )
}

export const FilterRow = ({ field }: { readonly field: FilterField }) => {
  const { id, parameter, others, texts } = field
  const control = controlOf(parameter)
  const Control = filterControls[control]
  const found = reasonOf(field)
  const reason = found === 'nothingLeft' && others === '' ? 'nothingHere' : found
  const group = hasOneElement[control] ? {} : { role: 'group', 'aria-labelledby': `${id}-label` }
  return (
    <div className={rowClasses} {...group}>
      <Head field={field} />
      <Help field={field} />
      <Control field={field} />
      {reason !== undefined && (
        <p className={hintClasses} id={noteId(id)}>
          {texts.t(`reasons.${reason}`, { choices: others })}
        </p>
      )}
    </div>
  )
}

/**
 * Row of a parameter that requires another choice first. A disabled control cannot be focused, so it shows the reason itself.
 */
export const WaitingRow = ({ id, name, reason }: { readonly id: string; readonly name: string; readonly reason: string }) => (
  <div className={rowClasses}>
    <label className={`${skin.label} inline-block first-letter:uppercase`} htmlFor={id}>
      {name}
    </label>
    <select className={skin.select} id={id} disabled>
      <option>{reason}</option>
    </select>
  </div>
)
