import { type Context, Hono } from 'hono'
import type { AppEnv } from '../http/app-env.ts'
import type { GuardedCall } from '../services/calls/guarded-call.ts'
import { type StaticFile, textFile } from '../http/static-files.ts'
import { respondWithFile } from './static-files.ts'
import { buildOpenApiDocument, type DocumentSource } from './openapi/document.ts'
import type { OpenApiDocument } from './openapi/types.ts'

/** The shared calls, and those of the current site. */
export interface ReferenceSource extends DocumentSource {
  /** Returns the site's own calls; the same list until something changes. */
  readonly ofSite: (context: Context<AppEnv>) => readonly GuardedCall[]
  /** Catalogue version of the examples. */
  readonly catalogueVersion: () => string
}

export type Documents = (context: Context<AppEnv>) => Promise<OpenApiDocument>

/** One document per list of calls, built on first request and again for each catalogue version. */
export const createDocuments = ({ ofSite, calls, version, catalogueVersion }: ReferenceSource): Documents => {
  let documents = new WeakMap<readonly GuardedCall[], Promise<OpenApiDocument>>()
  let madeOf = ''
  return (context) => {
    const catalogue = catalogueVersion()
    if (madeOf !== catalogue) documents = new WeakMap()
    madeOf = catalogue
    const own = ofSite(context)
    context.set('isCurrent', () => catalogueVersion() === catalogue && ofSite(context) === own)
    // Sites without calls of their own share one document.
    const key = own.length === 0 ? calls : own
    const document = documents.get(key) ?? buildOpenApiDocument({ calls: [...calls, ...own], version })
    documents.set(key, document)
    // Failures are not cached.
    document.catch(() => documents.delete(key))
    return document
  }
}

/** Serialises a document once. */
export const writtenOnce = (write: (document: OpenApiDocument) => Promise<StaticFile>): typeof write => {
  const written = new WeakMap<OpenApiDocument, Promise<StaticFile>>()
  return (document) => {
    const file = written.get(document) ?? write(document)
    written.set(document, file)
    return file
  }
}

export const referenceHeaders = { 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding, site-key' } as const

/** Serves the OpenAPI document. */
export const openApiRoutes = (documents: Documents) => {
  const fileOf = writtenOnce(async (document) => textFile(JSON.stringify(document), 'application/json', false))
  return new Hono<AppEnv>().get('/openapi.json', async (context) =>
    respondWithFile(context, await fileOf(await documents(context)), referenceHeaders),
  )
}
