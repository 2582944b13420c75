/** A file that a call answers with, for whoever asks: how it fails is that of every call. */
import { currentToken } from './account.ts'
import { ApiError, type CallOptions, readAnswer, readBody, send } from './api.ts'

/** @throws ApiError; the caller's own abort is thrown on as it is */
export const askFile = async (address: string, options: CallOptions): Promise<Blob> => {
  const token = currentToken()
  const response = await send({ address, posted: undefined, token }, options)
  // A refusal is JSON as everywhere; there is no answer that would be taken.
  if (!response.ok) return readAnswer<never>(await readBody(response, options.signal), { response, token }, () => undefined)
  try {
    return await response.blob()
  } catch (error) {
    if (options.signal?.aborted) throw error
    throw new ApiError({ kind: 'offline' })
  }
}
