import type { CardLayout } from '../../../families/define/card-layout.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { labelOf } from './useful-orders.ts'

/** What a figure is called where the list is sorted by it. */
export const useFigureName = (layout: CardLayout) => {
  const { t } = useTexts('results')
  return (figure: Parameters<typeof labelOf>[0]): string => {
    const label = labelOf(figure, layout)
    return label === 'utilisation' ? t('utilisation') : t(`figures.${label}`)
  }
}
