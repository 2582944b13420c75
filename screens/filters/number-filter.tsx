/** Number input that commits on blur and Enter; chooses models with exactly this value. */
import { formatUnit } from '../../engine/units/index.ts'
import { type FilterField, hintClasses, noteId, reasonOf } from './filter-field.ts'
import { chosenNumber, nearestNumbers } from './filter-parameters.ts'
import { useFigureDraft } from './use-figure-draft.ts'
import { skin } from '../../engine/react/skin.ts'

/** Describes the remaining values: their range, and the nearest ones to a value that does not exist. */
const useHint = ({ parameter, options, texts }: FilterField, value: number | undefined): string | undefined => {
  const values = options.filter(({ count, isCustom }) => count !== 0 && !isCustom).map((option) => option.value)
  const numbers = values.filter((one) => typeof one === 'number')
  const nearest = value === undefined || parameter.customEnum ? [] : nearestNumbers({ values }, value)
  if (nearest.length > 0) return texts.t('nearest', { values: texts.listed(nearest.map((one) => texts.ofFigure(parameter, one))) })
  const [from, to] = [numbers[0], numbers.at(-1)]
  if (from === undefined || to === undefined) return undefined
  if (from === to) return texts.ofFigure(parameter, from)
  return texts.t('range', { from: texts.ofFigure(parameter, from), to: texts.ofFigure(parameter, to) })
}

export const NumberFilter = ({ field }: { readonly field: FilterField }) => {
  const { id, parameter, lock, chosen, texts, onChange } = field
  const { paramName, unit } = parameter
  const value = chosenNumber(chosen, paramName)
  const { text, unread, ...input } = useFigureDraft({
    value,
    unit,
    options: field.options,
    onCommit: (next) => onChange(next === undefined ? { paramName, values: [] } : { paramName, from: next, to: next }),
  })
  const hint = useHint(field, value)
  const described = [hint && `${id}-hint`, reasonOf(field) && noteId(id), unread && `${id}-issue`].filter(Boolean).join(' ')
  return (
    <>
      <div className={skin.control}>
        <input
          className={skin.input}
          id={id}
          type="text"
          autoComplete="off"
          value={text}
          placeholder={texts.t('any')}
          readOnly={lock !== undefined}
          aria-invalid={unread}
          aria-describedby={described || undefined}
          {...input}
        />
        {unit !== '' && <span className={skin.unit}>{formatUnit(unit, texts.locale)}</span>}
      </div>
      {unread && (
        <span className={skin.issue} id={`${id}-issue`}>
          {texts.t('notANumber', { text })}
        </span>
      )}
      {hint !== undefined && (
        <span className={hintClasses} id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </>
  )
}
