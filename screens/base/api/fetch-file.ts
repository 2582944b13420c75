/** Downloads a file from the service and reports its progress. */
import { ApiError } from './api.ts'
import { getBytes } from './fetch-bytes.ts'

type Options = { readonly signal: AbortSignal; readonly onProgress: (percent: number) => void }

/** Counts the bytes that pass and reports percent of `length`; reports nothing if `length` is 0 (unknown). */
const counted = (length: number, onProgress: Options['onProgress']) => {
  let bytes = 0
  return new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, out) => {
      bytes += chunk.length
      if (length > 0) onProgress(Math.min(100, (100 * bytes) / length))
      out.enqueue(chunk)
    },
  })
}

/**
 * Returns the complete file.
 *
 * @throws ApiError if the download fails or is incomplete; an abort by the caller is rethrown unchanged
 */
export const fetchFile = async (address: string, { signal, onProgress }: Options): Promise<Blob> => {
  const { ok, status, headers, body } = await getBytes(address, signal)
  if (!ok || !body) throw new ApiError({ kind: 'server', status })
  const length = Number(headers.get('content-length') ?? 0)
  try {
    const file = await new Response(body.pipeThrough(counted(length, onProgress))).blob()
    if (length > 0 && file.size < length) throw new ApiError({ kind: 'offline' })
    return new Blob([file], { type: headers.get('content-type') ?? '' })
  } catch (error) {
    if (signal.aborted || error instanceof ApiError) throw error
    throw new ApiError({ kind: 'offline' })
  }
}
