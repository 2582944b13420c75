/** Requests a file from the service; failures are reported as for JSON calls. */
import { currentToken } from '../account/account.ts'
import { ApiError, type CallOptions, readAnswer, readBody, send } from './api.ts'

type FileAddress = {
  readonly address: string
  /** JSON body of a POST; without it the request is a GET. */
  readonly body?: unknown
}

/**
 * Returns the file.
 *
 * @throws ApiError for every failure; an abort by the caller is rethrown unchanged
 */
export const askFile = async ({ address, body }: FileAddress, options: CallOptions): Promise<Blob> => {
  const token = currentToken()
  const posted = body === undefined ? undefined : ({ method: 'POST', body: JSON.stringify(body) } as const)
  const response = await send({ address, posted, token }, options)
  // An error response carries JSON, which `readAnswer` turns into an ApiError.
  if (!response.ok) return readAnswer<never>(await readBody(response, options.signal), { response, token }, () => undefined)
  try {
    return await response.blob()
  } catch (error) {
    if (options.signal?.aborted) throw error
    throw new ApiError({ kind: 'offline' })
  }
}
