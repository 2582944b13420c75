import { expect, test } from 'vitest'
import { judgeListed } from '../../../contract/catalogue/judge-listed.ts'
import type { OrderChoices } from '../../../contract/catalogue/order-choices.ts'
import { orderCodeParameter } from '../../../contract/saved/saved-items.ts'

const order: OrderChoices = {
  parts: [{ name: 'length', values: [400], before: '-', after: '' }],
  rules: [],
  also: ['equipment'],
}

test('what the maker’s code said is kept with an entry, and is not said to be missing from our form of the code', () => {
  const product = { skuName: 'KR3310A P', order, ordered: { chosen: { length: 400 }, understood: 13 } }
  const code = { paramName: orderCodeParameter, value: 'KR3310A P-400' }
  expect(judgeListed(product, [code])).toMatchObject({ state: 'whole', also: ['equipment'] })
  expect(judgeListed(product, [code, { paramName: 'equipment', value: '0-0000' }])).toMatchObject({ state: 'whole', also: [] })
})
