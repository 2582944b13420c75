import { lazy } from 'react'

/** Loaded when a picture is first enlarged. */
export const ImageViewer = lazy(async () => ({ default: (await import('../ui/pictures/image-viewer.tsx')).ImageViewer }))
