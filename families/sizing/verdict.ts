/** The verdict on a model and its governing check. */
import type { CheckRole, NotKnown, VerdictKind } from '../../contract/results/sizing.ts'

/** The part of a check or limit that a verdict uses. */
type JudgedRow = {
  readonly name: string
  readonly utilisation: number
  readonly passed: boolean
  readonly role?: CheckRole | undefined
  readonly warning?: string
}

/** The results for a model: its limits, and the checks with unknown result. */
type JudgedChecks = { readonly limits: readonly JudgedRow[]; readonly notKnown: readonly NotKnown[] }

/** Verdict on a model, with its governing check. */
export type Verdict = {
  readonly verdict: VerdictKind
  /** Whether the verdict is `passed`. */
  readonly passed: boolean
  readonly utilisation: number
  readonly governing: string
}

const highest = <Row extends JudgedRow>(checks: readonly Row[]): Row | undefined =>
  checks.reduce<Row | undefined>((worst, check) => (worst && worst.utilisation >= check.utilisation ? worst : check), undefined)

/**
 * The governing check of a model, as cards, reasons, reports, prints and comparisons name it.
 *
 * @returns the check with the highest utilisation, except that a passed one with a role governs only where there is no other; undefined
 * without checks
 */
export const governingCheck = <Row extends JudgedRow>(checks: readonly Row[]): Row | undefined =>
  highest(checks.filter(({ passed, role }) => !passed || role === undefined)) ?? highest(checks)

const kindOf = ({ limits, notKnown }: JudgedChecks): VerdictKind => {
  if (!fits(limits)) return 'failed'
  return notKnown.length > 0 ? 'notKnown' : 'passed'
}

/**
 * @param judged all judged limits, and the unknown checks
 * @returns `failed` if a limit without warning is exceeded, otherwise `notKnown` if a check is unknown; name and utilisation of
 * the governing check
 */
export function verdictOf(judged: JudgedChecks): Verdict {
  const { limits } = judged
  const governing = governingCheck(limits)
  const verdict = kindOf(judged)
  return { verdict, passed: verdict === 'passed', utilisation: governing?.utilisation ?? 0, governing: governing?.name ?? '' }
}

/**
 * @param limits all judged limits
 * @returns whether each is met, or only warns if exceeded
 */
export const fits = (limits: readonly JudgedRow[]): boolean => limits.every(({ passed, warning }) => passed || warning !== undefined)

/**
 * @param limits all judged limits
 * @returns text keys of the warnings for exceeded limits
 */
export const warningsOf = (limits: readonly JudgedRow[]): string[] =>
  limits.flatMap(({ passed, warning }) => (passed || warning === undefined ? [] : [warning]))
