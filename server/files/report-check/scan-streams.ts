/** Scans a PDF before it is parsed: a stream of a few bytes may inflate to more than the available memory. */
import { inflateSync } from 'node:zlib'

/** Limits on a single inflated stream and on their total, bytes; reports of this service have less than a hundredth. */
const largestStream = 32 * 1024 * 1024
const largestDocument = 96 * 1024 * 1024
/** Largest number of objects with a stream. */
const mostStreams = 20_000

const keyword = Buffer.from('stream')
const ending = Buffer.from('endstream')

const isBomb = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'

/** Inflated length of a stream in bytes; 0 where it is not deflated. */
const inflatedLength = (bytes: Buffer): number | undefined => {
  try {
    return inflateSync(bytes, { maxOutputLength: largestStream }).length
  } catch (error) {
    return isBomb(error) ? undefined : 0
  }
}

/** @returns whether all streams are within the limits */
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
