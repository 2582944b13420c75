/** Picture of the model: as it looks, or with its dimensions, which opens large in the viewer. */
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import type { Product } from '../../../contract/catalogue/product.ts'
import { withTexts } from '../../base/texts/language.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { ModelPicture } from '../../results/picture/model-picture.tsx'
import { SolidPicture } from '../../ui/pictures/solid-picture.tsx'

/** Loaded when the picture is first enlarged. */
const ImageViewer = lazy(async () => ({
  default: (await withTexts(['content'], import('../../ui/pictures/image-viewer.tsx'))).ImageViewer,
}))

/** Proportions of the drawing with its caption. */
const proportions = { width: 4, height: 3 } as const

type DrawnProps = Omit<ComponentProps<typeof ModelPicture>, 'large' | 'onEnlarge'>

const Dimensions = ({ name, drawn }: { readonly name: string; readonly drawn: DrawnProps }) => {
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

const kinds = ['solid', 'dimensions'] as const

type Props = DrawnProps & { readonly product: Pick<Product, 'skuName' | 'picture' | 'lengths'> }

export const ProductPicture = ({ product: { skuName, picture, lengths }, ...drawn }: Props) => {
  const { t } = useTexts('models')
  const [kind, setKind] = useState<(typeof kinds)[number]>('solid')
  if (!picture) return <Dimensions name={skuName} drawn={drawn} />
  return (
    <figure className="grid content-start gap-2">
      <div className="flex gap-1 print:hidden" role="group" aria-label={t('view.kind')}>
        {kinds.map((one) => (
          <button
            key={one}
            type="button"
            className="button chosen:bg-main-soft chosen:font-semibold"
            data-size="small"
            aria-pressed={one === kind}
            onClick={() => setKind(one)}
          >
            {t(`view.${one}`)}
          </button>
        ))}
      </div>
      {kind === 'dimensions' ? (
        <Dimensions name={skuName} drawn={drawn} />
      ) : (
        <>
          <div className="aspect-3/2">
            <SolidPicture picture={picture} label={t('view.alt', { name: skuName })} />
          </div>
          {lengths && (
            <figcaption className="text-note text-ink-faint">
              {t('view.lengths', { stated: lengths.stated, all: lengths.stated + lengths.usual })}
            </figcaption>
          )}
        </>
      )}
    </figure>
  )
}
