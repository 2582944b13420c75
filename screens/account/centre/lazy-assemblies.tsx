/** Assemblies on the shopping list, loaded with their texts by lists that have some. */
import { lazy } from 'react'
import { withTexts } from '../../base/texts/language.ts'

const texts = ['assembly', 'order-code', 'models']

export const LazyAssemblyLine = lazy(async () => ({ default: (await withTexts(texts, import('./assembly-line.tsx'))).AssemblyLine }))
export const LazySavedParts = lazy(async () => ({ default: (await withTexts(texts, import('./saved-parts.tsx'))).SavedParts }))
export const LazyExportParts = lazy(async () => ({ default: (await withTexts(texts, import('./export-parts.tsx'))).ExportParts }))
export const LazyConsolidatedList = lazy(async () => ({
  default: (await withTexts(texts, import('./consolidated-list.tsx'))).ConsolidatedList,
}))
