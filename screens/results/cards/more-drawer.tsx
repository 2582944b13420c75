import type { ReactNode } from 'react'
import type { RecommendedModel } from '../../../contract/selection.ts'
import { Drawer } from '../../ui/drawer.tsx'
import { useTexts } from '../../base/texts.ts'

type Props = {
  readonly models: readonly RecommendedModel[]
  readonly card: (model: RecommendedModel) => ReactNode
  /** What stays in view below the cards. */
  readonly bar: ReactNode
  readonly onClose: () => void
}

/** The recommendations that the page itself does not show. */
export const MoreDrawer = ({ models, card, bar, onClose }: Props) => {
  const { t } = useTexts('results')
  return (
    <Drawer title={t('moreTitle')} onClose={onClose}>
      <div className="cards">{models.map(card)}</div>
      {bar}
    </Drawer>
  )
}
