import { type Context, Hono } from 'hono'
import type { Locale } from '../../i18n/locales.ts'
import type { AppEnv } from '../http/app-env.ts'
import type { GuardedCall } from '../services/calls/guarded-call.ts'
import { type StaticFile, textFile } from '../http/static-files.ts'
import { respondWithFile } from './static-files.ts'
import { buildOpenApiDocument, type DocumentSource } from './openapi/document.ts'
import type { OpenApiDocument } from './openapi/types.ts'

/** What the reference is of: the calls of everybody, and those that the site of the reader has by itself. */
export interface ReferenceSource extends DocumentSource {
  /** The same list until something changes. */
  readonly ofSite: (context: Context<AppEnv>) => readonly GuardedCall[]
  /** What its examples are of. */
  readonly catalogueVersion: () => string
}

export type Documents = (context: Context<AppEnv>) => Promise<OpenApiDocument>

/** One document per language and list of calls, made when first asked for, and anew for another catalogue. */
export const createDocuments = ({ ofSite, calls, version, catalogueVersion }: ReferenceSource): Documents => {
  let made = new WeakMap<readonly GuardedCall[], Map<Locale, Promise<OpenApiDocument>>>()
  let madeOf = ''
  return (context) => {
    const { locale } = context.var
    const catalogue = catalogueVersion()
    if (madeOf !== catalogue) made = new WeakMap()
    madeOf = catalogue
    const own = ofSite(context)
    context.set('isCurrent', () => catalogueVersion() === catalogue && ofSite(context) === own)
    // Sites without any share theirs.
    const key = own.length === 0 ? calls : own
    const documents = made.get(key) ?? new Map<Locale, Promise<OpenApiDocument>>()
    made.set(key, documents)
    const document = documents.get(locale) ?? buildOpenApiDocument({ calls: [...calls, ...own], version }, locale)
    documents.set(locale, document)
    // What could not be made once may be made later.
    document.catch(() => documents.delete(locale))
    return document
  }
}

/** What is sent of a document, written once. */
export const writtenOnce = (write: (document: OpenApiDocument, locale: Locale) => Promise<StaticFile>): typeof write => {
  const written = new WeakMap<OpenApiDocument, Promise<StaticFile>>()
  return (document, locale) => {
    const file = written.get(document) ?? write(document, locale)
    written.set(document, file)
    return file
  }
}

export const varyByLanguage = { 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding, Accept-Language, lang, site-key' } as const

/** The machine-readable reference, in the caller's language. */
export const openApiRoutes = (documents: Documents) => {
  const fileOf = writtenOnce(async (document) => textFile(JSON.stringify(document), 'application/json', false))
  return new Hono<AppEnv>().get('/openapi.json', async (context) =>
    respondWithFile(context, await fileOf(await documents(context), context.var.locale), varyByLanguage),
  )
}
