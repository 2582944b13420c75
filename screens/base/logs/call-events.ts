/** Maps calls of the service to usage events and faults. */
import type { BehaviourName } from '../../../contract/site/log-names.ts'
import { productNames } from '../../../contract/catalogue/product-names.ts'
import { searchNames } from '../../../contract/directory/search-names.ts'
import { ApiError } from '../api/api.ts'
import type { ApiFailure } from '../api/api-failure.ts'

type Called = { readonly path: string; readonly query: Readonly<Record<string, string>> }

/** Names of the events when a call starts, succeeds and fails. */
export type CallEvents = { readonly started?: BehaviourName; readonly answered: BehaviourName; readonly failed?: BehaviourName }

const calculation: CallEvents = { started: 'calculationStarted', answered: 'calculationAnswered', failed: 'calculationFailed' }

/** Further pages of a list and counts beside a form do not count as calculations, nor further pages of hits as searches. */
const isFurther = ({ query }: Called): boolean => 'Page' in query || ('index' in query && query['index'] !== '1')

const kinds: readonly (readonly [RegExp, CallEvents])[] = [
  [/\/(?:\w*Calculation|WorkingFirst|WorkingSecond)$/, calculation],
  [new RegExp(`/${searchNames.result}$`), { answered: 'searched' }],
  [new RegExp(`/${productNames.decode}$`), { answered: 'orderCodeRead' }],
]

/** Returns the events of a call; undefined for calls that are not counted. */
export const eventsOfCall = (called: Called): CallEvents | undefined =>
  isFurther(called) ? undefined : kinds.find(([pattern]) => pattern.test(called.path))?.[1]

/** Calls that are often rejected in normal use, such as a search while typing. */
const suppressed = new RegExp(`/(?:${searchNames.result}|${productNames.decode})$`)

const reasonOf = (failure: ApiFailure): string | undefined => {
  switch (failure.kind) {
    case 'server':
      return `server ${failure.status}`
    case 'refused':
      // Codes and field names only; they contain no user input.
      return ['refused', ...failure.issues.map(({ code, path }) => `${code} ${path}`)].join(', ')
    case 'malformed':
    case 'unexplained':
      return failure.kind
    default:
      return undefined
  }
}

/** Returns the log message of a failed call; undefined if it is no fault: offline, aborted or not permitted. */
export const faultOfCall = ({ path }: Called, error: unknown): string | undefined => {
  const reason = error instanceof ApiError && !suppressed.test(path) ? reasonOf(error.failure) : undefined
  return reason === undefined ? undefined : `${path}: ${reason}`
}
