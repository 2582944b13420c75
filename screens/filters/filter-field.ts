/** What every control of the parameter block is given. */
import type { LectotypeFilter, LectotypeParam } from '../../contract/lectotype.ts'
import type { Drawings } from '../drawings/registry.ts'
import type { ComboIconRule, DisabledReason, FilterOption, LockReason, SelectOptionGroup } from './filter-options.ts'
import type { FilterTexts } from './filter-texts.ts'

export type FilterField = {
  /** Id of the control, and the beginning of the ids beside it. */
  readonly id: string
  readonly parameter: LectotypeParam
  readonly name: string
  readonly options: readonly FilterOption[]
  readonly chosen: readonly LectotypeFilter[]
  readonly lock: LockReason | undefined
  readonly groups: readonly SelectOptionGroup[]
  readonly comboIcons: Readonly<Record<string, ComboIconRule>>
  readonly pictures: Drawings | undefined
  readonly texts: FilterTexts
  readonly onChange: (filter: LectotypeFilter) => void
}

/** The reason that stands below the control: of the parameter, else of the values that cannot be chosen. */
export const reasonOf = ({ lock, options }: Pick<FilterField, 'lock' | 'options'>): DisabledReason | undefined =>
  lock ?? options.find(({ disabled }) => disabled !== undefined)?.disabled

export const noteId = (id: string): string => `${id}-note`
