/** The one place where rights are executed: who calls, and what of a thing they may touch. */
import type { MiddlewareHandler } from 'hono'
import type { Permission } from '../../contract/people/people.ts'
import { type Access, rightsOf, scopeOf, type Principal } from '../../contract/people/rights.ts'
import { AppError } from '../base/errors.ts'
import type { AppEnv } from './app-env.ts'
import { clientAddress } from './client-address.ts'

/** @returns who has a token; a visitor where it is not valid */
export type Identify = (token: string) => Promise<Principal>

/** @returns the buttons that somebody has been given */
export type PermissionsOf = (principal: Principal) => Promise<readonly Permission[]>

export interface Guard {
  readonly identify: Identify
  readonly permissionsOf: PermissionsOf
  readonly trustProxy: boolean
}

/** What a call touches, and the button that makes it, where it has one that a site may give to some alone. */
export interface Guarded {
  readonly access: Access
  readonly button?: Permission
}

/** A token stands in this header alone: addresses are kept by browsers, proxies and logs. */
const tokenOf = (header: string | undefined): string | undefined => /^Bearer ([\w-]{43})$/i.exec(header ?? '')?.[1]

const visitor: Principal = { role: 'visitor', expired: false }

/** Why somebody may not: nobody is known, no longer, or they are and may not. */
const refusalOf = (principal: Principal, isKnown: 'notPermitted' | 'buttonNotGiven') =>
  new AppError(principal.role !== 'visitor' ? isKnown : principal.expired ? 'signInExpired' : 'signInNeeded')

/** @throws AppError `signInNeeded`, `signInExpired`, `notPermitted`, `buttonNotGiven` */
export const guard = ({ access, button }: Guarded, { identify, permissionsOf, trustProxy }: Guard): MiddlewareHandler<AppEnv> => {
  const row = rightsOf(access)
  return async (context, next) => {
    const { site } = context.var
    const header = context.req.header('authorization')
    const token = tokenOf(header)
    const found = token === undefined ? { ...visitor, expired: header !== undefined } : await identify(token)
    // An account is known on its own site only; those who run the service are known on every one.
    const isElsewhere = found.role !== 'visitor' && found.role !== 'operator' && found.company !== site.key
    const principal: Principal = isElsewhere ? { role: 'visitor', expired: true } : found
    const scope = scopeOf(row?.[principal.role] ?? 'no', principal, !site.files.signIn)
    if (!scope) throw refusalOf(principal, 'notPermitted')
    const mustBeGiven = button !== undefined && site.needGrant.includes(button)
    if (mustBeGiven && !(await permissionsOf(principal)).includes(button)) throw refusalOf(principal, 'buttonNotGiven')
    const device = context.req.header('user-agent') ?? ''
    context.set('actor', { principal, scope, address: clientAddress(context, trustProxy), device })
    await next()
  }
}
