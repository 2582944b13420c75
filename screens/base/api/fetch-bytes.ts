import { ApiError } from './api.ts'

/**
 * What is no JSON: the answer whatever its status is.
 * @throws ApiError where there is none; the caller's own abort is thrown on as it is
 */
export const getBytes = async (address: string, signal: AbortSignal): Promise<Response> => {
  try {
    return await fetch(address, { signal })
  } catch (error) {
    if (signal.aborted) throw error
    throw new ApiError({ kind: 'offline' })
  }
}
