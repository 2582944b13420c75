/** A product family: from a decoded request to a verdict. Everything particular to screws or jacks is behind this type; server and browser share it. */
import type { Motion, RecommendedModel } from '../contract/selection.ts'
import type { Assumption, Check, SizedValue } from '../contract/sizing.ts'
import type { CatalogueModel } from '../contract/model.ts'
import type { JudgedLimit } from '../sizing/check.ts'
import type { TermLayout } from '../sizing/terms.ts'
import type { AssumptionIssue, AssumptionOverrides } from './assumption-set.ts'

/** The exact verdict on one candidate. */
export type Sizing = {
  /** Limits with their verdicts, SI. */
  readonly limits: readonly JudgedLimit[]
  /** The limits as rows for people, made when asked for. */
  readonly checks: () => Check[]
  readonly notMade: readonly string[]
  readonly values: () => SizedValue[]
}

/** The part of a card that the family fills; the rest comes from the catalogue row and the verdict. */
export type CardFields = Pick<RecommendedModel, 'machineCode' | 'disPlayParams'> &
  Partial<Pick<RecommendedModel, 'lead' | 'maxW' | 'maxSpeed' | 'l10' | 'fs' | 'load' | 'n1' | 'efficiency' | 'motorSku'>>

/** A family under given working conditions and assumptions: pure functions of the candidate. */
export type Preparation<Candidate> = {
  readonly assumptions: readonly Assumption[]
  /** Demands as rows. */
  readonly demands: () => SizedValue[]
  /** One value per term of the family's layout. */
  readonly queryTerms: () => Float64Array
  readonly size: (candidate: Candidate) => Sizing
  /** How the load moves and what acts on it, over one cycle; nothing where the family has no motion to show. */
  readonly motion?: () => Motion
  /** Results of the whole calculation beside the models, worked out for the best of them (none where nothing fits). */
  readonly results?: (best: Candidate | undefined) => SizedValue[]
  readonly card: (model: CatalogueModel<Candidate>) => CardFields
}

/** A numeric request parameter that a person can lower to ask for less: offered as a fix where nothing fits, and as a what-if under a result. */
export type Lever<Parameters> = {
  readonly parameter: keyof Parameters & string
  readonly unit: string
  /** Lowest value worth proposing. */
  readonly lowest: number
}

/** A product family. `Parameters` is the decoded request, `Candidate` the technical part of a catalogue row. */
export type Family<Parameters, Candidate> = {
  /** Columns of the catalogue index. */
  readonly terms: TermLayout
  /** The model's side of the index: one value per term, finite and >= 0. */
  readonly modelTerms: (candidate: Candidate) => number[]
  readonly prepare: (parameters: Parameters, overrides: AssumptionOverrides) => Preparation<Candidate>
  readonly assumptionIssues: (overrides: AssumptionOverrides) => AssumptionIssue[]
  readonly levers: readonly Lever<Parameters>[]
}
