/** The drawer as it opens: with what the service has chosen for the person, who can take any of it back. */
import type { SkuFilter } from '../../contract/directory/sku-selection.ts'
import { firstChoices } from '../base/catalogue/first-choices.ts'
import type { DrawerSettings } from './drawer-calls.ts'
import { type DrawerState, emptyDrawer } from './drawer-state.ts'
import { neededFor } from './needed-parameters.ts'

/** Without those that stand below something that is not chosen: nobody could see them. */
const withWhatTheyNeed = (settings: DrawerSettings, choices: readonly SkuFilter[]): readonly SkuFilter[] => {
  const { parameters, fixed } = settings
  const known = new Set([...choices, ...fixed.map(({ filter }) => filter)].map(({ paramName }) => paramName))
  const kept = choices.filter(({ paramName }) => neededFor(parameters, paramName).every((needed) => known.has(needed)))
  return kept.length === choices.length ? kept : withWhatTheyNeed(settings, kept)
}

/** What came along with the person counts more. The only motor that the service's own choices leave is not taken before somebody could look. */
export const openedDrawer = (settings: DrawerSettings): DrawerState => {
  const free = firstChoices(settings.parameters).filter(
    ({ paramName }) => !settings.fixed.some(({ filter }) => filter.paramName === paramName),
  )
  const choices = withWhatTheyNeed(settings, free)
  return { ...emptyDrawer(settings), choices, narrowed: choices.length === 0 }
}
