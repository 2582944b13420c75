import { Suspense } from 'react'
import type { DrawingOf } from '../../engine/react/index.ts'
import { optionDrawings, type Drawings } from '../drawings/registry.ts'

const drawings: Drawings = optionDrawings

/** The picture of an option, by its value; nothing where there is none. The tile keeps its place while the picture is fetched. */
export const Drawing: DrawingOf = (_field, option) => {
  const Picture = option === undefined ? undefined : drawings[option]
  return (
    Picture && (
      <Suspense fallback={null}>
        <Picture />
      </Suspense>
    )
  )
}
