/** The sizing of one component that a person describes; no catalogue. */
import type { CheckAnswer } from '../contract/selection.ts'
import type { AssumptionOverrides } from './assumption-set.ts'
import type { Family } from './family.ts'
import { verdictOf } from './governing-check.ts'

/** A described component under working conditions. */
export type CheckRequest<Parameters, Candidate> = {
  readonly parameters: Parameters
  readonly candidate: Candidate
  readonly overrides?: AssumptionOverrides
}

/** What a described component can be wrong about beyond its shape: figures so extreme that the results are no numbers. */
export type CandidateIssue = { readonly code: 'notFinite'; readonly path: string; readonly params: Readonly<Record<string, never>> }

/**
 * @param family product family
 * @param request decoded parameters, the component's figures, changed assumptions
 * @returns assumptions, every intermediate value, checks and verdict; or issues where figures overflow
 */
export function checkCandidate<Parameters, Candidate>(
  family: Family<Parameters, Candidate>,
  request: CheckRequest<Parameters, Candidate>,
): { readonly answer: CheckAnswer } | { readonly issues: readonly CandidateIssue[] } {
  const preparation = family.prepare(request.parameters, request.overrides ?? {})
  const { limits, notMade, ...sizing } = preparation.size(request.candidate)
  const [checks, values] = [sizing.checks(), sizing.values()]
  const numbers = [...values.map(({ value }) => value), ...checks.flatMap((check) => [check.required, check.available, check.utilisation])]
  if (!numbers.every(Number.isFinite)) return { issues: [{ code: 'notFinite', path: 'candidate', params: {} }] }
  return { answer: { assumptions: [...preparation.assumptions], values, checks, notMade: [...notMade], ...verdictOf(limits) } }
}
