/** Still picture for browsers without WebGL, with an explanation. */
import { useEffect, useRef } from 'react'
import { useTexts } from '../base/texts/texts.ts'
import { paintPoster } from './paint-poster.ts'
import type { ViewedModel } from './read-glb.ts'

const [width, height] = [1600, 1000]

export const Poster = ({ model, name }: { readonly model: ViewedModel; readonly name: string }) => {
  const { t } = useTexts('viewer')
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const paper = canvas.current?.getContext('2d')
    if (!paper) return
    const { pixels } = paintPoster(model, width, height)
    const image = paper.createImageData(width, height)
    image.data.set(pixels)
    paper.putImageData(image, 0, 0)
  }, [model])
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-2">
      <canvas
        ref={canvas}
        className="min-h-0 w-full flex-1 rounded-control border border-line bg-picture object-contain"
        width={width}
        height={height}
        role="img"
        aria-label={t('posterName', { name })}
      />
      <p role="status">{t('poster')}</p>
    </div>
  )
}
