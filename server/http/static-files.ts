import { createHash } from 'node:crypto'
import { type Dirent, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { getMimeType } from 'hono/utils/mime'

export type Encoding = 'br' | 'gzip'
export const encodings = ['br', 'gzip'] as const satisfies readonly Encoding[]

/** One file; its packed forms are made when first asked for. */
export interface StaticFile {
  readonly type: string
  readonly etag: string
  /** Its name contains a hash of its contents, so that it never changes. */
  readonly immutable: boolean
  readonly body: Uint8Array<ArrayBuffer>
  /** The packed body, or undefined where packing does not pay. */
  readonly packed: (encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>> | undefined
}

/** URL path → file. Paths are looked up whole, so that no request can name anything outside the folder. */
export type StaticFiles = ReadonlyMap<string, StaticFile>

const entryName = /^\/assets\/app-[\w-]+\.js$/

/** @returns the file that the pages begin with; undefined where they are not built */
export const entryOf = (files: StaticFiles): string | undefined => [...files.keys()].find((path) => entryName.test(path))

const smallestPacked = 1024
const packable = /^(text\/|application\/(json|javascript|manifest\+json|wasm)|image\/svg\+xml)/
const hashedName = /^\/assets\/.*-[\w-]{8,}\.\w+$/

/** How well it is packed: what is sent for years, or what somebody waits for and few ask for again. */
const efforts = { most: { br: 9, gzip: 9 }, little: { br: 4, gzip: 5 } } as const

const pack = {
  br: (body, quality) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (body, level) => promisify(gzip)(body, { level }),
} satisfies Record<Encoding, (body: Uint8Array, quality: number) => Promise<Uint8Array<ArrayBuffer>>>

type FileContents = Pick<StaticFile, 'body' | 'type' | 'immutable'>

const staticFile = ({ body, type, immutable }: FileContents, effort: keyof typeof efforts = 'most'): StaticFile => {
  const made = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>()
  return {
    type,
    etag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    immutable,
    body,
    packed: (encoding) => {
      if (body.length < smallestPacked || !packable.test(type)) return undefined
      const packed = made.get(encoding) ?? pack[encoding](body, efforts[effort][encoding])
      made.set(encoding, packed)
      return packed
    },
  }
}

const readStaticFile = (path: string, urlPath: string): StaticFile =>
  staticFile({
    body: new Uint8Array(readFileSync(path)),
    type: getMimeType(path) ?? 'application/octet-stream',
    immutable: hashedName.test(urlPath),
  })

/** A file that is made by the program. */
export const madeFile = (body: Uint8Array<ArrayBuffer>, type: string, immutable: boolean): StaticFile =>
  staticFile({ body, type, immutable })

/** The same of a text. */
export const textFile = (text: string, type: string, immutable: boolean): StaticFile =>
  madeFile(new TextEncoder().encode(text), type, immutable)

/** An answer of the service. */
export const answerFile = (value: unknown): StaticFile =>
  staticFile({ body: new TextEncoder().encode(JSON.stringify(value)), type: 'application/json', immutable: false }, 'little')

const toUrlPath = (directory: string, entry: Dirent) => `/${relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/')}`

const isHidden = (urlPath: string) => urlPath.includes('/.')

/** Reads every plain file below a folder; links and hidden files (notes of the build) are left out. A folder that does not exist gives no files. */
export const readStaticFiles = (directory: string): StaticFiles => {
  if (!existsSync(directory)) return new Map()
  const found = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(
    found.flatMap((entry) => {
      const urlPath = toUrlPath(directory, entry)
      return isHidden(urlPath) ? [] : [[urlPath, readStaticFile(join(entry.parentPath, entry.name), urlPath)] as const]
    }),
  )
}
