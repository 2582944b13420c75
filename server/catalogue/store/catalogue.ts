/** The active version in memory, ready to be matched. */
import type { Database } from '../../database/database.ts'
import type { CatalogueTable } from '../../../families/define/catalogue-table.ts'
import type { FamilyCatalogue, FamilyModels } from '../match-index/model.ts'
import type { Snapshots } from './snapshot-storage.ts'
import { buildFamily, type FamilyBytes, type FamilyTerms, type HeldFamily, openFamily } from './load-family.ts'
import { activeVersion, type CatalogueVersion } from './repository.ts'

/** A family with the layout of its factored utilisations. */
export interface IndexedFamily<Candidate = unknown> {
  readonly rows: CatalogueTable<Candidate>
  readonly terms: FamilyTerms<Candidate>
}

/** A complete version: a request uses the same one until it is answered. */
export interface LoadedCatalogue {
  readonly version: string
  /** Number of models in all families. */
  readonly size: number
  /** The models of an indexed family. @throws RangeError for a family that is not indexed */
  readonly modelsOf: <Candidate>(family: CatalogueTable<Candidate>) => FamilyCatalogue<Candidate>
  /** The models of any loaded family. @throws RangeError for a family that is not loaded */
  readonly listOf: <Candidate>(family: CatalogueTable<Candidate>) => FamilyModels<Candidate>
  /** The models of a table id, for showing figures without parsing them. */
  readonly modelsById: (id: string) => FamilyModels<unknown>
}

/** Returns the current catalogue. */
export type CurrentCatalogue = () => LoadedCatalogue

/** The families held in memory. */
export interface LoadedFamilies {
  /** Families searched by factored utilisations. */
  readonly indexed: readonly IndexedFamily[]
  /** Families only read in rank order, whose matching has its own data structure. */
  readonly listed?: readonly CatalogueTable[]
}

/** The catalogue in memory. */
export interface Catalogue {
  /** The version that answers use. */
  current(): LoadedCatalogue
  /**
   * Loads the active version if it has changed; until it is ready, the old one remains in use.
   *
   * @returns whether it changed
   */
  reload(): Promise<boolean>
}

/**
 * Loads the active version.
 *
 * @param snapshots storage of built data for the next start
 * @throws Error when no version is active: `ensureCatalogue` must run first
 */
export async function createCatalogue(database: Database, families: LoadedFamilies, snapshots?: Snapshots): Promise<Catalogue> {
  const active = await activeVersion(database.db)
  if (!active) throw new Error('no catalogue version is active')
  let loaded = await loadActive(database, families, { active, snapshots })
  let loading: Promise<boolean> | undefined
  const takeOver = async (): Promise<boolean> => {
    const now = await activeVersion(database.db)
    if (!now || now.id === loaded.version) return false
    loaded = await loadActive(database, families, { active: now, snapshots })
    return true
  }
  return {
    current: () => loaded,
    // One at a time: a call during loading waits for the running one.
    reload: () => (loading ??= takeOver().finally(() => (loading = undefined))),
  }
}

const heldFamilies = ({ indexed, listed = [] }: LoadedFamilies): readonly HeldFamily[] => [...indexed, ...listed.map((rows) => ({ rows }))]

interface Active {
  readonly active: CatalogueVersion
  readonly snapshots: Snapshots | undefined
}

/** Loads a matching snapshot, or builds the version and stores a snapshot in the background. */
async function loadActive(database: Database, families: LoadedFamilies, { active, snapshots }: Active): Promise<LoadedCatalogue> {
  const held = heldFamilies(families)
  const stored = await snapshots?.read(active, held)
  if (stored) return openVersion(active.id, held, stored)
  const built = await buildVersion(database, held, active.id)
  void snapshots?.write(active, held, built)
  return openVersion(active.id, held, built)
}

/** Loads any stored version like the active one. */
export async function loadVersion(database: Pick<Database, 'db'>, families: LoadedFamilies, version: string): Promise<LoadedCatalogue> {
  const held = heldFamilies(families)
  return openVersion(version, held, await buildVersion(database, held, version))
}

async function buildVersion({ db }: Pick<Database, 'db'>, held: readonly HeldFamily[], version: string): Promise<FamilyBytes[]> {
  const built: FamilyBytes[] = []
  // Sequentially, each built in slices, so that requests are answered in between.
  for (const family of held) built.push(await buildFamily(db, version, family))
  return built
}

function openVersion(version: string, held: readonly HeldFamily[], bytes: readonly FamilyBytes[]): LoadedCatalogue {
  const searchable = new Map<string, FamilyCatalogue<unknown>>()
  const lists = new Map<string, FamilyModels<unknown>>()
  for (const [place, family] of held.entries()) {
    const own = bytes[place]
    if (!own) throw new RangeError(`the family '${family.rows.id}' is not loaded`)
    const open = openFamily(version, family, own)
    lists.set(open.id, open.list)
    if (open.searchable) searchable.set(open.id, open.searchable)
  }
  return {
    version,
    size: [...lists.values()].reduce((sum, { models }) => sum + models.length, 0),
    // Both were read from the database with the family's own shape.
    modelsOf: <Candidate>({ id }: CatalogueTable<Candidate>) => loadedOf(id, searchable) as FamilyCatalogue<Candidate>,
    // Read from the database with the family's own shape.
    listOf: <Candidate>({ id }: CatalogueTable<Candidate>) => loadedOf(id, searchable, lists) as FamilyModels<Candidate>,
    modelsById: (id) => loadedOf<FamilyModels<unknown>>(id, searchable, lists),
  }
}

function loadedOf<Models>(id: string, ...places: readonly ReadonlyMap<string, Models>[]): Models {
  const found = places.find((place) => place.has(id))?.get(id)
  if (!found) throw new RangeError(`the family '${id}' is not loaded`)
  return found
}
