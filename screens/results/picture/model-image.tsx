/** A model of a list as it looks; a drawing of its type where it has no solid. */
import { type ComponentProps, Suspense, use } from 'react'
import { pictureAnswer } from '../../../contract/catalogue/part-picture.ts'
import { productNames } from '../../../contract/catalogue/product-names.ts'
import { getAnswer } from '../../base/api/api.ts'
import { type Query, useQuery } from '../../base/api/query.ts'
import { useFamily } from '../../base/texts/family-names.tsx'
import { useLocale } from '../../base/texts/texts.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { picturesOf } from '../model/family-of.ts'
import { ModelPicture } from './model-picture.tsx'
import { SolidPicture } from '../../ui/pictures/solid-picture.tsx'

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

const Image = ({ serviceID, skuID, ...drawn }: Props) => {
  const locale = useLocale()
  const family = useFamily()
  // Reasons and reports, which must not wait, draw from these.
  if (family !== undefined) use(picturesOf(family))
  const { data, isLoading } = useQuery(pictures, { serviceID, driveID: skuID, locale })
  if (isLoading) return null
  return data?.picture ? <SolidPicture picture={data.picture} /> : <ModelPicture {...drawn} />
}

/** Within a boundary of its own: a loading picture must not hide the results. */
export const ModelImage = (props: Props) => (
  <Suspense fallback={null}>
    <Image {...props} />
  </Suspense>
)
