/** A look at a PDF before anything reads it: a stream of a few bytes may swell to more than the machine has. */
import { inflateSync } from 'node:zlib'

/** Largest a stream may become, and all of them together, bytes: a report of ours has less than a hundredth. */
const largestStream = 32 * 1024 * 1024
const largestDocument = 96 * 1024 * 1024
/** Most objects with a stream. */
const mostStreams = 20_000

const keyword = Buffer.from('stream')
const ending = Buffer.from('endstream')

const isBomb = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'

/** Bytes that a stream becomes where it is deflated; 0 where it is not, as its bytes are then what they are. */
const inflatedLength = (bytes: Buffer): number | undefined => {
  try {
    return inflateSync(bytes, { maxOutputLength: largestStream }).length
  } catch (error) {
    return isBomb(error) ? undefined : 0
  }
}

/** @returns whether every stream stays within what a document may have */
export const staysSmall = (file: Uint8Array): boolean => {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  let total = 0
  let streams = 0
  for (let at = bytes.indexOf(keyword); at >= 0; at = bytes.indexOf(keyword, at + keyword.length)) {
    const isEnd = bytes.subarray(at - 3, at + keyword.length).equals(ending)
    if (isEnd) continue
    streams += 1
    const after = at + keyword.length
    const start = bytes[after] === 0x0d && bytes[after + 1] === 0x0a ? after + 2 : after + 1
    const length = inflatedLength(bytes.subarray(start))
    if (length === undefined || streams > mostStreams) return false
    total += length
    if (total > largestDocument) return false
  }
  return true
}
