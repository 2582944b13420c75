/** Parts of the results that only some answers need, loaded on first use. */
import { lazy } from 'react'
import { withTexts } from '../../base/texts/language.ts'

/** Loaded with their texts, for formulas and sources. */
const derivations = ['derivations']

export const LazyAssumptionsPanel = lazy(async () => ({
  default: (await withTexts(derivations, import('../assumptions/assumptions-panel.tsx'))).AssumptionsPanel,
}))
export const LazyMotionPanel = lazy(async () => ({
  default: (await withTexts(derivations, import('../motion/motion-panel.tsx'))).MotionPanel,
}))
export const LazyResultTable = lazy(async () => ({ default: (await import('./result-table.tsx')).ResultTable }))
export const LazyWhatIfPanel = lazy(async () => ({ default: (await import('../what-if/what-if-panel.tsx')).WhatIfPanel }))
