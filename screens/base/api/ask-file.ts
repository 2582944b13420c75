/** Requests a file from the service; failures are reported as for JSON calls. */
import { currentToken } from '../account/account.ts'
import { ApiError, type CallOptions, postedOf, readAnswer, readBody, send, type Upload } from './api.ts'

type FileAddress = {
  readonly address: string
  /** JSON body of a POST; without it and `upload` the request is a GET. */
  readonly body?: unknown
  readonly upload?: Upload
}

/**
 * Returns the file.
 *
 * @throws ApiError for every failure; an abort by the caller is rethrown unchanged
 */
export const askFile = async ({ address, ...request }: FileAddress, options: CallOptions): Promise<Blob> => {
  const token = currentToken()
  const response = await send({ address, posted: postedOf(request), token }, options)
  // An error response carries JSON, which `readAnswer` turns into an ApiError.
  if (!response.ok) return readAnswer<never>(await readBody(response, options.signal), { response, token }, () => undefined)
  try {
    return await response.blob()
  } catch (error) {
    if (options.signal?.aborted) throw error
    throw new ApiError({ kind: 'offline' })
  }
}
