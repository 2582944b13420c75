/** A call under way, and what an answer does to it. `key` names the question that is wanted now: an answer with another key is late and is dropped. */
import type { ApiFailure } from '../app/api.ts'

export type Answered<Request, Answer> = {
  readonly state: 'answered'
  readonly key: string
  readonly request: Request
  readonly answer: Answer
}

export type Call<Request, Answer> =
  | { readonly state: 'idle' }
  | {
      readonly state: 'running'
      readonly key: string
      readonly request: Request
      /** Shown until the new answer is there. */
      readonly previous: Answered<Request, Answer> | undefined
    }
  | Answered<Request, Answer>
  | { readonly state: 'failed'; readonly key: string; readonly request: Request; readonly failure: ApiFailure }
  /** The person cancelled; it is not asked again until something changes. */
  | { readonly state: 'stopped'; readonly key: string; readonly request: Request }

/** The key of a question is its content: the same question has the same key, always. */
export const keyOf = (question: unknown): string => JSON.stringify(question)

/** The last answer, also while the next one is under way. */
export const lastAnswered = <Request, Answer>(call: Call<Request, Answer>): Answered<Request, Answer> | undefined =>
  call.state === 'answered' ? call : call.state === 'running' ? call.previous : undefined

export const run = <Request, Answer>(call: Call<Request, Answer>, request: Request): Call<Request, Answer> & { state: 'running' } => ({
  state: 'running',
  key: keyOf(request),
  request,
  previous: lastAnswered(call),
})

export const arrive = <Request, Answer>(call: Call<Request, Answer>, key: string, answer: Answer): Call<Request, Answer> =>
  call.state === 'running' && call.key === key ? { state: 'answered', key, request: call.request, answer } : call

export const fail = <Request, Answer>(call: Call<Request, Answer>, key: string, failure: ApiFailure): Call<Request, Answer> =>
  call.state === 'running' && call.key === key ? { state: 'failed', key, request: call.request, failure } : call
