/**
 * State machine of the industry page (120, 3000000): conditions from the scene drawer, a motor, a ratio and checkbox groups that
 * filter the platforms.
 */
import type { FilteredSku } from '../../contract/directory/sku-selection.ts'
import type { Quantity, RotaryServoAnswer, RotaryServoRequest, WorkingFirstRequest } from '../../families/rotary/wire/calls.ts'
import { type Call, idle, keyOf, lastAnswered } from '../base/machine/call.ts'
import type { Surroundings } from '../base/machine/create-runner.ts'
import { defineMachine, type EventOf } from '../base/machine/define-machine.ts'
import type { MachineView } from '../base/machine/use-machine.ts'
import type { IndustryCalls } from './rotary-calls.ts'

/** Checkbox groups, named like their request parameters. */
export const groups = ['match', 'seriesList'] as const
export type Group = (typeof groups)[number]
export type Ticked = Readonly<Record<Group, readonly string[]>>

/** Drawers of the page, of which one is open at a time: working scenes and motors. */
export const drawers = ['scene', 'motor'] as const
export type IndustryDrawer = (typeof drawers)[number]

/** A catalogue motor with its displayed figures: power in W, speed in rpm, torque in N·m. */
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
  /** Request the rows were calculated from. */
  readonly scene: WorkingFirstRequest | undefined
  readonly motor: IndustryMotor | undefined
  readonly ratio: number | undefined
  readonly ticked: Ticked
  readonly drawer: IndustryDrawer | undefined
  readonly platforms: Call<RotaryServoRequest, RotaryServoAnswer>
}

type EmptyPayload = Readonly<Record<never, never>>

export type IndustryActions = {
  resetPressed: EmptyPayload
  drawerOpened: { readonly drawer: IndustryDrawer }
  drawerClosed: EmptyPayload
  /** The scene drawer's conditions were filled in. */
  conditionsFilled: { readonly rows: readonly Quantity[]; readonly scene: WorkingFirstRequest }
  /** Undefined clears the motor. */
  motorChosen: { readonly motor: IndustryMotor | undefined }
  /** Pressing the chosen ratio clears it. */
  ratioPressed: { readonly ratio: number }
  valueToggled: { readonly group: Group; readonly value: string }
}
export type IndustryEvent = EventOf<IndustryActions>
export type IndustryView = MachineView<IndustryState, IndustryEvent>

type Own = Omit<IndustryState, 'platforms'>
export type SavedIndustry = Pick<Own, 'ticked'> & Partial<Omit<Own, 'ticked'>>

const nothingTicked: Ticked = { match: [], seriesList: [] }

/** Initial state without conditions, with a drawer open. */
export const firstVisit = (drawer: IndustryDrawer | undefined): SavedIndustry => ({ ticked: nothingTicked, drawer })

const emptyIndustry = (saved: SavedIndustry = firstVisit(undefined)): IndustryState => ({
  rows: undefined,
  scene: undefined,
  motor: undefined,
  ratio: undefined,
  drawer: undefined,
  ...saved,
  platforms: idle,
})

export type Option = RotaryServoAnswer['matchList'][number]

/** Returns the offered options, plus ticked ones that are no longer offered, so that they can be cleared. */
export const optionsOf = ({ platforms, ticked }: IndustryState, group: Group): readonly Option[] => {
  const answer = lastAnswered(platforms)?.answer
  const offered = (group === 'match' ? answer?.matchList : answer?.seriesList) ?? []
  const gone = ticked[group].filter((value) => !offered.some((option) => option.value === value))
  return [...gone.map((value) => ({ value, icon: '', count: 0 })), ...offered]
}

/** Returns the offered ratios in ascending order, plus the chosen one if no longer offered. */
export const ratiosOf = ({ platforms, ratio }: IndustryState): readonly number[] => {
  const offered = lastAnswered(platforms)?.answer.iList ?? []
  return ratio === undefined || offered.includes(ratio) ? offered : [...offered, ratio].toSorted((one, other) => one - other)
}

/** Whether there is anything to reset. */
export const isNarrowed = ({ motor, ratio, ticked }: IndustryState): boolean =>
  motor !== undefined || ratio !== undefined || groups.some((group) => ticked[group].length > 0)

/** Derives the request; the order of ticking does not matter. */
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

/** Sets the motor and keeps the filters: if no platform remains, the results explain which choice to change. */
const chooseMotor = (state: IndustryState, motor: IndustryMotor | undefined): IndustryState => {
  const closed = { ...state, drawer: undefined }
  return motor?.skuID === state.motor?.skuID ? closed : { ...closed, motor }
}

/** Sets the conditions. Different ones clear the filters, which were chosen among platforms for the previous conditions. */
const fillConditions = (state: IndustryState, { rows, scene }: IndustryActions['conditionsFilled']): IndustryState => {
  const closed = { ...state, drawer: undefined, scene }
  return keyOf(rows) === keyOf(state.rows) ? closed : { ...closed, rows, ratio: undefined, ticked: nothingTicked }
}

export const industryMachine = defineMachine<
  IndustryState,
  Surroundings & { readonly calls: IndustryCalls },
  IndustryActions,
  SavedIndustry | undefined
>({
  start: emptyIndustry,
  questions: {
    platforms: { of: questionOf, ask: ({ calls }, request, signal) => calls.platforms(request, signal) },
  },
  actions: {
    // Keeps the conditions; the scenes have their own reset.
    resetPressed: (state) => ({ ...state, motor: undefined, ratio: undefined, ticked: nothingTicked }),
    drawerOpened: (state, { drawer }) => ({ ...state, drawer }),
    drawerClosed: (state) => ({ ...state, drawer: undefined }),
    conditionsFilled: fillConditions,
    motorChosen: (state, { motor }) => chooseMotor(state, motor),
    ratioPressed: (state, { ratio }) => pressRatio(state, ratio),
    valueToggled: (state, { group, value }) => toggle(state, group, value),
  },
  keep: ({ platforms: _platforms, ...saved }) => saved,
})

/** Returns a key of the conditions of the shown results; undefined without results. */
export const answeredConditions = ({ platforms }: IndustryState): string | undefined =>
  platforms.state === 'answered' ? keyOf(platforms.request.workingData) : undefined
