import { setImmediate } from 'node:timers/promises'
import { AppError } from '../base/errors.ts'

const json = ['application/json'] as const

interface ExpectedBody {
  /** Media types of the body, without parameters and in lower case; JSON by default. */
  readonly mediaTypes?: readonly string[]
  /** Whether an empty body may have any media type. */
  readonly mayBeEmpty?: boolean
}

/** Bytes from which other requests are answered between reading, counting, decoding and parsing. */
const largeBody = 256 * 1024

/** @returns zeros in memory that a thread reads without a copy where there are many, as copying them would hold the event loop */
const emptyBytes = (length: number): Uint8Array =>
  length > largeBody ? new Uint8Array(new SharedArrayBuffer(length)) : new Uint8Array(length)

/** Puts each part at its place as it arrives: joining all of them in the end would hold the event loop. */
const bytesOf = async ({ body, headers }: Request): Promise<Uint8Array> => {
  const stated = Number(headers.get('content-length') ?? 0)
  const bytes = emptyBytes(stated)
  let length = 0
  const others: Uint8Array[] = []
  for await (const part of body ?? []) {
    // Without a stated length, as with chunks, the parts are kept until it is known.
    if (others.length === 0 && length + part.length <= stated) bytes.set(part, length)
    else others.push(...(others.length === 0 ? [bytes.subarray(0, length)] : []), part)
    length += part.length
  }
  if (others.length === 0) return length === stated ? bytes : bytes.slice(0, length)
  const whole = emptyBytes(length)
  let at = 0
  for (const part of others) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Reads the bytes of a body; its size is limited before. @throws AppError `unsupportedMediaType` */
export const readBody = async (request: Request, { mediaTypes = json, mayBeEmpty = false }: ExpectedBody = {}): Promise<Uint8Array> => {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';')
  const isExpected = mediaTypes.includes(type.trim().toLowerCase())
  if (!mayBeEmpty && !isExpected) throw new AppError('unsupportedMediaType')
  const bytes = await bytesOf(request)
  if (bytes.length > 0 && !isExpected) throw new AppError('unsupportedMediaType')
  return bytes
}

const [comma, bracket, brace] = [0x2c, 0x5b, 0x7b] as const

/** Whether a JSON text may have more members than permitted. Commas and brackets in strings count, too; nothing is parsed. */
export const hasTooManyMembers = (text: Uint8Array, most: number): boolean => {
  let count = 0
  // By index: the iterator of a typed array takes twenty times as long.
  for (let at = 0; at < text.length; at += 1) {
    const byte = text[at]
    if ((byte === comma || byte === bracket || byte === brace) && ++count > most) return true
  }
  return false
}

interface ParseOptions {
  /** Most members of objects and items of arrays. */
  readonly members: number
  /** Whether an empty body means an empty object. */
  readonly mayBeEmpty?: boolean | undefined
}

/**
 * Parses the bytes; a large body takes several turns of the event loop.
 *
 * @throws AppError `malformedJson`, also for text that is not UTF-8; `bodyTooLarge` for too many members
 */
export const parseBody = async (bytes: Uint8Array, { members, mayBeEmpty = false }: ParseOptions): Promise<unknown> => {
  if (mayBeEmpty && bytes.length === 0) return {}
  const pause = async () => void (bytes.length > largeBody && (await setImmediate()))
  if (hasTooManyMembers(bytes, members)) throw new AppError('bodyTooLarge')
  await pause()
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    await pause()
    return JSON.parse(text)
  } catch (cause) {
    throw new AppError('malformedJson', { cause })
  }
}
