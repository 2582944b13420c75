/** Discards the rest of a refused body: a client that is still sending when the connection closes would not receive the answer. */

/** Largest number of bytes discarded. */
const most = 64 * 1024 * 1024
/** Stops when no data has arrived for this time, ms. The total time is limited by the server. */
const quietMs = 1_000

/** @param body body of a request; one that is being read elsewhere is ignored */
export const drainBody = async (body: ReadableStream<Uint8Array> | null): Promise<void> => {
  if (!body || body.locked) return
  const reader = body.getReader()
  const { promise: quiet, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(resolve, quietMs, undefined)
  try {
    for (let taken = 0; taken < most;) {
      const next = await Promise.race([reader.read(), quiet])
      if (!next || next.done) return
      taken += next.value.length
      timer.refresh()
    }
  } catch {
    // The client has disconnected.
  } finally {
    clearTimeout(timer)
  }
}
