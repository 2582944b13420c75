import { describe, expect, it } from 'vitest'
import { inOrder, type ListOrder } from '../../../contract/results/list-view.ts'
import { turned, usefulOrders } from '../../../screens/results/model/useful-orders.ts'
import { screwCalculation } from '../../browser/screens/fixture-answers.ts'

const [first, second, third] = screwCalculation.list
if (!first || !second || !third) throw new Error('the fixture has too few models')

const withLife = (model: typeof first, skuID: string, l10: number | undefined) => {
  const { l10: _, ...rest } = model
  return { ...rest, skuID, ...(l10 === undefined ? {} : { l10 }) }
}

describe('orders of a list', () => {
  const models = [withLife(first, 'a', 100), withLife(second, 'b', undefined), withLife(third, 'c', 900), withLife(third, 'd', 100)]
  const inTheOrder = (order: ListOrder) => inOrder(models, order).map(({ skuID }) => skuID)

  it('put models without the figure last either way, and keep the rank of equals', () => {
    expect(inTheOrder('-l10')).toEqual(['c', 'a', 'd', 'b'])
    expect(inTheOrder('l10')).toEqual(['a', 'd', 'c', 'b'])
  })

  it('are offered only where models have the figure, the way it is wanted mostly first', () => {
    const bare = models.map((model) => withLife(model, model.skuID, undefined))
    expect(usefulOrders(bare)).not.toContain('-l10')
    expect(usefulOrders(models)).toEqual(expect.arrayContaining(['-l10', 'lead', 'utilisation']))
    expect(turned('-l10')).toBe('l10')
    expect(turned('lead')).toBe('-lead')
  })
})
