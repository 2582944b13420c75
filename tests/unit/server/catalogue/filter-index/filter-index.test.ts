import { describe, expect, it } from 'vitest'
import type { FilterSource } from '../../../../../server/catalogue/filter-index/filter-columns.ts'
import { createFilterIndex, type FilterQuery } from '../../../../../server/catalogue/filter-index/filter-index.ts'
import { runToEnd } from '../../../../../engine/base/cooperative.ts'

const motors = [
  { name: 'SGM7J-01A', brand: 'Yaskawa', power: 100, brake: undefined },
  { name: 'SGM7J-02A', brand: 'Yaskawa', power: 200, brake: 'with' },
  { name: 'MHMF01', brand: 'Panasonic', power: 100, brake: 'without' },
  { name: 'MHMF02', brand: 'Panasonic', power: 200, brake: 'with' },
  { name: 'HG-KR43', brand: 'Mitsubishi', power: 400, brake: undefined },
]

const source: FilterSource = {
  size: motors.length,
  parameters: [
    { name: 'brand', kind: 'text', valueOf: (position) => motors[position]?.brand, order: ['Panasonic', 'Mitsubishi'] },
    { name: 'power', kind: 'number', valueOf: (position) => motors[position]?.power },
    { name: 'brake', kind: 'text', valueOf: (position) => motors[position]?.brake },
  ],
  textsOf: (position) => [motors[position]?.name ?? ''],
}

const ask = (query: Partial<FilterQuery>) => runToEnd(createFilterIndex(source)).filter({ choices: [], skip: 0, limit: 10, ...query })
const valuesOf = (query: Partial<FilterQuery>, parameter: string) =>
  ask(query)
    .remaining.find(({ name }) => name === parameter)
    ?.values.map(({ value, count }) => [value, count])

describe('without a choice', () => {
  it('puts figures in ascending order and words in the given order, then as they appear', () => {
    expect(valuesOf({}, 'power')?.map(([value]) => value)).toEqual([100, 200, 400])
    expect(valuesOf({}, 'brand')?.map(([value]) => value)).toEqual(['Panasonic', 'Mitsubishi', 'Yaskawa'])
  })
})

describe('a choice', () => {
  it.each([
    ['from an edge to an edge', { from: 100, to: 200 }, [0, 1, 2, 3]],
    ['open below', { to: 199.9 }, [0, 2]],
    ['open above', { from: 200.1 }, [4]],
    ['between two values', { from: 101, to: 199 }, []],
    ['open on both sides, which chooses nothing', {}, [0, 1, 2, 3, 4]],
  ])('of a range %s', (_, range, positions) => {
    expect(ask({ choices: [{ name: 'power', ...range }] }).positions).toEqual(positions)
  })

  it('of a range leaves out the words that stand in place of a figure, which can be chosen themselves', () => {
    const limits = ['none', 20, 10, undefined]
    const parameters = [{ name: 'limit', kind: 'number', words: ['none'], valueOf: (position: number) => limits[position] }] as const
    const index = runToEnd(createFilterIndex({ size: limits.length, parameters }))
    const positions = (choice: object) => index.filter({ choices: [{ name: 'limit', ...choice }], skip: 0, limit: 10 }).positions
    expect(index.parameters[0]?.values).toEqual([10, 20, 'none'])
    expect([positions({ from: 0 }), positions({ to: 1e30 }), positions({ values: ['none'] })]).toEqual([[1, 2], [1, 2], [0]])
  })
})

it('a condition restricts its own parameter too, and SKUs without a value never meet it', () => {
  expect(valuesOf({ bounds: [{ name: 'power', from: 200 }] }, 'power')).toEqual([
    [200, 2],
    [400, 1],
  ])
  expect(ask({ bounds: [{ name: 'brake', values: ['with', 'without'] }] }).positions).toEqual([1, 2, 3])
})

it('a keyword restricts every count, whatever its case and width', () => {
  expect(ask({ keyword: 'ｍｈｍｆ' }).positions).toEqual([2, 3])
  expect(valuesOf({ keyword: 'mf0', choices: [{ name: 'power', values: [200] }] }, 'power')).toEqual([
    [100, 1],
    [200, 1],
  ])
})

describe('refuses', () => {
  it.each([
    ['an unknown parameter', [{ name: 'colour', values: ['red'] }]],
    [
      'two choices of one parameter',
      [
        { name: 'brand', values: ['Yaskawa'] },
        { name: 'brand', values: ['Panasonic'] },
      ],
    ],
    ['a range of words', [{ name: 'brand', from: 1 }]],
  ])('%s', (_, choices) => {
    expect(() => ask({ choices })).toThrow(RangeError)
  })

  it.each([
    ['a figure that is not finite', { name: 'a', kind: 'number', valueOf: (): number => Number.NaN }],
    ['a word among figures', { name: 'a', kind: 'number', valueOf: (): string => '1' }],
    ['a figure among words', { name: 'a', kind: 'text', valueOf: (): number => 1 }],
    ['two parameters of one name', { name: 'brand', kind: 'text', valueOf: (): string => 'x' }],
  ] as const)('%s', (_, parameter) => {
    expect(() => runToEnd(createFilterIndex({ ...source, parameters: [...source.parameters, parameter] }))).toThrow(RangeError)
  })
})
