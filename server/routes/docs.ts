import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import type { AppEnv } from '../http/app-env.ts'
import { docsPage } from './docs/docs-page.ts'
import { type Documents, referenceHeaders, writtenOnce } from './openapi.ts'
import { textFile } from '../http/static-files.ts'
import { respondWithFile } from './static-files.ts'

/** Serves the API reference as a page. */
export const docsRoutes = (documents: Documents) => {
  const pageOf = writtenOnce(async (document) => textFile(String(await docsPage(document)), 'text/html; charset=UTF-8', false))
  const style = textFile(readFileSync(new URL('docs/docs.css', import.meta.url), 'utf8'), 'text/css; charset=utf-8', false)
  return new Hono<AppEnv>()
    .get('/docs', async (context) => respondWithFile(context, await pageOf(await documents(context)), referenceHeaders))
    .get('/docs/style.css', (context) => respondWithFile(context, style))
}
