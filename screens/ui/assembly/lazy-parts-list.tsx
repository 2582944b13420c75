/** The parts list with its texts, loaded with the first assembly that is shown. */
import { lazy } from 'react'
import { withTexts } from '../../base/texts/language.ts'

const texts = ['assembly', 'order-code', 'models'] as const

export const LazyPartsList = lazy(async () => ({ default: (await withTexts(texts, import('./parts-list.tsx'))).PartsList }))

export const LazyAssemblyOverview = lazy(async () => ({
  default: (await withTexts(texts, import('./assembly-overview.tsx'))).AssemblyOverview,
}))
