import { Hono } from 'hono'
import type { Locale } from '../../i18n/locales.ts'
import type { AppEnv } from '../http/app-env.ts'
import { buildOpenApiDocument, type DocumentSource } from './openapi/document.ts'
import type { OpenApiDocument } from './openapi/types.ts'

/** One document per language, made when first asked for. */
export const createDocuments = (source: DocumentSource): ((locale: Locale) => OpenApiDocument) => {
  const made = new Map<Locale, OpenApiDocument>()
  return (locale) => {
    const document = made.get(locale) ?? buildOpenApiDocument(source, locale)
    made.set(locale, document)
    return document
  }
}

export const varyByLanguage = { 'Cache-Control': 'no-cache', Vary: 'Accept-Language, lang' } as const

/** The machine-readable reference, in the caller's language. */
export const openApiRoutes = (source: DocumentSource) => {
  const documents = createDocuments(source)
  return new Hono<AppEnv>().get('/openapi.json', (context) => context.json(documents(context.var.locale), 200, varyByLanguage))
}
