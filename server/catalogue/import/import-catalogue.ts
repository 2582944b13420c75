/** Imports a folder of tables as a version, completely or not at all. */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Database } from '../../database/database.ts'
import { isConflict, toDatabaseError } from '../../database/database-error.ts'
import type { CatalogueRow } from '../../../families/define/catalogue-table.ts'
import { compareFamilies, type FamilyChanges } from './compare-rows.ts'
import { type CatalogueContent, catalogueTables, openCatalogueFolder, readCatalogueFolder } from './read-folder.ts'
import type { CatalogueVersion } from '../store/repository.ts'
import { activateVersion, activeVersion, addVersion, storedRows, versionWithContent, VersionOvertaken } from '../store/repository.ts'

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

/** What an import would change, or has changed. */
export interface ImportPreview {
  /** The version that it changes; undefined where the shipped catalogue is not stored yet. */
  readonly base: string | undefined
  /** The families of the folder. */
  readonly changes: readonly FamilyChanges[]
  /** Number of models of each family that the folder does not name. */
  readonly retained: ReadonlyMap<string, number>
}

/** The catalogue that an operator's folder changes. */
type Base = { readonly version: string | undefined; readonly rows: CatalogueContent['rows'] }

async function baseOf({ db }: Database): Promise<Base> {
  const active = await activeVersion(db)
  if (!active) return { version: undefined, rows: (await readSeed()).rows }
  const rows = new Map<string, readonly CatalogueRow[]>()
  for (const { id } of await catalogueTables()) rows.set(id, await storedRows(db, active.id, id))
  return { version: active.id, rows }
}

/** The content of a folder, with the rows of the base for each family that the folder does not name. */
function completed(own: CatalogueContent, base: Base): CatalogueContent {
  const retained = [...base.rows].filter(([family]) => !own.rows.has(family))
  if (retained.length === 0) return own
  const hash = createHash('sha256').update(own.hash).update(JSON.stringify(retained)).digest('hex')
  return { hash, rows: new Map([...base.rows].map(([family, rows]) => [family, own.rows.get(family) ?? rows])) }
}

const previewOf = (own: CatalogueContent, base: Base): ImportPreview => ({
  base: base.version,
  changes: compareFamilies(own.rows, base.rows),
  retained: new Map([...base.rows].flatMap(([family, rows]) => (own.rows.has(family) ? [] : [[family, rows.length]]))),
})

/**
 * Reads a folder and compares it with the active version; nothing is stored.
 *
 * @throws CatalogueRefused with every fault of the folder
 */
export async function previewImport(database: Database, folder: string): Promise<ImportPreview> {
  return previewOf(await readCatalogueFolder(folder), await baseOf(database))
}

/**
 * Imports a folder for an operator and activates the version; earlier versions are kept. Families that the folder does not name keep
 * the models of the version that was active.
 *
 * @throws CatalogueRefused with every fault of the folder; nothing is changed
 * @throws DatabaseError when it cannot be stored (`databaseFull`…); the active version is unchanged
 */
export async function importCatalogue(
  database: Database,
  folder: string,
  now = new Date(),
): Promise<ImportOutcome & { readonly preview: ImportPreview }> {
  const own = await readCatalogueFolder(folder)
  return storing(database, async () => {
    const base = await baseOf(database)
    const { hash, rows } = completed(own, base)
    const preview = previewOf(own, base)
    const known = await versionWithContent(database.db, hash)
    if (known) {
      await activateVersion(database.db, known.id)
      return { versionId: known.id, status: 'known', active: true, preview }
    }
    const version = { contentHash: hash, origin: 'import', createdAt: now, rows, activate: true, madeFrom: base.version } as const
    return { versionId: await addVersion(database.db, version), status: 'imported', active: true, preview }
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

/** Two processes may store at once; the second one then finds the version of the first. */
async function storing<Outcome>(database: Database, work: () => Promise<Outcome>): Promise<Outcome> {
  const isOvertaken = (error: unknown): boolean => isConflict(error) || error instanceof VersionOvertaken
  try {
    return await work().catch((error: unknown) => (isOvertaken(error) ? work() : Promise.reject(error)))
  } catch (error) {
    throw toDatabaseError(error, database.where)
  }
}
