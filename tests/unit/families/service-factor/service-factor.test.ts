import { describe, expect, test } from 'vitest'
import { chooseMachine, chosenServiceFactor, machineFactor, startingFactors } from '../../../../families/service-factor/choice.ts'
import { machineGroups, machineRows } from '../../../../families/service-factor/data/machines.ts'
import { serviceFactorTables as tables } from '../../../../families/service-factor/tables.ts'
import { texts as en } from '../../../../i18n/en/service-factor.ts'
import { texts as es } from '../../../../i18n/es/service-factor.ts'
import { texts as ru } from '../../../../i18n/ru/service-factor.ts'
import { texts as zh } from '../../../../i18n/zh-Hans/service-factor.ts'
import { cellForHours, hourBands, serviceFactor, startBands, startingRow } from '../../../../families/service-factor/service-factor.ts'

describe('a bucket conveyor at 10 h a day with 6 to 25 starts an hour, driven by an electric motor', () => {
  const choice = { machine: 'bucketConveyor', hours: 'upTo10', primeMover: 'motor', starts: 'upTo25', safety: 'general' } as const

  test('has the factor 1.4 × 1 × 1.1 × 1 = 1.54', () => {
    expect(chosenServiceFactor(choice, tables)).toMatchObject({ value: 1.54, formula: 'f = f1 × f2 × f3 × f4' })
    expect(chosenServiceFactor(choice, tables)?.inputs?.map(({ symbol, value }) => [symbol, value])).toEqual([
      ['f1', 1.4],
      ['f2', 1],
      ['f3', 1.1],
      ['f4', 1],
    ])
  })

  test('has 1.4 without starts, and 1.68 where the drive is important', () => {
    const { starts: _, ...open } = choice
    expect(chosenServiceFactor(open, tables)?.value).toBe(1.4)
    expect(chosenServiceFactor({ ...open, safety: 'important' }, tables)?.value).toBe(1.68)
  })
})

test('starting factors are offered only when machine, hours and prime mover are known', () => {
  expect(startingFactors({ machine: 'hoist', hours: 'above10' }, tables)).toBeUndefined()
  expect(startingFactors({ machine: 'hoist', primeMover: 'motor' }, tables)).toBeUndefined()
  expect(startingFactors({ machine: 'hoist', hours: 'above10', primeMover: 'motor' }, tables)?.above180.value).toBe(1.6)
})

describe('hours that the table leaves out', () => {
  test('take the factor of the next longer time, and say so', () => {
    expect(machineFactor({ machine: 'thickener', hours: 'upToHalf' }, tables)).toMatchObject({
      cell: { value: 1.2, basis: 'unverified' },
      band: 'above10',
      isForLongerTime: true,
    })
    expect(machineFactor({ machine: 'aerator', hours: 'upToHalf' }, tables)).toMatchObject({ cell: { value: 1.8 }, band: 'upTo10' })
    expect(machineFactor({ machine: 'aerator', hours: 'above10' }, tables)).toMatchObject({ isForLongerTime: false })
  })

  test('have no factor where no longer time has one', () => {
    expect(machineFactor({ machine: 'rollAdjustment', hours: 'above10' }, tables)).toBeUndefined()
    expect(cellForHours({ upToHalf: 1 }, 'upTo10')).toBeUndefined()
    expect(chooseMachine({ hours: 'above10' }, 'railVehicle', tables).hours).toBeUndefined()
  })
})

test('a product that no row reaches is an error of the table', () => {
  expect(() => startingRow([{ upTo: 2, cells: { upTo5: 1, upTo25: 1, upTo60: 1, upTo180: 1, above180: 1 } }], 2.1)).toThrow(RangeError)
})

test('products of decimals come out exact', () => {
  expect(serviceFactor({ machineFactor: 1.1, primeMover: 1.25, starts: 1.05, safety: 1.2 }).value).toBe(1.7325)
})

describe('the tables', () => {
  test('hold 86 machines in 12 groups, each once, each with a factor, none verified', () => {
    expect([tables.machines.length, new Set(tables.machines.map(({ key }) => key)).size, machineGroups.length]).toEqual([86, 86, 12])
    expect(new Set(tables.machines.map(({ group }) => group))).toEqual(new Set(machineGroups))
    const cells = tables.machines.flatMap(({ hours }) => Object.values(hours))
    expect(tables.machines.every(({ hours }) => Object.values(hours).length > 0)).toBe(true)
    expect(new Set(cells.map(({ basis }) => basis))).toEqual(new Set(['unverified']))
  })

  test.each([
    ['en', en],
    ['zh-Hans', zh],
    ['es', es],
    ['ru', ru],
  ])('have a name for everything in %s, no two machines the same', (_, texts) => {
    expect(Object.keys(texts.groups)).toEqual([...machineGroups])
    expect(Object.keys(texts.machines).toSorted()).toEqual(machineRows.map(([, key]) => key).toSorted())
    expect(new Set(Object.values(texts.machines)).size).toBe(machineRows.length)
    expect(Object.keys(texts.hours)).toEqual([...hourBands])
    expect(Object.keys(texts.starts)).toEqual([...startBands])
    expect(Object.keys(texts.primeMovers)).toEqual(Object.keys(tables.primeMovers))
    expect(Object.keys(texts.safety)).toEqual(Object.keys(tables.safety))
  })
})
