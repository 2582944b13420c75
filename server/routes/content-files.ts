/** Serves files published by sites: documents unchanged, images encrypted. */
import { type Context, Hono } from 'hono'
import { AppError } from '../base/errors.ts'
import type { AppEnv } from '../http/app-env.ts'
import type { PublishedContent } from '../sites/content/published.ts'
import { mediaTypes } from '../sites/content/file-type.ts'

const year = 365 * 24 * 60 * 60
const hour = 60 * 60

export type ContentFiles = Pick<PublishedContent, 'file' | 'picture' | 'isToken'>

/** For a service without content. */
export const noFiles: ContentFiles = { file: async () => undefined, picture: async () => undefined, isToken: async () => false }

const idPattern = /^[0-9a-f]{32}$/

const document = async (context: Context<AppEnv>, content: ContentFiles) => {
  const { site = '', id = '' } = context.req.param()
  const file = idPattern.test(id) ? await content.file(site, id) : undefined
  if (!file) throw new AppError('unknownContent')
  return context.body(new Uint8Array(file.bytes), 200, {
    'Content-Type': mediaTypes[file.type],
    // Saved under the last segment of the address; never opened as a page of this origin.
    'Content-Disposition': 'attachment',
    'Content-Length': String(file.bytes.length),
    'Cache-Control': `public, max-age=${year}, immutable`,
  })
}

const picture = async (context: Context<AppEnv>, content: ContentFiles) => {
  const { site = '', file = '' } = context.req.param()
  const { t } = context.req.query()
  if (t === undefined) throw new AppError('invalidRequest', { issues: [{ code: 'missing', path: 't', params: {} }] })
  const id = file.replace(/\.png$/, '')
  const found = file.endsWith('.png') && idPattern.test(id) ? await content.picture(site, { id, token: t }) : undefined
  if (found === undefined) throw new AppError('unknownContent')
  if (found === 'expired') throw new AppError('pictureExpired')
  return context.body(found, 200, {
    'Content-Type': 'application/octet-stream',
    'Content-Length': String(found.length),
    'Cache-Control': `private, max-age=${hour}`,
  })
}

export const contentFileRoutes = (content: ContentFiles) =>
  new Hono<AppEnv>()
    .get('/api/CompDocument/File/:site/:id/:name', (context) => document(context, content))
    .get('/YQImage/en/:site/:file', (context) => picture(context, content))
