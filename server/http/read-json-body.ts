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

/**
 * Parses the bytes. @throws AppError `malformedJson`, also for text that is not UTF-8
 *
 * @param mayBeEmpty whether an empty body means an empty object
 */
export const parseBody = (bytes: Uint8Array, mayBeEmpty = false): unknown => {
  if (mayBeEmpty && bytes.length === 0) return {}
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (cause) {
    throw new AppError('malformedJson', { cause })
  }
}
