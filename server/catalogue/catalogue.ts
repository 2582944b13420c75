/** The active version in memory, ready to be matched: what the services ask. */
import type { BallScrewCandidate } from '../../contract/ball-screw.ts'
import type { ScrewJackCandidate } from '../../contract/lift.ts'
import type { Database } from '../database/database.ts'
import type { ColumnarIndex } from './columnar-index.ts'
import { buildColumnarIndex } from './columnar-index.ts'
import { ballScrewFamily, screwJackFamily } from './families.ts'
import type { Family } from './family.ts'
import { inSlices } from './in-slices.ts'
import type { CatalogueModel, FamilyCatalogue } from './model.ts'
import { activeVersion, modelsOf } from './repository.ts'

/** How a family's models become term values: its sizing, as the catalogue sees it. */
export interface FamilyTerms<Candidate> {
  readonly layout: readonly { readonly check: string }[]
  /** One finite value >= 0 per entry of `layout`. */
  readonly termsOf: (candidate: Candidate) => ArrayLike<number>
}

/** Per family, the layout of its factored utilisations and how a model fills it. */
export interface CatalogueTerms {
  readonly ballScrew: FamilyTerms<BallScrewCandidate>
  readonly screwJack: FamilyTerms<ScrewJackCandidate>
}

/** One version, whole: a request takes it once and sees no other until it is answered. */
export interface LoadedCatalogue {
  readonly version: string
  readonly ballScrew: FamilyCatalogue<BallScrewCandidate>
  readonly screwJack: FamilyCatalogue<ScrewJackCandidate>
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
export async function createCatalogue(database: Database, terms: CatalogueTerms): Promise<Catalogue> {
  let loaded = await loadActive(database, terms)
  let loading: Promise<boolean> | undefined
  const takeOver = async (): Promise<boolean> => {
    const active = await activeVersion(database.db)
    if (!active || active.id === loaded.version) return false
    loaded = await loadActive(database, terms)
    return true
  }
  return {
    current: () => loaded,
    // One at a time: a second call while a version is being loaded waits for that one.
    reload: () => (loading ??= takeOver().finally(() => (loading = undefined))),
  }
}

async function loadActive(database: Database, terms: CatalogueTerms): Promise<LoadedCatalogue> {
  const active = await activeVersion(database.db)
  if (!active) throw new Error('no catalogue version is active')
  const load = async <Candidate>(family: Family<Candidate>, familyTerms: FamilyTerms<Candidate>): Promise<FamilyCatalogue<Candidate>> =>
    buildFamilyCatalogue({ version: active.id, models: await modelsOf(database.db, active.id, family) }, familyTerms)
  return {
    version: active.id,
    ballScrew: await load(ballScrewFamily, terms.ballScrew),
    screwJack: await load(screwJackFamily, terms.screwJack),
  }
}

/**
 * Makes models searchable.
 * @param content version and models in rank order
 * @throws RangeError when a term of a model is negative or not finite
 */
export async function buildFamilyCatalogue<Candidate>(
  content: { readonly version: string; readonly models: readonly CatalogueModel<Candidate>[] },
  { layout, termsOf }: FamilyTerms<Candidate>,
): Promise<FamilyCatalogue<Candidate>> {
  const candidates = content.models.map(({ candidate }) => candidate)
  const index = await inSlices(indexOf(candidates, { layout, termsOf }))
  return { ...content, match: index.match }
}

function* indexOf<Candidate>(
  candidates: readonly Candidate[],
  { layout, termsOf }: FamilyTerms<Candidate>,
): Generator<void, ColumnarIndex, void> {
  const columns = layout.map(() => new Float64Array(candidates.length))
  for (const [position, candidate] of candidates.entries()) {
    const values = termsOf(candidate)
    columns.forEach((column, term) => (column[position] = values[term] ?? Number.NaN))
    if (position % 1000 === 999) yield
  }
  return yield* buildColumnarIndex({ layout, columns, size: candidates.length })
}
