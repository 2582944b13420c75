import { type ReactNode, useDeferredValue } from 'react'
import type { RecommendedModel } from '../../../contract/results/selection.ts'
import { Drawer } from '../../ui/dialog/drawer.tsx'
import { useTexts } from '../../base/texts/texts.ts'

type Props = {
  readonly models: readonly RecommendedModel[]
  readonly card: (model: RecommendedModel) => ReactNode
  /** Bar that remains visible below the cards. */
  readonly bar: ReactNode
  readonly onClose: () => void
}

/** Cards rendered at first. */
const first = 12

/** The recommendations that are not on the page. Renders the first ones at once and the others deferred. */
export const MoreDrawer = ({ models, card, bar, onClose }: Props) => {
  const { t } = useTexts('results')
  const shown = useDeferredValue(models, models.slice(0, first))
  return (
    <Drawer tag="more" title={t('moreTitle')} onClose={onClose}>
      <div className="cards" aria-busy={shown !== models}>
        {shown.map(card)}
      </div>
      {bar}
    </Drawer>
  )
}
