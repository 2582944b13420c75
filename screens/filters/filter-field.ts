/** Props of the controls in the parameter block. */
import type { SkuFilter, SkuParam } from '../../contract/directory/sku-selection.ts'
import type { Drawings } from '../drawings/registry.ts'
import type { DisabledReason, FilterOption, LockReason } from './filter-options.ts'
import { controlOf, switchValue } from './filter-parameters.ts'
import type { FilterTexts } from './filter-texts.ts'

export type FilterField = {
  /** Id of the control and prefix of related ids. */
  readonly id: string
  readonly parameter: SkuParam
  readonly name: string
  readonly options: readonly FilterOption[]
  readonly chosen: readonly SkuFilter[]
  /** Names of the other choices that can be cleared; '' if there are none. */
  readonly others: string
  readonly lock: LockReason | undefined
  readonly pictures: Drawings | undefined
  readonly texts: FilterTexts
  readonly onChange: (filter: SkuFilter) => void
}

/** Returns the visible options: none for a number input, only texts for a range, only the positive one for a switch. */
const shownOptions = ({ parameter, options }: Pick<FilterField, 'parameter' | 'options'>): readonly FilterOption[] => {
  const control = controlOf(parameter)
  if (control === 'number') return []
  if (control === 'range') return options.filter(({ value }) => typeof value === 'string')
  return control === 'switch' ? options.filter(({ value }) => value === switchValue(parameter)) : options
}

/** Returns the reason shown below the control: that of the parameter, otherwise that of its disabled values. */
export const reasonOf = (field: Pick<FilterField, 'parameter' | 'lock' | 'options'>): DisabledReason | undefined =>
  field.lock ?? shownOptions(field).find(({ disabled }) => disabled !== undefined)?.disabled

export const noteId = (id: string): string => `${id}-note`

/** Classes of a line below a control. */
export const hintClasses = 'text-note text-ink-faint'
