/** Collects the files named by a content document: each is read once, validated by its content, and named by its hash. */
import { createHash } from 'node:crypto'
import { posix } from 'node:path'
import type { DocumentItem, FileType, ShownPicture } from '../../../contract/site/content-calls.ts'
import type { WrittenPicture } from '../../../contract/site/content.ts'
import { PngError, readPng } from '../../../contract/site/png.ts'
import { type ContentFault, fault } from './content-faults.ts'
import { typeOfFile } from './file-type.ts'

/** Limits: bytes and side length in px of an image; bytes of a document. */
const limits = { pictureBytes: 3_000_000, pictureSide: 4096, documentBytes: 30_000_000 } as const

export interface StoredFile {
  readonly id: string
  readonly type: FileType
  readonly bytes: Uint8Array
}

/** @returns undefined for a missing file */
export type ReadFile = (name: string) => Promise<Uint8Array | undefined>

const idOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 32)

/** Path of a site's image below `/YQImage/en`. */
export const picturePath = (site: string, id: string): string => `/${site}/${id}.png`

const megabytes = (bytes: number): string => String(bytes / 1_000_000)

const sizeOf = (bytes: Uint8Array, path: string) => {
  try {
    const size = readPng(bytes)
    const isLarge = Math.max(size.width, size.height) > limits.pictureSide || bytes.length > limits.pictureBytes
    const params = { side: String(limits.pictureSide), most: megabytes(limits.pictureBytes) }
    return isLarge ? fault(path, 'pictureTooLarge', params) : size
  } catch (error) {
    if (error instanceof PngError) return fault(path, error.fault)
    throw error
  }
}

/** Collects faults together with the files, so that an operator sees all of them at once. */
export const createFileStore = (site: string, read: ReadFile) => {
  const files = new Map<string, StoredFile>()
  const faults: ContentFault[] = []
  const keep = (type: FileType, bytes: Uint8Array): StoredFile => {
    const file = { id: idOf(bytes), type, bytes }
    files.set(file.id, file)
    return file
  }
  const bytesAt = async (name: string, path: string) => {
    const bytes = await read(name)
    if (!bytes) faults.push(fault(path, 'noFile', { file: name }))
    return bytes
  }
  return {
    files,
    faults,
    picture: async ({ file, alt }: WrittenPicture, path: string): Promise<ShownPicture | undefined> => {
      const bytes = await bytesAt(file, path)
      const size = bytes && sizeOf(bytes, path)
      if (!bytes || !size) return undefined
      if ('code' in size) return void faults.push(size)
      return { path: picturePath(site, keep('png', bytes).id), ...size, alt }
    },
    document: async (file: string, path: string): Promise<DocumentItem['file'] | undefined> => {
      const bytes = await bytesAt(file, path)
      const type = bytes && typeOfFile(file, bytes)
      if (!bytes) return undefined
      if (!type) return void faults.push(fault(path, 'fileType', { file }))
      if (bytes.length > limits.documentBytes) {
        return void faults.push(fault(path, 'fileTooLarge', { most: megabytes(limits.documentBytes) }))
      }
      const name = posix.basename(file)
      const url = `/api/CompDocument/File/${site}/${keep(type, bytes).id}/${encodeURIComponent(name)}`
      return { name, type, size: bytes.length, url }
    },
  }
}

export type FileStore = ReturnType<typeof createFileStore>
