/** The parts list with its texts, loaded with the first assembly that is shown. */
import { lazy } from 'react'
import { withTexts } from '../../base/texts/language.ts'

export const LazyPartsList = lazy(async () => ({
  default: (await withTexts(['assembly', 'order-code', 'models'], import('./parts-list.tsx'))).PartsList,
}))
