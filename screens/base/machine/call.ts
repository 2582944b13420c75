/**
 * A call as part of a machine's state. `key` identifies the current request; an answer with another key is outdated and dropped.
 */
import { isRecord } from '../../../engine/base/is-record.ts'
import type { ApiFailure } from '../api/api-failure.ts'

export type Answered<Request, Answer> = {
  readonly state: 'answered'
  readonly key: string
  readonly request: Request
  readonly answer: Answer
}

export type Failed<Request, Answer> = {
  readonly state: 'failed'
  readonly key: string
  readonly request: Request
  readonly failure: ApiFailure
  /** The last answer before the failure. */
  readonly previous: Answered<Request, Answer> | undefined
}

/** The last completed call, shown until the next one completes. */
export type Ended<Request, Answer> = Answered<Request, Answer> | Failed<Request, Answer>

/** The overlay during a call: none, within its declared time, or after it and waiting for the answer only. */
export type Cover = 'none' | 'declared' | 'over'

type Following<Request, Answer> = { readonly previous: Ended<Request, Answer> | undefined }

/** A call to be sent, even if its request has been sent before. Occurs only within one step of a machine. */
export type Pending<Request, Answer> = Following<Request, Answer> & { readonly state: 'pending'; readonly cover: Cover }

export type Running<Request, Answer> = Following<Request, Answer> & {
  readonly state: 'running'
  readonly key: string
  readonly request: Request
  readonly cover: Cover
}

/** The answer has arrived before the overlay's declared time is over. */
export type Ready<Request, Answer> = Following<Request, Answer> & Omit<Answered<Request, Answer>, 'state'> & { readonly state: 'ready' }

/** The user cancelled the call; it is sent again when the request changes. */
export type Stopped<Request, Answer> = Following<Request, Answer> & {
  readonly state: 'stopped'
  readonly key: string
  readonly request: Request
}

export type Call<Request, Answer> =
  | { readonly state: 'idle' }
  | Pending<Request, Answer>
  | Running<Request, Answer>
  | Ready<Request, Answer>
  | Ended<Request, Answer>
  | Stopped<Request, Answer>

export const idle = { state: 'idle' } as const

const inOrder = (_: string, value: unknown): unknown =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))) : value

/** Returns the key of a request: its JSON with sorted properties. */
export const keyOf = (question: unknown): string => JSON.stringify(question, inOrder)

/** Whether `key` is that of the last request, whatever the state of its call. */
export const isLastRequest = (call: Call<unknown, unknown>, key: string): boolean => 'key' in call && call.key === key

export const isCovered = (call: Call<unknown, unknown>): boolean =>
  call.state === 'ready' || (call.state === 'running' && call.cover !== 'none')

const answeredAs = <Request, Answer>({ key, request, answer }: Ready<Request, Answer>): Answered<Request, Answer> => ({
  state: 'answered',
  key,
  request,
  answer,
})

/** Returns the last completed call; running, ready and cancelled calls keep the previous one. */
export const endedOf = <Request, Answer>(call: Call<Request, Answer>): Ended<Request, Answer> | undefined => {
  if (call.state === 'idle') return undefined
  return call.state === 'answered' || call.state === 'failed' ? call : call.previous
}

/** Returns the newest answer received, including one that is not shown yet. */
export const knownOf = <Request, Answer>(call: Call<Request, Answer>): Answered<Request, Answer> | undefined => {
  if (call.state === 'ready') return answeredAs(call)
  const ended = endedOf(call)
  return ended?.state === 'failed' ? ended.previous : ended
}

/**
 * Returns the answer to show: the last one, also while the next call is running; undefined once the call failed or was
 * cancelled.
 */
export const lastAnswered = <Request, Answer>(call: Call<Request, Answer>): Answered<Request, Answer> | undefined => {
  const ended = call.state === 'answered' || call.state === 'running' || call.state === 'ready' ? endedOf(call) : undefined
  return ended?.state === 'failed' ? ended.previous : ended
}

export type Shown<Request, Answer> =
  | { readonly state: 'nothing' | 'waiting' }
  | { readonly state: 'answered'; readonly request: Request; readonly answer: Answer; readonly updating: boolean }
  | { readonly state: 'failed'; readonly request: Request; readonly failure: ApiFailure }

/** Returns what the results show: the last answer, also while the next call is running, or the failure of a failed call. */
export const shownOf = <Request, Answer>(call: Call<Request, Answer>): Shown<Request, Answer> => {
  const answered = lastAnswered(call)
  if (answered) return { ...answered, updating: call.state !== 'answered' }
  if (call.state === 'failed') return call
  return { state: call.state === 'running' || call.state === 'ready' ? 'waiting' : 'nothing' }
}

/** State of a search. */
export const foundIn = (call: Call<unknown, { readonly count: number }>): 'searching' | 'failed' | 'none' | 'some' => {
  if (call.state === 'failed') return 'failed'
  if (call.state !== 'answered') return 'searching'
  return call.answer.count === 0 ? 'none' : 'some'
}

/** Marks a call for sending; an overlay remains. */
export const pending = <Request, Answer>(call: Call<Request, Answer>): Pending<Request, Answer> => ({
  state: 'pending',
  cover: coverOf(call),
  previous: endedOf(call),
})

/** Returns the overlay that the next call inherits. */
export const coverOf = (call: Call<unknown, unknown>): Cover =>
  call.state === 'running' || call.state === 'pending' ? call.cover : call.state === 'ready' ? 'declared' : 'none'

export const arrive = <Request, Answer>(call: Running<Request, Answer>, answer: Answer): Call<Request, Answer> => {
  const { cover, ...known } = call
  const ready = { ...known, state: 'ready', answer } as const
  return cover === 'declared' ? ready : answeredAs(ready)
}

/** Takes the last answer again, for a request that is the same again; an overlay stays for its declared time. */
export const reuse = <Request, Answer>(call: Call<Request, Answer>, known: Answered<Request, Answer>): Call<Request, Answer> =>
  coverOf(call) === 'declared' ? { ...known, state: 'ready', previous: endedOf(call) } : known

export const fail = <Request, Answer>(call: Running<Request, Answer>, failure: ApiFailure): Failed<Request, Answer> => {
  const { key, request } = call
  return { state: 'failed', key, request, failure, previous: knownOf(call) }
}

/** Repeats a call that failed, was cancelled or is still running. */
export const retry = <Request, Answer>(call: Call<Request, Answer>): Call<Request, Answer> =>
  call.state === 'running' || call.state === 'failed' || call.state === 'stopped' ? pending(call) : call

/** Shows a ready answer. */
export const show = <Request, Answer>(call: Call<Request, Answer>): Call<Request, Answer> =>
  call.state === 'ready' ? answeredAs(call) : call

/** Ends the declared time of the overlay; a ready answer is shown. */
export const uncover = <Request, Answer>(call: Call<Request, Answer>): Call<Request, Answer> =>
  call.state === 'running' && call.cover === 'declared' ? { ...call, cover: 'over' } : show(call)

/** Cancels a running call or discards a ready answer; an earlier answer to the same request is restored. */
export const cancel = <Request, Answer>(call: Call<Request, Answer>): Call<Request, Answer> => {
  if (call.state !== 'running' && call.state !== 'ready') return call
  const { key, request, previous } = call
  return previous?.state === 'answered' && previous.key === key ? previous : { state: 'stopped', key, request, previous }
}
