/** Law A7 of one row of a ledger: at its limit it passes, a millionth above it does not. */
import { expect } from 'vitest'
import type { Conditions } from '../../../families/define/sizer.ts'
import { unlimited } from '../../../families/formulas/physical-constants.ts'
import type { QueriedCatalogue } from './selection-of.ts'
import type { Subject } from './selection-subjects.ts'

const aMillionthMore = 1 + 1e-6

type Sized = { readonly family: QueriedCatalogue; readonly candidate: unknown; readonly larger: Subject['times'] }

/** A row of a ledger, and one of the demands of its request. */
type AtLimit = {
  readonly request: Conditions
  readonly demand: string
  readonly row: { readonly name: string; readonly required: number; readonly available: number }
}

/** @returns whether the law says something of it: the row grows with the demand, and its limit stays */
export const judgedAtLimit = ({ family, candidate, larger }: Sized, { request, demand, row }: AtLimit): boolean => {
  const limitOf = (changed: Conditions) => family.size(changed, candidate)?.limits.find(({ name }) => name === row.name)
  const atLimit = larger(request, demand, row.available / row.required)
  const [limit, above] = [limitOf(atLimit), limitOf(larger(atLimit, demand, aMillionthMore))]
  const grows = (above?.required ?? 0) / (limit?.required ?? 0) / aMillionthMore
  const isLimit =
    row.available < unlimited &&
    Math.abs((limit?.required ?? 0) / row.available - 1) < 1e-13 &&
    limit?.available === row.available &&
    above?.available === row.available
  if (!isLimit || Math.abs(grows - 1) > 1e-12) return false
  expect([row.name, limit?.passed, above?.passed]).toEqual([row.name, true, false])
  return true
}
