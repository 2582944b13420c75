/** Sends files with range requests and validation by content hash (RFC 9110). */
import type { Context } from 'hono'
import type { FileToSend } from '../base/sent-file.ts'
import type { AppEnv } from './app-env.ts'

interface Range {
  readonly start: number
  readonly end: number
}

/** @returns undefined for the whole file: no header, several ranges or an invalid one; null for an unsatisfiable range */
export const readRange = (header: string | undefined, length: number): Range | undefined | null => {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return undefined
  const start = first === '' ? Math.max(0, length - Number(last)) : Number(first)
  const end = first === '' || last === '' ? length - 1 : Math.min(Number(last), length - 1)
  if (first !== '' && last !== '' && Number(last) < start) return undefined
  return start >= length || (first === '' && Number(last) === 0) ? null : { start, end }
}

const isAmong = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, ''))) ?? false

/**
 * A `Content-Disposition` that saves the file and never opens it as a page: the name in ASCII for old programs, followed by the
 * exact name where it differs (RFC 6266).
 */
export const dispositionOf = (name: string): string => {
  const ascii = name.replaceAll(/[^\w.() -]/g, '_')
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (mark) => `%${mark.codePointAt(0)?.toString(16).toUpperCase()}`)
  return ascii === name ? `attachment; filename="${name}"` : `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}

/** Browsers may cache the file but must revalidate it; proxies must not transform it. */
const keeping = 'private, no-cache, no-transform'

/** Sends the file, or the requested range of it. */
export const sendFile = async (context: Context<AppEnv>, { name, type, hash, length, open }: FileToSend): Promise<Response> => {
  const { req } = context
  const etag = `"${hash}"`
  const common = { ETag: etag, 'Cache-Control': keeping, 'Accept-Ranges': 'bytes' }
  if (isAmong(req.header('if-none-match'), etag)) return context.body(null, 304, common)
  const ifRange = req.header('if-range')
  // The whole file is sent where its content has changed since the client's first request.
  const range = ifRange === undefined || ifRange.trim() === etag ? readRange(req.header('range'), length) : undefined
  if (range === null) return context.body(null, 416, { ...common, 'Content-Range': `bytes */${length}` })
  const { start, end } = range ?? { start: 0, end: length - 1 }
  const headers = {
    ...common,
    'Content-Type': type,
    'Content-Disposition': dispositionOf(name),
    'Content-Length': String(end - start + 1),
    ...(range && { 'Content-Range': `bytes ${start}-${end}/${length}` }),
  }
  const status = range ? 206 : 200
  // The file is only opened when its body is sent.
  if (req.raw.method === 'HEAD' || length === 0) return context.body(null, status, headers)
  return context.body(await open(range), status, headers)
}
