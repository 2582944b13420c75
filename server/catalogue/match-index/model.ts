/** What the selection service asks of a catalogue; the index in `server/catalogue` provides it, tests provide small ones. */
import type { CatalogueModel } from '../../../contract/model.ts'

/** Models that fit, found by the factored utilisations (see `server/sizing/terms.ts`). */
export type CatalogueMatches = {
  /** How many models fit. */
  readonly count: number
  /** Positions in `models` of the first of them, in rank order. */
  readonly best: readonly number[]
}

/** One version of one family's models. */
export type FamilyModels<Candidate> = {
  readonly version: string
  /** In rank order: `models[i].rank` rises with `i`. */
  readonly models: readonly CatalogueModel<Candidate>[]
}

/** One version of one family's models, searchable by the factored utilisations of its sizing. */
export type FamilyCatalogue<Candidate> = FamilyModels<Candidate> & {
  /**
   * Finds the models with every utilisation <= 1.
   * @param query one value per term of the family's layout
   * @param limit how many positions to return at most
   * @param recheck exact verdict for a position whose utilisation is within rounding of 1
   */
  match(query: Float64Array, limit: number, recheck: (position: number) => boolean): CatalogueMatches
}
