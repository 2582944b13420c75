import { describe, expect, it } from 'vitest'
import { comboIcon, groupedOptions, lockOf, optionsOf } from '../../../../screens/filters/filter-options.ts'
import { readFilterNumber } from '../../../../screens/filters/read-filter-number.ts'
import { parameterOf } from './parameter-of.ts'

const brand = parameterOf({ paramName: 'brand', values: ['Acme', 'Bolt', 'Cord'], valuesIcon: ['acme-icon'] })
const remaining = [
  {
    paramName: 'brand',
    values: [
      { value: 'Acme', count: 4 },
      { value: 'Bolt', count: 1 },
    ],
  },
]
const chosen = (...values: string[]) => [{ paramName: 'brand', values }]

describe('the options of a parameter', () => {
  it('have the counts of the answer, and cannot be chosen where nothing would be left', () => {
    const options = optionsOf(brand, { chosen: [], remaining })
    expect(options.map(({ value, count, disabled }) => [value, count, disabled])).toEqual([
      ['Acme', 4, undefined],
      ['Bolt', 1, undefined],
      ['Cord', 0, 'nothingLeft'],
    ])
  })

  it('can all be chosen before the first answer', () => {
    const options = optionsOf(brand, { chosen: [], remaining: undefined })
    expect(options.every(({ count, disabled }) => count === undefined && disabled === undefined)).toBe(true)
  })

  it('can be taken back although nothing is left', () => {
    expect(optionsOf(brand, { chosen: chosen('Cord'), remaining })[2]).toMatchObject({ isChosen: true, count: 0, disabled: undefined })
  })

  it('include a chosen value of one’s own, without a count', () => {
    expect(optionsOf(brand, { chosen: chosen('Own'), remaining }).at(-1)).toMatchObject({ value: 'Own', isCustom: true, count: undefined })
  })

  it('cannot be changed where the parameter is locked', () => {
    expect(optionsOf(brand, { chosen: [], remaining, lock: 'calculation' }).every(({ disabled }) => disabled === 'calculation')).toBe(true)
  })
})

describe('groups of options', () => {
  const groups = [
    { classTile: 'ours', paramName: 'brand', values: [{ value: 'Bolt', icon: 'bolt-icon' }] },
    { classTile: 'of another parameter', paramName: 'series', values: [{ value: 'Acme', icon: '' }] },
    { classTile: 'empty', paramName: 'brand', values: [{ value: 'Unknown', icon: '' }] },
  ]

  it('have what they name, and what no group names comes last without a title', () => {
    const grouped = groupedOptions({ ...brand, groups }, optionsOf(brand, { chosen: [], remaining }))
    expect(grouped.map(({ classTile, options }) => [classTile, options.map(({ value, icon }) => `${value}:${icon}`)])).toEqual([
      ['ours', ['Bolt:bolt-icon']],
      ['', ['Acme:acme-icon', 'Cord:']],
    ])
  })
})

describe('a parameter that cannot be changed', () => {
  const only = parameterOf({ paramName: 'brand', values: ['Acme'] })

  it('says whether it came from elsewhere or has one option only', () => {
    expect(lockOf(brand, [], { brand: 'filter' })).toBe('filter')
    expect(lockOf(only, chosen('Acme'), {})).toBe('onlyOption')
    expect(lockOf(only, [], {})).toBeUndefined()
    expect(lockOf(brand, chosen('Acme'), {})).toBeUndefined()
  })
})

describe('the drawing that choices make together', () => {
  const ruled = { ...brand, comboIconRule: '{brand}-{side}' }

  it('follows the rule of the parameter once all its choices are made', () => {
    expect(comboIcon(ruled, chosen('Acme'))).toBeUndefined()
    expect(comboIcon(ruled, [...chosen('Acme'), { paramName: 'side', values: ['left'] }])).toBe('Acme-left')
  })

  it('is that of the chosen value where there is no rule', () => {
    expect(comboIcon(brand, chosen('Acme'))).toBe('acme-icon')
    expect(comboIcon(brand, chosen('Bolt'))).toBeUndefined()
    expect(comboIcon({ ...brand, comboIconRule: 'always-this' }, [])).toBe('always-this')
  })
})

describe('a figure as it is typed', () => {
  it.each([
    ['400', 'W', { value: 400 }],
    ['0,4 kW', 'W', { value: 400 }],
    ['1.27', 'N·m', { value: 1.27 }],
    ['12', 'teeth', { value: 12 }],
    ['12 mm', 'teeth', 'unread'],
    ['1e3', '', { value: 1000 }],
    ['', 'W', 'empty'],
    ['  ', '', 'empty'],
    ['much', 'W', 'unread'],
    ['5 kg', 'W', 'unread'],
  ] as const)('"%s" in %s is %j', (text, unit, expected) => {
    expect(readFilterNumber(text, unit)).toEqual(expected)
  })

  it.each([
    ['0.5512 in', 14],
    ['3.15 in', 80],
    ['0.56 in', 14.224],
    ['14.0005', 14.0005],
    ['80 mm', 80],
  ])('reads %s, where 14 and 80 mm are shown in inches with four digits, as %d mm', (text, value) => {
    expect(readFilterNumber(text, 'mm', { ends: [14, 80] })).toEqual({ value })
  })
})
