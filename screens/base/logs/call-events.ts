/** What a call of the service is to the logs. */
import type { BehaviourName } from '../../../contract/site/log-names.ts'
import { productNames } from '../../../contract/catalogue/product-names.ts'
import { searchNames } from '../../../contract/directory/search-names.ts'
import { ApiError } from '../api/api.ts'
import type { ApiFailure } from '../api/api-failure.ts'

type Called = { readonly path: string; readonly query: Readonly<Record<string, string>> }

/** What it is called when it starts, when it is answered and when it is not. */
export type CallEvents = { readonly started?: BehaviourName; readonly answered: BehaviourName; readonly failed?: BehaviourName }

const calculation: CallEvents = { started: 'calculationStarted', answered: 'calculationAnswered', failed: 'calculationFailed' }

/** Another page of a list, or a count beside a form, is no calculation of its own, nor is another page of hits a search. */
const isFurther = ({ query }: Called): boolean => 'Page' in query || ('index' in query && query['index'] !== '1')

const kinds: readonly (readonly [RegExp, CallEvents])[] = [
  [/\/(?:\w*Calculation|WorkingFirst|WorkingSecond)$/, calculation],
  [new RegExp(`/${searchNames.result}$`), { answered: 'searched' }],
  [new RegExp(`/${productNames.decode}$`), { answered: 'orderCodeRead' }],
]

/** @returns undefined for a call that is nothing to count */
export const eventsOfCall = (called: Called): CallEvents | undefined =>
  isFurther(called) ? undefined : kinds.find(([pattern]) => pattern.test(called.path))?.[1]

/** Calls whose refusal is an everyday answer: somebody types, or may not. */
const suppressed = new RegExp(`/(?:${searchNames.result}|${productNames.decode})$`)

const reasonOf = (failure: ApiFailure): string | undefined => {
  switch (failure.kind) {
    case 'server':
      return `server ${failure.status}`
    case 'refused':
      // Codes and names of fields: what was typed is in neither.
      return ['refused', ...failure.issues.map(({ code, path }) => `${code} ${path}`)].join(', ')
    case 'malformed':
    case 'unexplained':
      return failure.kind
    default:
      return undefined
  }
}

/** @returns what the error log says of a call that failed; undefined where that is no fault: offline, given up, not permitted */
export const faultOfCall = ({ path }: Called, error: unknown): string | undefined => {
  const reason = error instanceof ApiError && !suppressed.test(path) ? reasonOf(error.failure) : undefined
  return reason === undefined ? undefined : `${path}: ${reason}`
}
