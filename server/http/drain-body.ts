/** Takes what is left of a body that is refused: whoever is still sending when the connection is closed is never told why. */

/** Bytes that are taken at most; none of them is kept. */
const most = 64 * 1024 * 1024
/** When nothing has come for so long, nothing more is waited for, ms. How long all of it may take is up to the server. */
const quietMs = 1_000

/** @param body of a request; one that somebody else reads is left to them */
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
    // Whoever sent it has gone.
  } finally {
    clearTimeout(timer)
  }
}
