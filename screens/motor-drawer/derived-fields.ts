/**
 * Effective choices of the fields: fixed elsewhere, chosen by the user, or the only remaining option.
 *
 * Automatic choices are derived, not stored. They follow from the current answer, so the order of the answers cannot leave an
 * outdated one. They do not restrict the list and are not sent.
 */
import type { FilteredSkus, SkuFilter, SkuParam, FilteredSku } from '../../contract/directory/sku-selection.ts'
import { knownOf } from '../base/machine/call.ts'
import { meetsFilters } from '../base/catalogue/meets-filters.ts'
import type { FixedBy, LockReason, MotorsFound } from './drawer-calls.ts'
import { brandParameter, type DrawerState, typeParameter } from './drawer-state.ts'
import { filtersOf } from './drawer-questions.ts'
import { filterOf } from '../base/catalogue/parameter-tree.ts'
import { neededFor } from './needed-parameters.ts'

/** Returns the answer to show: the last one, also while the next call is running or has failed. */
export const shownMotors = ({ listing }: DrawerState): MotorsFound | undefined => knownOf(listing)?.answer

/** Returns the motors to show: those of the last answer that meet the current filters. */
export const listedMotors = (state: DrawerState): readonly FilteredSku[] =>
  (shownMotors(state)?.motors ?? []).filter((motor) => meetsFilters(motor, filtersOf(state)))

export type Remaining = FilteredSkus['filterParams'][number]['values']

/** Returns the remaining values of a field with their numbers of motors; undefined if unknown. */
export const remainingOf = (state: DrawerState, paramName: string): Remaining | undefined =>
  shownMotors(state)?.remaining.find((one) => one.paramName === paramName)?.values

export type FieldChoice = { readonly filter: SkuFilter; readonly by: Exclude<FixedBy, 'motor'> }

const automaticOf = (state: DrawerState, paramName: string): FieldChoice | undefined => {
  const left = remainingOf(state, paramName)
  const only = left?.length === 1 ? left[0] : undefined
  if (!only || state.released.includes(paramName) || !isOpen(state, paramName)) return undefined
  return { filter: { paramName, values: [only.value] }, by: 'onlyOption' }
}

/** Returns the effective choice of a field and its origin. */
export const choiceOf = (state: DrawerState, paramName: string): FieldChoice | undefined => {
  const fixed = state.settings.fixed.find(({ filter }) => filter.paramName === paramName)
  if (fixed) return { filter: fixed.filter, by: fixed.origin }
  const own = filterOf(state.choices, paramName)
  return own ? { filter: own, by: 'person' } : automaticOf(state, paramName)
}

/** Whether all prerequisites of a field are chosen. */
export function isOpen(state: DrawerState, paramName: string): boolean {
  return neededFor(state.settings.parameters, paramName).every((needed) => choiceOf(state, needed) !== undefined)
}

/** Returns why a field is locked; the user's own choice is never locked. */
export const lockOf = (state: DrawerState, paramName: string): LockReason | undefined => {
  const by = choiceOf(state, paramName)?.by
  return by === 'person' ? undefined : by
}

const firstFields: ReadonlySet<string> = new Set([typeParameter, brandParameter])

/**
 * Returns the visible fields: type, brand and what the user has chosen; once a brand is chosen also those that are open or have
 * any other choice.
 */
export const shownFields = (state: DrawerState): readonly SkuParam[] => {
  const { parameters } = state.settings
  const hasBrands = parameters.some(({ paramName }) => paramName === brandParameter)
  const isBrandChosen = !hasBrands || choiceOf(state, brandParameter) !== undefined
  return parameters.filter(({ paramName }) => {
    const choice = choiceOf(state, paramName)
    if (firstFields.has(paramName) || choice?.by === 'person') return true
    return isBrandChosen && (isOpen(state, paramName) || choice !== undefined)
  })
}

/** A filter that came along, with its parameter. */
export type AppliedFilter = { readonly parameter: SkuParam; readonly filter: SkuFilter }

/** Returns the filters that came along and whose fields are not visible yet; they narrow the list all the same. */
export const appliedFilters = (state: DrawerState): readonly AppliedFilter[] => {
  const { parameters, fixed } = state.settings
  const shown = shownFields(state)
  return fixed.flatMap(({ filter }) => {
    const parameter = parameters.find(({ paramName }) => paramName === filter.paramName)
    return parameter && !shown.includes(parameter) ? [{ parameter, filter }] : []
  })
}
