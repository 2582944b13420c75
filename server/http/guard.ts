/** Enforces access rights: determines the principal of a call and the data that it may access. */
import type { MiddlewareHandler } from 'hono'
import type { Permission } from '../../contract/people/people.ts'
import { type Access, rightsOf, scopeOf, type Principal } from '../../contract/people/rights.ts'
import { AppError } from '../base/errors.ts'
import type { AppEnv } from './app-env.ts'
import { clientAddress } from './client-address.ts'

/** @returns the principal with a token; a visitor where the token is not valid */
export type Identify = (token: string) => Promise<Principal>

/** @returns the button permissions of a principal */
export type PermissionsOf = (principal: Principal) => Promise<readonly Permission[]>

export interface Guard {
  readonly identify: Identify
  readonly permissionsOf: PermissionsOf
  readonly trustProxy: boolean
}

/** The access right of a call, and its button permission where a site may grant it individually. */
export interface Guarded {
  readonly access: Access
  readonly button?: Permission
}

/** Reads the token, which is only accepted in this header: addresses are stored by browsers, proxies and logs. */
const tokenOf = (header: string | undefined): string | undefined => /^Bearer ([\w-]{43})$/i.exec(header ?? '')?.[1]

const visitor: Principal = { role: 'visitor', expired: false }

/** The error for a refused principal: not signed in, sign-in expired, or `isKnown` for a signed-in one. */
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
    // Accounts are only valid on their own site, those of operators on every site.
    const isElsewhere = found.role !== 'visitor' && found.role !== 'operator' && found.company !== site.key
    const principal: Principal = isElsewhere ? { role: 'visitor', expired: true } : found
    const scope = scopeOf(row?.[principal.role] ?? 'no', principal, !site.files.signIn)
    if (!scope) throw refusalOf(principal, 'notPermitted')
    const needsGrant = button !== undefined && site.needGrant.includes(button)
    if (needsGrant && !(await permissionsOf(principal)).includes(button)) throw refusalOf(principal, 'buttonNotGiven')
    const device = context.req.header('user-agent') ?? ''
    context.set('actor', { principal, scope, address: clientAddress(context, trustProxy), device })
    await next()
  }
}
