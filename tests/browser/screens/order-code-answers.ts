/** What the reader of order codes answers in tests of the screens. */
import type { DecodedOrderCode } from '../../../contract/order-code.ts'
import type { Product } from '../../../contract/product.ts'

/** What some codes say of a model. */
export const decodedCodes = (product: Product): Readonly<Record<string, DecodedOrderCode>> => ({
  'WTF2040-3 +1302L C7': {
    code: 'WTF2040-3 +1302L C7',
    product,
    parts: [
      { name: 'length', value: 1302 },
      { name: 'grade', value: 'C7' },
    ],
    understood: 19,
    similar: [],
  },
  'WTF2040-3 +13x2L': { code: 'WTF2040-3 +13x2L', product, parts: [], understood: 9, similar: [] },
  'WTF2O40-3': { code: 'WTF2O40-3', parts: [], understood: 0, similar: [product] },
  QQQQQQ: { code: 'QQQQQQ', parts: [], understood: 0, similar: [] },
})
