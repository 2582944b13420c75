/**
 * What counts as chosen in a field: what came from elsewhere, what the person chose, or the only thing there is to choose.
 *
 * An automatic choice is derived, never stored: it comes and goes with the answer that it follows from, so that the order in which answers come
 * cannot leave one behind. It narrows nothing, and so is not asked with.
 */
import type { FilteredSkus, SkuFilter, SkuParam, FilteredSku } from '../../contract/directory/sku-selection.ts'
import { knownOf } from '../base/machine/call.ts'
import { meetsFilters } from '../base/catalogue/meets-filters.ts'
import type { FixedBy, LockReason, MotorsFound } from './drawer-calls.ts'
import type { DrawerState } from './drawer-state.ts'
import { filtersOf } from './drawer-questions.ts'
import { filterOf } from '../base/catalogue/parameter-tree.ts'
import { neededFor } from './needed-parameters.ts'

/** The answer to show: the last one while the next is under way, or did not come. */
export const shownMotors = ({ listing }: DrawerState): MotorsFound | undefined => knownOf(listing)?.answer

/** The motors to show: of the answer before, only those that meet what is chosen now. */
export const listedMotors = (state: DrawerState): readonly FilteredSku[] =>
  (shownMotors(state)?.motors ?? []).filter((motor) => meetsFilters(motor, filtersOf(state)))

export type Remaining = FilteredSkus['filterParams'][number]['values']

/** The values that a field still has, and how many motors each leaves; undefined while that is not known. */
export const remainingOf = (state: DrawerState, paramName: string): Remaining | undefined =>
  shownMotors(state)?.remaining.find((one) => one.paramName === paramName)?.values

export type FieldChoice = { readonly filter: SkuFilter; readonly by: Exclude<FixedBy, 'motor'> }

const automaticOf = (state: DrawerState, paramName: string): FieldChoice | undefined => {
  const left = remainingOf(state, paramName)
  const only = left?.length === 1 ? left[0] : undefined
  if (!only || state.released.includes(paramName) || !isOpen(state, paramName)) return undefined
  return { filter: { paramName, values: [only.value] }, by: 'onlyOption' }
}

/** What a field stands at, and who put it there. */
export const choiceOf = (state: DrawerState, paramName: string): FieldChoice | undefined => {
  const fixed = state.settings.fixed.find(({ filter }) => filter.paramName === paramName)
  if (fixed) return { filter: fixed.filter, by: fixed.origin }
  const own = filterOf(state.choices, paramName)
  return own ? { filter: own, by: 'person' } : automaticOf(state, paramName)
}

/** Whether everything that has to be chosen before a field is chosen. */
export function isOpen(state: DrawerState, paramName: string): boolean {
  return neededFor(state.settings.parameters, paramName).every((needed) => choiceOf(state, needed) !== undefined)
}

/** Why a field cannot be changed. What the person chose can always be taken back. */
export const lockOf = (state: DrawerState, paramName: string): LockReason | undefined => {
  const by = choiceOf(state, paramName)?.by
  return by === 'person' ? undefined : by
}

/** Fields that can be seen: those that are open, and those whose value came from elsewhere. */
export const shownFields = (state: DrawerState): readonly SkuParam[] =>
  state.settings.parameters.filter(({ paramName }) => isOpen(state, paramName) || choiceOf(state, paramName) !== undefined)
