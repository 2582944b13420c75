import type { MiddlewareHandler } from 'hono'
import { AppError } from '../base/errors.ts'

/**
 * Refuses requests that a browser makes for a page of another site, such as one that names a call as an image: a GET that
 * writes needs no permission of the browser. Clients other than browsers do not send the header.
 */
export const refuseForeignPages: MiddlewareHandler = async ({ req }, next) => {
  if (req.header('sec-fetch-site') === 'cross-site') throw new AppError('notPermitted')
  await next()
}
