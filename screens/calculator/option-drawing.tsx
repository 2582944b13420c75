import { lazy, Suspense } from 'react'
import type { DrawingOf } from '../../engine/react/index.ts'
import { Drawing as Frame } from '../drawings/drawing.tsx'

/** Loaded with the first form that has tiles, because it contains the list of all pictures. */
const OptionPicture = lazy(async () => ({ default: (await import('./option-picture.tsx')).OptionPicture }))

/** The picture of an option; its space is reserved while loading. */
export const Drawing: DrawingOf = (field, option) =>
  option !== undefined && (
    <Suspense fallback={<Frame />}>
      <OptionPicture field={field} value={option} />
    </Suspense>
  )
