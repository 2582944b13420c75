import { Hono } from 'hono'
import type { Context } from 'hono'
import { parseAccept } from 'hono/utils/accept'
import type { AppEnv } from '../http/app-env.ts'
import { type Encoding, encodings, type StaticFile, type StaticFiles } from '../http/static-files.ts'

const year = 365 * 24 * 60 * 60

const acceptedEncoding = (header: string | undefined): Encoding | undefined => {
  const accepted = parseAccept(header ?? '')
  return encodings.find((encoding) => accepted.some(({ type, q }) => q > 0 && (type === encoding || type === '*')))
}

const isCurrent = (ifNoneMatch: string | undefined, file: StaticFile) =>
  ifNoneMatch === '*' || (ifNoneMatch?.includes(`"${file.etag}`) ?? false)

const headersOf = (file: StaticFile, encoding: Encoding | undefined): Record<string, string> => ({
  'Content-Type': file.type,
  'Cache-Control': file.immutable ? `public, max-age=${year}, immutable` : 'no-cache',
  ETag: `"${file.etag}${encoding ? `-${encoding}` : ''}"`,
  Vary: 'Accept-Encoding',
  ...(encoding ? { 'Content-Encoding': encoding } : {}),
})

const respond = async (context: Context<AppEnv>, file: StaticFile) => {
  const encoding = acceptedEncoding(context.req.header('accept-encoding'))
  const packed = encoding ? await file.packed(encoding) : undefined
  const body = packed ?? file.body
  const headers = headersOf(file, packed ? encoding : undefined)
  if (isCurrent(context.req.header('if-none-match'), file)) return context.body(null, 304, headers)
  return context.body(body, 200, { ...headers, 'Content-Length': String(body.length) })
}

/** Pages stand behind the hash; an address that lost it, as mail programs do, is led there with all that it carries. */
const pagePaths = ['/selection/*', '/selection-in/*', '/productslecto/*']

const toPage = (context: Context<AppEnv>) => {
  const { pathname, search } = new URL(context.req.url)
  return context.redirect(`/#${pathname}${search}`)
}

/** The built app: `/` is its page, everything else is looked up by its whole path; unknown paths are left to the app's own 404. */
export const staticFileRoutes = (files: StaticFiles) =>
  new Hono<AppEnv>().on('GET', pagePaths, toPage).get('*', (context, next) => {
    const file = files.get(context.req.path === '/' ? '/index.html' : context.req.path)
    return file ? respond(context, file) : next()
  })
