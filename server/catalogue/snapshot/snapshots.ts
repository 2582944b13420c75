/**
 * What a start would build of a large catalogue, kept in a file for the next one (docs/decisions/server.md).
 *
 * It is of one version in one database, built by one program; anything else is passed over, built anew and replaced. That it cannot be written
 * costs nothing but the time of the next start.
 */
import { rm } from 'node:fs/promises'
import { endianness } from 'node:os'
import { join } from 'node:path'
import type { HeldFamily } from '../store/load-family.ts'
import type { CatalogueVersion } from '../store/repository.ts'
import type { Snapshots } from '../store/kept-bytes.ts'
import { indexProgram } from './index-program.ts'
import { readSnapshotFile, writeSnapshotFile } from './snapshot-file.ts'
import { headOf, partsOf, type SnapshotHead, snapshotHead, takeFamily, takingFrom } from './snapshot-parts.ts'

/** Tells the operator in one line. */
export type TellSnapshot = (level: 'info' | 'error', event: string, detail: Readonly<Record<string, string | number>>) => void

/** Where snapshots are, and who is told of them. */
export interface SnapshotOptions {
  /** Made when the first snapshot is written. */
  readonly folder: string
  readonly tell: TellSnapshot
  /** Versions with fewer models are built as fast as they are read. */
  readonly fewestModels?: number
}

/** Changes with the layout of the file. */
const format = 1

/** The one file of the folder. */
export const snapshotName = 'index.snapshot'

/** The snapshots of a node: one file, of the version that answered last. It is read from now on. */
export function createSnapshots({ folder, tell, fewestModels = 20_000 }: SnapshotOptions): Snapshots {
  const path = join(folder, snapshotName)
  // Once, while the database is opened: which version is wanted is known after that, which program it has to be of, at once.
  let early: ReturnType<typeof readEarly> | undefined = readEarly(path)
  const fileOf = async (of: string) => {
    const read = await early
    early = undefined
    if (read === undefined) return readSnapshotFile(path, (head) => parseHead(head)?.of === of)
    return typeof read === 'string' || parseHead(read.head)?.of === of ? read : 'other'
  }
  return {
    async read(version, held) {
      if (version.modelCount < fewestModels) {
        early = undefined
        await rm(path, { force: true }).catch(() => undefined)
        return undefined
      }
      const began = performance.now()
      const read = await fileOf(await subjectOf(version, held))
      const families = typeof read === 'string' ? read : familiesOf(read)
      if (typeof families === 'object') {
        tell('info', 'snapshotRead', { version: version.id, milliseconds: Math.round(performance.now() - began) })
        return families
      }
      tell('info', 'snapshotRebuilt', { version: version.id, reason: families })
      return undefined
    },
    async write(version, held, built) {
      if (version.modelCount < fewestModels) return
      try {
        const head: SnapshotHead = { of: await subjectOf(version, held), families: built.map(headOf) }
        await writeSnapshotFile(path, { head: JSON.stringify(head), parts: built.flatMap(partsOf) })
        tell('info', 'snapshotWritten', { version: version.id })
      } catch (error) {
        tell('error', 'snapshotNotWritten', { version: version.id, reason: String(error) })
      }
    },
  }
}

/** What the program brings to it. */
const programOf = async () => ({ format, endianness: endianness(), program: await indexProgram() })

/** A snapshot of this program, whichever version it is of. */
async function readEarly(path: string) {
  const own = JSON.stringify(await programOf()).slice(0, -1)
  return readSnapshotFile(path, (head) => parseHead(head)?.of.startsWith(`${own},`) === true)
}

/** All that what is built depends on, as one text. */
async function subjectOf({ id, contentHash, createdAt, modelCount }: CatalogueVersion, held: readonly HeldFamily[]): Promise<string> {
  return JSON.stringify({
    ...(await programOf()),
    version: { id, contentHash, createdAt, modelCount },
    families: held.map(({ rows, terms }) => [rows.id, terms?.layout ?? null]),
  })
}

const parseHead = (head: string): SnapshotHead | undefined => {
  try {
    return snapshotHead.safeParse(JSON.parse(head)).data
  } catch {
    return undefined
  }
}

/** A file whose sum is right and whose parts are not: a fault of the program that wrote it. */
function familiesOf({ head, bytes, partsAt }: { readonly head: string; readonly bytes: ArrayBuffer; readonly partsAt: number }) {
  const take = takingFrom(bytes, partsAt)
  try {
    const families = parseHead(head)?.families.map((family) => takeFamily(family, take))
    return families && take.isAtEnd() ? families : 'damaged'
  } catch {
    return 'damaged'
  }
}
