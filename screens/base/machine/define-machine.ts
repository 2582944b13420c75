/**
 * A state machine for pages: a state, user actions, and requests derived from the state. An action only returns the next state.
 *
 * After every event the request of each question is compared with the last one and sent if it differs. So the current answer
 * always belongs to the current state, and the order of answers does not matter. No timers, network or React here: see
 * `create-runner.ts`.
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
  isLastRequest,
  keyOf,
  knownOf,
  retry,
  type Running,
  show,
  reuse,
  uncover,
  pending,
} from './call.ts'

type AnyCall = Call<unknown, unknown>

/** Names of the state's properties that are calls; each has a question of the same name. */
export type CallName<State> = { [Name in keyof State]: State[Name] extends AnyCall ? Name : never }[keyof State] & string

/** Completion of a call. */
type EndEvent =
  | { readonly type: 'arrived'; readonly question: string; readonly key: string; readonly answer: unknown }
  | { readonly type: 'failed'; readonly question: string; readonly key: string; readonly failure: ApiFailure }

/** Events of every machine. */
export type CoreEvent =
  | { readonly type: 'opened' }
  | EndEvent
  /** The declared time of an overlay is over. */
  | { readonly type: 'waited'; readonly question: string }
  /** `retry` repeats a call that failed, was cancelled or is running; `show` shows a ready answer; `cancel` aborts. */
  | { readonly type: 'retry' | 'show' | 'cancel'; readonly question: string }

/** Union of the events of the actions, each with its type and payload. */
export type EventOf<Actions> = { readonly [Type in keyof Actions & string]: { readonly type: Type } & Actions[Type] }[keyof Actions &
  string]

export type Question<State, Dependencies, Actions, Request, Answer> = {
  /** Derives the request from a state; undefined sends nothing. */
  readonly of: (state: State) => Request | undefined
  readonly ask: (dependencies: Dependencies, request: Request, signal: AbortSignal) => Promise<Answer>
  /** Debounce per action, ms; default 0. */
  readonly delays?: { readonly [Type in keyof Actions]?: number }
  /** Whether the next request shows the overlay; an existing overlay remains. */
  readonly covers?: (state: State) => boolean
  /** Merges an answer with the previous ones, for lists loaded in pages. */
  readonly join?: (answer: Answer, call: Running<Request, Answer>) => Answer
  /** Further changes of the state after an answer or a failure has been stored in the call. */
  readonly answered?: (state: State) => State
  readonly failed?: (state: State) => State
}

export type Happening<State, Event> = { readonly event: Event | CoreEvent; readonly before: State; readonly after: State }

export type Definition<State, Dependencies, Actions, Opening> = {
  /** Returns the initial state from stored or transferred data. */
  readonly start: (opening: Opening) => State
  readonly questions: {
    readonly [Name in CallName<State>]: State[Name] extends Call<infer Request, infer Answer>
      ? Question<State, Dependencies, Actions, Request, Answer>
      : never
  }
  readonly actions: { readonly [Type in keyof Actions]: (state: State, event: Actions[Type]) => State }
  /** Adjusts the state after all requests have been derived. */
  readonly settle?: (state: State) => State
  /** Whether the machine has ended and ignores all events. */
  readonly isOver?: (state: State) => boolean
  /** Notifies the outside of an event. */
  readonly tell?: (dependencies: Dependencies, happening: Happening<State, EventOf<Actions>>) => void
  /** Returns the part of the state to store for a reload; undefined keeps the stored one. */
  readonly keep?: (state: State) => Opening | undefined
}

/** A request to be sent. */
export type Asking = {
  readonly question: string
  readonly key: string
  readonly request: unknown
  readonly afterMs: number
  /** Whether an overlay starts and its declared time runs from now. */
  readonly begins: boolean
}

export type Step<State> = { readonly state: State; readonly asks: readonly Asking[] }

/** A compiled machine. `Given`: context of its calls; `Opening`: data it starts from. */
export type Machine<State, Dependencies, Event, Opening> = {
  readonly start: (opening: Opening) => State
  readonly advance: (state: State, event: Event | CoreEvent) => Step<State>
  readonly ask: (dependencies: Dependencies, asking: Asking, signal: AbortSignal) => Promise<unknown>
  readonly questions: readonly string[]
  readonly isOver: (state: State) => boolean
  readonly tell?: ((dependencies: Dependencies, happening: Happening<State, Event>) => void) | undefined
  readonly keep?: ((state: State) => Opening | undefined) | undefined
}

/** Returns the call of a question; idle if there is none. */
export const callIn = (state: unknown, question: string): AnyCall =>
  // Properties named like a question are its calls.
  (state as Readonly<Record<string, AnyCall | undefined>>)[question] ?? idle

const withCall = <State>(state: State, name: string, call: AnyCall): State =>
  callIn(state, name) === call ? state : { ...state, [name]: call }

/** Repeats the request of a question even if it has not changed. */
export const askAgain = <State>(state: State, name: CallName<State>): State => withCall(state, name, pending(callIn(state, name)))

type AnyEvent = { readonly type: string }
type AnyQuestion<State> = Question<State, unknown, Readonly<Record<string, number>>, unknown, unknown>

/** A definition with erased types; the pairing of requests and questions is checked where the machine is defined. */
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
  // Any event that is no action is a core event.
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
  if (isLastRequest(call, key)) return { state, asks }
  const known = knownOf(call)
  // The request equals the one answered last: reuse that answer.
  if (call.state !== 'pending' && known?.key === key) return { state: withCall(state, name, reuse(call, known)), asks }
  const begins = question.covers?.(state) ?? false
  const previous = call.state === 'ready' ? known : endedOf(call)
  const running: AnyCall = { state: 'running', key, request, cover: begins ? 'declared' : coverOf(call), previous }
  return {
    state: withCall(state, name, running),
    asks: [...asks, { question: name, key, request, afterMs: question.delays?.[type] ?? 0, begins }],
  }
}

export const defineMachine = <State, Dependencies, Actions, Opening>(
  definition: Definition<State, Dependencies, Actions, Opening>,
): Machine<State, Dependencies, EventOf<Actions>, Opening> => {
  // Erases the types, see `Named`.
  const named = definition as unknown as Named<State>
  const questions = Object.entries(named.questions)
  const { start, keep, tell, settle = (state: State) => state, isOver = () => false } = definition
  return {
    start,
    keep,
    tell,
    isOver,
    questions: questions.map(([name]) => name),
    ask: async (dependencies, { question, request }, signal) => named.questions[question]?.ask(dependencies, request, signal),
    advance: (before, event: AnyEvent) => {
      if (isOver(before)) return { state: before, asks: [] }
      const taken: Step<State> = { state: take(named, before, event), asks: [] }
      const { state, asks } = questions.reduce((step, question) => ask(step, question, event.type), taken)
      return { state: settle(state), asks }
    },
  }
}
