/** Provides files from the cache of this node, or by making them in its threads. */
import type { Kysely } from 'kysely'
import { taskSeconds } from '../../../contract/files/files.ts'
import type { Tables } from '../../database/tables.ts'
import type { ByteCache, Content } from '../cache/byte-cache.ts'
import { type AssemblyFile, isOfAssembly } from '../assembly/assembly-file.ts'
import type { FileInput } from '../file-input.ts'
import { type FileJobRow, noteBytes } from '../jobs/file-jobs.ts'
import type { MakerPool } from './maker-pool.ts'
import type { Order } from './maker-thread.ts'

/** A job completed by any node. */
export type DoneJob = Pick<FileJobRow, 'key' | 'input' | 'content_hash' | 'length'>

/** Provides files: from the cache of this node, else by making them. */
export interface FileSource {
  /** Makes a file and caches it. @throws NotMadeError */
  readonly make: (input: string, how?: Pick<Order, 'onStep' | 'signal'>) => Promise<Content>
  /** Ensures that a completed file is cached on this node. @throws NotMadeError */
  readonly contentOf: (job: DoneJob) => Promise<Content>
}

const limitOf = (input: string): number => {
  // Stored inputs were written by this service.
  const file = JSON.parse(input) as FileInput | AssemblyFile
  const { kind, insert3d = false } = file
  // The files of an assembly contain those of its models.
  const count = isOfAssembly(file) ? 1 + Object.keys(file.models).length : 1
  return taskSeconds(kind, insert3d) * 1000 * count
}

interface FileSourceParts {
  readonly db: Kysely<Tables>
  readonly pool: MakerPool
  readonly cache: ByteCache
  /** Limit on processor time for a file, ms; by default that of its kind. */
  readonly limit: number | undefined
}

/** Creates the file source of a node. Concurrent requests for the same file share one job. */
export const createFileSource = ({ db, pool, cache, limit }: FileSourceParts): FileSource => {
  /** Files being made again, by job key: concurrent requests share one. */
  const again = new Map<string, Promise<Content>>()
  const make: FileSource['make'] = async (input, how = {}) => {
    const { bytes, hash } = await pool.make({ input, limit: limit ?? limitOf(input), ...how })
    await cache.put(hash, bytes)
    return { hash, length: bytes.length }
  }
  const remake = async ({ key, input, content_hash: hash }: DoneJob) => {
    const content = await make(input)
    if (content.hash !== hash) await noteBytes(db, key, content)
    return content
  }
  const contentOf = async (job: DoneJob): Promise<Content> => {
    const { key, content_hash: hash, length } = job
    if (hash !== null && length !== null && (await cache.has({ hash, length }))) return { hash, length }
    const working = again.get(key) ?? remake(job).finally(() => again.delete(key))
    again.set(key, working)
    return working
  }
  return { make, contentOf }
}
