/** Serves the drawings that answers name (`icon`, `logo`, `iconUrl`) as SVG files, by site and working id. */
import { Hono } from 'hono'
import { AppError } from '../base/errors.ts'
import type { AppEnv } from '../http/app-env.ts'
import type { StaticFiles } from '../http/static-files.ts'
import type { ContentFiles } from './content-files.ts'
import { respondWithFile } from './static-files.ts'

/** Path of a drawing: site key, working id, name. */
export const drawingPath = '/YQImage/:site/:workingID{\\d+}/:file{[A-Za-z0-9-]+\\.svg}'

const hour = 60 * 60

interface DrawingFiles {
  /** The built pages, with the drawings below `/drawings`. */
  readonly files: StaticFiles
  readonly content: ContentFiles
  readonly isSite: (key: string) => boolean
  /** Whether the service has calls of this working id. */
  readonly isWorkingID: (id: string) => boolean
}

export const drawingFileRoutes = ({ files, content, isSite, isWorkingID }: DrawingFiles) =>
  new Hono<AppEnv>().get(drawingPath, async (context) => {
    const { site, workingID, file } = context.req.param()
    const { t } = context.req.query()
    if (t === undefined) throw new AppError('invalidRequest', { issues: [{ code: 'missing', path: 't', params: {} }] })
    const drawing = isSite(site) && isWorkingID(workingID) ? files.get(`/drawings/${file}`) : undefined
    if (!drawing) throw new AppError('unknownContent')
    if (!(await content.isToken(site, t))) throw new AppError('pictureExpired')
    return respondWithFile(context, drawing, { 'Cache-Control': `private, max-age=${hour}` })
  })
