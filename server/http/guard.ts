/** The one place where rights are executed: who calls, and what of a thing they may touch. */
import type { MiddlewareHandler } from 'hono'
import { type Access, rightsOf, scopeOf, type Who } from '../../contract/rights.ts'
import { AppError } from '../base/errors.ts'
import type { AppEnv } from './app-env.ts'
import { clientAddress } from './client-address.ts'

/** @returns who has a token; a visitor where it is not valid */
export type Identify = (token: string) => Promise<Who>

export interface Guard {
  readonly identify: Identify
  readonly trustProxy: boolean
}

/** A token stands in this header alone: addresses are kept by browsers, proxies and logs. */
const tokenOf = (header: string | undefined): string | undefined => /^Bearer ([\w-]{43})$/i.exec(header ?? '')?.[1]

const visitor: Who = { role: 'visitor', expired: false }

/** @throws AppError `signInNeeded`, `signInExpired`, `notPermitted` */
export const guard = (access: Access, { identify, trustProxy }: Guard): MiddlewareHandler<AppEnv> => {
  const row = rightsOf(access)
  return async (context, next) => {
    const header = context.req.header('authorization')
    const token = tokenOf(header)
    const found = token === undefined ? { ...visitor, expired: header !== undefined } : await identify(token)
    // An account is known on its own site only; those who run the service are known on every one.
    const isElsewhere = found.role !== 'visitor' && found.role !== 'operator' && found.company !== context.var.site.key
    const who: Who = isElsewhere ? { role: 'visitor', expired: true } : found
    const scope = scopeOf(row?.[who.role] ?? 'no', who)
    if (!scope) throw new AppError(who.role !== 'visitor' ? 'notPermitted' : who.expired ? 'signInExpired' : 'signInNeeded')
    const device = context.req.header('user-agent') ?? ''
    context.set('acting', { who, scope, address: clientAddress(context, trustProxy), device })
    await next()
  }
}
