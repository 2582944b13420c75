/** The governing check of a model, as verdict, cards, reasons, reports, prints and comparisons name it. */
import type { Check } from './sizing.ts'

type Judged = Pick<Check, 'name' | 'utilisation' | 'passed'> & { readonly role?: Check['role'] | undefined }

const highest = <One extends Judged>(checks: readonly One[]): One | undefined =>
  checks.reduce<One | undefined>((worst, check) => (worst && worst.utilisation >= check.utilisation ? worst : check), undefined)

/**
 * @returns the check with the highest utilisation, except that a passed one with a role governs only where there is no other; undefined
 * without checks
 */
export const governingCheck = <One extends Judged>(checks: readonly One[]): One | undefined =>
  highest(checks.filter(({ passed, role }) => !passed || role === undefined)) ?? highest(checks)

/** @returns the checks as tables list them: the governing one, then by descending utilisation */
export const inOrderOfUse = <One extends Judged>(checks: readonly One[], governing: string): readonly One[] => {
  const rank = ({ name, utilisation }: One): number => (name === governing ? Infinity : utilisation)
  return checks.toSorted((one, other) => rank(other) - rank(one))
}
