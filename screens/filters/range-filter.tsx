/** Range input with optional ends, and the non-numeric values, which no range includes. */
import { formatUnit } from '../../engine/units/index.ts'
import { filterOf } from '../base/catalogue/parameter-tree.ts'
import { type FilterField, hintClasses, noteId, reasonOf } from './filter-field.ts'
import { OptionButtons } from './option-buttons.tsx'
import { useFigureDraft } from './use-figure-draft.ts'
import { skin } from '../../engine/react/skin.ts'

type End = 'from' | 'to'

const EndInput = ({ field, end }: { readonly field: FilterField; readonly end: End }) => {
  const { id, parameter, name, lock, chosen, texts, onChange } = field
  const { paramName, unit } = parameter
  const filter = filterOf(chosen, paramName)
  const { text, unread, ...input } = useFigureDraft({
    value: filter?.[end],
    unit,
    options: field.options,
    onCommit: (value) => {
      const from = end === 'from' ? value : filter?.from
      const to = end === 'to' ? value : filter?.to
      // Swap reversed ends.
      const [low, high] = from !== undefined && to !== undefined && from > to ? [to, from] : [from, to]
      onChange({ paramName, ...(low !== undefined && { from: low }), ...(high !== undefined && { to: high }) })
    },
  })
  const described = [`${id}-hint`, reasonOf(field) && noteId(id), unread && `${id}-${end}-issue`].filter(Boolean).join(' ')
  return (
    <div>
      <div className={skin.control}>
        <input
          className={skin.input}
          id={`${id}-${end}`}
          type="text"
          autoComplete="off"
          aria-label={texts.t(end === 'from' ? 'rangeFrom' : 'rangeTo', { name })}
          placeholder={texts.t(end)}
          value={text}
          readOnly={lock !== undefined}
          aria-invalid={unread}
          aria-describedby={described}
          {...input}
        />
        {unit !== '' && <span className={skin.unit}>{formatUnit(unit, texts.locale)}</span>}
      </div>
      {unread && (
        <span className={skin.issue} id={`${id}-${end}-issue`}>
          {texts.t('notANumber', { text })}
        </span>
      )}
    </div>
  )
}

export const RangeFilter = ({ field }: { readonly field: FilterField }) => {
  const { id, parameter, options, texts } = field
  const words = options.filter(({ value }) => typeof value === 'string')
  const left = options.flatMap(({ value, count }) => (typeof value === 'number' && count !== 0 ? [value] : []))
  const [first, last] = [left[0], left.at(-1)]
  return (
    <>
      <div className="grid grid-cols-2 gap-2">
        <EndInput field={field} end="from" />
        <EndInput field={field} end="to" />
      </div>
      <span className={hintClasses} id={`${id}-hint`}>
        {first !== undefined &&
          last !== undefined &&
          texts.t('range', { from: texts.ofFigure(parameter, first), to: texts.ofFigure(parameter, last) })}
      </span>
      {words.length > 0 && <OptionButtons field={field} options={words} withPictures={false} />}
    </>
  )
}
