import type { LedgerWish } from '../../../families/selection/explanation-calls.ts'
import type { Reported, ReportSubject } from './report-context.ts'

/**
 * Returns the part of the ledger the report needs: a model's checks, the nearest models if none fits, or assumptions missing in
 * the answer.
 */
export const reportWish = (subject: ReportSubject, { answer }: Reported): LedgerWish | undefined => {
  if (subject.kind === 'model') return { part: 'passed', pairs: [subject.model] }
  const [first] = subject.listed.answer.list
  if (first && answer.assumptions) return undefined
  return { part: 'passed', ...(first && { pairs: [first] }) }
}
