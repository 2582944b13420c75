/**
 * A binary file: signature, SHA-256 of all that follows, length of the head, head, parts. Each part begins at a multiple of
 * eight, so that typed arrays can be views of the file as read.
 *
 * A file that is incomplete, altered or foreign is rejected with the reason, and nothing of it is used.
 */
import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const mark = Buffer.from('SZWINDX1')
const sumAt = mark.length
const sumLength = 32
const headLengthAt = sumAt + sumLength
const headAt = headLengthAt + 8

/** Bytes between two pauses: some milliseconds of work. */
const stretch = 4 * 2 ** 20

/** Age after which unfinished files of ended processes are removed, ms. */
const stale = 3_600_000
const unfinished = '.part'

/** The end of `length` bytes, padded to a multiple of eight. */
export const padded = (length: number): number => Math.ceil(length / 8) * 8

/** The content of a file: `head` is JSON, followed by the parts in order. */
export interface FileContent {
  readonly head: string
  readonly parts: readonly ArrayBufferView[]
}

/**
 * Writes a file atomically: to a temporary name, synchronised to the disk, then renamed.
 *
 * @throws errors of the file system, without leaving a partial file
 */
export async function writeSnapshotFile(path: string, content: FileContent): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await sweep(dirname(path))
  const beside = `${path}.${randomUUID()}${unfinished}`
  try {
    const file = await open(beside, 'wx')
    try {
      const hash = createHash('sha256')
      let at = headLengthAt
      for (const piece of piecesOf(content)) {
        hash.update(piece)
        await writeAll(file, piece, at)
        at += piece.byteLength
      }
      await file.write(Buffer.concat([mark, hash.digest()]), 0, headLengthAt, 0)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(beside, path)
  } catch (error) {
    await rm(beside, { force: true }).catch(() => undefined)
    throw error
  }
}

async function writeAll(file: FileHandle, bytes: Uint8Array, at: number): Promise<void> {
  for (let done = 0; done < bytes.byteLength;) {
    const { bytesWritten } = await file.write(bytes, done, bytes.byteLength - done, at + done)
    done += bytesWritten
  }
}

/** Removes unfinished files of ended processes. */
async function sweep(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(unfinished)) continue
    const found = await stat(join(folder, name)).catch(() => undefined)
    if (found && found.mtimeMs < Date.now() - stale) await rm(join(folder, name), { force: true })
  }
}

/** The file from the length of its head on, in pieces that are quickly written. */
function* piecesOf({ head, parts }: FileContent): Generator<Uint8Array, void> {
  const bytes = Buffer.from(head)
  const first = Buffer.alloc(8 + padded(bytes.length))
  first.writeDoubleLE(bytes.length)
  bytes.copy(first, 8)
  yield first
  for (const { buffer, byteOffset, byteLength } of parts) {
    for (let from = 0; from < byteLength; from += stretch) {
      yield new Uint8Array(buffer, byteOffset + from, Math.min(stretch, byteLength - from))
    }
    yield new Uint8Array(padded(byteLength) - byteLength)
  }
}

/** A file as read: the head, and the bytes of the whole file with the start of the parts. */
export interface ReadFile {
  readonly head: string
  readonly bytes: ArrayBuffer
  readonly partsAt: number
}

/** Why a file cannot be used. */
export type FileFault = 'missing' | 'unreadable' | 'foreign' | 'other' | 'damaged'

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/**
 * @param isExpected whether the file with this head is requested; otherwise no more is read
 * @returns the file where its checksum is correct
 */
export async function readSnapshotFile(path: string, isExpected: (head: string) => boolean): Promise<ReadFile | FileFault> {
  const file = await open(path, 'r').catch((error: unknown) => (isMissing(error) ? 'missing' : 'unreadable'))
  if (typeof file === 'string') return file
  try {
    const { size } = await file.stat()
    if (size < headAt) return 'foreign'
    const bytes = new ArrayBuffer(size)
    const fill = async (from: number, to: number): Promise<boolean> => {
      for (let at = from; at < to;) {
        const { bytesRead } = await file.read(new Uint8Array(bytes, at, to - at), { position: at })
        if (bytesRead === 0) return false
        at += bytesRead
      }
      return true
    }
    if (!(await fill(0, headAt)) || !mark.equals(Buffer.from(bytes, 0, sumAt))) return 'foreign'
    const headLength = Buffer.from(bytes).readDoubleLE(headLengthAt)
    if (!(Number.isInteger(headLength) && headLength >= 0 && headAt + padded(headLength) <= size)) return 'damaged'
    const partsAt = headAt + padded(headLength)
    if (!(await fill(headAt, partsAt))) return 'damaged'
    const head = Buffer.from(bytes, headAt, headLength).toString()
    if (!isExpected(head)) return 'other'
    const hash = createHash('sha256').update(new Uint8Array(bytes, headLengthAt, partsAt - headLengthAt))
    for (let from = partsAt; from < size; from += stretch) {
      const to = Math.min(size, from + stretch)
      if (!(await fill(from, to))) return 'damaged'
      hash.update(new Uint8Array(bytes, from, to - from))
    }
    return hash.digest().equals(Buffer.from(bytes, sumAt, sumLength)) ? { head, bytes, partsAt } : 'damaged'
  } catch {
    return 'unreadable'
  } finally {
    await file.close()
  }
}
