import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { AppError } from '../base/errors.ts'
import type { AppEnv } from '../http/app-env.ts'
import { readJsonBody } from '../http/read-json-body.ts'
import { calculatorRoots, formCalls, type Query, type ServedCall } from '../services/calls/served-call.ts'

export interface CallRoutes {
  readonly calls: readonly ServedCall[]
  /** Keeps one client from storing too much. */
  readonly limitWrites: MiddlewareHandler<AppEnv>
}

/** Answers change with the catalogue and the language, so that a copy is always checked before it is used again. */
const answerHeaders = { 'Cache-Control': 'private, no-cache', Vary: 'Accept-Language, lang' } as const

const queryOf = (url: string): Query => {
  const grouped = Map.groupBy(new URL(url).searchParams, ([name]) => name)
  return Object.fromEntries([...grouped].map(([name, pairs]) => [name, pairs.map(([, value]) => value)]))
}

const respond = async ({ req, var: { locale } }: Context<AppEnv>, served: ServedCall) =>
  served.method === 'GET' ? served.respond(queryOf(req.url), { locale }) : served.respond(await readJsonBody(req.raw), { locale })

const answer = async (context: Context<AppEnv>, served: ServedCall) => {
  const read = await respond(context, served)
  if ('faults' in read) throw new AppError('invalidRequest', { issues: read.faults, labelKey: served.labelKey })
  return context.json({ code: 0, data: read.values }, 200, answerHeaders)
}

const namesOfForms: ReadonlySet<string> = new Set(Object.values(formCalls))

/** Why nothing answers at an address: a form's call is asked of a calculator that does not exist, or there is no such call. */
const refusal = (calls: readonly ServedCall[]) => {
  const calculators = new Set(calls.filter(({ kind }) => kind in formCalls).map(({ service }) => service))
  return ({ req }: Context<AppEnv>): never => {
    const { service = '', call = '' } = req.param()
    throw new AppError(namesOfForms.has(call) && !calculators.has(service) ? 'unknownCalculator' : 'unknownCall')
  }
}

/** Every call that the service answers, at each of its addresses. Nothing here knows a calculator by its id. */
export const callRoutes = ({ calls, limitWrites }: CallRoutes) => {
  const routes = new Hono<AppEnv>()
  for (const served of calls) {
    for (const root of served.roots) {
      const path = `${root}/${served.service}/${served.call}`
      if (served.writes) routes.use(path, limitWrites)
      routes.on(served.method, path, (context) => answer(context, served))
    }
  }
  for (const root of calculatorRoots) routes.on(['GET', 'POST'], `${root}/:service/:call`, refusal(calls))
  return routes
}
