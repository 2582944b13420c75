import { lazy, Suspense } from 'react'
import type { NameSheetProps } from './name-sheet.tsx'

const Loaded = lazy(async () => ({ default: (await import('./name-sheet.tsx')).NameSheet }))

/** Loaded when something is named first. */
export const NameSheet = (props: NameSheetProps) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
)
