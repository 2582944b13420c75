import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fewestSteps } from '../../../../engine/index.ts'
import { type SkuFilter, skuFilter, type SkuParam, skuParamTypes } from '../../../../contract/directory/sku-selection.ts'
import {
  chosenNumber,
  clearChoice,
  controlOf,
  isChosen,
  nearestNumbers,
  setChoice,
  shownParameters,
  switchValue,
  toggledValues,
} from '../../../../screens/filters/filter-parameters.ts'
import { parameterOf } from './parameter-of.ts'

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => 10 * (index + 1))
const type = parameterOf({ paramName: 'typeCode', values: ['servo', 'step'] })
const brand = parameterOf({ paramName: 'brand', values: ['Acme', 'Bolt'], children: ['series'] })
const series = parameterOf({ paramName: 'series', values: ['A', 'B'], children: ['size'] })
const size = parameterOf({ paramName: 'size', paramType: 1, values: numbers(20) })
const parameters = [type, brand, series, size]
const pick = (paramName: string, ...values: string[]): SkuFilter => ({ paramName, values })

describe('the control of a parameter', () => {
  it.each([
    [0, ['a'], 'none'],
    [1, numbers(fewestSteps - 1), 'select'],
    [1, numbers(fewestSteps), 'number'],
    [1, [], 'number'],
    [2, ['a', 'b'], 'list'],
    [2, numbers(9), 'select'],
    [3, ['a'], 'images'],
    [5, ['a'], 'groups'],
    [6, ['a'], 'groups'],
    [7, ['a'], 'groups'],
    [8, ['yes'], 'switch'],
    [10, ['a'], 'diagram'],
    [20, ['a'], 'groups'],
  ] as const)('of type %i with values %j is %s', (paramType, values, control) => {
    expect(controlOf(parameterOf({ paramType, values: [...values] }))).toBe(control)
  })
})

describe('parameters below another one', () => {
  const namesOf = (chosen: readonly SkuFilter[]) =>
    shownParameters(parameters, chosen).map(
      ({ parameter, waitsFor }) => parameter.paramName + (waitsFor ? ` after ${waitsFor.paramName}` : ''),
    )

  it('wait until it is chosen, and do not appear while it waits itself', () => {
    expect(namesOf([])).toEqual(['typeCode', 'brand', 'series after brand'])
    expect(namesOf([pick('brand', 'Acme')])).toEqual(['typeCode', 'brand', 'series', 'size after series'])
  })

  it('stay while they are chosen, so that they can be cleared', () => {
    expect(namesOf([pick('series', 'A')])).toContain('series')
  })

  it('are cleared with it, and by another choice of it', () => {
    const chosen = [pick('typeCode', 'servo'), pick('brand', 'Acme'), pick('series', 'A'), { paramName: 'size', from: 10, to: 10 }]
    expect(clearChoice(parameters, chosen, 'brand')).toEqual([pick('typeCode', 'servo')])
    expect(setChoice(parameters, chosen, pick('brand', 'Bolt'))).toEqual([pick('typeCode', 'servo'), pick('brand', 'Bolt')])
    expect(setChoice(parameters, chosen, pick('series'))).toEqual([pick('typeCode', 'servo'), pick('brand', 'Acme')])
  })

  it('may stand in a circle', () => {
    const circle = [parameterOf({ paramName: 'a', children: ['b'] }), parameterOf({ paramName: 'b', children: ['a'] })]
    expect(clearChoice(circle, [pick('a', 'x'), pick('b', 'y')], 'a')).toEqual([])
  })
})

describe('choosing a value', () => {
  it('takes the place of the one before, and clears it when chosen again', () => {
    expect(toggledValues(brand, [pick('brand', 'Acme')], 'Bolt')).toEqual(pick('brand', 'Bolt'))
    expect(toggledValues(brand, [pick('brand', 'Acme')], 'Acme')).toEqual(pick('brand'))
  })

  it('adds to the others in list types that take several', () => {
    const grouped = parameterOf({ paramName: 'brand', paramType: 5, values: ['Acme', 'Bolt'] })
    expect(toggledValues(grouped, [pick('brand', 'Acme')], 'Bolt')).toEqual(pick('brand', 'Acme', 'Bolt'))
  })

  it('of a number is a range from and to it', () => {
    expect(chosenNumber([{ paramName: 'size', from: 25, to: 25 }], 'size')).toBe(25)
    expect(chosenNumber([{ paramName: 'size', values: [30] }], 'size')).toBe(30)
    expect(chosenNumber([], 'size')).toBeUndefined()
  })

  it('law: whatever is chosen is a filter that the service reads, and no parameter is named twice', () => {
    const action = fc.record({ at: fc.nat(parameters.length - 1), value: fc.nat(3) })
    fc.assert(
      fc.property(fc.array(action, { maxLength: 20 }), (actions) => {
        const chosen = actions.reduce<readonly SkuFilter[]>((before, { at, value }) => {
          const parameter = parameters[at] ?? type
          return setChoice(parameters, before, toggledValues(parameter, before, parameter.values[value] ?? 'own'))
        }, [])
        expect(chosen.every((filter) => skuFilter.safeParse(filter).success)).toBe(true)
        expect(new Set(chosen.map(({ paramName }) => paramName)).size).toBe(chosen.length)
        expect(chosen.every(({ paramName }) => isChosen(chosen, paramName))).toBe(true)
      }),
    )
  })

  it('law: clearing a choice leaves nothing below it', () => {
    const subset = fc.subarray(['typeCode', 'brand', 'series', 'size'])
    fc.assert(
      fc.property(subset, fc.constantFrom('brand', 'series'), (names, cleared) => {
        const left = clearChoice(
          parameters,
          names.map((name) => pick(name, 'x')),
          cleared,
        )
        const below = cleared === 'brand' ? ['brand', 'series', 'size'] : ['series', 'size']
        expect(left.some(({ paramName }) => below.includes(paramName))).toBe(false)
        expect(left).toHaveLength(names.filter((name) => !below.includes(name)).length)
      }),
    )
  })
})

describe('a number that no model has', () => {
  it.each([
    [25, [20, 30]],
    [5, [10]],
    [500, [200]],
    [30, []],
  ])('%d has the neighbours %j', (value, expected) => {
    expect(nearestNumbers(size, value)).toEqual(expected)
  })
})

describe('a switch', () => {
  it.each([
    [['no', 'yes'], 'yes'],
    [['yes', 'no'], 'yes'],
    [[0, 1], 1],
    [['without brake', 'brake'], 'brake'],
    [[], undefined],
  ] as const)('with values %j stands for %s', (values, expected) => {
    expect(switchValue(parameterOf({ values: [...values] }))).toBe(expected)
  })
})

it('every type of the contract has a control', () => {
  const kinds = skuParamTypes.map((paramType: SkuParam['paramType']) => controlOf(parameterOf({ paramType })))
  expect(kinds.every((kind) => kind !== undefined)).toBe(true)
})
