/** The share of filled-in forms that can start: a form that hardly ever can has contradictory bounds. */
import fc from 'fast-check'
import { reasonsAgainstStart } from '../plan/explain.ts'
import { completeEvents } from './arbitraries.ts'
import { lastState } from './sequences.ts'
import type { Subject } from './sequences.ts'

/**
 * Counts over forms as a careful user would fill them in. `reason` is the most frequent obstacle, such as `load aboveMaximum`.
 */
export type StartShare = { readonly forms: number; readonly started: number; readonly reason: string | undefined }

/** @param forms number of forms to try; deterministic */
export function startShare({ plan, inits }: Subject, forms: number): StartShare {
  const filled = fc.sample(completeEvents(plan, inits[0]), { numRuns: forms, seed: plan.schema.id })
  const reasons = filled.map((events) => {
    const { snapshot, pending } = lastState(plan, [{ type: 'init', data: inits[0] }, ...events])
    const [reason] = reasonsAgainstStart(plan, snapshot)
    // For a rejected text, its issue.
    return reason && `${reason.path} ${pending[reason.path]?.issue.code ?? reason.code}`
  })
  const refused = reasons.filter((reason) => reason !== undefined)
  const [most] = [...Map.groupBy(refused, (reason) => reason)].toSorted(([, a], [, b]) => b.length - a.length)
  return { forms, started: forms - refused.length, reason: most?.[0] }
}
