import { Hono } from 'hono'
import type { Context, Next } from 'hono'
import { parseAccept } from 'hono/utils/accept'
import type { Site } from '../../contract/site/site.ts'
import type { AppEnv } from '../http/app-env.ts'
import { type Encoding, encodings, type StaticFile, type StaticFiles, textFile } from '../http/static-files.ts'

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

/**
 * Sends a file, compressed where the client accepts it; 304 where the client's copy is current.
 *
 * @param extraHeaders headers that replace the file's own
 */
export const respondWithFile = async (context: Context<AppEnv>, file: StaticFile, extraHeaders: Readonly<Record<string, string>> = {}) => {
  const encoding = acceptedEncoding(context.req.header('accept-encoding'))
  const packed = encoding ? await file.packed(encoding) : undefined
  const body = packed ?? file.body
  const headers = { ...headersOf(file, packed ? encoding : undefined), ...extraHeaders }
  if (isCurrent(context.req.header('if-none-match'), file)) return context.body(null, 304, headers)
  context.set('sent', body)
  return context.body(body, 200, { ...headers, 'Content-Length': String(body.length) })
}

/**
 * Pages are addressed behind the hash; an address without it, as mail programs produce, is redirected there with its query. The
 * site parameter precedes the hash.
 */
export const pagePaths = ['/selection/*', '/selection-in/*', '/productslecto/*', '/embed/*']

const toPage = (context: Context<AppEnv>) => {
  const { pathname, search, searchParams } = new URL(context.req.url)
  const site = searchParams.get('site')
  if (site === null) return context.redirect(`/#${pathname}${search}`)
  searchParams.delete('site')
  const rest = searchParams.size > 0 ? `?${searchParams}` : ''
  return context.redirect(`/?${new URLSearchParams({ site })}#${pathname}${rest}`)
}

const documentPath = '/index.html'

/** The web component that embeds the pages in a page of another origin. */
export const embedScriptPath = '/embed.js'

/** Builds the document once per site, and again when the site or its parts are replaced by new objects. */
const documentsOf = (html: StaticFile, { documentOf, partsOf }: Pick<StaticFileRoutes, 'documentOf' | 'partsOf'>) => {
  const built = new TextDecoder().decode(html.body)
  const made = new WeakMap<Site, { readonly parts: object; readonly file: StaticFile }>()
  return (site: Site): StaticFile => {
    const parts = partsOf(site)
    const known = made.get(site)
    if (known?.parts === parts) return known.file
    const file = textFile(documentOf(built, site), html.type, false)
    made.set(site, { parts, file })
    return file
  }
}

type SiteDocument = (html: string, site: Site) => string

interface StaticFileRoutes {
  readonly files: StaticFiles
  readonly siteOf: (context: Context<AppEnv>) => Site
  /** Returns the built document with the additions of a site. */
  readonly documentOf: SiteDocument
  /** Identity of what the document contains besides the settings; a new object after each change. */
  readonly partsOf: (site: Site) => object
}

/**
 * Serves the built app: `/` is the document of the site; other files are matched by their whole path; unknown paths are passed
 * on.
 */
export const staticFileRoutes = ({ files, siteOf, ...documentParts }: StaticFileRoutes) => {
  const html = files.get(documentPath)
  const documents = html && documentsOf(html, documentParts)
  const sendDocument = (context: Context<AppEnv>, next: Next) => {
    const site = siteOf(context)
    const file = documents?.(site)
    if (!file) return next()
    context.set('framedBy', site.embedOrigins)
    return respondWithFile(context, file)
  }
  const sendFile = (context: Context<AppEnv>, next: Next) => {
    const file = files.get(context.req.path)
    return file ? respondWithFile(context, file) : next()
  }
  return new Hono<AppEnv>()
    .on('GET', pagePaths, toPage)
    .on('GET', ['/', documentPath], sendDocument)
    .get(embedScriptPath, (context, next) => {
      context.set('forAnybody', true)
      return sendFile(context, next)
    })
    .get('*', sendFile)
}
