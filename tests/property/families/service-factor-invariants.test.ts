/** Invariants 1 to 4 of the service factor, over every choice of the tables. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  chooseGroup,
  chooseMachine,
  chosenServiceFactor,
  firstMissingFactor,
  machineFactor,
  startingFactors,
  type FactorChoice,
} from '../../../families/service-factor/choice.ts'
import { machineGroups } from '../../../families/service-factor/data/machines.ts'
import { serviceFactorTables as tables } from '../../../families/service-factor/tables.ts'
import { hourBands, serviceFactor, startBands, startingRow } from '../../../families/service-factor/service-factor.ts'
import { between } from './arbitraries.ts'
import { expectNear } from './closeness.ts'

const machines = fc.constantFrom(...tables.machines.map(({ key }) => key))
const primeMovers = fc.constantFrom('motor' as const, 'engine4to6' as const, 'engine1to3' as const)
const safetyLevels = ['general', 'important', 'high'] as const
const choices: fc.Arbitrary<FactorChoice> = fc.record(
  {
    machine: machines,
    hours: fc.constantFrom(...hourBands),
    primeMover: primeMovers,
    starts: fc.constantFrom(...startBands),
    safety: fc.constantFrom(...safetyLevels),
  },
  { requiredKeys: [] },
)
const complete = fc.record({
  machine: machines,
  hours: fc.constantFrom(...hourBands),
  primeMover: primeMovers,
  safety: fc.constantFrom(...safetyLevels),
})
const factorOf = (choice: FactorChoice): number | undefined => chosenServiceFactor(choice, tables)?.value

describe('1: the result', () => {
  test('is the product of the chosen factors in any order; no starts chosen counts as 1', () => {
    const factor = between(0.5, 3)
    fc.assert(
      fc.property(factor, factor, factor, factor, (f1, f2, f3, f4) => {
        const { value } = serviceFactor({ machineFactor: f1, primeMover: f2, starts: f3, safety: f4 })
        expectNear(value, f4 * f3 * f2 * f1)
        expect(serviceFactor({ machineFactor: f4, primeMover: f3, starts: f2, safety: f1 }).value).toBeCloseTo(value, 9)
        expect(serviceFactor({ machineFactor: f1, primeMover: f2, safety: f4 }).value).toBe(
          serviceFactor({ machineFactor: f1, primeMover: f2, starts: 1, safety: f4 }).value,
        )
      }),
    )
  })

  test('lies between the smallest and the largest product of the tables, 0.8 and 6.825', () => {
    fc.assert(
      fc.property(choices, (choice) => {
        const factor = factorOf(choice)
        if (factor === undefined) return
        expect(factor).toBeGreaterThanOrEqual(0.8)
        expect(factor).toBeLessThanOrEqual(6.825)
      }),
    )
  })
})

describe('2: the factor of a machine and the result', () => {
  test('never fall with the hours', () => {
    for (const { hours } of tables.machines) {
      const factors = hourBands.flatMap((band) => hours[band]?.value ?? [])
      expect(factors).toEqual(factors.toSorted((a, b) => a - b))
      expect(factors.every((value) => value >= 0.8 && value <= 2.5)).toBe(true)
    }
    fc.assert(
      fc.property(complete, (choice) => {
        const results = hourBands.flatMap((hours) => factorOf({ ...choice, hours }) ?? [])
        expect(results).toEqual(results.toSorted((a, b) => a - b))
      }),
    )
  })

  test('never fall with starts or safety', () => {
    fc.assert(
      fc.property(complete, (choice) => {
        for (const results of [
          startBands.map((starts) => factorOf({ ...choice, starts }) ?? 0),
          safetyLevels.map((safety) => factorOf({ ...choice, safety }) ?? 0),
        ]) {
          expect(results).toEqual(results.toSorted((a, b) => a - b))
        }
      }),
    )
  })
})

describe('3: the row of starting factors', () => {
  test.each([
    [1.25 * 1, 1.25],
    [1.6 * 1.25, 2],
    [2 * 1.5, 3],
    [1.2 * 1.25 + 0.5, 2],
    [0.8, 1.25],
    [1.25 + 1e-6, 2],
    [2 + 1e-6, 3],
    [3 + 1e-6, Infinity],
    [2.5 * 1.5, Infinity],
  ])('of the product %d is the one up to %d', (product, upTo) => {
    expect(startingRow(tables.starts, product).upTo).toBe(upTo)
  })

  test('depends on the product of machine and prime mover alone', () => {
    fc.assert(
      fc.property(complete, complete, (one, other) => {
        const product = (choice: FactorChoice) =>
          (machineFactor(choice, tables)?.cell.value ?? 0) * (choice.primeMover ? tables.primeMovers[choice.primeMover].value : 0)
        if (Math.abs(product(one) - product(other)) > 1e-12) return
        expect(startingFactors(one, tables)).toEqual(startingFactors(other, tables))
      }),
    )
  })

  test('never falls along the starts, and never rises with the product', () => {
    const rows = tables.starts.map(({ cells }) => startBands.map((band) => cells[band].value))
    for (const row of rows) expect(row).toEqual(row.toSorted((a, b) => a - b))
    for (const [index] of startBands.entries()) {
      const column = rows.map((row) => row[index] ?? 0)
      expect(column).toEqual(column.toSorted((a, b) => b - a))
    }
  })
})

describe('4: choosing', () => {
  test('a category clears machine and hours and keeps the rest', () => {
    fc.assert(
      fc.property(choices, fc.constantFrom(...machineGroups), (choice, group) => {
        const { machine: _, hours: __, ...rest } = choice
        expect(chooseGroup(choice, group)).toEqual({ ...rest, group })
      }),
    )
  })

  test('a machine sets its category, and keeps the hours only where it has a factor for them', () => {
    fc.assert(
      fc.property(choices, machines, (choice, machine) => {
        const next = chooseMachine(choice, machine, tables)
        expect(next.group).toBe(tables.machines.find(({ key }) => key === machine)?.group)
        expect(next.machine).toBe(machine)
        expect(next.hours === undefined || machineFactor(next, tables) !== undefined).toBe(true)
      }),
    )
  })

  test('is complete with machine, prime mover and safety; the first that is missing is named in this order', () => {
    fc.assert(
      fc.property(choices, (choice) => {
        const missing = firstMissingFactor(choice, tables)
        expect(missing === undefined).toBe(factorOf(choice) !== undefined)
        const order = [
          ...(machineFactor(choice, tables) ? [] : ['machine']),
          ...(choice.primeMover ? [] : ['primeMover']),
          ...(choice.safety ? [] : ['safety']),
        ]
        expect(missing).toBe(order[0])
      }),
    )
  })
})
