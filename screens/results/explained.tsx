import type { ReactNode } from 'react'
import type { Explanation } from '../../contract/selection.ts'
import { describeFailure } from '../app/api.ts'
import { useTexts } from '../app/texts.tsx'
import type { LedgerWish } from './explanation-calls.ts'
import { type ResultRequest, useExplanation } from './use-explanation.ts'

type Props = {
  readonly request: ResultRequest
  readonly wish: LedgerWish
  readonly children: (explanation: Explanation) => ReactNode
}

/** Shows what is made from the ledger of an answer, once it is there. */
export const Explained = ({ request, wish, children }: Props) => {
  const { LL } = useTexts()
  const explained = useExplanation(request, wish)
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
