import { lazy, Suspense } from 'react'
import type { DrawingOf } from '../../engine/react/index.ts'
import { Drawing as Frame } from '../drawings/drawing.tsx'

/** Only forms with tiles need the list of all pictures; it comes when the form is there. */
const OptionPicture = lazy(async () => ({ default: (await import('./option-picture.tsx')).OptionPicture }))

/** The picture of an option. Its place is kept while it is fetched. */
export const Drawing: DrawingOf = (field, option) =>
  option !== undefined && (
    <Suspense fallback={<Frame />}>
      <OptionPicture field={field} value={option} />
    </Suspense>
  )
