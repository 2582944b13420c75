/** The verdict on a check or a model: a sign and words. */
import type { VerdictKind } from '../../../contract/results/sizing.ts'
import { CheckIcon, CrossIcon, WarningIcon } from '../../ui/icons.tsx'

const signs = {
  passed: { Sign: CheckIcon, tone: 'text-main' },
  failed: { Sign: CrossIcon, tone: 'font-semibold text-emphasis-strong' },
  notKnown: { Sign: WarningIcon, tone: 'text-main' },
} as const satisfies Record<VerdictKind, unknown>

/** The verdict on a model; "not known" has a sign of its own. */
export const ModelVerdict = ({ verdict, children }: { verdict: VerdictKind; children: string }) => {
  const { Sign, tone } = signs[verdict]
  return (
    <span className={`inline-flex items-center gap-1 ${tone}`} data-verdict={verdict}>
      <Sign />
      <span>{children}</span>
    </span>
  )
}

export const Verdict = ({ passed, children }: { passed: boolean; children: string }) => (
  <ModelVerdict verdict={passed ? 'passed' : 'failed'}>{children}</ModelVerdict>
)
