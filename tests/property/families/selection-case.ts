/** What the laws of a selection have to be told of a family. */
import type fc from 'fast-check'
import type { Fix, RecommendedModel } from '../../../contract/results/selection.ts'
import type { CatalogueTable } from '../../../families/define/catalogue-table.ts'
import type { Conditions } from '../../../families/define/sizer.ts'

export type SelectionCase = {
  /** All over the range of the form, and such as some models can meet. */
  readonly requests: fc.Arbitrary<Conditions>
  readonly candidates: fc.Arbitrary<unknown>
  /** Inputs that ask for more when they are raised, under given conditions. */
  readonly demandsOf: (request: Conditions) => readonly string[]
  readonly suits?: (card: { readonly n1?: number | undefined }) => boolean
  /** Whether two models are of one size, of which the one with the least need is proposed. */
  readonly isSameSize?: (one: RecommendedModel, other: RecommendedModel) => boolean
  /** Changed assumptions that ask for more. */
  readonly tighter: readonly Readonly<Record<string, number>>[]
}

/** What one calculation of a family of pairs is asked besides: bodies as they are sent. */
export type PairCase = SelectionCase & {
  readonly call: string
  /** Tables of the other parts that are thinned, too: a part is looked for in all of them. */
  readonly besides?: readonly CatalogueTable[]
  /** For the whole list, where the body can say. */
  readonly whole?: Conditions
  /** Body of the reasons for the calculation. */
  readonly reasons: (request: Conditions, part: Conditions) => Conditions
  /** Body of a check of a described candidate. */
  readonly described: (request: Conditions, candidate: unknown) => Conditions
  /** A part of the demand `factor` times as large. */
  readonly times: (request: Conditions, name: string, factor: number) => Conditions
  /** The request with a proposed change, or another value in its unit. */
  readonly changed: (request: Conditions, fix: Fix, value: number) => Conditions
  /** A request that asks for more. */
  readonly heavier: (request: Conditions) => fc.Arbitrary<Conditions>
  /** The same request in other units. */
  readonly inOtherUnits?: (request: Conditions) => Conditions
}
