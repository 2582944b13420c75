/** Range input with optional ends, and the non-numeric values, which no range includes. */
import { filterOf } from '../base/catalogue/parameter-tree.ts'
import { FigureInput } from './figure-input.tsx'
import { type FilterField, hintClasses } from './filter-field.ts'
import { OptionButtons } from './option-buttons.tsx'

type End = 'from' | 'to'

const EndInput = ({ field, end }: { readonly field: FilterField; readonly end: End }) => {
  const { id, parameter, name, chosen, texts, onChange } = field
  const { paramName } = parameter
  const filter = filterOf(chosen, paramName)
  const choose = (value: number | undefined) => {
    const from = end === 'from' ? value : filter?.from
    const to = end === 'to' ? value : filter?.to
    // Swap reversed ends.
    const [low, high] = from !== undefined && to !== undefined && from > to ? [to, from] : [from, to]
    onChange({ paramName, ...(low !== undefined && { from: low }), ...(high !== undefined && { to: high }) })
  }
  return (
    <div>
      <FigureInput
        field={field}
        id={`${id}-${end}`}
        label={texts.t(end === 'from' ? 'rangeFrom' : 'rangeTo', { name })}
        placeholder={texts.t(end)}
        hint={`${id}-hint`}
        value={filter?.[end]}
        onCommit={choose}
      />
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
