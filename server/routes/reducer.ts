import { Hono } from 'hono'
import { AppError } from '../errors.ts'
import type { AppEnv } from '../http/app-env.ts'
import { readJsonBody } from '../http/read-json-body.ts'
import type { ServedCall } from '../services/reducer/served-call.ts'

export interface ReducerRoutes {
  readonly reducerCalls: readonly ServedCall[]
}

/** Answers change with the catalogue and the language, so that a copy is always checked before it is used again. */
const answerHeaders = { 'Cache-Control': 'private, no-cache', Vary: 'Accept-Language, lang' } as const

/** The calls that take a body and belong to no form: `/YQWorking/api/ReducerWorking/{Call}`, and the general form `/api/…`. */
export const reducerRoutes = ({ reducerCalls }: ReducerRoutes) => {
  const routes = new Hono<AppEnv>()
  for (const { service, call, labelKey, respond } of reducerCalls) {
    for (const root of ['/YQWorking/api', '/api']) {
      routes.post(`${root}/${service}/${call}`, async (context) => {
        const read = respond(await readJsonBody(context.req.raw))
        if ('faults' in read) throw new AppError('invalidRequest', { issues: read.faults, labelKey })
        return context.json({ code: 0, data: read.values }, 200, answerHeaders)
      })
    }
  }
  return routes
}
