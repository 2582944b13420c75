/** Sizes one component described in the request, without a catalogue. */
import type { CheckAnswer } from '../../contract/results/selection.ts'
import type { AssumptionOverrides } from '../define/assumption-set.ts'
import type { Assumption } from '../../contract/results/sizing.ts'
import type { Sizing } from '../define/pair-family.ts'
import type { Sizer } from '../define/sizer.ts'
import { verdictOf } from '../sizing/verdict.ts'

/** A described component and its working conditions. */
export type CheckRequest<Parameters, Candidate> = {
  readonly parameters: Parameters
  readonly candidate: Candidate
  readonly overrides?: AssumptionOverrides
}

/** An error of a well-formed component: figures so extreme that results are not finite. */
export type CandidateIssue = { readonly code: 'notFinite'; readonly path: string; readonly params: Readonly<Record<string, never>> }

const numbersOf = ({ values, checks }: Pick<CheckAnswer, 'values' | 'checks'>): readonly number[] => [
  ...values.map(({ value }) => value),
  ...checks.flatMap(({ required, available, utilisation }) => [required, available, utilisation]),
  ...[...values, ...checks].flatMap(({ inputs = [] }) => inputs.map(({ value }) => value)),
]

/**
 * @param assumptions of the sizing
 * @param sizing exact verdict on the component
 * @returns all intermediate values, checks and verdict; or issues if figures overflow
 */
export function checkSizing(
  assumptions: readonly Assumption[],
  { limits, notKnown, ...sizing }: Sizing,
): { readonly answer: CheckAnswer } | { readonly issues: readonly CandidateIssue[] } {
  const [checks, values] = [sizing.checks(), sizing.values()]
  if (!numbersOf({ values, checks }).every(Number.isFinite)) return { issues: [{ code: 'notFinite', path: 'candidate', params: {} }] }
  return { answer: { assumptions: [...assumptions], values, checks, notKnown: [...notKnown], ...verdictOf({ limits, notKnown }) } }
}

/**
 * @param family product family
 * @param request decoded parameters, the component's figures, overridden assumptions
 * @returns assumptions, all intermediate values, checks and verdict; or issues if figures overflow
 */
export function checkCandidate<Parameters, Candidate>(
  family: Sizer<Parameters, Candidate>,
  request: CheckRequest<Parameters, Candidate>,
): ReturnType<typeof checkSizing> {
  const preparation = family.prepare(request.parameters, request.overrides ?? {})
  return checkSizing(preparation.assumptions, preparation.size(request.candidate))
}
