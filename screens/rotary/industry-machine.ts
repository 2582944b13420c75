/** The industry page (120, 3000000) as a machine: working data from the scene drawer, a motor, a ratio and checkbox groups that narrow the list. */
import type { FilteredSku } from '../../contract/directory/sku-selection.ts'
import type { Quantity, RotaryServoAnswer, RotaryServoRequest, WorkingFirstRequest } from '../../families/rotary/wire/calls.ts'
import { type Call, idle, keyOf, lastAnswered } from '../base/machine/call.ts'
import type { Surroundings } from '../base/machine/create-runner.ts'
import { defineMachine, type EventOf } from '../base/machine/define-machine.ts'
import type { MachineView } from '../base/machine/use-machine.ts'
import type { IndustryCalls } from './rotary-calls.ts'

/** Checkbox groups; each is also the name of its part of the call. */
export const groups = ['match', 'seriesList'] as const
export type Group = (typeof groups)[number]
export type Ticked = Readonly<Record<Group, readonly string[]>>

/** The drawers of the page: the working scenes, and the motors. One at a time. */
export const drawers = ['scene', 'motor'] as const
export type IndustryDrawer = (typeof drawers)[number]

/** A motor of the catalogue with what is shown of it: power W, speed rpm, torque N·m. */
export type IndustryMotor = Pick<FilteredSku, 'skuID' | 'skuName' | 'p2' | 'n2' | 't2'>

export const industryMotorOf = ({ skuID, skuName, p2, n2, t2 }: FilteredSku): IndustryMotor => ({
  skuID,
  skuName,
  ...(p2 !== undefined && { p2 }),
  ...(n2 !== undefined && { n2 }),
  ...(t2 !== undefined && { t2 }),
})

export type IndustryState = {
  readonly rows: readonly Quantity[] | undefined
  /** What the rows were calculated from, as it was asked. */
  readonly scene: WorkingFirstRequest | undefined
  readonly motor: IndustryMotor | undefined
  readonly ratio: number | undefined
  readonly ticked: Ticked
  readonly drawer: IndustryDrawer | undefined
  readonly platforms: Call<RotaryServoRequest, RotaryServoAnswer>
}

type Nothing = Readonly<Record<never, never>>

export type IndustryActions = {
  resetPressed: Nothing
  drawerOpened: { readonly drawer: IndustryDrawer }
  drawerClosed: Nothing
  /** From the scene drawer: Fill into the condition selection. */
  conditionsFilled: { readonly rows: readonly Quantity[]; readonly scene: WorkingFirstRequest }
  /** Undefined takes it back. */
  motorChosen: { readonly motor: IndustryMotor | undefined }
  /** Pressing the chosen one takes it back. */
  ratioPressed: { readonly ratio: number }
  valueToggled: { readonly group: Group; readonly value: string }
}
export type IndustryEvent = EventOf<IndustryActions>
export type IndustryView = MachineView<IndustryState, IndustryEvent>

type Own = Omit<IndustryState, 'platforms'>
export type KeptIndustry = Pick<Own, 'ticked'> & Partial<Omit<Own, 'ticked'>>

const nothingTicked: Ticked = { match: [], seriesList: [] }

/** A visit of somebody who has no conditions yet, with what is open at once. */
export const firstVisit = (drawer: IndustryDrawer | undefined): KeptIndustry => ({ ticked: nothingTicked, drawer })

const emptyIndustry = (kept: KeptIndustry = firstVisit(undefined)): IndustryState => ({
  rows: undefined,
  scene: undefined,
  motor: undefined,
  ratio: undefined,
  drawer: undefined,
  ...kept,
  platforms: idle,
})

export type Option = RotaryServoAnswer['matchList'][number]

/** What a group offers, and what is ticked although nothing has it any more: it must be possible to see and clear it. */
export const optionsOf = ({ platforms, ticked }: IndustryState, group: Group): readonly Option[] => {
  const answer = lastAnswered(platforms)?.answer
  const offered = (group === 'match' ? answer?.matchList : answer?.seriesList) ?? []
  const gone = ticked[group].filter((value) => !offered.some((option) => option.value === value))
  return [...gone.map((value) => ({ value, icon: '', count: 0 })), ...offered]
}

