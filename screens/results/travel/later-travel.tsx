/** Note on the changes since a selection was saved with another catalogue version. Its code is loaded on first use. */
import { lazy, Suspense, use, useEffect, useState } from 'react'
import type { Selection } from '../../../contract/saved/selection-document.ts'
import type { Calculation } from '../../../contract/results/selection.ts'
import { savedSlot, type SavedThen } from '../../base/saved/results-when-saved.ts'
import { withTexts } from '../../base/texts/language.ts'
import { PageMemoryContext } from '../../base/selection/visit.ts'
import { ErrorBoundary } from '../../base/page/error-boundary.tsx'
import type { ResultRequest } from '../ledger/use-explanation.ts'

const TravelNote = lazy(async () => ({
  default: (await withTexts(['travel', 'product'], import('./travel-note.tsx'))).TravelNote,
}))

type Props = { readonly request: ResultRequest; readonly answer: Pick<Calculation, 'catalogueVersion'> }

/**
 * Returns the results to compare with: those of the selection that the page was opened with from an address, else those stored
 * in the session.
 */
const resultsBefore = (linked: Selection | undefined, path: string): SavedThen | undefined => {
  const stored = savedSlot.read()
  if (!linked || (stored?.path === path && stored.at === linked.made?.at)) return stored
  return linked.made && { path, catalogue: linked.made.catalogue, at: linked.made.at, results: {} }
}

export const LaterTravel = ({ request, answer: { catalogueVersion } }: Props) => {
  const { path, memory } = use(PageMemoryContext)
  const [before] = useState(() => resultsBefore(memory.linked, path))
  const isOlder = before?.path === path && before.catalogue !== catalogueVersion
  useEffect(() => {
    // The first request of the page is that of the saved results; later ones are not stored.
    if (isOlder && !before.request) savedSlot.write({ ...before, request })
  }, [isOlder, before, request])
  const [first] = useState(request)
  if (!isOlder) return null
  const question = { catalogue: before.catalogue, saved: before.results, request: before.request ?? first }
  return (
    <ErrorBoundary>
      <Suspense>
        <TravelNote before={before} now={catalogueVersion} question={question} />
      </Suspense>
    </ErrorBoundary>
  )
}
