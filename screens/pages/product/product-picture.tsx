/** Picture of the model, which opens large in the viewer. */
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { withTexts } from '../../base/texts/language.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { ModelPicture } from '../../results/picture/model-picture.tsx'

/** Loaded when the picture is first enlarged. */
const ImageViewer = lazy(async () => ({
  default: (await withTexts(['content'], import('../../ui/pictures/image-viewer.tsx'))).ImageViewer,
}))

/** Proportions of the drawing with its caption. */
const proportions = { width: 4, height: 3 } as const

type Props = Omit<ComponentProps<typeof ModelPicture>, 'large' | 'onEnlarge'> & { readonly name: string }

export const ProductPicture = ({ name, ...drawn }: Props) => {
  const { t } = useTexts('models')
  const [isLarge, setLarge] = useState(false)
  const picture = { path: name, alt: t('view.of', { name }), ...proportions, content: <ModelPicture {...drawn} large /> }
  return (
    <>
      <ModelPicture {...drawn} large onEnlarge={() => setLarge(true)} />
      {isLarge && (
        <Suspense>
          <ImageViewer pictures={[picture]} first={0} onClose={() => setLarge(false)} />
        </Suspense>
      )}
    </>
  )
}
