import type { ReactNode } from 'react'
import type { RecommendedModel } from '../../../contract/results/selection.ts'
import { ModelTable, type TableOf } from './model-table.tsx'
import { Drawer } from '../../ui/dialog/drawer.tsx'
import { useTexts } from '../../base/texts/texts.ts'

type Props = {
  readonly models: readonly RecommendedModel[]
  readonly table: TableOf
  /** Bar that remains visible below the models. */
  readonly bar: ReactNode
  readonly onClose: () => void
}

/** The recommendations that are not on the page. */
export const MoreDrawer = ({ models, table, bar, onClose }: Props) => {
  const { t } = useTexts('results')
  return (
    <Drawer tag="more" title={t('moreTitle')} onClose={onClose}>
      <ModelTable name={t('moreTitle')} models={models} {...table} />
      {bar}
    </Drawer>
  )
}
