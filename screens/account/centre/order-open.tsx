/** What is open in the order code of an entry of the shopping list, and how far its lengths are stated, as on the page of its model. */
import * as z from 'zod/mini'
import { judgeListed, listedCode } from '../../../contract/catalogue/judge-listed.ts'
import { product } from '../../../contract/catalogue/product.ts'
import { productNames } from '../../../contract/catalogue/product-names.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { getAnswer } from '../../base/api/api.ts'
import { type Query, useQuery } from '../../base/api/query.ts'
import { useOrderWords } from '../../base/catalogue/order-words.ts'
import type { ShoppingItem } from '../../base/saved/store.ts'
import { useLocale, useTexts } from '../../base/texts/texts.ts'
import { placeOf } from './saved-model.ts'

const { skuName, order, ordered, lengths } = product.shape
const shape = z.object({ skuName, order, ordered, lengths })

type OrderedQuery = { readonly serviceID: string; readonly driveID: string; readonly code: string; readonly locale: Locale }

const orderedModels: Query<OrderedQuery, z.infer<typeof shape>> = {
  name: 'kept.ordered',
  load: ({ locale, ...query }, signal) =>
    getAnswer({ base: 'products', path: `${productNames.service}/${productNames.call}`, query }, (data) => shape.safeParse(data).data, {
      locale,
      signal,
    }),
}

export const OrderOpen = ({ item: { selectionID, orderParams } }: { readonly item: ShoppingItem }) => {
  const words = useOrderWords()
  const { t } = useTexts('user-centre')
  const locale = useLocale()
  const place = placeOf(selectionID)
  const { data } = useQuery(orderedModels, place && { ...place, code: listedCode(orderParams), locale })
  if (!data) return null
  const { state, parts, also, rest } = judgeListed(data, orderParams)
  const isWrong = state === 'cannot' || state === 'unconfirmed'
  const isWhole = state === 'whole' && also.length > 0
  const text = isWhole
    ? words.t('complete.wholeButAlso', { parts: words.listed(also.map(words.makerPart)) })
    : words.t(`complete.${state}`, { parts: words.listed(parts.map(words.nameOf)) })
  return (
    <>
      <small className={`block text-label ${isWrong ? 'font-semibold text-emphasis-strong' : 'text-ink-soft'}`}>
        {rest === '' ? text : words.t('box.rest', { rest })}
      </small>
      {data.lengths && <small className="block text-label text-ink-soft">{t('lengths', data.lengths)}</small>}
    </>
  )
}
