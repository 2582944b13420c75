import { AppError } from '../base/errors.ts'

const isJson = (contentType: string | null) => /^application\/json\s*(;|$)/i.test(contentType ?? '')

/**
 * Reads the bytes of a JSON body. @throws AppError `unsupportedMediaType`
 *
 * @param mayBeEmpty whether an empty body may have any media type
 */
export const readBody = async (request: Request, mayBeEmpty = false): Promise<Uint8Array> => {
  if (!mayBeEmpty && !isJson(request.headers.get('content-type'))) throw new AppError('unsupportedMediaType')
  const bytes = new Uint8Array(await request.arrayBuffer())
  if (bytes.length > 0 && !isJson(request.headers.get('content-type'))) throw new AppError('unsupportedMediaType')
  return bytes
}

const marks = [',', '[', '{'] as const

/**
 * Whether a JSON text may have more members than permitted. Commas and brackets in strings count, too; nothing is parsed. The bytes
 * between the marks are skipped by the runtime's own search: 14 MB of base64 take about as long as to receive them.
 */
export const hasTooManyMembers = (json: Uint8Array, most: number): boolean => {
  const bytes = Buffer.from(json.buffer, json.byteOffset, json.length)
  let count = 0
  for (const mark of marks) {
    for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + 1)) if (++count > most) return true
  }
  return false
}

interface ParseOptions {
  /** Most members of objects and items of arrays; not counted where it is missing. */
  readonly members?: number | undefined
  /** Whether an empty body means an empty object. */
  readonly mayBeEmpty?: boolean | undefined
}

/** Parses the bytes. @throws AppError `malformedJson`, also for text that is not UTF-8; `bodyTooLarge` for too many members */
export const parseBody = (bytes: Uint8Array, { members, mayBeEmpty = false }: ParseOptions = {}): unknown => {
  if (mayBeEmpty && bytes.length === 0) return {}
  if (members !== undefined && hasTooManyMembers(bytes, members)) throw new AppError('bodyTooLarge')
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (cause) {
    throw new AppError('malformedJson', { cause })
  }
}
