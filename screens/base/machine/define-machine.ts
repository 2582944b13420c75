/**
 * A machine: a state, the actions of a person, and the questions that follow from the state. An action gives the next state, and no more.
 *
 * After every event each question is compared with the one asked last; if it differs it is asked. So the answer at hand always belongs to what the
 * person sees, and the order in which answers come does not matter. No clock, no network, no React: see `create-runner.ts`.
 */
import type { ApiFailure } from '../api/api-failure.ts'
import {
  arrive,
  type Call,
  cancel,
  coverOf,
  endedOf,
  fail,
  idle,
  isAsked,
  keyOf,
  knownOf,
  retry,
  type Running,
  show,
  uncover,
  wanted,
} from './call.ts'

type AnyCall = Call<unknown, unknown>

/** The parts of a state that are calls: each has a question of its name. */
export type CallName<State> = { [Name in keyof State]: State[Name] extends AnyCall ? Name : never }[keyof State] & string

/** How a call ends. */
type EndEvent =
  | { readonly type: 'arrived'; readonly question: string; readonly key: string; readonly answer: unknown }
  | { readonly type: 'failed'; readonly question: string; readonly key: string; readonly failure: ApiFailure }

/** What can happen to any machine. */
export type CoreEvent =
  | { readonly type: 'opened' }
  | EndEvent
  /** The declared time of an overlay is over. */
  | { readonly type: 'waited'; readonly question: string }
  /** `retry` asks again what failed, was cancelled, or still waits; `show` leaves the overlay of a ready answer; `cancel` gives up. */
  | { readonly type: 'retry' | 'show' | 'cancel'; readonly question: string }

/** Events by their types and what they carry. */
export type EventOf<Actions> = { readonly [Type in keyof Actions & string]: { readonly type: Type } & Actions[Type] }[keyof Actions &
  string]

export type Question<State, Given, Actions, Request, Answer> = {
  /** What a state asks; undefined where it asks nothing. */
  readonly of: (state: State) => Request | undefined
  readonly ask: (given: Given, request: Request, signal: AbortSignal) => Promise<Answer>
  /** How long what an action has changed waits before it is asked, ms; at once where nothing is said. */
  readonly delays?: { readonly [Type in keyof Actions]?: number }
  /** Whether the overlay covers what is about to be asked. One that is there stays. */
  readonly covers?: (state: State) => boolean
  /** Puts an answer together with those before it. */
  readonly join?: (answer: Answer, call: Running<Request, Answer>) => Answer
  /** What else changes with an answer or a failure, which the call has taken already. */
  readonly answered?: (state: State) => State
  readonly failed?: (state: State) => State
}

export type Happening<State, Event> = { readonly event: Event | CoreEvent; readonly before: State; readonly after: State }

export type Definition<State, Given, Actions, Opening> = {
  /** The state as it opens, from what was kept or brought along. */
  readonly start: (opening: Opening) => State
  readonly questions: {
    readonly [Name in CallName<State>]: State[Name] extends Call<infer Request, infer Answer>
      ? Question<State, Given, Actions, Request, Answer>
      : never
  }
  readonly actions: { readonly [Type in keyof Actions]: (state: State, event: Actions[Type]) => State }
  /** What follows once everything has been asked. */
  readonly settle?: (state: State) => State
  /** Nothing happens any more. */
  readonly isOver?: (state: State) => boolean
  /** Tells the outside what has happened. */
  readonly tell?: (given: Given, happening: Happening<State, EventOf<Actions>>) => void
  /** What of a state outlives a reload; undefined: what was kept stays. */
  readonly keep?: (state: State) => Opening | undefined
}

/** A question that is to be asked. */
export type Asking = {
  readonly question: string
  readonly key: string
  readonly request: unknown
  readonly afterMs: number
  /** An overlay begins: its declared time runs from now. */
  readonly begins: boolean
}

export type Step<State> = { readonly state: State; readonly asks: readonly Asking[] }

