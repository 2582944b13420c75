import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './app-env.ts'

type Headers = Readonly<Record<string, string>>

/**
 * The content security policy: own files only, no inline scripts or styles, no `data:` addresses, no eval; images also from
 * `blob:`; framing only by the given origins.
 */
const contentSecurityPolicy = (framedBy: readonly string[]): string =>
  [
    "default-src 'self'",
    // Images of sites are decrypted on the page.
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

/** Framing headers. `X-Frame-Options` cannot list origins and would block them, so it is left out where framing is permitted. */
const framedHeaders = (framedBy: readonly string[]): Headers => {
  const { 'X-Frame-Options': _older, ...others } = securityHeaders
  return { ...others, 'Content-Security-Policy': contentSecurityPolicy(framedBy) }
}

/** Headers of a script that pages of any origin may load; it contains no personal data. */
const openHeaders: Headers = { ...securityHeaders, 'Cross-Origin-Resource-Policy': 'cross-origin', 'Access-Control-Allow-Origin': '*' }

const headersOf = ({ framedBy = [], forAnybody = false }: Pick<AppEnv['Variables'], 'framedBy' | 'forAnybody'>): Headers => {
  if (forAnybody) return openHeaders
  return framedBy.length > 0 ? framedHeaders(framedBy) : securityHeaders
}

/** Strict transport for a year, for this host only: subdomains are not under this server's control. */
const strictTransport = 'max-age=31536000'

/**
 * Sets the headers on every response, including errors and 304.
 *
 * @param trustProxy whether `X-Forwarded-Proto` states the client's protocol; strict transport is then set for HTTPS
 */
export const withSecurityHeaders =
  (trustProxy: boolean): MiddlewareHandler<AppEnv> =>
  async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(headersOf(context.var))) context.res.headers.set(name, value)
    const isSecure = trustProxy && context.req.header('x-forwarded-proto')?.split(',')[0]?.trim() === 'https'
    if (isSecure) context.res.headers.set('Strict-Transport-Security', strictTransport)
  }
