/** Picture of a model: drawn to scale if its dimensions are known, otherwise that of its type. */
import { use } from 'react'
import type { Lengths } from '../../../families/define/model-view.ts'
import { useFamily } from '../../base/texts/family-names.tsx'
import { useQuantity } from '../../base/texts/quantity.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { modelDrawing } from '../../drawings/registry.ts'
import { picturesOf } from '../model/family-of.ts'
import { ModelViewDrawing } from './model-view-drawing.tsx'

type Props = {
  /** Icon name in the catalogue row. */
  readonly icon: string
  readonly candidate: Readonly<Record<string, unknown>>
  /** Lengths from the answer. */
  readonly lengths?: Lengths
  /** With all dimensions and a caption; only for models drawn to scale. */
  readonly large?: boolean
  /** Opens the picture larger; only for large ones. */
  readonly onEnlarge?: () => void
}

export const ModelPicture = ({ icon, candidate, lengths, large = false, onEnlarge }: Props) => {
  const { t } = useTexts('models')
  const { quantity } = useQuantity()
  const family = useFamily()
  const hint = t('view.hint', { unit: quantity(0, 'mm').unit })
  const pictures = family === undefined ? undefined : use(picturesOf(family))
  const view = pictures?.draw?.(candidate, lengths)
  const Picture = modelDrawing(icon, pictures?.usual)
  if (!view) return large ? null : <Picture />
  return (
    <figure className={large ? 'max-w-80 pt-1 pb-2' : undefined} title={large ? undefined : hint}>
      <ModelViewDrawing view={view} inWords={(mm) => quantity(mm, 'mm').number} large={large} />
      {large && (
        <figcaption className="pt-1 text-note/5 text-ink-faint">
          <span>{hint} </span>
          {onEnlarge && (
            <button
              type="button"
              className="button print:hidden"
              data-kind="quiet"
              data-size="small"
              aria-haspopup="dialog"
              onClick={onEnlarge}
            >
              {t('view.enlarge')}
            </button>
          )}
        </figcaption>
      )}
    </figure>
  )
}
