import { type Context, Hono } from 'hono'
import type { AppEnv } from '../http/app-env.ts'
import type { GuardedCall } from '../services/calls/guarded-call.ts'
import { type StaticFile, textFile } from '../http/static-files.ts'
import { respondWithFile } from './static-files.ts'
import { buildOpenApiDocument, type DocumentSource } from './openapi/document.ts'
import type { OpenApiDocument } from './openapi/types.ts'

/** The calls of everybody, and those that only the site of the reader has. */
export interface ReferenceSource extends DocumentSource {
  /** The same list until something changes. */
  readonly ofSite: (context: Context<AppEnv>) => readonly GuardedCall[]
  /** The catalogue that its examples are of. */
  readonly catalogueVersion: () => string
}

export type Documents = (context: Context<AppEnv>) => Promise<OpenApiDocument>

/** One document per list of calls, made when first asked for, and anew for another catalogue. */
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
    // A failure is not kept.
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

/** The machine-readable reference. */
export const openApiRoutes = (documents: Documents) => {
  const fileOf = writtenOnce(async (document) => textFile(JSON.stringify(document), 'application/json', false))
  return new Hono<AppEnv>().get('/openapi.json', async (context) =>
    respondWithFile(context, await fileOf(await documents(context)), referenceHeaders),
  )
}
