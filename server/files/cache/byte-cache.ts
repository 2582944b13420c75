/**
 * Caches file contents in a folder of this node, by hash. Missing files are made again, so that nodes need no shared disk. The
 * least recently read files are removed first; the modification time of a file records the last read, so that a restart need not
 * read the files.
 */
import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'

/** Identifies the content of a file. */
export interface Content {
  /** SHA-256, hexadecimal. */
  readonly hash: string
  /** Bytes. */
  readonly length: number
}

/** A range of bytes from `start` to `end`, both inclusive. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** A cache of file contents on this node; the least recently read are removed first. */
export interface ByteCache {
  /** Whether the file is present and complete; counts as a read. */
  readonly has: (content: Content) => Promise<boolean>
  readonly put: (hash: string, bytes: Uint8Array) => Promise<void>
  /** Opens a present file; once open, it can be read to its end even if it is removed from the cache. */
  readonly open: (hash: string, range?: ByteRange) => Promise<ReadableStream<Uint8Array>>
}

const pattern = /^[0-9a-f]{64}$/

/** Metadata of a file; undefined where another node or process has removed it. */
const look = async (folder: string, name: string) => {
  const found = await stat(join(folder, name)).catch(() => undefined)
  return found?.isFile() ? { name, bytes: found.size, read: found.mtimeMs } : undefined
}

/** Age after which unfinished files of ended processes are removed, ms. */
const stale = 3_600_000

const sweep = async (folder: string, mostBytes: number, keep: string) => {
  const names = await readdir(folder)
  const found = (await Promise.all(names.map((name) => look(folder, name)))).flatMap((one) => one ?? [])
  const whole = found.filter(({ name }) => pattern.test(name)).toSorted((one, other) => other.read - one.read)
  let sum = 0
  const gone = whole.filter(({ name, bytes }) => {
    sum += bytes
    return sum > mostBytes && name !== keep
  })
  const left = found.filter(({ name, read }) => !pattern.test(name) && read < Date.now() - stale)
  await Promise.all([...gone, ...left].map(({ name }) => rm(join(folder, name), { force: true })))
}

/**
 * @param folder created with the first file
 * @param mostBytes size limit; the file stored last is kept in any case
 */
export const createByteCache = ({ folder, mostBytes }: { readonly folder: string; readonly mostBytes: number }): ByteCache => ({
  has: async ({ hash, length }) => {
    if (!pattern.test(hash)) return false
    const found = await look(folder, hash)
    if (found?.bytes !== length) return false
    const now = new Date()
    await utimes(join(folder, hash), now, now).catch(() => undefined)
    return true
  },
  put: async (hash, bytes) => {
    if (!pattern.test(hash)) throw new RangeError(`no hash: ${hash}`)
    await mkdir(folder, { recursive: true })
    // Written under another name and renamed, so that readers never see a partial file.
    const unfinished = join(folder, `${hash}.${randomUUID()}`)
    await writeFile(unfinished, bytes)
    await rename(unfinished, join(folder, hash))
    await sweep(folder, mostBytes, hash)
  },
  open: async (hash, range) => {
    const handle = await open(join(folder, hash))
    // Node's web streams are the standard ones, but have a separate type.
    return Readable.toWeb(handle.createReadStream(range)) as ReadableStream<Uint8Array>
  },
})
