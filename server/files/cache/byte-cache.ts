/**
 * The bytes of files in a folder of this node, by their content. It is a cache: what is not there is made anew, so that nodes need no disk in common.
 * What was read longest ago goes first; the time of a file says when that was, so that a start need not read anything.
 */
import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'

/** A file by what it is. */
export interface Content {
  /** SHA-256, hexadecimal. */
  readonly hash: string
  /** Bytes. */
  readonly length: number
}

/** Bytes from `start` to `end`, both included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** A cache of file contents on this node, least recently read first to go. */
export interface ByteCache {
  /** Whether it is there, whole; it then counts as read. */
  readonly has: (content: Content) => Promise<boolean>
  readonly put: (hash: string, bytes: Uint8Array) => Promise<void>
  /** Of one that is there: once it is open, it can be read to its end, whatever becomes of its place. */
  readonly open: (hash: string, range?: ByteRange) => Promise<ReadableStream<Uint8Array>>
}

const pattern = /^[0-9a-f]{64}$/

/** A file of the folder; undefined where another node or process has taken it away meanwhile. */
const look = async (folder: string, name: string) => {
  const found = await stat(join(folder, name)).catch(() => undefined)
  return found?.isFile() ? { name, bytes: found.size, read: found.mtimeMs } : undefined
}

/** Half-written files of processes that have ended, ms. */
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
 * @param folder made when the first file is put there
 * @param mostBytes a file that was just made is kept in any case
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
    // Whoever reads finds all of it or nothing.
    const unfinished = join(folder, `${hash}.${randomUUID()}`)
    await writeFile(unfinished, bytes)
    await rename(unfinished, join(folder, hash))
    await sweep(folder, mostBytes, hash)
  },
  open: async (hash, range) => {
    const handle = await open(join(folder, hash))
    // Node's streams of the web are those of the language, which its types keep apart.
    return Readable.toWeb(handle.createReadStream(range)) as ReadableStream<Uint8Array>
  },
})
