/** The verdict on a check or a model: a sign and words. */
import type { VerdictKind } from '../../../contract/results/sizing.ts'
import { CheckIcon, CrossIcon, WarningIcon } from '../../ui/icons.tsx'
import './check-table.css'

export const Verdict = ({ passed, children }: { passed: boolean; children: string }) => (
  <span className="verdict" data-passed={passed}>
    {passed ? <CheckIcon /> : <CrossIcon />}
    <span>{children}</span>
  </span>
)

/** The verdict on a model; "not known" has a sign of its own. */
export const ModelVerdict = ({ verdict, children }: { verdict: VerdictKind; children: string }) =>
  verdict === 'notKnown' ? (
    <span className="verdict" data-passed="unknown">
      <WarningIcon />
      {children}
    </span>
  ) : (
    <Verdict passed={verdict === 'passed'}>{children}</Verdict>
  )
