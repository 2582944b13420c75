import { describe, expect, it } from 'vitest'
import { sortModels, usefulOrders } from '../../../screens/results/model/sort-models.ts'
import { screwCalculation } from '../../browser/screens/fixture-answers.ts'

const [first, second, third] = screwCalculation.list
if (!first || !second || !third) throw new Error('the fixture has too few models')

const withLife = (model: typeof first, skuID: string, l10: number | undefined) => {
  const { l10: _, ...rest } = model
  return { ...rest, skuID, ...(l10 === undefined ? {} : { l10 }) }
}

describe('sorting models', () => {
  const models = [withLife(first, 'a', 100), withLife(second, 'b', undefined), withLife(third, 'c', 900)]
  const order = (by: Parameters<typeof sortModels>[1]) => sortModels(models, by).map(({ skuID }) => skuID)

  it('by rank keeps the order of the answer', () => {
    expect(order('rank')).toEqual(['a', 'b', 'c'])
  })

  it('by life puts the longest first and models without a life last', () => {
    expect(order('life')).toEqual(['c', 'a', 'b'])
  })

  it('offers only orders that the models have figures for', () => {
    const bare = models.map((model) => withLife(model, model.skuID, undefined))
    expect(usefulOrders(bare)).not.toContain('life')
    expect(usefulOrders(models)).toContain('life')
  })
})
