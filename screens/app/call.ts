/** A call under way, and what an answer does to it. `key` names the question that is wanted now: an answer with another key is late and is dropped. */
import type { ApiFailure } from './api.ts'

export type Answered<Request, Answer> = {
  readonly state: 'answered'
  readonly key: string
  readonly request: Request
  readonly answer: Answer
}

export type Running<Request, Answer> = {
  readonly state: 'running'
  readonly key: string
  readonly request: Request
  /** Shown until the new answer is there. */
  readonly previous: Answered<Request, Answer> | undefined
}

/** `WhileRunning` and `OnceFailed` are what a machine keeps besides in these states. */
export type Call<Request, Answer, WhileRunning = unknown, OnceFailed = unknown> =
  | { readonly state: 'idle' }
  | (Running<Request, Answer> & WhileRunning)
  | Answered<Request, Answer>
  | ({ readonly state: 'failed'; readonly key: string; readonly request: Request; readonly failure: ApiFailure } & OnceFailed)
  /** The person cancelled; it is not asked again until something changes. */
  | { readonly state: 'stopped'; readonly key: string; readonly request: Request }

/** The key of a question is its content: the same question has the same key, always. */
export const keyOf = (question: unknown): string => JSON.stringify(question)

/** Whether this is what was asked last, however that has ended. */
export const isAsked = (call: Call<unknown, unknown>, key: string): boolean => call.state !== 'idle' && call.key === key

/** The last answer, also while the next one is under way. */
export const lastAnswered = <Request, Answer>(call: Call<Request, Answer>): Answered<Request, Answer> | undefined =>
  call.state === 'answered' ? call : call.state === 'running' ? call.previous : undefined

export const run = <Request, Answer>(call: Call<Request, Answer>, request: Request): Running<Request, Answer> => ({
  state: 'running',
  key: keyOf(request),
  request,
  previous: lastAnswered(call),
})

export const arrive = <Request, Answer, WhileRunning, OnceFailed>(
  call: Call<Request, Answer, WhileRunning, OnceFailed>,
  key: string,
  answer: Answer,
): Call<Request, Answer, WhileRunning, OnceFailed> =>
  call.state === 'running' && call.key === key ? { state: 'answered', key, request: call.request, answer } : call

export const fail = <Request, Answer, WhileRunning>(
  call: Call<Request, Answer, WhileRunning>,
  key: string,
  failure: ApiFailure,
): Call<Request, Answer, WhileRunning> =>
  call.state === 'running' && call.key === key ? { state: 'failed', key, request: call.request, failure } : call
