/** Derives the failure from an error response. Loaded with the first failure. */
import type { ApiFailure, ResponseInfo } from './api-failure.ts'

const textOf = (body: unknown): string | undefined =>
  typeof body === 'object' && body !== null
    ? ['message', 'title']
        .map((name): unknown => Reflect.get(body, name))
        .find((text) => typeof text === 'string' && text.trim() !== '')
        ?.toString()
    : undefined

/**
 * Returns why a response carries no answer.
 *
 * @param body of the response, parsed from JSON if possible
 */
export const faultOf = async (body: unknown, { status, isSignedIn, retryAfter, code }: ResponseInfo): Promise<ApiFailure> => {
  const text = textOf(body)
  const message = text === undefined ? undefined : { message: text }
  if (status === 401 && isSignedIn) return { kind: 'signedOut' }
  if (status === 401 || status === 403) return { kind: 'forbidden', ...message }
  const isRefusal = typeof code === 'number' && code !== 0
  if (isRefusal && text !== undefined) {
    const { readFailure } = await import('./read-failure.ts')
    return {
      kind: 'refused',
      message: text,
      issues: readFailure(body)?.issues ?? [],
      code,
      ...(retryAfter !== null && { waitSeconds: Number(retryAfter) }),
    }
  }
  if (status >= 400) return { kind: 'server', status, ...message }
  return isRefusal ? { kind: 'unexplained' } : { kind: 'malformed' }
}
