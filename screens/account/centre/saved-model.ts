/** The model of a favourite or shopping list item. */
import * as z from 'zod/mini'
import { filterMark, productNames } from '../../../contract/catalogue/product-names.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { getAnswer } from '../../base/api/api.ts'
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

const shape = z.object({ skuName: z.string(), maker: z.string(), series: z.string() })

export const savedModels: Query<Place & { readonly locale: Locale }, z.infer<typeof shape>> = {
  name: 'kept.model',
  load: ({ locale, ...query }, signal) =>
    getAnswer({ base: 'products', path: `${productNames.service}/${productNames.call}`, query }, (data) => shape.safeParse(data).data, {
      locale,
      signal,
    }),
  isImmutable: true,
}
