/** Small pictures of models: those that are requested within a moment are fetched together. */
import { mostPictures, type PartPicture, picturesAnswer } from '../../../contract/catalogue/part-picture.ts'
import { productNames } from '../../../contract/catalogue/product-names.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { getAnswer } from '../api/api.ts'
import type { Query } from '../api/query.ts'

type Pictures = ReadonlyMap<string, PartPicture>

const fetchPictures = async (skuIDs: readonly string[], locale: Locale): Promise<Pictures> => {
  const call = { base: 'products', path: `${productNames.service}/${productNames.pictures}`, query: { skuIDs: skuIDs.join(',') } } as const
  const { list } = await getAnswer(call, (data) => picturesAnswer.safeParse(data).data, { locale, background: true })
  return new Map(list.map(({ skuID, picture }) => [skuID, picture]))
}

/** How long further models are waited for, ms. */
const patience = 40

type Batch = { readonly skuIDs: string[]; readonly answer: Promise<Pictures> }

let open: Batch | undefined

const openBatch = (locale: Locale): Batch => {
  const skuIDs: string[] = []
  const isClosed = new Promise<void>((resolve) => {
    setTimeout(resolve, patience)
  })
  const answer = isClosed.then(() => {
    if (open?.skuIDs === skuIDs) open = undefined
    return fetchPictures(skuIDs, locale)
  })
  return { skuIDs, answer }
}

/** The picture of a model; null if it has none. */
export const smallPictures: Query<{ readonly skuID: string; readonly locale: Locale }, PartPicture | null> = {
  name: 'small-picture',
  load: async ({ skuID, locale }) => {
    if (!open || open.skuIDs.length >= mostPictures) open = openBatch(locale)
    open.skuIDs.push(skuID)
    return (await open.answer).get(skuID) ?? null
  },
  isImmutable: true,
}
