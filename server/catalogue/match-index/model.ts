/** The catalogue as the selection services use it; the index in `server/catalogue` implements it, tests use small ones. */
import type { CatalogueModel } from '../../../contract/catalogue/model.ts'
import type { VerdictKind } from '../../../contract/results/sizing.ts'

/** The number of models of a kind, and the positions in `models` of the first of them, in rank order. */
export type Matches = { readonly count: number; readonly best: readonly number[] }

/** Models that fit, found by the factored utilisations (see `families/sizing/terms.ts`). */
export type CatalogueMatches = Matches & {
  /** Models that exceed no limit but lack a requested figure; left out where there are none. */
  readonly notKnown?: Matches
}

/** One version of one family's models. */
export type FamilyModels<Candidate> = {
  readonly version: string
  /** In rank order: `models[i].rank` increases with `i`. */
  readonly models: readonly CatalogueModel<Candidate>[]
}

/** One version of one family's models, searchable by the factored utilisations of its sizing. */
export type FamilyCatalogue<Candidate> = FamilyModels<Candidate> & {
  /**
   * Finds the models with every utilisation <= 1, and separately those that lack a requested figure. Cooperative, as the exact
   * sizing of tens of thousands of models would block other requests.
   *
   * @param query one value per term of the family's layout
   * @param limit largest number of positions of each kind to return
   * @param recheck exact verdict for a position whose utilisation is within rounding of 1
   */
  match(query: Float64Array, limit: number, recheck: (position: number) => VerdictKind): Generator<void, CatalogueMatches, void>
}
