/** The first line of the results: how many of how many, in which order, from which catalogue. */
import type { Calculation } from '../../contract/selection.ts'
import { useTexts } from '../app/texts.tsx'
import { type SortOrder, sortOrders, usefulOrders } from './sort-models.ts'

type Props = {
  readonly answer: Calculation
  readonly order: SortOrder
  readonly onOrder: (order: SortOrder) => void
}

export const ResultsLine = ({ answer, order, onOrder }: Props) => {
  const { LL } = useTexts()
  const { matched, total, count = matched, catalogueVersion, list } = answer
  return (
    <div className="results-line">
      <strong className="number">{LL.results.count({ matched, total })}</strong>
      {count !== matched && <span className="number">{LL.results.pairs({ count })}</span>}
      <label className="flex items-center gap-2">
        {LL.results.sortedBy()}
        <select value={order} onChange={(event) => onOrder(sortOrders.find((one) => one === event.target.value) ?? 'rank')}>
          {usefulOrders(list).map((one) => (
            <option key={one} value={one}>
              {LL.results.sort[one]()}
            </option>
          ))}
        </select>
      </label>
      <span className="text-ink-faint">{LL.results.catalogue({ version: catalogueVersion })}</span>
    </div>
  )
}
