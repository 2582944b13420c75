import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './app-env.ts'
import { callerLocale } from './caller-locale.ts'

/** Gives every request an id, which is returned so that users can quote it, and determines the caller's language. */
export const withRequestContext = (): MiddlewareHandler<AppEnv> => async (context, next) => {
  const requestId = randomUUID()
  context.set('requestId', requestId)
  context.set('locale', callerLocale(context.req.header('lang'), context.req.header('accept-language')))
  await next()
  context.res.headers.set('X-Request-Id', requestId)
}
