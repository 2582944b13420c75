/** What the selection service knows about a product family. Everything particular to screws or jacks is behind this type. */
import type { RecommendedModel } from '../../../contract/selection.ts'
import type { Assumption, Check, SizedValue } from '../../../contract/sizing.ts'
import type { CatalogueModel } from '../../catalogue/model.ts'
import type { JudgedLimit } from '../../sizing/check.ts'
import type { TermLayout } from '../../sizing/terms.ts'
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
  Partial<Pick<RecommendedModel, 'lead' | 'maxW' | 'maxSpeed' | 'l10' | 'fs' | 'load' | 'n1' | 'efficiency'>>

/** A family under given working conditions and assumptions: pure functions of the candidate. */
export type Preparation<Candidate> = {
  readonly assumptions: readonly Assumption[]
  /** Demands as rows. */
  readonly demands: () => SizedValue[]
  /** One value per term of the family's layout. */
  readonly queryTerms: () => Float64Array
  readonly size: (candidate: Candidate) => Sizing
  readonly card: (model: CatalogueModel<Candidate>) => CardFields
}

/** A numeric request parameter that a person can lower to ask for less. */
export type Lever<Parameters> = {
  readonly parameter: keyof Parameters & string
  readonly unit: string
  /** Lowest value worth proposing. */
  readonly lowest: number
}

/** A product family. `Parameters` is the decoded request, `Candidate` the technical part of a catalogue row. */
export type Family<Parameters, Candidate> = {
  /** Path part of its calls, e.g. `BallScrewWorking`. */
  readonly service: string
  /** Columns of the catalogue index. */
  readonly terms: TermLayout
  /** The model's side of the index: one value per term, finite and >= 0. */
  readonly modelTerms: (candidate: Candidate) => number[]
  readonly prepare: (parameters: Parameters, overrides: AssumptionOverrides) => Preparation<Candidate>
  readonly assumptionIssues: (overrides: AssumptionOverrides) => AssumptionIssue[]
  readonly levers: readonly Lever<Parameters>[]
}
