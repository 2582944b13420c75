/** The active version in memory, ready to be matched: what the services ask. */
import type { Database } from '../../database/database.ts'
import type { ColumnarIndex, IndexLayout } from '../match-index/columnar-index.ts'
import { buildColumnarIndex } from '../match-index/columnar-index.ts'
import type { CatalogueTable } from '../../../families/define/catalogue-table.ts'
import { inSlices } from '../match-index/in-slices.ts'
import type { CatalogueModel } from '../../../contract/model.ts'
import type { FamilyCatalogue, FamilyModels } from '../match-index/model.ts'
import { activeVersion, modelsOf } from './repository.ts'

/** How a family's models become term values: its sizing, as the catalogue sees it. */
export interface FamilyTerms<Candidate> {
  readonly layout: IndexLayout
  /** One finite value >= 0 per entry of `layout`. */
  termsOf(candidate: Candidate): ArrayLike<number>
}

/** A family with the layout of its factored utilisations, as the catalogue indexes it. */
export interface IndexedFamily<Candidate = unknown> {
  readonly rows: CatalogueTable<Candidate>
  readonly terms: FamilyTerms<Candidate>
}

/** One version, whole: a request takes it once and sees no other until it is answered. */
export interface LoadedCatalogue {
  readonly version: string
  /** The models of an indexed family. @throws RangeError for a family that was not indexed */
  readonly modelsOf: <Candidate>(family: CatalogueTable<Candidate>) => FamilyCatalogue<Candidate>
  /** The models of any loaded family. @throws RangeError for a family that was not loaded */
  readonly listOf: <Candidate>(family: CatalogueTable<Candidate>) => FamilyModels<Candidate>
  /** The same by the id of a table, for those who show figures without reading them. */
  readonly modelsById: (id: string) => FamilyModels<unknown>
}

/** The catalogue of now. */
export type CurrentCatalogue = () => LoadedCatalogue

/** The families that are held in memory. */
export interface LoadedFamilies {
  /** Searched by factored utilisations. */
  readonly indexed: readonly IndexedFamily[]
  /** Only read in rank order: those whose matching has a layout of its own. */
  readonly listed?: readonly CatalogueTable[]
}

/** The catalogue in memory: the version that answers now. */
export interface Catalogue {
  /** The version that answers are made from. */
  current(): LoadedCatalogue
  /**
   * Takes over the active version when it has changed; until that is ready, the old one answers.
   * @returns whether it changed
   */
  reload(): Promise<boolean>
}

/**
 * Loads the active version.
 * @throws Error when no version is active: `ensureCatalogue` comes first
 */
export async function createCatalogue(database: Database, families: LoadedFamilies): Promise<Catalogue> {
  let loaded = await loadActive(database, families)
  let loading: Promise<boolean> | undefined
  const takeOver = async (): Promise<boolean> => {
    const active = await activeVersion(database.db)
    if (!active || active.id === loaded.version) return false
    loaded = await loadActive(database, families)
    return true
  }
  return {
    current: () => loaded,
    // One at a time: a second call while a version is being loaded waits for that one.
    reload: () => (loading ??= takeOver().finally(() => (loading = undefined))),
  }
}

async function loadActive(database: Database, families: LoadedFamilies): Promise<LoadedCatalogue> {
  const active = await activeVersion(database.db)
  if (!active) throw new Error('no catalogue version is active')
  return loadVersion(database, families, active.id)
}

/** Any stored version, as the active one is held. */
export async function loadVersion(
  { db }: Pick<Database, 'db'>,
  { indexed, listed = [] }: LoadedFamilies,
  version: string,
): Promise<LoadedCatalogue> {
  const searchable = new Map<string, FamilyCatalogue<unknown>>()
  const lists = new Map<string, FamilyModels<unknown>>()
  // One after the other: each is built in slices, so that requests are answered in between.
  for (const { rows, terms } of indexed) {
    searchable.set(rows.id, await buildFamilyCatalogue({ version, models: await modelsOf(db, version, rows) }, terms))
  }
  for (const rows of listed) lists.set(rows.id, { version, models: await modelsOf(db, version, rows) })
  return {
    version,
    // Both are read from the database with the family's own shape.
    modelsOf: <Candidate>({ id }: CatalogueTable<Candidate>) => loadedOf(id, searchable) as FamilyCatalogue<Candidate>,
    // As above.
    listOf: <Candidate>({ id }: CatalogueTable<Candidate>) => loadedOf(id, lists, searchable) as FamilyModels<Candidate>,
    modelsById: (id) => loadedOf<FamilyModels<unknown>>(id, lists, searchable),
  }
}

function loadedOf<Models>(id: string, ...places: readonly ReadonlyMap<string, Models>[]): Models {
  const found = places.find((place) => place.has(id))?.get(id)
  if (!found) throw new RangeError(`the family '${id}' is not loaded`)
  return found
}

/**
 * Makes models searchable.
 * @param content version and models in rank order
 * @throws RangeError when a term of a model is negative or not finite
 */
export async function buildFamilyCatalogue<Candidate>(
  content: { readonly version: string; readonly models: readonly CatalogueModel<Candidate>[] },
  terms: FamilyTerms<Candidate>,
): Promise<FamilyCatalogue<Candidate>> {
  const candidates = content.models.map(({ candidate }) => candidate)
  const index = await inSlices(indexOf(candidates, terms))
  return { ...content, match: index.match }
}

function* indexOf<Candidate>(candidates: readonly Candidate[], terms: FamilyTerms<Candidate>): Generator<void, ColumnarIndex, void> {
  const { layout } = terms
  const columns = layout.map(() => new Float64Array(candidates.length))
  for (const [position, candidate] of candidates.entries()) {
    const values = terms.termsOf(candidate)
    columns.forEach((column, term) => (column[position] = values[term] ?? Number.NaN))
    if (position % 1000 === 999) yield
  }
  return yield* buildColumnarIndex({ layout, columns, size: candidates.length })
}
