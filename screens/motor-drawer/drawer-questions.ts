/** Derives the requests from the state of the drawer. */
import type { FilterSkusRequest, SkuFilter } from '../../contract/directory/sku-selection.ts'
import type { MotorQuestion } from './drawer-calls.ts'
import { type DrawerState, pageSize } from './drawer-state.ts'
import { belowOf, filterOf } from '../base/catalogue/parameter-tree.ts'

const fixedFilters = ({ settings }: DrawerState): readonly SkuFilter[] => settings.fixed.map(({ filter }) => filter)

/** Returns the user's choices in the order of the parameters. */
const ownFilters = ({ settings, choices }: DrawerState): readonly SkuFilter[] =>
  settings.parameters.flatMap(({ paramName }) => filterOf(choices, paramName) ?? [])

/** Returns all filters of the list. */
export const filtersOf = (state: DrawerState): readonly SkuFilter[] => [...fixedFilters(state), ...ownFilters(state)]

export const questionOf = (state: DrawerState): MotorQuestion => {
  const { classID, parameters, workingData } = state.settings
  const ask = (filters: readonly SkuFilter[], size: number): FilterSkusRequest => ({
    classID,
    filters: [...filters],
    page: 1,
    size,
    ...(workingData && { workingData }),
  })
  const keyword = state.keyword.trim()
  const own = ownFilters(state)
  const widened = parameters.flatMap(({ paramName }) => {
    const below = belowOf(parameters, paramName)
    const others = own.filter((filter) => !below.has(filter.paramName))
    return others.length === own.length ? [] : [{ paramName, request: ask([...fixedFilters(state), ...others], 1) }]
  })
  return {
    list: { ...ask(filtersOf(state), pageSize), ...(keyword !== '' && { skuKeyword: keyword }) },
    offers: keyword === '' ? undefined : ask(filtersOf(state), 1),
    widened,
  }
}
