/** Initial state of the drawer with the service's default choices, which the user can clear. */
import type { SkuFilter } from '../../contract/directory/sku-selection.ts'
import { firstChoices } from '../base/catalogue/first-choices.ts'
import type { DrawerSettings } from './drawer-calls.ts'
import { type DrawerState, emptyDrawer } from './drawer-state.ts'
import { neededFor } from './needed-parameters.ts'

/** Drops choices whose prerequisites are not chosen, since their fields are hidden. */
const withWhatTheyNeed = (settings: DrawerSettings, choices: readonly SkuFilter[]): readonly SkuFilter[] => {
  const { parameters, fixed } = settings
  const known = new Set([...choices, ...fixed.map(({ filter }) => filter)].map(({ paramName }) => paramName))
  const complete = choices.filter(({ paramName }) => neededFor(parameters, paramName).every((needed) => known.has(needed)))
  return complete.length === choices.length ? complete : withWhatTheyNeed(settings, complete)
}

/**
 * Returns the initial state. Fixed choices take precedence over defaults; a motor left alone by the defaults is not selected
 * automatically.
 */
export const openedDrawer = (settings: DrawerSettings): DrawerState => {
  const free = firstChoices(settings.parameters).filter(
    ({ paramName }) => !settings.fixed.some(({ filter }) => filter.paramName === paramName),
  )
  const choices = withWhatTheyNeed(settings, free)
  return { ...emptyDrawer(settings), choices, narrowed: choices.length === 0 }
}
