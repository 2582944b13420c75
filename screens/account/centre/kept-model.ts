/** The model that a favourite or an entry of the shopping list stands for. */
import * as z from 'zod/mini'
import { filterMark, productNames } from '../../../contract/catalogue/product-names.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { getAnswer } from '../../base/api/api.ts'
import type { Query } from '../../base/api/query.ts'

type Place = { readonly serviceID: string; readonly driveID: string }

/** Undefined for what is no model: a selection of the user centre, or what somebody else put there. */
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

/** Undefined where the address would be none of a model or a filter of a series. */
export const pathOf = (id: string): string | undefined => {
  if (placeOf(id)) return `/productslecto/${id}`
  const [, series] = id.split(filterMark)
  return id.startsWith(filterMark) && series ? `/productslecto/${encodeURIComponent(series)}/${encodeURIComponent(id)}` : undefined
}

/** What it is called as long as nobody has been asked, and for the search: the end of its id. */
export const nameIn = (id: string): string => placeOf(id)?.driveID ?? id

const shape = z.object({ skuName: z.string(), maker: z.string(), series: z.string() })

export const keptModels: Query<Place & { readonly locale: Locale }, z.infer<typeof shape>> = {
  name: 'kept.model',
  load: ({ locale, ...query }, signal) =>
    getAnswer({ base: 'products', path: `${productNames.service}/${productNames.call}`, query }, (data) => shape.safeParse(data).data, {
      locale,
      signal,
    }),
  isImmutable: true,
}
