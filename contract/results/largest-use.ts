/** The check of a model with the largest use of its limit, as documents name it. */
import type { Check } from './sizing.ts'

type Judged = Pick<Check, 'name' | 'utilisation' | 'passed' | 'role'>

/**
 * The largest use of all checks with a number: of the failed ones, where there are any. Unlike the governing check, it may be a
 * demand that the choice of the model follows, e.g. the travel.
 *
 * @returns undefined where no check has a number
 */
export const largestUse = <One extends Judged>(checks: readonly One[]): One | undefined => {
  const numbers = checks.filter(({ role }) => role !== 'yesOrNo')
  const failed = numbers.filter(({ passed }) => !passed)
  const [first] = (failed.length > 0 ? failed : numbers).toSorted((one, other) => other.utilisation - one.utilisation)
  return first
}
