/** The viewer for pictures of the site. */
import { lazy } from 'react'
import type { ShownPicture } from '../../contract/site/content-calls.ts'
import { SitePicture } from '../ui/pictures/site-picture.tsx'

/** Loaded when a picture is first enlarged. */
const Viewer = lazy(async () => ({ default: (await import('../ui/pictures/image-viewer.tsx')).ImageViewer }))

type Props = {
  readonly pictures: readonly ShownPicture[]
  readonly first: number
  readonly onClose: (at: number) => void
}

export const ImageViewer = ({ pictures, ...props }: Props) => (
  <Viewer pictures={pictures.map((picture) => ({ ...picture, content: <SitePicture picture={picture} /> }))} {...props} />
)
