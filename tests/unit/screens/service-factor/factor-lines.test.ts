import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chosenServiceFactor, type FactorChoice } from '../../../../families/service-factor/choice.ts'
import { serviceFactorTables } from '../../../../families/service-factor/tables.ts'
import { hourBands, startBands } from '../../../../families/service-factor/service-factor.ts'
import { factorLines, productText, startingBand, tidy } from '../../../../screens/service-factor/factor-lines.ts'

/** A bucket conveyor for 10 hours a day with 6 to 25 starts per hour. */
const conveyor: FactorChoice = {
  group: 'conveying',
  machine: 'bucketConveyor',
  hours: 'upTo10',
  primeMover: 'motor',
  starts: 'upTo25',
  safety: 'important',
}
const write = (value: number): string => String(value)
const textOf = (choice: FactorChoice): string => productText(factorLines(choice, serviceFactorTables), write)

describe('the product as it is written', () => {
  it('has a question mark for what is not chosen', () => {
    expect(textOf({})).toBe('? × ? × ?')
    expect(textOf({ primeMover: 'engine4to6' })).toBe('? × 1.25 × ?')
  })

  it('has the starts only where they are chosen and known', () => {
    const { starts: _starts, ...rest } = conveyor
    const f1 = factorLines(conveyor, serviceFactorTables)[0]?.cell?.value
    expect(textOf(conveyor)).toBe(`${f1} × 1 × ${factorLines(conveyor, serviceFactorTables)[2]?.cell?.value} × 1.2`)
    expect(textOf(rest)).toBe(`${f1} × 1 × 1.2`)
    expect(textOf({ starts: 'upTo25', safety: 'general' })).toBe('? × ? × 1')
  })

  it('says where a factor is that of a longer time', () => {
    const lines = factorLines({ ...conveyor, machine: 'thickener', hours: 'upToHalf' }, serviceFactorTables)
    expect(lines[0]).toMatchObject({ isForLongerTime: true, cell: { value: 1.2, basis: 'unverified', recall: 'clear' } })
  })

  it('law: the numbers that it shows multiply to the service factor', () => {
    const choices = fc.record({
      machine: fc.constantFrom(...serviceFactorTables.machines.map(({ key }) => key)),
      hours: fc.constantFrom(...hourBands),
      primeMover: fc.constantFrom('motor', 'engine4to6', 'engine1to3'),
      safety: fc.constantFrom('general', 'important', 'high'),
      starts: fc.constantFrom(...startBands),
    } as const)
    fc.assert(
      fc.property(choices, fc.boolean(), ({ starts, ...rest }, withStarts) => {
        const choice: FactorChoice = withStarts ? { ...rest, starts } : rest
        const shown = factorLines(choice, serviceFactorTables).reduce((product, { cell }) => product * (cell?.value ?? 1), 1)
        const factor = chosenServiceFactor(choice, serviceFactorTables)?.value
        fc.pre(factor !== undefined)
        expect(shown).toBeCloseTo(factor, 10)
      }),
    )
  })
})

describe('the row of the starting factors', () => {
  it.each([
    ['thickener', 'motor', 1.2, undefined, 1.25],
    ['thickener', 'engine4to6', 1.5, 1.25, 2],
    ['waterTurbine', 'motor', 2, 1.25, 2],
    ['waterTurbine', 'engine1to3', 3, 2, 3],
    ['cutterHead', 'engine1to3', 3.3, 3, Infinity],
  ] as const)('of %s with %s goes by the product %d', (machine, primeMover, product, from, to) => {
    const band = startingBand({ machine, primeMover, hours: 'above10' }, serviceFactorTables)
    expect(band && { ...band, product: tidy(band.product) }).toEqual({ product, from, to })
  })

  it('is not known before machine, hours and prime mover are', () => {
    expect(startingBand({ machine: 'thickener', hours: 'above10' }, serviceFactorTables)).toBeUndefined()
  })
})

it('a product of decimal factors has no noise of binary ones', () => {
  expect(tidy(1.6 * 1.5 * 1.4)).toBe(3.36)
})
