/** Drawings of the rotary flow by name: scenes with live dimensions, platform types. */
import { Suspense } from 'react'
import { modelDrawing } from '../../drawings/registry.ts'
import { ScenePicture } from '../../drawings/scenes/scene-picture.tsx'
import type { RenderPicture } from '../../rotary/scene-inputs.tsx'

export const renderScene: RenderPicture = (name, values) => <ScenePicture name={name} values={values} />

export const renderPlatform: RenderPicture = (icon) => {
  const Picture = modelDrawing(icon, 'rotary')
  return (
    <Suspense>
      <Picture />
    </Suspense>
  )
}