/** Ratios on offer, rising, with the chosen one where nothing has it any more. */
export const ratiosOf = ({ platforms, ratio }: IndustryState): readonly number[] => {
  const offered = lastAnswered(platforms)?.answer.iList ?? []
  return ratio === undefined || offered.includes(ratio) ? offered : [...offered, ratio].toSorted((one, other) => one - other)
}

/** Whether Reset has anything to take back. */
export const isNarrowed = ({ motor, ratio, ticked }: IndustryState): boolean =>
  motor !== undefined || ratio !== undefined || groups.some((group) => ticked[group].length > 0)

/** The same ticks give the same question, in whatever order they were set. */
const questionOf = ({ rows, motor, ratio, ticked }: IndustryState): RotaryServoRequest | undefined =>
  rows && {
    ...(motor === undefined ? {} : { sku: motor.skuID }),
    workingData: [...rows],
    ...(ticked.match.length === 0 ? {} : { match: ticked.match.toSorted() }),
    ...(ratio === undefined ? {} : { i: ratio }),
    ...(ticked.seriesList.length === 0 ? {} : { seriesList: ticked.seriesList.toSorted() }),
  }

const toggle = (state: IndustryState, group: Group, value: string): IndustryState => {
  const ticked = state.ticked[group]
  if (ticked.includes(value)) return { ...state, ticked: { ...state.ticked, [group]: ticked.filter((one) => one !== value) } }
  const offered = optionsOf(state, group).some((option) => option.value === value)
  return offered ? { ...state, ticked: { ...state.ticked, [group]: [...ticked, value] } } : state
}

const pressRatio = (state: IndustryState, ratio: number): IndustryState => {
  if (ratio === state.ratio) return { ...state, ratio: undefined }
  return ratiosOf(state).includes(ratio) ? { ...state, ratio } : state
}

/** What else is chosen stays: where nothing is left, the results say which choice is at fault and what would help. */
const chooseMotor = (state: IndustryState, motor: IndustryMotor | undefined): IndustryState => {
  const closed = { ...state, drawer: undefined }
  return motor?.skuID === state.motor?.skuID ? closed : { ...closed, motor }
}

/** Other conditions: what was chosen was among the platforms that fitted the old ones. */
const fillConditions = (state: IndustryState, { rows, scene }: IndustryActions['conditionsFilled']): IndustryState => {
  const closed = { ...state, drawer: undefined, scene }
  return keyOf(rows) === keyOf(state.rows) ? closed : { ...closed, rows, ratio: undefined, ticked: nothingTicked }
}

export const industryMachine = defineMachine<
  IndustryState,
  Surroundings & { readonly calls: IndustryCalls },
  IndustryActions,
  KeptIndustry | undefined
>({
  start: emptyIndustry,
  questions: {
    platforms: { of: questionOf, ask: ({ calls }, request, signal) => calls.platforms(request, signal) },
  },
  actions: {
    // The conditions stay: they come from the scenes, which have a Reset of their own.
    resetPressed: (state) => ({ ...state, motor: undefined, ratio: undefined, ticked: nothingTicked }),
    drawerOpened: (state, { drawer }) => ({ ...state, drawer }),
    drawerClosed: (state) => ({ ...state, drawer: undefined }),
    conditionsFilled: fillConditions,
    motorChosen: (state, { motor }) => chooseMotor(state, motor),
    ratioPressed: (state, { ratio }) => pressRatio(state, ratio),
    valueToggled: (state, { group, value }) => toggle(state, group, value),
  },
  keep: ({ platforms: _platforms, ...kept }) => kept,
})

/** The conditions that the shown results are for; undefined while there are none. Changes when other conditions have been answered. */
export const answeredConditions = ({ platforms }: IndustryState): string | undefined =>
  platforms.state === 'answered' ? keyOf(platforms.request.workingData) : undefined
