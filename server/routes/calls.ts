import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { AppError } from '../errors.ts'
import type { AppEnv } from '../http/app-env.ts'
import { readJsonBody } from '../http/read-json-body.ts'
import type { Fault, Read } from '../services/requests/faults.ts'
import type { ServedCall } from '../services/requests/served-call.ts'

export interface CallRoutes {
  readonly calls: readonly ServedCall[]
  /** Keeps one client from storing too much. */
  readonly limitWrites: MiddlewareHandler<AppEnv>
}

/** Answers change with the catalogue and the language, so that a copy is always checked before it is used again. */
const answerHeaders = { 'Cache-Control': 'private, no-cache', Vary: 'Accept-Language, lang' } as const

/** A call without a body takes no parameters at all. */
const readNothing = (url: string): Read<undefined> => {
  const faults = [...new URL(url).searchParams.keys()].map((path): Fault => ({ code: 'unknownParameter', path, params: {} }))
  return faults.length > 0 ? { faults } : { values: undefined }
}

const readGiven = async ({ req }: Context<AppEnv>, { body }: ServedCall): Promise<Read<unknown>> =>
  body ? { values: await readJsonBody(req.raw) } : readNothing(req.url)

const answer = async (context: Context<AppEnv>, served: ServedCall) => {
  const given = await readGiven(context, served)
  const read = 'faults' in given ? given : await served.respond(given.values, { locale: context.var.locale })
  if ('faults' in read) throw new AppError('invalidRequest', { issues: read.faults, labelKey: served.labelKey })
  return context.json({ code: 0, data: read.values }, 200, answerHeaders)
}

/** The calls that belong to no form: `/YQWorking/api/ReducerWorking/{Call}` and others, and the general form `/api/…`. */
export const callRoutes = ({ calls, limitWrites }: CallRoutes) => {
  const routes = new Hono<AppEnv>()
  for (const served of calls) {
    for (const root of ['/YQWorking/api', '/api']) {
      const path = `${root}/${served.service}/${served.call}`
      if (served.writes) routes.use(path, limitWrites)
      routes.on(served.body ? 'POST' : 'GET', path, (context) => answer(context, served))
    }
  }
  return routes
}
