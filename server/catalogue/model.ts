/** What the selection service asks of a catalogue; the index in `server/catalogue` provides it, tests provide small ones. */
import type { Basis } from '../../contract/sizing.ts'

/** One model of a family. */
export type CatalogueModel<Candidate> = {
  readonly skuID: string
  readonly skuName: string
  readonly series: string
  readonly maker: string
  /** Where its figures come from (decision 18). */
  readonly basis: Basis
  readonly source: string
  /** Name of one of our drawings. */
  readonly icon: string
  /** Place in the family's published order (docs/ranking.md), from 0: the smallest model. */
  readonly rank: number
  /** The technical figures, in the units of the contract. */
  readonly candidate: Candidate
  /** A remark about this row, as the maker or the editor of the catalogue gives it. */
  readonly tip?: string
}

/** Models that fit, found by the factored utilisations (see `server/sizing/terms.ts`). */
export type CatalogueMatches = {
  /** How many models fit. */
  readonly count: number
  /** Positions in `models` of the first of them, in rank order. */
  readonly best: readonly number[]
}

/** One version of one family's models. */
export type FamilyCatalogue<Candidate> = {
  readonly version: string
  /** In rank order: `models[i].rank` rises with `i`. */
  readonly models: readonly CatalogueModel<Candidate>[]
  /**
   * Finds the models with every utilisation <= 1.
   * @param query one value per term of the family's layout
   * @param limit how many positions to return at most
   * @param recheck exact verdict for a position whose utilisation is within rounding of 1
   */
  match(query: Float64Array, limit: number, recheck: (position: number) => boolean): CatalogueMatches
}
