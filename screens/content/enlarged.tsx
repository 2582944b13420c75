/** A picture that can be enlarged together with related ones. */
import { Suspense, useState } from 'react'
import type { ShownPicture } from '../../contract/site/content-calls.ts'
import { SitePicture } from '../ui/pictures/site-picture.tsx'
import { ImageViewer } from './lazy-viewer.tsx'

type Props = {
  readonly picture: ShownPicture
  /** All pictures of the viewer, including this one. */
  readonly among: readonly ShownPicture[]
}

export const EnlargeablePicture = ({ picture, among }: Props) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <SitePicture picture={picture} onEnlarge={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <ImageViewer pictures={among} first={Math.max(0, among.indexOf(picture))} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
