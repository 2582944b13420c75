/**
 * How a product family is sized, from decoded request to verdict. Everything specific to screws or jacks is behind this type;
 * server and browser share it.
 */
import type { FurtherFigure, RecommendedModel } from '../../contract/results/selection.ts'
import type { Motion } from '../../contract/results/motion.ts'
import type { Assumption, NotKnown, SizedValue } from '../../contract/results/sizing.ts'
import type { CatalogueModel } from '../../contract/catalogue/model.ts'
import type { Sized } from '../sizing/define-sizing.ts'
import type { RangeInCase } from '../sizing/printed-range.ts'
import type { TermLayout } from '../sizing/terms.ts'
import type { AssumptionOverrides, Assumptions } from './assumption-set.ts'
import type { OwnReasons } from './coverage.ts'

/** The part of a card that the family fills; the rest comes from the catalogue row and the verdict. */
export type CardFields = Pick<RecommendedModel, 'machineCode'> & { readonly furtherFigures: readonly FurtherFigure[] } & Partial<
    Pick<RecommendedModel, 'lead' | 'maxW' | 'maxSpeed' | 'l10' | 'fs' | 'load' | 'n1' | 'efficiency' | 'motorSku' | 'warnings'>
  >

/** A decoded request of any calculator. */
export type Conditions = Readonly<Record<string, unknown>>

/**
 * A family prepared for given working conditions and assumptions: pure functions of the candidate. Members that take a candidate
 * or a request are methods, so that a family with erased types remains assignable: its holder only passes values back that were
 * parsed for it.
 */
export type Preparation<Candidate = unknown> = {
  readonly assumptions: readonly Assumption[]
  /** Demands as rows. */
  readonly demands: () => SizedValue[]
  size(this: void, candidate: Candidate): Sized<unknown, unknown>
  /** The ranges for which the rules that concern a candidate are printed, by check; absent where no rule states one. */
  ranges?(this: void, candidate: Candidate): readonly (RangeInCase & { readonly check: string })[]
  /** Motion and loads over one cycle, of the best model if there is one; undefined if the family has no motion. */
  motion?(this: void, best?: Candidate): Motion
  /** Results of the whole calculation besides the models, computed for the best of them (undefined if none passes). */
  results?(this: void, best: Candidate | undefined): SizedValue[]
  card(this: void, model: CatalogueModel<Candidate>): CardFields
}

/**
 * A numeric request parameter that can be lowered to reduce the demand: offered as a fix if nothing passes, and as a what-if below
 * a result.
 */
export type Lever = {
  readonly parameter: string
  readonly unit: string
  /** Lowest value worth proposing. */
  readonly lowest: number
}

/** A lever whose parameter is one of a request's. */
export type LeverOf<Parameters> = Lever & { readonly parameter: keyof Parameters }

/**
 * How a family is sized. `Parameters` is the decoded request, `Candidate` the sized component: the technical part of a row, or a
 * pair of such parts.
 */
export type Sizer<Parameters = Conditions, Candidate = unknown> = {
  readonly assumptions: Assumptions
  readonly levers: readonly Lever[]
  /** Assumptions that describe the duty, such as the time in motion: likewise offered as a fix, by the assumption's name. */
  readonly assumptionLevers?: readonly Lever[] | undefined
  /** Why failure modes of this model are not checked, where that differs from its family. */
  ownReasons?(this: void, candidate: Candidate): OwnReasons
  prepare(this: void, parameters: Parameters, overrides: AssumptionOverrides): Preparation<Candidate>
}

/** A family whose candidates are the rows of its table, found by the catalogue's index. */
export type IndexedSizer<Parameters = Conditions, Candidate = unknown> = Omit<Sizer<Parameters, Candidate>, 'prepare'> & {
  /** Columns of the index. */
  readonly terms: TermLayout
  /** The checks that are not known of a model wherever the working conditions ask for them, and the columns that it lacks. */
  lacking(this: void, candidate: Candidate): readonly NotKnown[]
  /** The model's side of the index: one value per term, finite and >= 0. */
  modelTerms(this: void, candidate: Candidate): number[]
  prepare(this: void, parameters: Parameters, overrides: AssumptionOverrides): IndexedPreparation<Candidate>
}

/**
 * What the drive of a model has to provide, the first difference decides; models of one size (or all that state one number)
 * compete for the least of it.
 */
export type DriveNeed = { readonly size: number; readonly need: readonly number[] }

/** Criteria for the proposed first match: its governing utilisation, whether it suits the duty in other respects, its need. */
export type Proposal = { readonly utilisation: number; readonly suits: boolean } & Partial<DriveNeed>

/** A preparation that also provides the request's side of the index: one value per term of the family's layout. */
export type IndexedPreparation<Candidate = unknown> = Preparation<Candidate> & {
  readonly queryTerms: () => Float64Array
  /** The criteria for proposing a model as the first of a list. */
  proposal(this: void, candidate: Candidate): Proposal
}
