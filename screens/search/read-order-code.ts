/** Query of the reader of order codes. */
import type { DecodedOrderCode } from '../../contract/catalogue/order-code.ts'
import { productNames } from '../../contract/catalogue/product-names.ts'
import type { Locale } from '../../i18n/locales.ts'
import { getAnswer } from '../base/api/api.ts'
import type { Query } from '../base/api/query.ts'

type Params = { readonly code: string; readonly locale: Locale }

export const decodedCode: Query<Params, DecodedOrderCode> = {
  name: 'orderCode',
  load: async ({ code, locale }, signal) => {
    // Loaded on the first query, to keep the start page small.
    const { decodedOrderCode } = await import('../../contract/catalogue/order-code.ts')
    const call = { base: 'products', path: `${productNames.service}/${productNames.decode}`, query: { code } } as const
    return getAnswer(call, (data) => decodedOrderCode.safeParse(data).data, { locale, signal })
  },
  isImmutable: true,
}
