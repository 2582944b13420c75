/**
 * The industry page (120, 3000000) as a machine: working data from the scene drawer, a motor, a ratio and checkbox groups that narrow the list. After
 * every event the question that follows from the state is compared with the one asked last; what differs is asked.
 */
import type { LectotypeSku } from '../../contract/lectotype.ts'
import type { Quantity, RotaryServoAnswer, RotaryServoRequest } from '../../contract/rotary-working.ts'
import type { ApiFailure } from '../app/api.ts'
import { arrive, type Call, fail, isAsked, keyOf, lastAnswered, run } from '../app/call.ts'

/** Checkbox groups; each is also the name of its part of the call. */
export const groups = ['match', 'seriesList'] as const
export type Group = (typeof groups)[number]
export type Ticked = Readonly<Record<Group, readonly string[]>>

/** The drawers of the page: the working scenes, and the motors. One at a time. */
export const drawers = ['scene', 'motor'] as const
export type IndustryDrawer = (typeof drawers)[number]

/** A motor of the catalogue with what is shown of it: power W, speed rpm, torque N·m. */
export type IndustryMotor = Pick<LectotypeSku, 'skuID' | 'skuName' | 'p2' | 'n2' | 't2'>

export const industryMotorOf = ({ skuID, skuName, p2, n2, t2 }: LectotypeSku): IndustryMotor => ({
  skuID,
  skuName,
  ...(p2 !== undefined && { p2 }),
  ...(n2 !== undefined && { n2 }),
  ...(t2 !== undefined && { t2 }),
})

export type IndustryState = {
  readonly rows: readonly Quantity[] | undefined
  readonly motor: IndustryMotor | undefined
  readonly ratio: number | undefined
  readonly ticked: Ticked
  readonly drawer: IndustryDrawer | undefined
  readonly call: Call<RotaryServoRequest, RotaryServoAnswer>
}

export type IndustryEvent =
  | { readonly type: 'opened' | 'retryPressed' | 'resetPressed' | 'drawerClosed' }
  | { readonly type: 'drawerOpened'; readonly drawer: IndustryDrawer }
  /** From the scene drawer: Fill into the condition selection. */
  | { readonly type: 'conditionsFilled'; readonly rows: readonly Quantity[] }
  /** Undefined takes it back. */
  | { readonly type: 'motorChosen'; readonly motor: IndustryMotor | undefined }
  /** Pressing the chosen one takes it back. */
  | { readonly type: 'ratioPressed'; readonly ratio: number }
  | { readonly type: 'valueToggled'; readonly group: Group; readonly value: string }
  | { readonly type: 'answerArrived'; readonly key: string; readonly answer: RotaryServoAnswer }
  | { readonly type: 'answerFailed'; readonly key: string; readonly failure: ApiFailure }

export type IndustryEffect = { readonly type: 'ask'; readonly key: string; readonly request: RotaryServoRequest }
export type IndustryStep = { readonly state: IndustryState; readonly effects: readonly IndustryEffect[] }

export type KeptIndustry = Omit<IndustryState, 'call'>

const nothingTicked: Ticked = { match: [], seriesList: [] }

export const emptyIndustry = (kept: Partial<KeptIndustry> = {}): IndustryState => ({
  rows: undefined,
  motor: undefined,
  ratio: undefined,
  ticked: nothingTicked,
  drawer: undefined,
  ...kept,
  call: { state: 'idle' },
})

export type Option = RotaryServoAnswer['matchList'][number]

/** What a group offers, and what is ticked although nothing has it any more: it must be possible to see and clear it. */
export const optionsOf = ({ call, ticked }: IndustryState, group: Group): readonly Option[] => {
  const answer = lastAnswered(call)?.answer
  const offered = (group === 'match' ? answer?.matchList : answer?.seriesList) ?? []
  const gone = ticked[group].filter((value) => !offered.some((option) => option.value === value))
  return [...gone.map((value) => ({ value, icon: '', count: 0 })), ...offered]
}

/** Ratios on offer, rising, with the chosen one where nothing has it any more. */
export const ratiosOf = ({ call, ratio }: IndustryState): readonly number[] => {
  const offered = lastAnswered(call)?.answer.iList ?? []
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
const fillConditions = (state: IndustryState, rows: readonly Quantity[]): IndustryState => {
  const closed = { ...state, drawer: undefined }
  return keyOf(rows) === keyOf(state.rows) ? closed : { ...closed, rows, ratio: undefined, ticked: nothingTicked }
}

const next = (state: IndustryState, event: IndustryEvent): IndustryState => {
  switch (event.type) {
    case 'opened':
      return state
    case 'retryPressed':
      return state.call.state === 'failed' ? { ...state, call: { state: 'idle' } } : state
    // The conditions stay: they come from the scenes, which have a Reset of their own.
    case 'resetPressed':
      return { ...state, motor: undefined, ratio: undefined, ticked: nothingTicked }
    case 'drawerOpened':
      return { ...state, drawer: event.drawer }
    case 'drawerClosed':
      return { ...state, drawer: undefined }
    case 'conditionsFilled':
      return fillConditions(state, event.rows)
    case 'motorChosen':
      return chooseMotor(state, event.motor)
    case 'ratioPressed':
      return pressRatio(state, event.ratio)
    case 'valueToggled':
      return toggle(state, event.group, event.value)
    case 'answerArrived':
      return { ...state, call: arrive(state.call, event.key, event.answer) }
    case 'answerFailed':
      return { ...state, call: fail(state.call, event.key, event.failure) }
  }
}

/** The next state, and what is to be done. */
export const advanceIndustry = (before: IndustryState, event: IndustryEvent): IndustryStep => {
  const state = next(before, event)
  const question = questionOf(state)
  if (!question || isAsked(state.call, keyOf(question))) return { state, effects: [] }
  const running = run(state.call, question)
  return { state: { ...state, call: running }, effects: [{ type: 'ask', key: running.key, request: question }] }
}
