/** Header above the models: count, order, filters and failures. */
import type { CardLayout } from '../../../families/define/card-layout.ts'
import { Notice } from '../../ui/notice.tsx'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { useTexts } from '../../base/texts/texts.ts'
import { PrintButton } from '../report/print-button.tsx'
import type { Listed } from '../model/use-listed.ts'
import { NarrowBar } from './narrow-bar.tsx'
import { SaveResults } from './save-results.tsx'
import { ResultsLine } from './results-line.tsx'

export const ListTop = ({ listed, layout }: { readonly listed: Listed; readonly layout: CardLayout }) => {
  const { t } = useTexts('results')
  const { answer, narrowing, onNarrow, order, onOrder, isUpdating, failure, retry } = listed
  return (
    <>
      <ResultsLine answer={answer} layout={layout} order={order} onOrder={onOrder}>
        <SaveResults answer={answer} />
        <PrintButton subject={{ kind: 'results', listed }} />
      </ResultsLine>
      {answer.narrowable && <NarrowBar narrowable={answer.narrowable} narrowing={narrowing} onNarrow={onNarrow} />}
      {failure && <RetryNotice failure={failure} onRetry={retry} />}
      {/* The filters were set for earlier matches and fit none of these. */}
      {answer.list.length === 0 && !isUpdating && (
        <Notice role="status">
          {t('narrow.none')}{' '}
          <button type="button" className="button" data-size="small" onClick={() => onNarrow({})}>
            {t('narrow.clear')}
          </button>
        </Notice>
      )}
    </>
  )
}
