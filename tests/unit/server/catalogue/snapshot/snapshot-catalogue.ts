/** A catalogue on a database of its own, with snapshots in a folder of its own. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ballRailSizer } from '../../../../../families/ball-rail/sizer.ts'
import { ballRailTable } from '../../../../../families/ball-rail/table.ts'
import { ballScrewSizer } from '../../../../../families/ball-screw/sizer.ts'
import { ballScrewTable } from '../../../../../families/ball-screw/table.ts'
import type { CatalogueRow } from '../../../../../families/define/catalogue-table.ts'
import { screwJackTable } from '../../../../../families/screw-jack/table.ts'
import { createSnapshots, snapshotName } from '../../../../../server/catalogue/snapshot/snapshots.ts'
import { createCatalogue, type LoadedCatalogue, type LoadedFamilies } from '../../../../../server/catalogue/store/catalogue.ts'
import { addVersion } from '../../../../../server/catalogue/store/repository.ts'
import { openDatabase } from '../../../../../server/database/database.ts'

/** One with exact terms, one with lower bounds and unknown ones, one without an index. */
export const families: LoadedFamilies = {
  indexed: [
    { rows: ballScrewTable, terms: { layout: ballScrewSizer.terms, termsOf: ballScrewSizer.modelTerms } },
    { rows: ballRailTable, terms: { layout: ballRailSizer.terms, termsOf: ballRailSizer.modelTerms } },
  ],
  listed: [screwJackTable],
}

export type Rows = ReadonlyMap<string, readonly CatalogueRow[]>

interface Started {
  readonly catalogue: LoadedCatalogue
  /** What was told: events, and the reason where something was built. */
  readonly events: readonly string[]
}

let versions = 0

export const openSnapshotCatalogue = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sizewright-snapshot-'))
  const database = await openDatabase({ dataDirectory: folder })
  const place = join(folder, 'catalogue')
  return {
    database,
    folder: place,
    file: join(place, snapshotName),
    activate: (rows: Rows) =>
      addVersion(database.db, {
        contentHash: `${(versions += 1)}`.padStart(12, '0'),
        origin: 'import',
        createdAt: new Date(0),
        rows,
        activate: true,
      }),
    /** A start; what it writes is written when it returns. */
    start: async (held: LoadedFamilies = families): Promise<Started> => {
      const events: string[] = []
      const snapshots = createSnapshots({
        folder: place,
        fewestModels: 0,
        tell: (_, event, { reason }) => events.push(event === 'snapshotRebuilt' ? `built: ${reason}` : event),
      })
      let writing: Promise<void> | undefined
      const write: typeof snapshots.write = (...parameters) => (writing = snapshots.write(...parameters))
      const catalogue = await createCatalogue(database, held, { ...snapshots, write })
      await writing
      return { catalogue: catalogue.current(), events }
    },
    close: async () => {
      await database.close()
      await rm(folder, { recursive: true })
    },
  }
}
