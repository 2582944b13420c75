/**
 * Answers requests to unknown addresses: a page for browsers, an error code for programs, and the permitted methods where the
 * method is wrong.
 */
import type { Context } from 'hono'
import { AppError } from '../base/errors.ts'
import type { AppEnv } from '../http/app-env.ts'
import { missingPage } from './missing-page.ts'

interface Refusals {
  readonly methodsOf: (path: string) => readonly string[]
  readonly roots: readonly string[]
  readonly respond: (error: Error, context: Context<AppEnv>) => Response
}

export const refusals = ({ methodsOf, roots, respond }: Refusals) => {
  const isPage = ({ req }: Context<AppEnv>): boolean =>
    req.method === 'GET' && !roots.some((root) => req.path.startsWith(`${root}/`)) && (req.header('accept') ?? '').includes('text/html')

  /** Reports the permitted methods where the address exists for others. */
  const onError = (error: Error, context: Context<AppEnv>): Response => {
    const allow = error instanceof AppError && error.code === 'unknownCall' ? methodsOf(context.req.path) : []
    if (allow.length === 0 || allow.includes(context.req.method)) return respond(error, context)
    if (context.req.method === 'OPTIONS') return context.body(null, 204, { Allow: allow.join(', ') })
    return respond(new AppError('methodNotAllowed', { allow }), context)
  }

  const onMissing = (context: Context<AppEnv>): Response | Promise<Response> => {
    if (!isPage(context) || methodsOf(context.req.path).length > 0) return onError(new AppError('unknownCall'), context)
    return context.html(missingPage(context.var.locale), 404, { 'Cache-Control': 'no-store', Vary: 'Accept-Language, Accept' })
  }
  return { onError, onMissing }
}