/** `State`, what its calls are made with, its events, and what it is opened from. */
export type Machine<State, Given, Event, Opening> = {
  readonly start: (opening: Opening) => State
  readonly advance: (state: State, event: Event | CoreEvent) => Step<State>
  readonly ask: (given: Given, asking: Asking, signal: AbortSignal) => Promise<unknown>
  readonly questions: readonly string[]
  readonly isOver: (state: State) => boolean
  readonly tell?: ((given: Given, happening: Happening<State, Event>) => void) | undefined
  readonly keep?: ((state: State) => Opening | undefined) | undefined
}

/** The call of a question. */
export const callIn = (state: unknown, question: string): AnyCall =>
  // The parts of a state that are called like a question are its calls.
  (state as Readonly<Record<string, AnyCall | undefined>>)[question] ?? idle

const withCall = <State>(state: State, name: string, call: AnyCall): State =>
  callIn(state, name) === call ? state : { ...state, [name]: call }

/** Has a question asked again although it is the one asked last. */
export const askAgain = <State>(state: State, name: CallName<State>): State => withCall(state, name, wanted(callIn(state, name)))

type AnyEvent = { readonly type: string }
type AnyQuestion<State> = Question<State, unknown, Readonly<Record<string, number>>, unknown, unknown>

/** A definition by names: which request belongs to which question is checked where the machine is written. */
type Named<State> = {
  readonly questions: Readonly<Record<string, AnyQuestion<State>>>
  readonly actions: Readonly<Record<string, ((state: State, event: AnyEvent) => State) | undefined>>
}

const takeEnd = <State>({ questions }: Named<State>, state: State, event: EndEvent): State => {
  const { question: name, key } = event
  const [call, question] = [callIn(state, name), questions[name]]
  if (!question || call.state !== 'running' || call.key !== key) return state
  if (event.type === 'failed') {
    const failed = withCall(state, name, fail(call, event.failure))
    return question.failed?.(failed) ?? failed
  }
  const answered = withCall(state, name, arrive(call, question.join?.(event.answer, call) ?? event.answer))
  return question.answered?.(answered) ?? answered
}

const onCall = { waited: uncover, show, cancel, retry } as const

const take = <State>(named: Named<State>, state: State, event: AnyEvent): State => {
  const act = named.actions[event.type]
  if (act) return act(state, event)
  // What is no action of the machine's own is an event of any machine.
  const core = event as CoreEvent
  if (core.type === 'opened') return state
  if (core.type === 'arrived' || core.type === 'failed') return takeEnd(named, state, core)
  return withCall(state, core.question, onCall[core.type](callIn(state, core.question)))
}

const ask = <State>({ state, asks }: Step<State>, [name, question]: readonly [string, AnyQuestion<State>], type: string): Step<State> => {
  const call = callIn(state, name)
  const request = question.of(state)
  if (request === undefined) return { state: call.state === 'idle' ? state : withCall(state, name, idle), asks }
  const key = keyOf(request)
  if (isAsked(call, key)) return { state, asks }
  const known = knownOf(call)
  // Back at what was answered last: nothing has to be asked.
  if (call.state !== 'wanted' && known?.key === key) return { state: withCall(state, name, known), asks }
  const begins = question.covers?.(state) ?? false
  const previous = call.state === 'ready' ? known : endedOf(call)
  const running: AnyCall = { state: 'running', key, request, cover: begins ? 'declared' : coverOf(call), previous }
  return {
    state: withCall(state, name, running),
    asks: [...asks, { question: name, key, request, afterMs: question.delays?.[type] ?? 0, begins }],
  }
}

export const defineMachine = <State, Given, Actions, Opening>(
  definition: Definition<State, Given, Actions, Opening>,
): Machine<State, Given, EventOf<Actions>, Opening> => {
  // See `Named`.
  const named = definition as unknown as Named<State>
  const questions = Object.entries(named.questions)
  const { start, keep, tell, settle = (state: State) => state, isOver = () => false } = definition
  return {
    start,
    keep,
    tell,
    isOver,
    questions: questions.map(([name]) => name),
    ask: async (given, { question, request }, signal) => named.questions[question]?.ask(given, request, signal),
    advance: (before, event: AnyEvent) => {
      if (isOver(before)) return { state: before, asks: [] }
      const taken: Step<State> = { state: take(named, before, event), asks: [] }
      const { state, asks } = questions.reduce((step, question) => ask(step, question, event.type), taken)
      return { state: settle(state), asks }
    },
  }
}
