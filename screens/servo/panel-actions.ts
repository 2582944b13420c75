/** State changes of the user's actions, without requests. */
import type { SkuFilter } from '../../contract/directory/sku-selection.ts'
import { mostPhases, type TransmissionElement } from '../../families/reducer/wire/reducer.ts'
import { askAgain } from '../base/machine/define-machine.ts'
import { brandOf, choicesOf, isUnlocked, offerOf, optionsOf, shownMotors } from './derived-choices.ts'
import { filterOf } from '../base/catalogue/parameter-tree.ts'
import { meetsFilters } from '../base/catalogue/meets-filters.ts'
import { emptyPanel, errorSteps, listCap, pageSize, type PanelState } from './panel-state.ts'
import { reasons } from './reasons.ts'
import {
  type ChoiceGroup,
  choiceGroups,
  type CustomMotor,
  type DemandKind,
  type ErrorRange,
  type OutputField,
  type PhaseDraft,
  type ServoMotor,
} from './servo-calls.ts'

type EmptyPayload = Readonly<Record<never, never>>

/** Actions of the user; an undefined value clears the choice. */
export type PanelActions = {
  typeChosen: { readonly typeCode: string | undefined }
  brandChosen: { readonly brand: string | undefined }
  otherBrandsChosen: EmptyPayload
  seriesChosen: { readonly series: string | undefined }
  filtersChanged: { readonly filters: readonly SkuFilter[] }
  /** The filter parameters were loaded, with the service's default filters. */
  firstFiltersReceived: { readonly filters: readonly SkuFilter[] }
  keywordTyped: { readonly keyword: string }
  moreMotorsRequested: EmptyPayload
  motorChosen: { readonly motor: ServoMotor | undefined }
  customMotorConfirmed: { readonly motor: CustomMotor }
  customMotorCancelled: EmptyPayload
  demandSwitched: { readonly by: DemandKind }
  demandEntered: { readonly value: number | undefined }
  errorRangeChosen: { readonly side: keyof ErrorRange; readonly percent: number }
  outputEntered: { readonly field: OutputField; readonly value: number | undefined }
  elementChosen: { readonly element: TransmissionElement | undefined }
  phasesChanged: { readonly phases: readonly PhaseDraft[] }
  ratioChosen: { readonly ratio: number | undefined }
  choiceMade: { readonly group: ChoiceGroup; readonly value: string | undefined }
  startPressed: EmptyPayload
  resetPressed: EmptyPayload
}

/** Removes the motor, and its name from the keyword field; a typed keyword remains. */
const withoutMotor = (state: PanelState): PanelState => ({
  ...state,
  motor: undefined,
  keyword: state.motor?.calcType === 'sku' ? '' : state.keyword,
  page: 1,
  ratio: undefined,
  released: undefined,
})

/** Changes the demand and clears the ratio, which was chosen for the previous one. */
const withDemand = (state: PanelState, change: Partial<Pick<PanelState, 'demand' | 'errorRange' | 'output'>>): PanelState => ({
  ...state,
  ...change,
  ratio: undefined,
  released: undefined,
})

const chooseRatio = (state: PanelState, { ratio }: PanelActions['ratioChosen']): PanelState => {
  if (ratio === undefined) return { ...state, ratio, released: 'ratio' }
  return offerOf(state)?.ratios.includes(ratio) ? { ...state, ratio, released: undefined } : state
}

/** Sets a choice. Stores the preceding automatic choices, too, and clears the following ones. */
const makeChoice = (state: PanelState, { group, value }: PanelActions['choiceMade']): PanelState => {
  const index = choiceGroups.indexOf(group)
  const before = choicesOf(state).slice(0, index)
  if (value === undefined) return { ...state, choices: state.choices.slice(0, index), released: group }
  const offered = isUnlocked(state, group) && optionsOf(state, group).some((option) => option.value === value)
  return offered ? { ...state, choices: [...before, value], released: undefined } : state
}

