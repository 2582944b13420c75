/** Whether a model fits, and which of its checks speaks for it. */
import type { CheckRole } from '../../contract/sizing.ts'

/** What a verdict looks at: a check of an answer, or a limit of a sizing. */
type Judged = {
  readonly name: string
  readonly utilisation: number
  readonly passed: boolean
  readonly role?: CheckRole | undefined
  readonly warning?: string
}

/** Verdict on a model in one line. */
export type Verdict = { readonly passed: boolean; readonly utilisation: number; readonly governing: string }

const highest = (checks: readonly Judged[]): Judged | undefined =>
  checks.reduce<Judged | undefined>((worst, check) => (worst && worst.utilisation >= check.utilisation ? worst : check), undefined)

/**
 * @param checks all checks that were made
 * @returns whether all passed but those that only warn; name and utilisation of the governing check: the highest utilisation, where a passed check
 * with a role never governs
 */
export function verdictOf(checks: readonly Judged[]): Verdict {
  const governing = highest(checks.filter((check) => !check.passed || check.role === undefined)) ?? highest(checks)
  return {
    passed: fits(checks),
    utilisation: governing?.utilisation ?? 0,
    governing: governing?.name ?? '',
  }
}

/**
 * @param limits all limits that were judged
 * @returns whether each is held, or only warns where it is not
 */
export const fits = (limits: readonly Judged[]): boolean => limits.every(({ passed, warning }) => passed || warning !== undefined)

/**
 * @param limits all limits that were judged
 * @returns keys of the words for the limits that are not held although the model fits
 */
export const warningsOf = (limits: readonly Judged[]): string[] =>
  limits.flatMap(({ passed, warning }) => (passed || warning === undefined ? [] : [warning]))
