/** How a product family is sized: from a decoded request to a verdict. Everything particular to screws or jacks is behind this type; server and browser share it. */
import type { FurtherFigure, Motion, RecommendedModel } from '../../contract/results/selection.ts'
import type { Assumption, SizedValue } from '../../contract/results/sizing.ts'
import type { CatalogueModel } from '../../contract/catalogue/model.ts'
import type { Sized } from '../sizing/define-sizing.ts'
import type { TermLayout } from '../sizing/terms.ts'
import type { AssumptionOverrides, Assumptions } from './assumption-set.ts'

/** The part of a card that the family fills; the rest comes from the catalogue row and the verdict. */
export type CardFields = Pick<RecommendedModel, 'machineCode'> & { readonly furtherFigures: readonly FurtherFigure[] } & Partial<
    Pick<RecommendedModel, 'lead' | 'maxW' | 'maxSpeed' | 'l10' | 'fs' | 'load' | 'n1' | 'efficiency' | 'motorSku' | 'warnings'>
  >

/** A decoded request of any calculator. */
export type Conditions = Readonly<Record<string, unknown>>

/**
 * A family under given working conditions and assumptions: pure functions of the candidate. What takes a candidate or a request is written as a
 * method here and below, so that any family also is one whose own types are hidden: whoever holds it so passes on what was decoded and read for it.
 */
export type Preparation<Candidate = unknown> = {
  readonly assumptions: readonly Assumption[]
  /** Demands as rows. */
  readonly demands: () => SizedValue[]
  size(this: void, candidate: Candidate): Sized<unknown, unknown>
  /** How the load moves and what acts on it, over one cycle, of the best model where there is one; nothing where the family has no motion to show. */
  motion?(this: void, best?: Candidate): Motion
  /** Results of the whole calculation beside the models, worked out for the best of them (none where nothing fits). */
  results?(this: void, best: Candidate | undefined): SizedValue[]
  card(this: void, model: CatalogueModel<Candidate>): CardFields
}

/** A numeric request parameter that a person can lower to ask for less: offered as a fix where nothing fits, and as a what-if under a result. */
export type Lever = {
  readonly parameter: string
  readonly unit: string
  /** Lowest value worth proposing. */
  readonly lowest: number
}

/** A lever whose parameter is one of a request's. */
export type LeverOf<Parameters> = Lever & { readonly parameter: keyof Parameters }

/** How a family is sized. `Parameters` is the decoded request, `Candidate` what is sized: the technical part of a row, or a pair of such parts. */
export type Sizer<Parameters = Conditions, Candidate = unknown> = {
  readonly assumptions: Assumptions
  readonly levers: readonly Lever[]
  prepare(this: void, parameters: Parameters, overrides: AssumptionOverrides): Preparation<Candidate>
}

/** A family whose candidates are the rows of its table, found by the catalogue's index. */
export type IndexedSizer<Parameters = Conditions, Candidate = unknown> = Omit<Sizer<Parameters, Candidate>, 'prepare'> & {
  /** Columns of the index. */
  readonly terms: TermLayout
  /** The model's side of the index: one value per term, finite and >= 0. */
  modelTerms(this: void, candidate: Candidate): number[]
  prepare(this: void, parameters: Parameters, overrides: AssumptionOverrides): IndexedPreparation<Candidate>
}

/** What speaks for a match as the first: its governing utilisation, and whether it suits the duty beside its limits. */
export type Proposal = { readonly utilisation: number; readonly suits: boolean }

/** A preparation that also gives the request's side of the index: one value per term of the family's layout. */
export type IndexedPreparation<Candidate = unknown> = Preparation<Candidate> & {
  readonly queryTerms: () => Float64Array
  /** What speaks for a model as the first of a list. */
  proposal(this: void, candidate: Candidate): Proposal
}
