import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './app-env.ts'

type Headers = Readonly<Record<string, string>>

/** Nothing but our own files: no inline script or style, no `data:` addresses, no eval; pictures also from the page's own memory; framing by those origins alone. */
const contentSecurityPolicy = (framedBy: readonly string[]): string =>
  [
    "default-src 'self'",
    // Pictures of sites are decrypted on the page.
    "img-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framedBy.length > 0 ? framedBy.join(' ') : "'none'"}`,
  ].join('; ')

export const securityHeaders: Headers = {
  'Content-Security-Policy': contentSecurityPolicy([]),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

/** The older header knows no origins: where some may frame a page, it would forbid them. */
const framedHeaders = (framedBy: readonly string[]): Headers => {
  const { 'X-Frame-Options': _older, ...others } = securityHeaders
  return { ...others, 'Content-Security-Policy': contentSecurityPolicy(framedBy) }
}

/** Of a script that pages of any origin may run: it holds nothing that is anybody's. */
const openHeaders: Headers = { ...securityHeaders, 'Cross-Origin-Resource-Policy': 'cross-origin', 'Access-Control-Allow-Origin': '*' }

const headersOf = ({ framedBy = [], forAnybody = false }: Pick<AppEnv['Variables'], 'framedBy' | 'forAnybody'>): Headers => {
  if (forAnybody) return openHeaders
  return framedBy.length > 0 ? framedHeaders(framedBy) : securityHeaders
}

/** A year, this host alone: what else its domain serves is not ours to say. */
const strictTransport = 'max-age=31536000'

/**
 * Sets the headers on every answer, errors and 304 included.
 *
 * @param trustProxy whether `X-Forwarded-Proto` says how the browser came: one that came by TLS is told to come so again
 */
export const withSecurityHeaders =
  (trustProxy: boolean): MiddlewareHandler<AppEnv> =>
  async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(headersOf(context.var))) context.res.headers.set(name, value)
    const isSecure = trustProxy && context.req.header('x-forwarded-proto')?.split(',')[0]?.trim() === 'https'
    if (isSecure) context.res.headers.set('Strict-Transport-Security', strictTransport)
  }
