import { describe, expect, it } from 'vitest'
import { calculators } from '../../../schemas/registry.ts'
import {
  besideOf,
  cardLayouts,
  figuresOf,
  furtherFigures,
  largeFigures,
  layoutOf,
  listFigures,
} from '../../../screens/results/card-layouts.ts'

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
    expect(large.length).toBeGreaterThanOrEqual(3)
  })

  it('leaves out what a model has no figure for', () => {
    const layout = layoutOf('guide')
    const figures = figuresOf({ fs: 3.2, load: 1.5 }, layout.large, layout)
    expect(figures).toEqual([
      { name: 'fs', label: 'fs', value: 3.2, unit: '' },
      { name: 'load', label: 'blockLoad', value: 1.5, unit: 'kN' },
    ])
  })

  const names = (figures: ReturnType<typeof figuresOf>) => figures.map(({ name }) => name)

  it.each([
    [
      'a reducer with its motor',
      { n1: 1400, n2: 46.7, outputTorque: 233, fB: 1.2, ratio: 30, efficiency: 76 },
      ['n2', 'outputTorque', 'fB'],
    ],
    ['a reducer alone', { outputTorque: 380, fB: 1.1, ratio: 20, efficiency: 96 }, ['outputTorque', 'fB', 'ratio']],
    ['a cylinder with its motor', { n1: 3000, load: 5, efficiency: 80, lead: 10, maxW: 40 }, ['n1', 'load', 'efficiency']],
  ])('of reducers shows large what says most of %s, and the rest in the list', (_what, model, large) => {
    const layout = layoutOf('reducer')
    expect(names(largeFigures(model, layout))).toEqual(large)
    expect([...names(largeFigures(model, layout)), ...names(listFigures(model, layout))].toSorted()).toEqual(Object.keys(model).toSorted())
  })

  it('of reducers does not say speed and torque twice', () => {
    const params = ['outputSpeed', 'ratedTorque', 'outputTorque'].map((name) => ({ name, value: 1, unit: '' }))
    expect(furtherFigures({ disPlayParams: params }, layoutOf('reducer')).map(({ name }) => name)).toEqual(['ratedTorque'])
  })

  it('names the basis of a life beside it', () => {
    const basis = { name: 'lifeBasis', value: 50, unit: 'km' }
    expect(besideOf({ disPlayParams: [basis] }, 'l10', layoutOf('guide'))).toBe(basis)
    expect(besideOf({ disPlayParams: [basis] }, 'fs', layoutOf('guide'))).toBeUndefined()
  })
})
