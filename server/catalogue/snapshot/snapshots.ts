/**
 * Stores what a start builds of a large catalogue in a file for the next start (docs/decisions/server.md).
 *
 * A snapshot belongs to one version in one database, built by one program; any other is ignored, built again and replaced.
 * Failing to write it only costs time at the next start.
 */
import { rm } from 'node:fs/promises'
import { endianness } from 'node:os'
import { join } from 'node:path'
import type { HeldFamily } from '../store/load-family.ts'
import type { CatalogueVersion } from '../store/repository.ts'
import type { Snapshots } from '../store/snapshot-storage.ts'
import { indexProgram } from './index-program.ts'
import { readSnapshotFile, writeSnapshotFile } from './snapshot-file.ts'
import { headOf, partsOf, type SnapshotHead, snapshotHead, takeFamily, takingFrom } from './snapshot-parts.ts'

/** Reports an event to the operator in one line. */
export type TellSnapshot = (level: 'info' | 'error', event: string, detail: Readonly<Record<string, string | number>>) => void

/** Location and reporting of snapshots. */
export interface SnapshotOptions {
  /** Created with the first snapshot. */
  readonly folder: string
  readonly tell: TellSnapshot
  /** Smaller versions are not stored, as they are built as fast as they are read. */
  readonly fewestModels?: number
}

/** Version of the file format. */
const format = 1

/** The only file in the folder. */
export const snapshotName = 'index.snapshot'

/** Creates the snapshots of a node: one file, of the version used last. Reading starts immediately. */
export function createSnapshots({ folder, tell, fewestModels = 20_000 }: SnapshotOptions): Snapshots {
  const path = join(folder, snapshotName)
  // Read once while the database is being opened; the program is checked at once, the version later.
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

/** The properties of this program that a snapshot depends on. */
const programOf = async () => ({ format, endianness: endianness(), program: await indexProgram() })

/** Reads a snapshot of this program, of whichever version. */
async function readEarly(path: string) {
  const own = JSON.stringify(await programOf()).slice(0, -1)
  return readSnapshotFile(path, (head) => parseHead(head)?.of.startsWith(`${own},`) === true)
}

/** All that the built data depends on, as one text. */
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

/** Parses the parts of a file with a correct checksum; invalid parts are a fault of the program that wrote it. */
function familiesOf({ head, bytes, partsAt }: { readonly head: string; readonly bytes: ArrayBuffer; readonly partsAt: number }) {
  const take = takingFrom(bytes, partsAt)
  try {
    const families = parseHead(head)?.families.map((family) => takeFamily(family, take))
    return families && take.isAtEnd() ? families : 'damaged'
  } catch {
    return 'damaged'
  }
}
