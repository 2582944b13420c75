import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { apiTexts } from '../../i18n/translate.ts'
import type { AppEnv } from '../http/app-env.ts'
import { docsPage } from './docs/docs-page.ts'
import type { DocumentSource } from './openapi/document.ts'
import { createDocuments, varyByLanguage } from './openapi.ts'

/** The reference as a page, in the caller's language. */
export const docsRoutes = (source: DocumentSource) => {
  const documents = createDocuments(source)
  const style = readFileSync(new URL('docs/docs.css', import.meta.url), 'utf8')
  return new Hono<AppEnv>()
    .get('/docs', async (context) => {
      const { locale } = context.var
      return context.html(await docsPage(documents(locale), apiTexts(locale), locale), 200, varyByLanguage)
    })
    .get('/docs/style.css', (context) =>
      context.body(style, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-cache' }),
    )
}
