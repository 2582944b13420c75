/** The model of a favourite or shopping list item. */
import * as z from 'zod/mini'
import { filterMark, mostModels, productNames } from '../../../contract/catalogue/product-names.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { getAnswer } from '../../base/api/api.ts'
import { inBatches } from '../../base/api/in-batches.ts'
import type { Query } from '../../base/api/query.ts'

type Place = { readonly serviceID: string; readonly driveID: string }

/** Parses the id of a model; undefined for other ids, such as those of saved selections. */
export const placeOf = (id: string): Place | undefined => {
  const [serviceID = '', driveID = '', ...more] = id.split('/').map((part) => {
    try {
      return decodeURIComponent(part)
    } catch {
      return ''
    }
  })
  return serviceID === '' || driveID === '' || more.length > 0 ? undefined : { serviceID, driveID }
}

/** Returns the path of a model's page or a series filter; undefined if the id is neither. */
export const pathOf = (id: string): string | undefined => {
  if (placeOf(id)) return `/productslecto/${id}`
  const [, series] = id.split(filterMark)
  return id.startsWith(filterMark) && series ? `/productslecto/${encodeURIComponent(series)}/${encodeURIComponent(id)}` : undefined
}

/** Returns the name for the search and until the name is loaded: the end of the id. */
export const nameIn = (id: string): string => placeOf(id)?.driveID ?? id

const modelsAnswer = z.object({
  list: z.array(z.object({ serviceID: z.string(), driveID: z.string(), skuName: z.string(), maker: z.string(), series: z.string() })),
})

/** A model as a list names it. */
type NamedModel = z.infer<typeof modelsAnswer>['list'][number]

const fetchModel = inBatches(async (skuIDs, locale) => {
  const call = { base: 'products', path: `${productNames.service}/${productNames.models}`, query: { skuIDs: skuIDs.join(',') } } as const
  const { list } = await getAnswer(call, (data) => modelsAnswer.safeParse(data).data, { locale })
  return new Map(list.map((model) => [model.driveID, model]))
}, mostModels)

/** The model at a place; null if the catalogue has it no longer. */
export const savedModels: Query<Place & { readonly locale: Locale }, NamedModel | null> = {
  name: 'kept.model',
  load: async ({ serviceID, driveID, locale }) => {
    const model = await fetchModel(driveID, locale)
    return model?.serviceID === serviceID ? model : null
  },
  isImmutable: true,
}
