/** The results, fetched when they are first needed or prepared before: a server that goes away meanwhile must not take them with it. */
import { lazy } from 'react'
import { withTexts } from '../../base/texts/language.ts'

const loadPanel = () => withTexts(['results', 'models', 'sizing'], import('./results-panel.tsx'))

export const LazyResultsPanel = lazy(async () => ({ default: (await loadPanel()).ResultsPanel }))

const loadElsewhere = () => withTexts(['results', 'models', 'sizing'], import('./elsewhere-panel.tsx'))

/** For models of a service elsewhere, which no family of ours knows. */
export const LazyElsewherePanel = lazy(async () => ({ default: (await loadElsewhere()).ElsewherePanel }))

/** Fetches what shows such models. */
export const prepareElsewhere = async (): Promise<void> => void (await loadElsewhere())

/** Fetches the panel and what shows the models of a family, with its names. */
export const prepareResults = async (family: string): Promise<void> => {
  await Promise.all([
    loadPanel(),
    import('../model/family-of.ts').then(({ familyOf }) => familyOf(family)),
    import('../../base/texts/family-names.tsx').then(({ loadFamilyNames }) => loadFamilyNames(family)),
  ])
}
