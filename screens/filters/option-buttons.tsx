/** Options as toggle buttons: texts, or tiles with drawings. */
import { type FilterField, noteId, reasonOf } from './filter-field.ts'
import type { FilterOption } from './filter-options.ts'
import { toggledValues } from './filter-parameters.ts'
import { OptionPicture } from './option-picture.tsx'
import { skin } from '../../engine/react/skin.ts'

type OptionProps = { readonly field: FilterField; readonly option: FilterOption; readonly withPicture: boolean }

const choice = 'inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-control border px-3 py-1 wrap-anywhere max-phone:min-h-11'
const off = 'cursor-not-allowed bg-paper text-ink-faint'

const coloursOf = ({ isChosen, disabled }: FilterOption): string => {
  if (disabled !== undefined) return `border-line ${isChosen ? 'bg-main text-main-on' : off}`
  return isChosen ? 'border-main bg-main text-main-on hover:border-link' : 'border-line-strong bg-surface hover:border-link'
}

/** A disabled option remains focusable, so that its reason can be read. */
const OptionButton = ({ field, option, withPicture }: OptionProps) => {
  const { id, parameter, chosen, texts, pictures, onChange } = field
  const { value, icon, count, isCustom, disabled } = option
  const name = texts.ofValue(parameter, value)
  const mark = isCustom ? texts.t('customMark') : count
  return (
    <button
      type="button"
      className={withPicture ? skin.tile : `${choice} ${coloursOf(option)}`}
      aria-pressed={option.isChosen}
      aria-disabled={disabled !== undefined}
      aria-describedby={disabled === undefined ? undefined : noteId(id)}
      data-checked={option.isChosen || undefined}
      onClick={() => disabled === undefined && onChange(toggledValues(parameter, chosen, value))}
    >
      {withPicture && <OptionPicture icon={icon} value={String(value)} pictures={pictures} />}
      <span>{mark === undefined ? name : texts.t('withCount', { name, count: mark })}</span>
    </button>
  )
}

type Props = {
  readonly field: FilterField
  readonly options: readonly FilterOption[]
  readonly withPictures: boolean
  readonly label?: string
}

/** A set of options; `label` is the title of its group. */
export const OptionButtons = ({ field, options, withPictures, label }: Props) => {
  const { id } = field
  return (
    <div
      className={withPictures ? skin.tiles : 'flex flex-wrap gap-2'}
      {...(label !== undefined && { role: 'group', 'aria-label': label })}
      aria-describedby={label !== undefined && reasonOf(field) ? noteId(id) : undefined}
    >
      {options.map((option) => (
        <OptionButton key={String(option.value)} field={field} option={option} withPicture={withPictures} />
      ))}
    </div>
  )
}
