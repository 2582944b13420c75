/**
 * The industry page (120, 3000000) as a machine: working data from the scene drawer, a motor, and checkbox groups that narrow the list. After every
 * event the question that follows from the state is compared with the one asked last; what differs is asked.
 */
import type { Quantity, RotaryServoAnswer, RotaryServoRequest } from '../../contract/rotary-working.ts'
import type { ApiFailure } from '../app/api.ts'
import { arrive, type Call, fail, keyOf, lastAnswered, run } from './call.ts'

/** Checkbox groups; each is also the name of its part of the call. */
export const groups = ['match', 'seriesList'] as const
export type Group = (typeof groups)[number]
export type Ticked = Readonly<Record<Group, readonly string[]>>

export type IndustryState = {
  readonly rows: readonly Quantity[] | undefined
  readonly sku: string | undefined
  readonly ratio: number | undefined
  readonly ticked: Ticked
  readonly call: Call<RotaryServoRequest, RotaryServoAnswer>
}

export type IndustryEvent =
  | { readonly type: 'opened' | 'retryPressed' | 'resetPressed' }
  /** From the scene drawer: Fill into the condition selection. */
  | { readonly type: 'conditionsFilled'; readonly rows: readonly Quantity[] }
  | { readonly type: 'motorChosen'; readonly sku: string | undefined }
  | { readonly type: 'ratioChosen'; readonly ratio: number | undefined }
  | { readonly type: 'valueToggled'; readonly group: Group; readonly value: string }
  | { readonly type: 'answerArrived'; readonly key: string; readonly answer: RotaryServoAnswer }
  | { readonly type: 'answerFailed'; readonly key: string; readonly failure: ApiFailure }

export type IndustryEffect = { readonly type: 'ask'; readonly key: string; readonly request: RotaryServoRequest }
export type IndustryStep = { readonly state: IndustryState; readonly effects: readonly IndustryEffect[] }

export type KeptIndustry = Omit<IndustryState, 'call'>

const nothingTicked: Ticked = { match: [], seriesList: [] }

export const emptyIndustry = (kept: Partial<KeptIndustry> = {}): IndustryState => ({
  rows: undefined,
  sku: undefined,
  ratio: undefined,
  ticked: nothingTicked,
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

/** The same ticks give the same question, in whatever order they were set. */
const questionOf = ({ rows, sku, ratio, ticked }: IndustryState): RotaryServoRequest | undefined =>
  rows && {
    ...(sku === undefined ? {} : { sku }),
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

const next = (state: IndustryState, event: IndustryEvent): IndustryState => {
  switch (event.type) {
    case 'opened':
      return state
    case 'retryPressed':
      return state.call.state === 'failed' ? { ...state, call: { state: 'idle' } } : state
    case 'resetPressed':
      return { ...state, ratio: undefined, ticked: nothingTicked }
    // Other conditions: what was ticked was among the models that fitted the old ones.
    case 'conditionsFilled':
      return keyOf(event.rows) === keyOf(state.rows) ? state : { ...state, rows: event.rows, ratio: undefined, ticked: nothingTicked }
    case 'motorChosen':
      return event.sku === state.sku ? state : { ...state, sku: event.sku, ratio: undefined, ticked: nothingTicked }
    case 'ratioChosen':
      return { ...state, ratio: event.ratio }
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
  if (!question || (state.call.state !== 'idle' && state.call.key === keyOf(question))) return { state, effects: [] }
  const running = run(state.call, question)
  return { state: { ...state, call: running }, effects: [{ type: 'ask', key: running.key, request: question }] }
}
