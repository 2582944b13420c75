/** Whether a model fits, and which of its checks speaks for it. */
import type { CheckRole, NotKnown, VerdictKind } from '../../contract/results/sizing.ts'

/** What a verdict looks at: a check of an answer, or a limit of a sizing. */
type JudgedRow = {
  readonly name: string
  readonly utilisation: number
  readonly passed: boolean
  readonly role?: CheckRole | undefined
  readonly warning?: string
}

/** Everything that is said about a model: its limits, and what could not be judged. */
type Said = { readonly limits: readonly JudgedRow[]; readonly notKnown: readonly NotKnown[] }

/** Verdict on a model in one line. */
export type Verdict = {
  readonly verdict: VerdictKind
  /** Whether the verdict is `passed`. */
  readonly passed: boolean
  readonly utilisation: number
  readonly governing: string
}

const highest = (checks: readonly JudgedRow[]): JudgedRow | undefined =>
  checks.reduce<JudgedRow | undefined>((worst, check) => (worst && worst.utilisation >= check.utilisation ? worst : check), undefined)

const kindOf = ({ limits, notKnown }: Said): VerdictKind => {
  if (!fits(limits)) return 'failed'
  return notKnown.length > 0 ? 'notKnown' : 'passed'
}

/**
 * @param said all limits that were judged, and what is not known
 * @returns `failed` where one is not held that does more than warn, else `notKnown` where something could not be judged; name and utilisation of the
 * governing check: the highest utilisation, where a passed check with a role never governs
 */
export function verdictOf(said: Said): Verdict {
  const { limits } = said
  const governing = highest(limits.filter((check) => !check.passed || check.role === undefined)) ?? highest(limits)
  const verdict = kindOf(said)
  return { verdict, passed: verdict === 'passed', utilisation: governing?.utilisation ?? 0, governing: governing?.name ?? '' }
}

/**
 * @param limits all limits that were judged
 * @returns whether each is held, or only warns where it is not
 */
export const fits = (limits: readonly JudgedRow[]): boolean => limits.every(({ passed, warning }) => passed || warning !== undefined)

/**
 * @param limits all limits that were judged
 * @returns keys of the words for the limits that are not held although the model fits
 */
export const warningsOf = (limits: readonly JudgedRow[]): string[] =>
  limits.flatMap(({ passed, warning }) => (passed || warning === undefined ? [] : [warning]))
