/** Says a law of a selection. */
import fc from 'fast-check'
import { scaledRuns } from '../../setup/runs.ts'
import type { QueriedCatalogue } from './selection-of.ts'
import type { Subject } from './selection-subjects.ts'

/** Runs of a property that sizes the list of a whole catalogue. */
export const fewer = scaledRuns(75)

/** Says a law for the shipped models and for a few generated ones. */
export const law = <Question>(
  { shipped, generated }: Subject,
  questions: fc.Arbitrary<Question>,
  holds: (family: QueriedCatalogue, question: Question) => void,
) =>
  fc.asyncProperty(fc.oneof({ weight: 2, arbitrary: fc.constant(shipped) }, generated), questions, async (family, question) =>
    holds(await family, question),
  )

/** A model of a list. */
export type Row = { readonly skuID: string }

/** The models of a list as they rank, whichever comes first. */
export const byRank = <R extends Row>(rows: readonly R[], skus: readonly string[]): R[] =>
  rows.toSorted((a, b) => skus.indexOf(a.skuID) - skus.indexOf(b.skuID))
