/** The errors that a call can answer with, derived from its declaration. */
import type { ErrorCode } from '../../../contract/errors.ts'
import { rightsOf } from '../../../contract/people/rights.ts'
import type { GuardedCall } from './guarded-call.ts'
import type { ServedCall } from './served-call.ts'

/** Faults of the query and of the headers that name a site, limits, and what the service itself lacks: whoever calls may bring a token, which is looked up. */
const ofEvery = [
  'invalidRequest',
  'unknownSite',
  'tooManyRequests',
  'internal',
  'tooBusy',
  'storageUnavailable',
] as const satisfies readonly ErrorCode[]

const ofBody = (call: ServedCall): readonly ErrorCode[] => {
  if (call.method === 'GET') return []
  const { request } = call.body
  return ['bodyTooLarge', 'unsupportedMediaType', ...(request ? (['malformedJson'] as const) : [])]
}

const signIn = ['signInNeeded', 'signInExpired'] as const satisfies readonly ErrorCode[]

/** What the table of rights and the site refuse. */
const ofRights = ({ access, button, writes, method }: GuardedCall): readonly ErrorCode[] => {
  const { visitor, ...signedIn } = rightsOf(access) ?? {}
  return [
    ...(visitor === 'allowed' ? [] : signIn),
    ...(Object.values(signedIn).includes('no') ? ['notPermitted' as const] : []),
    ...(button === undefined ? [] : [...signIn, 'buttonNotGiven' as const]),
    // A page of somebody else cannot make the browser call it.
    ...(writes && method === 'GET' ? ['notPermitted' as const] : []),
  ]
}

/** Every error of a call once: those of its kind, and those that it declares. */
export const failuresOf = (call: GuardedCall): readonly ErrorCode[] => [
  ...new Set([...ofEvery, ...ofBody(call), ...ofRights(call), ...(call.failures ?? [])]),
]
