import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { AppError } from '../base/errors.ts'
import { SentFile } from '../base/sent-file.ts'
import { bodyOfClass, type PathClass, queryOfClass } from '../services/calls/class-of-path.ts'
import type { AppEnv } from '../http/app-env.ts'
import { guard, type Guard } from '../http/guard.ts'
import { dispositionOf, sendFile } from '../http/send-file.ts'
import { readJsonBody } from '../http/read-json-body.ts'
import { type GuardedCall, requireRights } from '../services/calls/guarded-call.ts'
import { rightsOf } from '../../contract/rights.ts'
import { readQuery } from '../services/calls/read-query.ts'
import { formCalls } from '../services/calls/call-kind.ts'
import { calculatorRoots, classRoot, pathBelow, type Query, type ServedCall } from '../services/calls/served-call.ts'

/** What limits the calls of a client that store something or are much work: a limit for each bucket, and one for the rest. */
export type CallLimits = Readonly<Record<NonNullable<ServedCall['bucket']> | 'rest', MiddlewareHandler<AppEnv>>>

export interface CallRoutes {
  readonly calls: readonly GuardedCall[]
  readonly guarded: Guard
  readonly limits: CallLimits
}

/** Answers change with the catalogue, the language and the site, so that a copy is always checked before it is used again. */
const answerHeaders = { 'Cache-Control': 'private, no-cache', Vary: 'Accept-Language, lang, site-key, comp-key, site-env' } as const
/** What belongs to a person is kept nowhere. */
const personalHeaders = { 'Cache-Control': 'no-store' } as const

const queryOf = (url: string): Query => {
  const grouped = Map.groupBy(new URL(url).searchParams, ([name]) => name)
  return Object.fromEntries([...grouped].map(([name, pairs]) => [name, pairs.map(([, value]) => value)]))
}

/** An address of a call; at that of a class the path says which. */
interface Address {
  readonly path: string
  readonly pathClass?: PathClass
}

/** Every address of a call. */
export const addressesOf = (served: ServedCall): readonly Address[] => {
  const { roots, call, classes } = served
  const byClass = ({ ids, parameter }: NonNullable<ServedCall['classes']>) =>
    ids.map((id) => ({ path: `${classRoot}/${id}/${call}`, ...(parameter !== undefined && { pathClass: { id, parameter } }) }))
  return [...roots.map((root) => ({ path: pathBelow(root, served) })), ...(classes ? byClass(classes) : [])]
}

const respond = async ({ req, var: { locale, site, acting } }: Context<AppEnv>, served: ServedCall, pathClass: PathClass | undefined) => {
  if (served.method === 'GET') {
    const asked = queryOfClass(queryOf(req.url), pathClass)
    return 'faults' in asked ? asked : served.respond(asked.values, { locale, site, acting })
  }
  const query = queryOf(req.url)
  const unknown = served.parameters ? undefined : readQuery(query, {})
  if (unknown && 'faults' in unknown) return unknown
  const asked = bodyOfClass(await readJsonBody(req.raw, served.body.mayBeEmpty), pathClass)
  return 'faults' in asked ? asked : served.respond(asked.values, { locale, site, acting }, query)
}

const isPersonal = ({ access, writes, costly }: GuardedCall): boolean =>
  writes === true || costly === true || rightsOf(access)?.visitor !== 'allowed'

const answer = async (context: Context<AppEnv>, served: GuardedCall, pathClass: PathClass | undefined) => {
  const read = await respond(context, served, pathClass)
  if ('faults' in read) throw new AppError('invalidRequest', { issues: read.faults, labelKey: served.labelKey })
  const headers = isPersonal(served) ? personalHeaders : answerHeaders
  const { file } = served
  if (!file) return context.json({ code: 0, data: read.values }, 200, headers)
  if (read.values instanceof SentFile) return sendFile(context, read.values.file)
  if (!(read.values instanceof Uint8Array)) throw new AppError('internal', { cause: new Error(`${served.kind} gave no file`) })
  const asFile = { 'Content-Type': file.type, 'Content-Disposition': dispositionOf(file.name ?? served.call) }
  return context.body(Uint8Array.from(read.values), 200, { ...headers, ...asFile })
}

const namesOfForms: ReadonlySet<string> = new Set(Object.values(formCalls))

/** Why nothing answers at an address: a form's call is asked of a calculator that does not exist, or there is no such call. */
const refusal = (calls: readonly ServedCall[]) => {
  const calculators = new Set(
    calls.filter(({ kind }) => kind in formCalls).flatMap(({ service, classes }) => [service, ...(classes?.ids ?? [])]),
  )
  return ({ req }: Context<AppEnv>): never => {
    const { service = '', call = '' } = req.param()
    throw new AppError(namesOfForms.has(call) && !calculators.has(service) ? 'unknownCalculator' : 'unknownCall')
  }
}

/** Every call that the service answers, at each of its addresses. Nothing here knows a calculator by its id. */
export const callRoutes = (given: CallRoutes) => {
  const { calls, guarded, limits } = given
  requireRights(calls)
  const routes = new Hono<AppEnv>()
  for (const served of calls) {
    for (const { path, pathClass } of addressesOf(served)) {
      if (served.writes || served.costly) routes.use(path, limits[served.bucket ?? 'rest'])
      routes.on(served.method, path, guard(served, guarded), (context) => answer(context, served, pathClass))
    }
  }
  for (const root of calculatorRoots) routes.on(['GET', 'POST'], `${root}/:service/:call`, refusal(calls))
  return routes
}
