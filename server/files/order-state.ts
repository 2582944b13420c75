/** What is open in an order code, in words: the same for data sheets, order lists and parts lists. */
import type { OrderStatus } from '../../contract/catalogue/judge-order.ts'
import type { MakerPartName } from '../../contract/catalogue/maker-parts.ts'
import { listed } from '../../engine/base/listed.ts'
import type { Locale } from '../../i18n/locales.ts'
import { translate, translateOr } from '../../i18n/translate.ts'

/** The standing of a code, with the parts of the maker's code that the catalogue does not state. */
export type OrderState = OrderStatus & { readonly also?: readonly MakerPartName[] }

/** @returns a sentence; “Complete” for a code that can be ordered as it is */
export const orderStateText = (locale: Locale, { state, parts, also = [] }: OrderState): string => {
  const isIncomplete = state === 'whole' && also.length > 0
  const named = isIncomplete
    ? also.map((name) => translateOr(locale, `order-code:makerParts.${name}`, name))
    : parts.map((name) => translateOr(locale, `order-code:parts.${name}`, name))
  const key = isIncomplete ? 'wholeButAlso' : state
  return translate(locale, `order-code:complete.${key}`, { parts: listed(named, locale) }) ?? state
}
