/** A file that a call answers with, for whoever asks: how it fails is that of every call. */
import { currentToken } from '../account/account.ts'
import { ApiError, type CallOptions, readAnswer, readBody, send } from './api.ts'

type Wanted = {
  readonly address: string
  /** What is posted; it is asked by its address alone without it. */
  readonly body?: unknown
}

/** @throws ApiError; the caller's own abort is thrown on as it is */
export const askFile = async ({ address, body }: Wanted, options: CallOptions): Promise<Blob> => {
  const token = currentToken()
  const posted = body === undefined ? undefined : ({ method: 'POST', body: JSON.stringify(body) } as const)
  const response = await send({ address, posted, token }, options)
  // A refusal is JSON as everywhere; there is no answer that would be taken.
  if (!response.ok) return readAnswer<never>(await readBody(response, options.signal), { response, token }, () => undefined)
  try {
    return await response.blob()
  } catch (error) {
    if (options.signal?.aborted) throw error
    throw new ApiError({ kind: 'offline' })
  }
}
