/** An example of a check: what is asked, of what, and the numbers that somebody worked out beside the program. */
import { expect } from 'vitest'
import { checkCandidate } from '../../../families/selection/check-candidate.ts'
import type { Sizer } from '../../../families/define/sizer.ts'
import { expectWithin } from '../within.ts'

/** Numbers in the unit that the check is shown in. */
export type CheckExample<Parameters, Candidate> = {
  readonly check: string
  readonly request: Partial<Parameters>
  readonly described?: Partial<Candidate>
  readonly assumed?: Readonly<Record<string, number>>
  readonly required: number
  readonly available: number
}

/** Digits that were worked out. */
const digits = 5e-4

/** Expects the check of a described candidate to hold the numbers of the example. */
export function expectExample<Parameters, Candidate>(
  family: Sizer<Parameters, Candidate>,
  request: { readonly parameters: Parameters; readonly candidate: Candidate },
  { check, required, available, assumed = {} }: CheckExample<Parameters, Candidate>,
): void {
  const checked = checkCandidate(family, { ...request, overrides: assumed })
  if ('issues' in checked) throw new Error('the component was refused')
  const row = checked.answer.checks.find(({ name }) => name === check)
  if (!row) throw new Error(`${check} is no check of this request`)
  expectWithin(row.required, required, digits)
  expectWithin(row.available, available, digits)
  expect(row.passed).toBe(required <= available)
}
