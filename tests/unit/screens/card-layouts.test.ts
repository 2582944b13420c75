import { describe, expect, it } from 'vitest'
import { calculators } from '../../../schemas/registry.ts'
import { besideOf, cardLayouts, figuresOf, layoutOf } from '../../../screens/results/card-layouts.ts'

describe('a card layout', () => {
  it('is drawn for every name that a schema uses', () => {
    const names = calculators.map(({ schema }) => schema.results.card)
    expect(names.filter((name) => !Object.hasOwn(cardLayouts, name))).toEqual([])
  })

  it('of an unknown name is the first', () => {
    expect(layoutOf('constructor')).toBe(cardLayouts['ball-screw'])
  })

  it.each(Object.entries(cardLayouts))('%s shows every figure once', (_name, { large, list }) => {
    const shown = [...large, ...list]
    expect(new Set(shown).size).toBe(shown.length)
    expect(large).toHaveLength(3)
  })

  it('leaves out what a model has no figure for', () => {
    const layout = layoutOf('guide')
    const figures = figuresOf({ fs: 3.2, load: 1.5 }, layout.large, layout)
    expect(figures).toEqual([
      { name: 'fs', label: 'fs', value: 3.2, unit: '' },
      { name: 'load', label: 'blockLoad', value: 1.5, unit: 'kN' },
    ])
  })

  it('names the basis of a life beside it', () => {
    const basis = { name: 'lifeBasis', value: 50, unit: 'km' }
    expect(besideOf({ disPlayParams: [basis] }, 'l10', layoutOf('guide'))).toBe(basis)
    expect(besideOf({ disPlayParams: [basis] }, 'fs', layoutOf('guide'))).toBeUndefined()
  })
})
