import type { ReactNode } from 'react'
import type { Explanation } from '../../contract/selection.ts'
import { describeFailure } from '../app/api.ts'
import { useTexts } from '../app/texts.tsx'
import { type LedgerPart, type ResultRequest, useExplanation } from './use-explanation.ts'

type Props = {
  readonly request: ResultRequest
  readonly part: LedgerPart
  readonly children: (explanation: Explanation) => ReactNode
}

/** Shows what is made from the ledger of an answer, once it is there. */
export const Explained = ({ request, part, children }: Props) => {
  const { LL } = useTexts()
  const explained = useExplanation(request, part)
  switch (explained.state) {
    case 'loading':
      return (
        <p className="late text-ink-faint" role="status">
          {LL.common.loading()}
        </p>
      )
    case 'failed':
      return (
        <div role="alert">
          <p>{describeFailure(explained.failure, LL)}</p>
          <button type="button" className="button mt-4" onClick={explained.retry}>
            {LL.common.retry()}
          </button>
        </div>
      )
    case 'ready':
      return children(explained.explanation)
  }
}
