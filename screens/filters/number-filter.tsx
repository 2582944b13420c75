/** Number input that commits on blur and Enter; chooses models with exactly this value. */
import { FigureInput } from './figure-input.tsx'
import { type FilterField, hintClasses } from './filter-field.ts'
import { chosenNumber, nearestNumbers } from './filter-parameters.ts'

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
  const { id, parameter, chosen, texts, onChange } = field
  const { paramName } = parameter
  const value = chosenNumber(chosen, paramName)
  const hint = useHint(field, value)
  const hintId = hint === undefined ? undefined : `${id}-hint`
  const choose = (next: number | undefined) =>
    onChange(next === undefined ? { paramName, values: [] } : { paramName, from: next, to: next })
  return (
    <>
      <FigureInput field={field} id={id} placeholder={texts.t('any')} hint={hintId} value={value} onCommit={choose} />
      {hint !== undefined && (
        <span className={hintClasses} id={hintId}>
          {hint}
        </span>
      )}
    </>
  )
}
