/** The results of a calculator without a request, loaded when a form has them. */
import { lazy, Suspense } from 'react'
import type { ValueResultsProps } from './values-panel.tsx'

const ValuesPanel = lazy(async () => ({ default: (await import('./values-panel.tsx')).ValuesPanel }))

/** The results beside a form; they follow every key. */
export const ValueResults = (props: ValueResultsProps) => (
  <Suspense>
    <ValuesPanel {...props} />
  </Suspense>
)
