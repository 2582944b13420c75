/** Packs files into a ZIP; equal content yields equal bytes, whenever and wherever it is packed. */
import { createHash } from 'node:crypto'
import { strToU8, zipSync } from 'fflate'

/** A file to pack: a text, or bytes. */
export interface ArchiveFile {
  readonly name: string
  readonly content: string | Uint8Array
}

/** Earliest time stamp of the ZIP format, in local time as the format requires. */
const noTime = new Date(1980, 0, 1)

const toJson = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`

export const jsonFile = (name: string, value: unknown): ArchiveFile => ({ name: `${name}.json`, content: toJson(value) })

/** Packs the files as they are, in their order. */
export const zipOf = (files: readonly ArchiveFile[]): Uint8Array<ArrayBuffer> =>
  zipSync(Object.fromEntries(files.map(({ name, content }) => [name, typeof content === 'string' ? strToU8(content) : content])), {
    level: 6,
    mtime: noTime,
  })

/** Packs the files, and adds `manifest.json` with length and SHA-256 of each. */
export const archiveOf = (files: readonly ArchiveFile[]): Uint8Array<ArrayBuffer> => {
  const packed = files.map(({ name, content }) => ({ name, bytes: typeof content === 'string' ? strToU8(content) : content }))
  const manifest = packed.map(({ name, bytes }) => ({
    name,
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }))
  return zipOf([
    ...packed.map(({ name, bytes }) => ({ name, content: bytes })),
    { name: 'manifest.json', content: toJson({ files: manifest }) },
  ])
}
