import { ApiError } from './api.ts'

/**
 * Fetches a non-JSON resource; the response is returned whatever its status.
 *
 * @throws ApiError `offline` if there is no response; an abort by the caller is rethrown unchanged
 */
export const getBytes = async (address: string, signal: AbortSignal): Promise<Response> => {
  try {
    return await fetch(address, { signal })
  } catch (error) {
    if (signal.aborted) throw error
    throw new ApiError({ kind: 'offline' })
  }
}
