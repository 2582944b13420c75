/** Bar with the number of ticked models and the button to compare them; stays visible while any are ticked. */
import { useId } from 'react'
import { type Compared, leastCompared } from './use-compared.ts'
import { useTexts } from '../../base/texts/texts.ts'

export const CompareBar = ({ compared, onCompare }: { compared: Compared; onCompare: () => void }) => {
  const { t } = useTexts('results')
  const reason = useId()
  const count = compared.ids.length
  if (count === 0) return null
  const tooFew = count < leastCompared
  return (
    <div
      className="sticky bottom-(--foot-height,0px) z-1 mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-main-line bg-main-soft px-3 py-2 text-label print:hidden"
      data-compare-bar
      role="group"
      aria-label={t('compare.title')}
    >
      <button
        type="button"
        className="button"
        data-kind="primary"
        data-size="small"
        disabled={tooFew}
        onClick={onCompare}
        {...(tooFew && { title: t('compare.least'), 'aria-describedby': reason })}
      >
        {t('compare.open', { count })}
      </button>
      {tooFew && <span id={reason}>{t('compare.least')}</span>}
      <button type="button" className="button ml-auto" data-kind="quiet" data-size="small" onClick={compared.clear}>
        {t('compare.clear')}
      </button>
    </div>
  )
}
