/** Files as one ZIP: the same content is the same bytes, whenever and wherever it is packed. */
import { createHash } from 'node:crypto'
import { strToU8, zipSync } from 'fflate'

/** What is packed: a text, or bytes. */
export interface ArchiveFile {
  readonly name: string
  readonly content: string | Uint8Array
}

/** The first moment that a ZIP can name; local, as its fields are. */
const noTime = new Date(1980, 0, 1)

const toJson = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`

export const jsonFile = (name: string, value: unknown): ArchiveFile => ({ name: `${name}.json`, content: toJson(value) })

/** What each file is, to be compared: `manifest.json` is added with the SHA-256 of every other. */
export const archiveOf = (files: readonly ArchiveFile[]): Uint8Array<ArrayBuffer> => {
  const packed = files.map(({ name, content }) => ({ name, bytes: typeof content === 'string' ? strToU8(content) : content }))
  const manifest = packed.map(({ name, bytes }) => ({
    name,
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }))
  const all = [...packed, { name: 'manifest.json', bytes: strToU8(toJson({ files: manifest })) }]
  return zipSync(Object.fromEntries(all.map(({ name, bytes }) => [name, bytes])), { level: 6, mtime: noTime })
}
