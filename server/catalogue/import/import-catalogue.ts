/** Imports a folder of CSV files as a version, completely or not at all. */
import { join } from 'node:path'
import type { Database } from '../../database/database.ts'
import { isConflict, toDatabaseError } from '../../database/database-error.ts'
import { type CatalogueContent, openCatalogueFolder, readCatalogueFolder } from './read-folder.ts'
import type { CatalogueVersion } from '../store/repository.ts'
import { activateVersion, activeVersion, addVersion, versionWithContent } from '../store/repository.ts'

/** The outcome of an import. */
export interface ImportOutcome {
  /** The version with the content of the folder. */
  readonly versionId: string
  /** `known`: the same content was imported before, so no version was added. */
  readonly status: 'imported' | 'known'
  /** Whether it is the active version now. */
  readonly active: boolean
}

/** The shipped catalogue: the rows of each family are in its own folder. */
const seedFolder = join(import.meta.dirname, '../../../families')

/** @returns path of a table of the shipped catalogue, or of the folder of a family's tables */
export const seedPath = (family: string, file = ''): string => join(seedFolder, family, 'rows', file)

/** Reads the shipped catalogue. */
export const readSeed = (): Promise<CatalogueContent> => readCatalogueFolder(seedFolder, 'rows')

/**
 * Imports a folder for an operator and activates the version; earlier versions are kept.
 *
 * @throws CatalogueRefused with every fault of the folder; nothing is changed
 * @throws DatabaseError when it cannot be stored (`databaseFull`…); the active version is unchanged
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
 * Run at every start: imports the shipped catalogue where its content is not stored yet.
 *
 * It is activated unless an operator's import is active, which an update of the program must not replace.
 *
 * @throws CatalogueRefused, DatabaseError as `importCatalogue`
 */
export async function ensureCatalogue(database: Database, folder?: string, now = new Date()): Promise<ImportOutcome> {
  const { hash, content } = await (folder === undefined ? openCatalogueFolder(seedFolder, 'rows') : openCatalogueFolder(folder))
  return storing(database, async () => {
    const active = await activeVersion(database.db)
    const known = await versionWithContent(database.db, hash)
    if (known) return keepOrActivate(database, known, active)
    const activate = active?.origin !== 'import'
    // Stored content was valid when it was imported; files are only parsed for new content.
    const { rows } = content()
    const versionId = await addVersion(database.db, { contentHash: hash, origin: 'seed', createdAt: now, rows, activate })
    return { versionId, status: 'imported', active: activate }
  })
}

/** Content stored before is not activated again: an operator may have chosen another version deliberately. */
async function keepOrActivate({ db }: Database, known: CatalogueVersion, active: CatalogueVersion | undefined): Promise<ImportOutcome> {
  if (!active) await activateVersion(db, known.id)
  return { versionId: known.id, status: 'known', active: !active || active.id === known.id }
}

/** Two processes may store the same content at once; the second one then finds the version of the first. */
async function storing(database: Database, work: () => Promise<ImportOutcome>): Promise<ImportOutcome> {
  try {
    return await work().catch((error: unknown) => (isConflict(error) ? work() : Promise.reject(error)))
  } catch (error) {
    throw toDatabaseError(error, database.where)
  }
}
