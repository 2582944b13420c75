/** The first line of the results: how many of how many, in which order, from which catalogue. */
import type { Calculation } from '../../../contract/selection.ts'
import { PrintButton } from '../report/print-button.tsx'
import { type SortOrder, sortOrders, usefulOrders } from '../model/sort-models.ts'
import { useFamilyNames } from '../../base/family-names.tsx'
import { useTexts } from '../../base/texts.ts'
import './results-line.css'

type Props = {
  readonly answer: Calculation
  readonly order: SortOrder
  readonly onOrder: (order: SortOrder) => void
}

export const ResultsLine = ({ answer, order, onOrder }: Props) => {
  const { t } = useTexts('results')
  const { matched, total, count = matched, catalogueVersion, list, notKnown } = answer
  const nameOf = useFamilyNames()
  return (
    <>
      <div className="results-line">
        <strong className="number">{t('count', { matched, total })}</strong>
        {notKnown && <span className="number">{t('unknown.line', { count: notKnown.matched })}</span>}
        {count !== matched && <span className="number">{t('pairs', { count })}</span>}
        {list.length < count && <span className="number">{t('listed', { shown: list.length })}</span>}
        <label className="flex items-center gap-2">
          {t('sortedBy')}
          <select value={order} onChange={(event) => onOrder(sortOrders.find((one) => one === event.target.value) ?? 'rank')}>
            {usefulOrders(list).map((one) => (
              <option key={one} value={one}>
                {t(`sort.${one}`)}
              </option>
            ))}
          </select>
        </label>
        <span className="text-ink-faint">{t('catalogue', { version: catalogueVersion })}</span>
        <PrintButton subject={{ kind: 'results', answer, order }} />
      </div>
      {order === 'rank' && <p className="rank-rule">{nameOf('words', 'rankRule')}</p>}
    </>
  )
}