const wantMore = (state: PanelState): PanelState => {
  const shown = shownMotors(state)
  const most = Math.min(shown?.count ?? 0, listCap)
  const more = state.motors.state === 'answered' && state.page * pageSize < most
  return more ? { ...state, page: state.page + 1 } : state
}

/** Changes the filters. A picked motor that does not meet them is removed; a motor entered by the user is not affected. */
const changeFilters = (state: PanelState, { filters }: PanelActions['filtersChanged']): PanelState => {
  const { motor } = state
  const stays = motor?.calcType !== 'sku' || meetsFilters(motor.motor, filters)
  return stays ? { ...state, filters, page: 1 } : { ...withoutMotor(state), filters }
}

/**
 * Applies the default filters once, except for parameters already filtered and for filters that would exclude the picked motor.
 */
const takeFirstFilters = (state: PanelState, { filters }: PanelActions['firstFiltersReceived']): PanelState => {
  if (state.hasFirstFilters) return state
  const { motor } = state
  const free = filters.filter(
    (filter) =>
      filterOf(state.filters, filter.paramName) === undefined && (motor?.calcType !== 'sku' || meetsFilters(motor.motor, [filter])),
  )
  const taken = { ...state, hasFirstFilters: true }
  return free.length === 0 ? taken : { ...taken, filters: [...state.filters, ...free], page: 1 }
}

export const panelActions: { readonly [Type in keyof PanelActions]: (state: PanelState, event: PanelActions[Type]) => PanelState } = {
  typeChosen: (state, { typeCode }) => ({ ...withoutMotor(state), typeCode }),
  brandChosen: (state, { brand }) => ({ ...withoutMotor(state), brand, series: undefined }),
  otherBrandsChosen: (state) => ({ ...state, drawerOpen: true }),
  // Stores the brand of a picked motor as the chosen one.
  seriesChosen: (state, { series }) => ({
    ...withoutMotor(state),
    brand: brandOf(state),
    series,
    released: series === undefined ? 'series' : undefined,
  }),
  filtersChanged: changeFilters,
  firstFiltersReceived: takeFirstFilters,
  keywordTyped: (state, { keyword }) => (keyword === state.keyword ? state : { ...withoutMotor(state), keyword }),
  moreMotorsRequested: wantMore,
  motorChosen: (state, { motor }) =>
    motor
      ? { ...withoutMotor(state), motor: { calcType: 'sku', motor }, keyword: motor.skuName }
      : { ...withoutMotor(state), released: 'motor' },
  customMotorConfirmed: (state, { motor }) => ({
    ...withoutMotor(state),
    motor: { calcType: 'customMotor', motor },
    brand: undefined,
    series: undefined,
    keyword: '',
    drawerOpen: false,
  }),
  customMotorCancelled: (state) => ({ ...state, drawerOpen: false }),
  demandSwitched: (state, { by }) => (by === state.demand.by ? state : withDemand(state, { demand: { ...state.demand, by } })),
  demandEntered: (state, { value }) =>
    value === state.demand[state.demand.by] ? state : withDemand(state, { demand: { ...state.demand, [state.demand.by]: value } }),
  errorRangeChosen: (state, { side, percent }) =>
    errorSteps[side].includes(percent) && percent !== state.errorRange[side]
      ? withDemand(state, { errorRange: { ...state.errorRange, [side]: percent } })
      : state,
  outputEntered: (state, { field, value }) =>
    value === state.output[field] ? state : withDemand(state, { output: { ...state.output, [field]: value } }),
  elementChosen: (state, { element }) =>
    element === state.output.transmissionElement ? state : withDemand(state, { output: { ...state.output, transmissionElement: element } }),
  phasesChanged: (state, { phases }) =>
    phases.length > mostPhases ? state : withDemand(state, { output: { ...state.output, phases: phases.length > 0 ? phases : undefined } }),
  ratioChosen: chooseRatio,
  choiceMade: makeChoice,
  startPressed: (state) => (reasons(state).length === 0 ? askAgain(state, 'calculation') : state),
  resetPressed: ({ motors, calculation }) => ({ ...emptyPanel, motors, calculation }),
}
