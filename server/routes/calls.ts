import { type Context, Hono } from 'hono'
import { AppError } from '../errors.ts'
import type { AppEnv } from '../http/app-env.ts'
import { readJsonBody } from '../http/read-json-body.ts'
import type { Fault, Read } from '../services/requests/faults.ts'
import type { ServedCall } from '../services/requests/served-call.ts'

export interface CallRoutes {
  readonly calls: readonly ServedCall[]
}

/** Answers change with the catalogue and the language, so that a copy is always checked before it is used again. */
const answerHeaders = { 'Cache-Control': 'private, no-cache', Vary: 'Accept-Language, lang' } as const

/** A call without a body takes no parameters at all. */
const readNothing = (url: string): Read<undefined> => {
  const faults = [...new URL(url).searchParams.keys()].map((path): Fault => ({ code: 'unknownParameter', path, params: {} }))
  return faults.length > 0 ? { faults } : { values: undefined }
}

const answer = (context: Context<AppEnv>, { labelKey }: ServedCall, read: Read<unknown>) => {
  if ('faults' in read) throw new AppError('invalidRequest', { issues: read.faults, labelKey })
  return context.json({ code: 0, data: read.values }, 200, answerHeaders)
}

/** The calls that belong to no form: `/YQWorking/api/ReducerWorking/{Call}` and others, and the general form `/api/…`. */
export const callRoutes = ({ calls }: CallRoutes) => {
  const routes = new Hono<AppEnv>()
  for (const served of calls) {
    for (const root of ['/YQWorking/api', '/api']) {
      const path = `${root}/${served.service}/${served.call}`
      if (served.body) {
        routes.post(path, async (context) => answer(context, served, served.respond(await readJsonBody(context.req.raw))))
      } else {
        routes.get(path, (context) => {
          const nothing = readNothing(context.req.url)
          return answer(context, served, 'faults' in nothing ? nothing : served.respond(undefined))
        })
      }
    }
  }
  return routes
}
