/**
 * The second step as a machine: a state and an event give the next state and what is to be done. No clock, no network, no React.
 *
 * What is chosen is what the person picked and what followed by being the only option. The latter is found anew after everything the person does,
 * one answer after another, so that the order in which answers come cannot leave one behind.
 */
import type { CyclePhase, Quantity, WorkingSecondAnswer } from '../../contract/rotary-working.ts'
import type { ApiFailure } from '../app/api.ts'
import { arrive, type Call, fail, isAsked, keyOf, lastAnswered, run } from '../app/call.ts'
import { type Choices, ratioParameter, secondRequest, type SecondQuestion, withoutChoice } from './second-choices.ts'

export const firstCallMs = 2000

export type SecondState = {
  /** The rows of the first step; undefined where nobody has calculated any. */
  readonly rows: readonly Quantity[] | undefined
  /** The torque over one cycle that the rows are of; undefined where it is not known. */
  readonly cycle: readonly CyclePhase[] | undefined
  readonly picked: Choices
  readonly automatic: Choices
  /** Taken back since the last pick: not chosen automatically. */
  readonly released: readonly string[]
  readonly call: Call<SecondQuestion, WorkingSecondAnswer>
  /** The progress modal of the first call, and whether its time is over. */
  readonly progress: { readonly waited: boolean } | undefined
}

export type SecondEvent =
  /** `first` is false where an earlier visit has seen the progress modal. */
  | { readonly type: 'opened'; readonly first: boolean }
  | { readonly type: 'optionPicked'; readonly paramName: string; readonly value: string }
  | { readonly type: 'retryPressed' | 'showPressed' | 'cancelPressed' | 'waited' }
  | { readonly type: 'answerArrived'; readonly key: string; readonly answer: WorkingSecondAnswer }
  | { readonly type: 'answerFailed'; readonly key: string; readonly failure: ApiFailure }

export type SecondEffect =
  | { readonly type: 'ask'; readonly key: string; readonly request: ReturnType<typeof secondRequest> }
  | { readonly type: 'wait'; readonly ms: number }

export type SecondStep = { readonly state: SecondState; readonly effects: readonly SecondEffect[] }

export type KeptSecond = Pick<SecondState, 'rows' | 'cycle' | 'picked' | 'released'>

export const emptySecond = ({ rows, cycle, picked, released }: KeptSecond): SecondState => ({
  rows,
  cycle,
  picked,
  automatic: {},
  released,
  call: { state: 'idle' },
  progress: undefined,
})

/** What can be chosen: as the last answer has it, also while the next one is under way. */
export const offerOf = ({ call }: SecondState): WorkingSecondAnswer['selectList'] => lastAnswered(call)?.answer.selectList ?? []

export const chosenOf = ({ picked, automatic }: SecondState): Choices => ({ ...automatic, ...picked })

const questionOf = (state: SecondState): SecondQuestion | undefined =>
  state.rows && {
    rows: state.rows,
    choices: Object.fromEntries(Object.entries(chosenOf(state)).toSorted(([one], [other]) => (one < other ? -1 : 1))),
  }

/** Picking what is chosen takes it back; taking the ratio back takes everything back. */
const pick = (state: SecondState, paramName: string, value: string): SecondState => {
  if (chosenOf(state)[paramName] === value) {
    const picked = paramName === ratioParameter ? {} : withoutChoice(state.picked, paramName)
    return { ...state, picked, automatic: {}, released: [...state.released.filter((name) => name !== paramName), paramName] }
  }
  const offered = offerOf(state).some((choice) => choice.paramName === paramName && choice.values.some((option) => option.value === value))
  return offered ? { ...state, picked: { ...state.picked, [paramName]: value }, automatic: {}, released: [] } : state
}

/** What the answer leaves only one option of, and nobody has taken back. */
const singlesOf = (state: SecondState, { selectList }: WorkingSecondAnswer): Choices => {
  const chosen = chosenOf(state)
  const open = selectList.filter(({ paramName }) => chosen[paramName] === undefined && !state.released.includes(paramName))
  return Object.fromEntries(
    open.flatMap(({ paramName, values: [only, ...others] }) => (only && others.length === 0 ? [[paramName, only.value] as const] : [])),
  )
}

const takeAnswer = (state: SecondState, key: string, answer: WorkingSecondAnswer): SecondState => {
  const call = arrive(state.call, key, answer)
  if (call === state.call) return state
  return { ...state, call, automatic: { ...state.automatic, ...singlesOf(state, answer) } }
}

/** Gives up the first call. */
const cancel = (state: SecondState): SecondState => {
  const { call } = state
  if (!state.progress || call.state !== 'running') return { ...state, progress: undefined }
  return { ...state, progress: undefined, call: { state: 'stopped', key: call.key, request: call.request } }
}

const next = (state: SecondState, event: SecondEvent): SecondState => {
  switch (event.type) {
    case 'opened':
      return state.rows && event.first && state.call.state === 'idle' ? { ...state, progress: { waited: false } } : state
    case 'optionPicked':
      return pick(state, event.paramName, event.value)
    case 'retryPressed':
      return state.call.state === 'failed' || state.call.state === 'stopped' ? { ...state, call: { state: 'idle' } } : state
    case 'showPressed':
      return state.call.state === 'running' ? state : { ...state, progress: undefined }
    case 'cancelPressed':
      return cancel(state)
    case 'waited':
      return state.progress ? { ...state, progress: { waited: true } } : state
    case 'answerArrived':
      return takeAnswer(state, event.key, event.answer)
    case 'answerFailed':
      return { ...state, call: fail(state.call, event.key, event.failure) }
  }
}

/** Asks where the question is not the one asked last. */
const ask = (state: SecondState): SecondStep => {
  const question = questionOf(state)
  if (!question) return { state, effects: [] }
  const { call } = state
  if (isAsked(call, keyOf(question))) return { state, effects: [] }
  const running = run(call, question)
  return { state: { ...state, call: running }, effects: [{ type: 'ask', key: running.key, request: secondRequest(question) }] }
}

/** The modal goes when its time is over and the answer is there, and at once where there will be none. */
const closeProgress = (state: SecondState): SecondState => {
  const { progress, call } = state
  const ends = call.state === 'failed' || (progress?.waited === true && call.state === 'answered')
  return progress && ends ? { ...state, progress: undefined } : state
}

/** The next state, and what is to be done. */
export const advanceSecond = (before: SecondState, event: SecondEvent): SecondStep => {
  const { state, effects } = ask(next(before, event))
  const wait: readonly SecondEffect[] = !before.progress && state.progress ? [{ type: 'wait', ms: firstCallMs }] : []
  return { state: closeProgress(state), effects: [...effects, ...wait] }
}
