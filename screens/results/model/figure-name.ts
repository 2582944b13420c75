import type { CardLayout } from '../../../families/define/card-layout.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { labelOf } from './useful-orders.ts'

/** Returns a function that names a figure as a sort order. */
export const useFigureName = (layout: CardLayout) => {
  const { t } = useTexts('results')
  return (figure: Parameters<typeof labelOf>[0]): string => {
    const label = labelOf(figure, layout)
    return label === 'utilisation' ? t('utilisation') : t(`figures.${label}`)
  }
}
