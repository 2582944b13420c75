import type { MiddlewareHandler } from 'hono'

/** Nothing but our own files: no inline script or style, no `data:` addresses, no eval, no framing. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': contentSecurityPolicy,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

/** Sets the headers on every answer, errors and 304 included. */
export const withSecurityHeaders = (): MiddlewareHandler => async (context, next) => {
  await next()
  for (const [name, value] of Object.entries(securityHeaders)) context.res.headers.set(name, value)
}
