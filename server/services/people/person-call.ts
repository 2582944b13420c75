/** Calls made on behalf of a person. */
import type { Principal, Scope } from '../../../contract/people/rights.ts'
import { AppError } from '../../base/errors.ts'
import type { SignedIn } from '../../people/own-account.ts'
import type { Visit } from '../../people/parts.ts'
import { type BodyDefinition, defineCall, type QueryDefinition } from '../calls/define-call.ts'
import type { GuardedCall } from '../calls/guarded-call.ts'
import type { QueryParameters, Values } from '../calls/read-query.ts'
import type { Caller } from '../calls/served-call.ts'

/** The caller of a request: origin, principal and access scope. */
export interface Requester {
  readonly visit: Visit
  readonly principal: Principal
  readonly scope: Scope
  /** @throws AppError `signInNeeded` */
  readonly signedIn: () => SignedIn
}

const requesterOf = ({ actor, locale, site, signal }: Caller): Requester => {
  if (!actor) throw new AppError('internal')
  const { principal, scope, address, device } = actor
  const signedIn = () => {
    if (principal.role === 'visitor') throw new AppError('signInNeeded')
    return principal
  }
  return { visit: { site, locale, address, device, signal }, principal, scope, signedIn }
}

/**
 * Runs a write; failures that the caller cannot act on become `storageUnavailable`: nothing was stored, and the call can be
 * repeated.
 */
const storing = async (work: () => Promise<unknown>): Promise<{ readonly values: unknown }> => {
  try {
    return { values: await work() }
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError('storageUnavailable', { cause: error })
  }
}

/** `roots` and `tag` have defaults; the handler returns the data of the answer. */
type Personal<Definition, Handler> = Omit<Definition, 'roots' | 'tag' | 'handler'> & {
  readonly roots?: readonly string[]
  readonly tag?: string
  readonly handler: Handler
}
type PersonQuery<Own extends QueryParameters> = Personal<
  QueryDefinition<Own>,
  (request: { readonly query: Values<Own> }, requester: Requester) => Promise<unknown>
>
type PersonBody<Own extends QueryParameters, Body> = Personal<
  BodyDefinition<Own, Body>,
  (request: { readonly query: Values<Own>; readonly body: Body }, requester: Requester) => Promise<unknown>
>

/** Labels of the members that people fill in; they have one meaning in all calls. */
const labels: Readonly<Record<string, string>> = {
  phoneNumber: 'account:fields.account',
  phone: 'account:fields.phone',
  account: 'account:fields.account',
  email: 'account:fields.email',
  code: 'account:fields.code',
  password: 'account:fields.password',
}

const common = {
  roots: ['/api'],
  tag: 'People: accounts, sign-in and saved items',
  labelKey: (path: string) => (Object.hasOwn(labels, path) ? labels[path] : undefined),
} as const

/** Like `defineCall`, with a handler that receives the requester; calls with a body count as writes. */
export function personCall<Own extends QueryParameters = Record<never, never>>(definition: PersonQuery<Own>): GuardedCall
export function personCall<Body, Own extends QueryParameters = Record<never, never>>(definition: PersonBody<Own, Body>): GuardedCall
export function personCall<Body, Own extends QueryParameters>(definition: PersonQuery<Own> | PersonBody<Own, Body>): GuardedCall {
  if (!definition.body) {
    const { handler, ...rest } = definition
    return defineCall<Own>({ ...common, ...rest, handler: (request, caller) => storing(() => handler(request, requesterOf(caller))) })
  }
  const { handler, ...rest } = definition
  return defineCall<Body, Own>({
    ...common,
    ...rest,
    writes: true,
    handler: (request, caller) => storing(() => handler(request, requesterOf(caller))),
  })
}
