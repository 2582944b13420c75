/** What the selection service asks of a catalogue; the index in `server/catalogue` provides it, tests provide small ones. */
import type { CatalogueModel } from '../../../contract/catalogue/model.ts'
import type { VerdictKind } from '../../../contract/results/sizing.ts'

/** How many models there are of a kind, and the positions in `models` of the first of them, in rank order. */
export type Matches = { readonly count: number; readonly best: readonly number[] }

/** Models that fit, found by the factored utilisations (see `families/sizing/terms.ts`). */
export type CatalogueMatches = Matches & {
  /** Those that miss no limit but lack a figure that is asked about; left out where there is none. */
  readonly notKnown?: Matches
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
   * Finds the models with every utilisation <= 1, those that lack an asked figure apart. In pieces: the exact sizing of tens of thousands would hold
   * everybody else.
   * @param query one value per term of the family's layout
   * @param limit how many positions of each kind to return at most
   * @param recheck exact verdict for a position whose utilisation is within rounding of 1
   */
  match(query: Float64Array, limit: number, recheck: (position: number) => VerdictKind): Generator<void, CatalogueMatches, void>
}
