/** A model of a list as it looks; a drawing of its type where it has no solid. */
import { type ComponentProps, Suspense } from 'react'
import { pictureAnswer } from '../../../contract/catalogue/part-picture.ts'
import { productNames } from '../../../contract/catalogue/product-names.ts'
import { getAnswer } from '../../base/api/api.ts'
import { type Query, useQuery } from '../../base/api/query.ts'
import { useLocale } from '../../base/texts/texts.ts'
import { Drawing } from '../../drawings/drawing.tsx'
import type { Locale } from '../../../i18n/locales.ts'
import { ModelPicture } from './model-picture.tsx'
import { SolidPicture } from './solid-picture.tsx'

type Params = { readonly serviceID: string; readonly driveID: string; readonly locale: Locale }

const pictures: Query<Params, ReturnType<typeof pictureAnswer.parse>> = {
  name: 'picture',
  load: ({ locale, ...query }, signal) =>
    getAnswer(
      { base: 'products', path: `${productNames.service}/${productNames.picture}`, query },
      (data) => pictureAnswer.safeParse(data).data,
      { locale, signal },
    ),
  isImmutable: true,
}

type Props = Omit<ComponentProps<typeof ModelPicture>, 'large' | 'onEnlarge'> & { readonly serviceID: string; readonly skuID: string }

export const ModelImage = ({ serviceID, skuID, ...drawn }: Props) => {
  const locale = useLocale()
  const { data, isLoading } = useQuery(pictures, { serviceID, driveID: skuID, locale })
  if (isLoading) return null
  if (data?.picture) return <SolidPicture picture={data.picture} />
  return (
    <Suspense fallback={<Drawing />}>
      <ModelPicture {...drawn} />
    </Suspense>
  )
}
