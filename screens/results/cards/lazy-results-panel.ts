/**
 * The results panel, loaded on first use or prepared in advance, so that results can be shown if the server becomes unreachable.
 */
import { lazy } from 'react'
import { withTexts } from '../../base/texts/language.ts'

const loadPanel = () => withTexts(['results', 'models', 'sizing'], import('./results-panel.tsx'))

export const LazyResultsPanel = lazy(async () => ({ default: (await loadPanel()).ResultsPanel }))

const loadElsewhere = () => withTexts(['results', 'models', 'sizing'], import('./elsewhere-panel.tsx'))

/** Panel for models of an external service, which belong to no family. */
export const LazyElsewherePanel = lazy(async () => ({ default: (await loadElsewhere()).ElsewherePanel }))

/** Loads the panel for models of an external service. */
export const prepareElsewhere = async (): Promise<void> => void (await loadElsewhere())

/** Loads the results panel with the code and names of a family. */
export const prepareResults = async (family: string): Promise<void> => {
  await Promise.all([
    loadPanel(),
    import('../model/family-of.ts').then(({ familyOf }) => familyOf(family)),
    import('../../base/texts/family-names.tsx').then(({ loadFamilyNames }) => loadFamilyNames(family)),
  ])
}
