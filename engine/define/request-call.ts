import type { Parameters, Request } from './schema.ts'

/** A calculation call with its parameters in the query or the body. */
export type RequestCall = { readonly method: 'GET' | 'POST'; readonly path: string; readonly parameters: Parameters }

/** Method, path and parameters of a schema's request. */
export function requestCall(request: Request): RequestCall {
  if ('post' in request) return { method: 'POST', path: request.post, parameters: request.body }
  return { method: 'GET', path: request.get, parameters: request.query }
}
