/** First lines of the results: counts, order, actions, and what the order and the catalogue are. */
import type { ReactNode } from 'react'
import { type ListOrder, listOrders, readOrder } from '../../../contract/results/list-view.ts'
import type { Calculation } from '../../../contract/results/selection.ts'
import type { CardLayout } from '../../../families/define/card-layout.ts'
import { useFigureName } from '../model/figure-name.ts'
import { usefulOrders } from '../model/useful-orders.ts'
import { useModelNames } from '../../base/texts/family-names.tsx'
import { useTexts } from '../../base/texts/texts.ts'

type Props = {
  readonly answer: Calculation
  readonly layout: CardLayout
  readonly order: ListOrder | undefined
  readonly onOrder: (order: ListOrder | undefined) => void
}

const Order = ({ answer: { list }, layout, order, onOrder }: Props) => {
  const { t } = useTexts('results')
  const nameOf = useFigureName(layout)
  const useful = usefulOrders(list)
  const offered = order === undefined || useful.includes(order) ? useful : [...useful, order]
  return (
    <label className="flex items-center gap-2">
      {t('sortedBy')}
      <select
        className="h-8 w-40 rounded-control border border-line-strong bg-surface px-2 max-phone:h-11"
        value={order ?? ''}
        onChange={({ target: { value } }) => onOrder(listOrders.find((one) => one === value))}
      >
        <option value="">{t('sort.rank')}</option>
        {offered.map((one) => {
          const { figure, isFalling } = readOrder(one)
          return (
            <option key={one} value={one}>
              {t(isFalling ? 'sort.falling' : 'sort.rising', { name: nameOf(figure) })}
            </option>
          )
        })}
      </select>
    </label>
  )
}

type CountProps = Pick<Calculation, 'matched' | 'total'> & { readonly children: ReactNode }

/** How many models match, and what is said beside. */
export const CountLine = ({ matched, total, children }: CountProps) => {
  const { t } = useTexts('results')
  return (
    <header className="mb-3 flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1 text-label/5 text-ink-soft">
      <strong className="number text-title font-semibold text-ink">{t('count', { matched, total })}</strong>
      {children}
    </header>
  )
}

/** `children`: actions of the list. */
export const ResultsLine = ({ children, ...props }: Props & { readonly children: ReactNode }) => {
  const { t } = useTexts('results')
  const { answer, order } = props
  const { matched, total, count = matched, catalogueVersion, notKnown } = answer
  const nameOf = useModelNames()
  return (
    <>
      <CountLine matched={matched} total={total}>
        {notKnown && <span className="number">{t('unknown.line', { count: notKnown.matched })}</span>}
        {count !== matched && <span className="number">{t('pairs', { count })}</span>}
        <Order {...props} />
        <span className="ml-auto flex">{children}</span>
      </CountLine>
      <p className="-mt-2 mb-3 flex flex-wrap gap-x-2 text-note/5 text-ink-faint">
        {order === undefined && <span>{nameOf('words', 'rankRule')}</span>}
        <span>{t('catalogue', { version: catalogueVersion })}</span>
      </p>
    </>
  )
}
