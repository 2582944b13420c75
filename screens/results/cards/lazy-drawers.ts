/** Drawers, loaded when first opened, with the dialog library and the ledgers. */
import { lazy } from 'react'
import { withTexts } from '../../base/texts/language.ts'

/** Loaded with their texts, for formulas and sources. */
const derivations = ['derivations']

export const LazyLedgerDrawer = lazy(async () => ({
  default: (await withTexts(derivations, import('../ledger/ledger-drawer.tsx'))).LedgerDrawer,
}))
export const LazyRejectedDrawer = lazy(async () => ({
  default: (await withTexts(derivations, import('../ledger/rejected-drawer.tsx'))).RejectedDrawer,
}))
export const LazyMoreDrawer = lazy(async () => ({ default: (await import('./more-drawer.tsx')).MoreDrawer }))
export const LazyCompareDrawer = lazy(async () => ({ default: (await import('../compare/compare-drawer.tsx')).CompareDrawer }))
