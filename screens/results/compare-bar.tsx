/** How many models are ticked, and the way to their comparison; stays in view while there are any. */
import { useId } from 'react'
import { useTexts } from '../app/texts.tsx'
import { type Compared, leastCompared } from './use-compared.ts'

export const CompareBar = ({ compared, onCompare }: { compared: Compared; onCompare: () => void }) => {
  const { LL } = useTexts()
  const reason = useId()
  const count = compared.ids.length
  if (count === 0) return null
  const tooFew = count < leastCompared
  return (
    <div className="compare-bar no-print" role="group" aria-label={LL.results.compare.title()}>
      <button
        type="button"
        className="button"
        data-kind="primary"
        data-size="small"
        disabled={tooFew}
        onClick={onCompare}
        {...(tooFew && { title: LL.results.compare.least(), 'aria-describedby': reason })}
      >
        {LL.results.compare.open({ count })}
      </button>
      {tooFew && <span id={reason}>{LL.results.compare.least()}</span>}
      <button type="button" className="button" data-kind="quiet" data-size="small" onClick={compared.clear}>
        {LL.results.compare.clear()}
      </button>
    </div>
  )
}
