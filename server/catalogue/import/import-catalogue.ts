/** From a folder of CSV files to a stored version: all of it or nothing. */
import { join } from 'node:path'
import type { Database } from '../../database/database.ts'
import { isConflict, toDatabaseError } from '../../database/database-error.ts'
import { type CatalogueContent, openCatalogueFolder, readCatalogueFolder } from './read-folder.ts'
import type { CatalogueVersion } from '../store/repository.ts'
import { activateVersion, activeVersion, addVersion, versionWithContent } from '../store/repository.ts'

/** What an import did. */
export interface ImportOutcome {
  /** The version that now holds the folder's content. */
  readonly versionId: string
  /** `known`: this very content was imported before, no new version was made. */
  readonly status: 'imported' | 'known'
  /** Whether answers are made from it now. */
  readonly active: boolean
}

/** The catalogue that comes with the program: each family's rows stand in its own folder. */
const seedFolder = join(import.meta.dirname, '../../../families')

/** @returns path of a table of the program's own catalogue, or of the folder of a family's tables */
export const seedPath = (family: string, file = ''): string => join(seedFolder, family, 'rows', file)

/** Reads the catalogue that comes with the program. */
export const readSeed = (): Promise<CatalogueContent> => readCatalogueFolder(seedFolder, 'rows')

/**
 * An operator's import: the content becomes the active version; earlier versions are kept.
 * @throws CatalogueRefused with every problem of the folder; nothing is changed
 * @throws DatabaseError when it cannot be stored (`databaseFull`…); the version that was active stays active
 */
export async function importCatalogue(database: Database, folder: string, now = new Date()): Promise<ImportOutcome> {
  const { hash, rows } = await readCatalogueFolder(folder)
  return storing(database, async () => {
    const known = await versionWithContent(database.db, hash)
    if (known) {
      await activateVersion(database.db, known.id)
      return { versionId: known.id, status: 'known', active: true }
    }
    const versionId = await addVersion(database.db, { contentHash: hash, origin: 'import', createdAt: now, rows, activate: true })
    return { versionId, status: 'imported', active: true }
  })
}

/**
 * Run at every start: brings in the catalogue of the program when its content is not stored yet.
 *
 * It becomes active unless an operator's own import is in use: an update of the program does not push that aside.
 * @throws CatalogueRefused, DatabaseError as `importCatalogue`
 */
export async function ensureCatalogue(database: Database, folder?: string, now = new Date()): Promise<ImportOutcome> {
  const { hash, content } = await (folder === undefined ? openCatalogueFolder(seedFolder, 'rows') : openCatalogueFolder(folder))
  return storing(database, async () => {
    const active = await activeVersion(database.db)
    const known = await versionWithContent(database.db, hash)
    if (known) return keepOrActivate(database, known, active)
    const activate = active?.origin !== 'import'
    // What is stored was sound when it came: its files are taken apart when they are new.
    const { rows } = content()
    const versionId = await addVersion(database.db, { contentHash: hash, origin: 'seed', createdAt: now, rows, activate })
    return { versionId, status: 'imported', active: activate }
  })
}

/** Content that was stored before is not activated again: somebody may have gone back to another version on purpose. */
async function keepOrActivate({ db }: Database, known: CatalogueVersion, active: CatalogueVersion | undefined): Promise<ImportOutcome> {
  if (!active) await activateVersion(db, known.id)
  return { versionId: known.id, status: 'known', active: !active || active.id === known.id }
}

/** Two programs may bring in the same content at the same moment: the second then finds what the first has stored. */
async function storing(database: Database, work: () => Promise<ImportOutcome>): Promise<ImportOutcome> {
  try {
    return await work().catch((error: unknown) => (isConflict(error) ? work() : Promise.reject(error)))
  } catch (error) {
    throw toDatabaseError(error, database.where)
  }
}
