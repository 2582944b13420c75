import { describe, expect, it } from 'vitest'
import type { CardLayout } from '../../../families/define/card-layout.ts'
import { loadFamilies, loadFamily } from '../../../families/registry.ts'
import { calculators } from '../../../schemas/registry.ts'
import { modelDrawing } from '../../../screens/drawings/registry.ts'
import { besideOf, figuresOf, furtherFigures, largeFigures, listFigures } from '../../../families/define/card-figures.ts'
import { cardOf } from '../../../screens/results/model/family-of.ts'

const families = await loadFamilies()
const cards = families.flatMap(({ id, shown }) =>
  shown ? Object.entries({ [id]: shown.card, ...shown.otherCards }).map(([name, layout]) => ({ name: `${id}: ${name}`, layout })) : [],
)
const layoutOf = (id: string): CardLayout => {
  const family = families.find((one) => one.id === id)
  if (!family) throw new RangeError(id)
  return cardOf(family, undefined)
}

describe('a card layout', () => {
  it.each(calculators.map(({ schema: { name, results } }) => ({ name, ...results })))(
    '$name names a family, and one of its cards',
    async ({ family: id, card }) => {
      const { shown } = await loadFamily(id)
      expect(Object.keys({ '': shown?.card, ...shown?.otherCards })).toContain(card ?? '')
    },
  )

  it('of a name that nobody has is the usual one of the family', () => {
    const family = families.find(({ id }) => id === 'ball-screw')
    expect(family && cardOf(family, 'constructor')).toBe(family?.shown?.card)
  })

  it.each(cards)('$name shows every figure once', ({ layout: { large, list } }) => {
    const shown = [...large, ...list]
    expect(new Set(shown).size).toBe(shown.length)
    expect(large.length).toBeGreaterThanOrEqual(3)
  })

  it.each(cards)('$name says which load it shows: what a model may bear is not what acts', ({ layout: { large, list, labels } }) => {
    expect([...large, ...list].includes('load') && labels?.load === undefined).toBe(false)
  })

  it.each(families.filter(({ shown }) => shown))('of $id has a picture', ({ shown }) => {
    const fallback = modelDrawing('', '')
    expect(shown?.drawing === 'ball-screw' || modelDrawing('', shown?.drawing ?? '') !== fallback).toBe(true)
  })

  it('leaves out what a model has no figure for', () => {
    const layout = layoutOf('ball-rail')
    const figures = figuresOf({ fs: 3.2, load: 1.5 }, layout.large, layout)
    expect(figures).toEqual([
      { name: 'fs', label: 'fs', value: 3.2, unit: '' },
      { name: 'load', label: 'blockLoad', value: 1.5, unit: 'kN' },
    ])
  })

  const names = (figures: ReturnType<typeof figuresOf>) => figures.map(({ name }) => name)

  it.each([
    [
      'reducer',
      'a reducer with its motor',
      { n1: 1400, n2: 46.7, outputTorque: 233, fB: 1.2, ratio: 30, efficiency: 76 },
      ['n2', 'outputTorque', 'fB'],
    ],
    ['reducer', 'a reducer alone', { outputTorque: 380, fB: 1.1, ratio: 20, efficiency: 96 }, ['outputTorque', 'fB', 'ratio']],
    [
      'electric-cylinder',
      'a cylinder with its motor',
      { n1: 3000, load: 5, efficiency: 80, lead: 10, maxW: 40 },
      ['n1', 'load', 'efficiency'],
    ],
  ])('of the family %s shows large what says most of %s, and the rest in the list', (family, _what, model, large) => {
    const layout = layoutOf(family)
    expect(names(largeFigures(model, layout))).toEqual(large)
    expect([...names(largeFigures(model, layout)), ...names(listFigures(model, layout))].toSorted()).toEqual(Object.keys(model).toSorted())
  })

  it('of reducers does not say speed and torque twice', () => {
    const params = ['outputSpeed', 'ratedTorque', 'outputTorque'].map((name) => ({ name, value: 1, unit: '' }))
    expect(furtherFigures({ disPlayParams: params }, layoutOf('reducer')).map(({ name }) => name)).toEqual(['ratedTorque'])
  })

  it('names the basis of a life beside it', () => {
    const basis = { name: 'lifeBasis', value: 50, unit: 'km' }
    expect(besideOf({ disPlayParams: [basis] }, 'l10', layoutOf('ball-rail'))).toBe(basis)
    expect(besideOf({ disPlayParams: [basis] }, 'fs', layoutOf('ball-rail'))).toBeUndefined()
  })
})
