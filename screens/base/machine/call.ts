/** A call as part of a machine's state. `key` names the question that is wanted now: an answer with another key is late and is dropped. */
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
  /** The last answer that there was. */
  readonly previous: Answered<Request, Answer> | undefined
}

/** How a call ended last: shown until the next one ends. */
export type Ended<Request, Answer> = Answered<Request, Answer> | Failed<Request, Answer>

/** The overlay of a call: none, one whose declared time runs, or one whose time is over and that waits for the answer alone. */
export type Cover = 'none' | 'declared' | 'over'

type Following<Request, Answer> = { readonly previous: Ended<Request, Answer> | undefined }

/** To be asked, although it may have been asked before. Only while a machine takes one step. */
export type Wanted<Request, Answer> = Following<Request, Answer> & { readonly state: 'wanted'; readonly cover: Cover }

export type Running<Request, Answer> = Following<Request, Answer> & {
  readonly state: 'running'
  readonly key: string
  readonly request: Request
  readonly cover: Cover
}

/** The answer is there before the declared time of the overlay is over. */
export type Ready<Request, Answer> = Following<Request, Answer> & Omit<Answered<Request, Answer>, 'state'> & { readonly state: 'ready' }

/** The person cancelled; it is not asked again until something changes. */
export type Stopped<Request, Answer> = Following<Request, Answer> & {
  readonly state: 'stopped'
  readonly key: string
  readonly request: Request
}

export type Call<Request, Answer> =
  | { readonly state: 'idle' }
  | Wanted<Request, Answer>
  | Running<Request, Answer>
  | Ready<Request, Answer>
  | Ended<Request, Answer>
  | Stopped<Request, Answer>

export const idle = { state: 'idle' } as const

const inOrder = (_: string, value: unknown): unknown =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))) : value

/** The key of a question is its content: the same question has the same key, whatever order its parts were written in. */
export const keyOf = (question: unknown): string => JSON.stringify(question, inOrder)

/** Whether this is what was asked last, however that has ended. */
export const isAsked = (call: Call<unknown, unknown>, key: string): boolean => 'key' in call && call.key === key

export const isCovered = (call: Call<unknown, unknown>): boolean =>
  call.state === 'ready' || (call.state === 'running' && call.cover !== 'none')

const answeredAs = <Request, Answer>({ key, request, answer }: Ready<Request, Answer>): Answered<Request, Answer> => ({
  state: 'answered',
  key,
  request,
  answer,
})

/** How the call ended last: what is under way, covered or cancelled leaves that as it was. */
export const endedOf = <Request, Answer>(call: Call<Request, Answer>): Ended<Request, Answer> | undefined => {
  if (call.state === 'idle') return undefined
  return call.state === 'answered' || call.state === 'failed' ? call : call.previous
}

/** The newest answer that has come, whatever came of the call since. */
export const knownOf = <Request, Answer>(call: Call<Request, Answer>): Answered<Request, Answer> | undefined => {
  if (call.state === 'ready') return answeredAs(call)
  const ended = endedOf(call)
  return ended?.state === 'failed' ? ended.previous : ended
}

/** The last answer that was shown, also while the next one is under way or covered. */
export const lastAnswered = <Request, Answer>(call: Call<Request, Answer>): Answered<Request, Answer> | undefined => {
  const ended = call.state === 'answered' || call.state === 'running' || call.state === 'ready' ? endedOf(call) : undefined
  return ended?.state === 'failed' ? ended.previous : ended
}

export type Shown<Request, Answer> =
  | { readonly state: 'nothing' | 'waiting' }
  | { readonly state: 'answered'; readonly request: Request; readonly answer: Answer; readonly updating: boolean }
  | { readonly state: 'failed'; readonly request: Request; readonly failure: ApiFailure }

/** What results show: the last answer, also while the next one is under way; what failed, once it has; nothing of what is covered. */
export const shownOf = <Request, Answer>(call: Call<Request, Answer>): Shown<Request, Answer> => {
  const answered = lastAnswered(call)
  if (answered) return { ...answered, updating: call.state !== 'answered' }
  if (call.state === 'failed') return call
  return { state: call.state === 'running' || call.state === 'ready' ? 'waiting' : 'nothing' }
}

/** How a search stands. */
export const foundIn = (call: Call<unknown, { readonly count: number }>): 'searching' | 'failed' | 'none' | 'some' => {
  if (call.state === 'failed') return 'failed'
  if (call.state !== 'answered') return 'searching'
  return call.answer.count === 0 ? 'none' : 'some'
}

/** What is to be asked again, covered as it is. */
export const wanted = <Request, Answer>(call: Call<Request, Answer>): Wanted<Request, Answer> => ({
  state: 'wanted',
  cover: coverOf(call),
  previous: endedOf(call),
})

/** An overlay stays over the next question, too. */
export const coverOf = (call: Call<unknown, unknown>): Cover =>
  call.state === 'running' || call.state === 'wanted' ? call.cover : call.state === 'ready' ? 'declared' : 'none'

export const arrive = <Request, Answer>(call: Running<Request, Answer>, answer: Answer): Call<Request, Answer> => {
  const { cover, ...known } = call
  const ready = { ...known, state: 'ready', answer } as const
  return cover === 'declared' ? ready : answeredAs(ready)
}

export const fail = <Request, Answer>(call: Running<Request, Answer>, failure: ApiFailure): Failed<Request, Answer> => {
  const { key, request } = call
  return { state: 'failed', key, request, failure, previous: knownOf(call) }
}

/** Asks again what failed, was cancelled, or is still waited for. */
export const retry = <Request, Answer>(call: Call<Request, Answer>): Call<Request, Answer> =>
  call.state === 'running' || call.state === 'failed' || call.state === 'stopped' ? wanted(call) : call

/** Shows a ready answer. */
export const show = <Request, Answer>(call: Call<Request, Answer>): Call<Request, Answer> =>
  call.state === 'ready' ? answeredAs(call) : call

/** The declared time of the overlay is over: a ready answer is shown. */
export const uncover = <Request, Answer>(call: Call<Request, Answer>): Call<Request, Answer> =>
  call.state === 'running' && call.cover === 'declared' ? { ...call, cover: 'over' } : show(call)

/** Gives a call up, or an answer that has not been shown; an answer to the same question that was there before stays. */
export const cancel = <Request, Answer>(call: Call<Request, Answer>): Call<Request, Answer> => {
  if (call.state !== 'running' && call.state !== 'ready') return call
  const { key, request, previous } = call
  return previous?.state === 'answered' && previous.key === key ? previous : { state: 'stopped', key, request, previous }
}
