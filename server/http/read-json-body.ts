import { AppError } from '../base/errors.ts'

const isJson = (contentType: string | null) => /^application\/json\s*(;|$)/i.test(contentType ?? '')

/**
 * The JSON value of a body. Throws `unsupportedMediaType` or `malformedJson`; text that is not UTF-8 counts as malformed.
 *
 * @param mayBeEmpty whether an empty body, whatever its type, is an empty object
 */
export const readJsonBody = async (request: Request, mayBeEmpty = false): Promise<unknown> => {
  if (mayBeEmpty && (await request.clone().arrayBuffer()).byteLength === 0) return {}
  if (!isJson(request.headers.get('content-type'))) throw new AppError('unsupportedMediaType')
  const bytes = await request.arrayBuffer()
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (cause) {
    throw new AppError('malformedJson', { cause })
  }
}
