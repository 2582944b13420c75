/** The control of each parameter type. */
import type { ComponentType } from 'react'
import { CustomValue } from './custom-value.tsx'
import { type FilterField, noteId, reasonOf } from './filter-field.ts'
import { comboIcon, groupedOptions } from './filter-options.ts'
import { type FilterControl, switchValue, toggledValues } from './filter-parameters.ts'
import { NumberFilter } from './number-filter.tsx'
import { OptionButtons } from './option-buttons.tsx'
import { RangeFilter } from './range-filter.tsx'
import { OptionPicture } from './option-picture.tsx'
import { skin } from '../../engine/react/skin.ts'

type Control = ComponentType<{ readonly field: FilterField }>

const describedBy = (field: FilterField): string | undefined => (reasonOf(field) === undefined ? undefined : noteId(field.id))

/** Options are identified by index, since a number and a text with the same digits differ. */
const SelectFilter: Control = ({ field }) => {
  const { id, parameter, options, lock, texts, onChange } = field
  const { paramName } = parameter
  return (
    <>
      <select
        className={skin.select}
        id={id}
        disabled={lock !== undefined}
        aria-describedby={describedBy(field)}
        value={String(options.findIndex(({ isChosen }) => isChosen))}
        onChange={(event) => {
          const option = options[Number(event.target.value)]
          onChange({ paramName, values: option ? [option.value] : [] })
        }}
      >
        <option value="-1">{texts.t('any')}</option>
        {options.map(({ value, count, disabled }, index) => {
          const name = texts.ofValue(parameter, value)
          return (
            <option key={`${typeof value} ${value}`} value={index} disabled={disabled !== undefined}>
              {count === undefined ? name : texts.t('withCount', { name, count })}
            </option>
          )
        })}
      </select>
      <CustomValue field={field} />
    </>
  )
}

const ListFilter: Control = ({ field }) => (
  <>
    <OptionButtons field={field} options={field.options} withPictures={false} />
    <CustomValue field={field} />
  </>
)

const ImageFilter: Control = ({ field }) => (
  <>
    <OptionButtons field={field} options={field.options} withPictures />
    <CustomValue field={field} />
  </>
)

/** Options in groups with titles, shown as drawings if they have any. */
const GroupFilter: Control = ({ field }) => {
  const { parameter, options, texts } = field
  return (
    <>
      <div className="grid gap-2">
        {groupedOptions(parameter, options).map(({ classTile, options: own }) => {
          const title = classTile === '' ? undefined : texts.ofText(classTile)
          return (
            <div key={classTile} className="grid gap-1">
              {title !== undefined && <span className="text-note/5 font-semibold text-ink-soft">{title}</span>}
              <OptionButtons
                field={field}
                options={own}
                withPictures={own.some(({ icon }) => icon !== '')}
                {...(title !== undefined && { label: title })}
              />
            </div>
          )
        })}
      </div>
      <CustomValue field={field} />
    </>
  )
}

const SwitchFilter: Control = ({ field }) => {
  const { id, parameter, name, options, lock, texts, onChange } = field
  const on = switchValue(parameter)
  const option = options.find(({ value }) => value === on)
  if (on === undefined || !option) return null
  const change = () => onChange(option.isChosen ? { paramName: parameter.paramName, values: [] } : toggledValues(parameter, [], on))
  return (
    <label className={skin.switch} data-checked={option.isChosen || undefined}>
      <input
        type="checkbox"
        id={id}
        checked={option.isChosen}
        disabled={lock !== undefined || option.disabled !== undefined}
        aria-describedby={describedBy(field)}
        onChange={change}
      />
      {option.count === undefined ? name : texts.t('withCount', { name, count: option.count })}
    </label>
  )
}

/** The drawing of the current choices, above the options. */
const DiagramFilter: Control = ({ field }) => {
  const { parameter, chosen, pictures } = field
  return (
    <>
      <div className="max-w-60">
        <OptionPicture
          className="block h-14 w-full"
          icon={comboIcon(parameter, chosen) ?? ''}
          value={parameter.paramName}
          pictures={pictures}
        />
      </div>
      <ListFilter field={field} />
    </>
  )
}

const NoControl: Control = () => null

export const filterControls = {
  none: NoControl,
  number: NumberFilter,
  range: RangeFilter,
  select: SelectFilter,
  list: ListFilter,
  images: ImageFilter,
  groups: GroupFilter,
  switch: SwitchFilter,
  diagram: DiagramFilter,
} as const satisfies Record<FilterControl, Control>

/** Whether the control is a single element for a label; others are groups of buttons. */
export const hasOneElement: Readonly<Record<FilterControl, boolean>> = {
  none: false,
  number: true,
  range: false,
  select: true,
  list: false,
  images: false,
  groups: false,
  switch: true,
  diagram: false,
}
