import { describe, expect, test } from 'vitest'
import { ballScrewSizer } from '../../../../families/ball-screw/sizer.ts'
import type { BallScrewParameters } from '../../../../families/ball-screw/parameters.ts'
import { ballScrewAssumptions } from '../../../../families/ball-screw/assumptions.ts'
import { ballScrewDuty } from '../../../../families/ball-screw/duty.ts'
import { assumptionIssues, assumptionValues, resolveAssumptions } from '../../../../families/define/assumption-set.ts'
import { screwJackSizer } from '../../../../families/screw-jack/sizer.ts'

const parameters: BallScrewParameters = {
  AssemblyMethod: 'horizontal',
  W: 500,
  Speed: 600,
  Acceleration: 3,
  Stroke: 800,
  FixedMethod: 'fixed-fixed',
}
const find = (overrides: Record<string, number>, name: string, changed = parameters) =>
  ballScrewSizer.prepare(changed, overrides).assumptions.find((row) => row.name === name)

describe('assumptions', () => {
  test('each has a value, a range around its default, and a source', () => {
    const jack = screwJackSizer.prepare({ ED: 20, W: 1000, Speed: 100, Stroke: 300, FixedMethod: 'both-supported' }, {}).assumptions
    for (const row of [...ballScrewSizer.prepare(parameters, {}).assumptions, ...jack]) {
      expect(row.value).toBe(row.default)
      expect(row.minimum <= row.default && row.default <= row.maximum).toBe(true)
      expect(row.source.length).toBeGreaterThan(3)
    }
  })

  test('the load factor follows the speed until it is changed', () => {
    expect(find({}, 'loadFactor')?.value).toBe(1.5)
    expect(find({}, 'loadFactor', { ...parameters, Speed: 200 })?.value).toBe(1.2)
    expect(find({ loadFactor: 1.3 }, 'loadFactor')).toMatchObject({ value: 1.3, default: 1.5 })
  })

  test('the values alone are those of the list, in SI, for every duty and every change', () => {
    const duties = [100, 600, 1500, 3000].map((Speed) => ballScrewDuty({ ...parameters, Speed }))
    for (const overrides of [{}, { loadFactor: 1.3 }, { requiredLife: 1, motionShare: 50 }]) {
      const valuesFor = assumptionValues(ballScrewAssumptions, overrides)
      for (const duty of duties) expect(valuesFor(duty)).toEqual(resolveAssumptions(ballScrewAssumptions, duty, overrides).values)
    }
  })

  test('unknown names and values out of range are named with their path', () => {
    expect(assumptionIssues(ballScrewSizer.assumptions, { loadFactor: 1.5 })).toEqual([])
    expect(assumptionIssues(ballScrewSizer.assumptions, { loadfactor: 1.5, loadFactor: 0.5, motionShare: 101, toString: 1 })).toEqual([
      { code: 'unknownParameter', path: 'assumptions.loadfactor', params: {} },
      { code: 'belowMinimum', path: 'assumptions.loadFactor', params: { limit: 1 } },
      { code: 'aboveMaximum', path: 'assumptions.motionShare', params: { limit: 100 } },
      { code: 'unknownParameter', path: 'assumptions.toString', params: {} },
    ])
    expect(assumptionIssues(screwJackSizer.assumptions, { bucklingSafety: Number.NaN })).toEqual([
      { code: 'notFinite', path: 'assumptions.bucklingSafety', params: {} },
    ])
  })
})
