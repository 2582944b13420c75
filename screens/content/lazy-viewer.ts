import { lazy } from 'react'

/** Fetched with the first picture that is enlarged. */
export const ImageViewer = lazy(async () => ({ default: (await import('../ui/pictures/image-viewer.tsx')).ImageViewer }))
