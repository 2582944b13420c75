import { type Context, Hono } from 'hono'
import { AppError } from '../errors.ts'
import type { AppEnv } from '../http/app-env.ts'
import { readJsonBody } from '../http/read-json-body.ts'
import type { ServedLectotype } from '../services/lectotype/serve-lectotype.ts'
import type { Read } from '../services/requests/faults.ts'
import type { Query } from '../services/requests/read-query.ts'

export interface LectotypeRoutes {
  readonly lectotype: ServedLectotype
}

/** Answers change with the catalogue, so that a copy is always checked before it is used again. */
const answerHeaders = { 'Cache-Control': 'private, no-cache', Vary: 'Accept-Language, lang' } as const

const queryOf = (context: Context<AppEnv>): Query => {
  const grouped = Map.groupBy(new URL(context.req.url).searchParams, ([name]) => name)
  return Object.fromEntries([...grouped].map(([name, pairs]) => [name, pairs.map(([, value]) => value)]))
}

const respond = (context: Context<AppEnv>, read: Read<unknown>) => {
  if ('faults' in read) throw new AppError('invalidRequest', { issues: read.faults })
  return context.json({ code: 0, data: read.values }, 200, answerHeaders)
}

/** What a class of SKUs is filtered by, and the SKUs that a filter leaves: `/YQ_1/api/Lectotype/{Call}`. */
export const lectotypeRoutes = ({ lectotype }: LectotypeRoutes) => {
  const routes = new Hono<AppEnv>()
  routes.get('/YQ_1/api/Lectotype/GetLectotypeParams', (context) => respond(context, lectotype.params(queryOf(context))))
  routes.post('/YQ_1/api/Lectotype/FilterLectotypeParams', async (context) =>
    respond(context, lectotype.filter(await readJsonBody(context.req.raw))),
  )
  return routes
}
