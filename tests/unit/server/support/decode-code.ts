/** Asks the shared service what order codes say. */
import { success } from '../../../../contract/errors.ts'
import { type DecodedOrderCode, decodedOrderCode } from '../../../../contract/catalogue/order-code.ts'
import { productNames } from '../../../../contract/catalogue/product-names.ts'
import { sharedService } from './real-service.ts'

export const askCode = async (query: Readonly<Record<string, string>>): Promise<Response> =>
  (await sharedService()).app.request(`${productNames.root}/${productNames.service}/${productNames.decode}?${new URLSearchParams(query)}`, {
    headers: { lang: 'en' },
  })

export const decode = async (code: string): Promise<DecodedOrderCode> =>
  success(decodedOrderCode).parse(await (await askCode({ code })).json()).data

/** Values by part, those of the maker's code included. */
export const saidOf = ({ parts, further }: Pick<DecodedOrderCode, 'parts' | 'further'>): Readonly<Record<string, string | number>> =>
  Object.fromEntries([...parts, ...further].map(({ name, value }) => [name, value]))
