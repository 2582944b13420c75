/** Small pictures of models for lists. */
import { mostPictures, type PartPicture, picturesAnswer } from '../../../contract/catalogue/part-picture.ts'
import { productNames } from '../../../contract/catalogue/product-names.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { getAnswer } from '../api/api.ts'
import { inBatches } from '../api/in-batches.ts'
import type { Query } from '../api/query.ts'

const fetchPicture = inBatches(async (skuIDs, locale) => {
  const call = { base: 'products', path: `${productNames.service}/${productNames.pictures}`, query: { skuIDs: skuIDs.join(',') } } as const
  const { list } = await getAnswer(call, (data) => picturesAnswer.safeParse(data).data, { locale, background: true })
  return new Map(list.map(({ skuID, picture }) => [skuID, picture]))
}, mostPictures)

/** The picture of a model; null if it has none. */
export const smallPictures: Query<{ readonly skuID: string; readonly locale: Locale }, PartPicture | null> = {
  name: 'small-picture',
  load: ({ skuID, locale }) => fetchPicture(skuID, locale),
  isImmutable: true,
}
