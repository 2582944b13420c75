/** The drawers are fetched when first opened: the dialog library and the ledgers are not part of the page. */
import { lazy } from 'react'

export const LazyLedgerDrawer = lazy(async () => ({ default: (await import('../ledger/ledger-drawer.tsx')).LedgerDrawer }))
export const LazyRejectedDrawer = lazy(async () => ({ default: (await import('../ledger/rejected-drawer.tsx')).RejectedDrawer }))
export const LazyMoreDrawer = lazy(async () => ({ default: (await import('./more-drawer.tsx')).MoreDrawer }))
export const LazyCompareDrawer = lazy(async () => ({ default: (await import('../compare/compare-drawer.tsx')).CompareDrawer }))
