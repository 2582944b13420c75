/** Live drawings by the name that schemas give as `picture`; each is loaded when first shown. */
import { lazy } from 'react'
import type { Diagrams } from '../../engine/react/index.ts'

export const diagrams = {
  'guide-layout': lazy(async () => ({ default: (await import('./guide-layout.tsx')).GuideLayout })),
} as const satisfies Diagrams
