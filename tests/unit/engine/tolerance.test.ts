import { describe, expect, it } from 'vitest'
import { alternatives, choice, number } from '../../../engine/define/index.ts'
import type { Tolerance } from '../../../engine/define/index.ts'
import {
  compile,
  compileData,
  openPlan,
  type FormState,
  initialState,
  isVisible,
  reasonsAgainstStart,
  reduce,
  valueAt,
} from '../../../engine/index.ts'
import { calculator } from './calculator.ts'

const tolerance: Tolerance = { lower: [-50, 0, 5], upper: [0, 100, 10] }
const schema = calculator({
  fields: {
    given: choice({ options: ['yes', 'no'], default: 'yes' }),
    by: alternatives({ branches: { torque: ['torque'], power: ['power'] }, default: 'torque' }),
    torque: number({ unit: 'N*m', exclusiveMin: 0, tolerance }),
    power: number({ unit: 'kW', exclusiveMin: 0, tolerance: { ...tolerance, default: [0, 100] } }),
    ratio: number({ min: 1, tolerance, visible: "given == 'yes'" }),
    backlash: number({ unit: '%', tolerance, hidden: "given == 'no'" }),
  },
  derived: { least: { unit: 'N*m', value: 'torque * (1 + torque.lower / 100[%])' } },
})
const plan = compile(schema)
const start = initialState(plan)
const commit = (state: FormState, field: string, text: string) => reduce(state, { type: 'commit', field, text })
const choose = (state: FormState, field: string, value: string) => reduce(state, { type: 'choose', field, value })
const shows = (state: FormState, id: string) => {
  const planned = plan.fields.get(id)
  return planned !== undefined && isVisible(planned, state.snapshot)
}

describe('the window around a number', () => {
  it('is −10 to +10 % at first, or what the schema says', () => {
    expect(start.inputs).toMatchObject({ 'torque.lower': -10, 'torque.upper': 10, 'power.lower': 0, 'power.upper': 100 })
  })

  it('is no reason against Start: it always has its ends', () => {
    const filled = [
      ['torque', '300'],
      ['ratio', '20'],
      ['backlash', '3'],
    ].reduce((state, [id = '', text = '']) => commit(state, id, text), start)
    expect(reasonsAgainstStart(plan, filled.snapshot)).toEqual([])
    expect(commit(filled, 'torque.lower', '').inputs['torque.lower']).toBe(-10)
  })

  it('keeps to its steps and ends', () => {
    expect(commit(start, 'torque.lower', '-33').inputs['torque.lower']).toBe(-35)
    expect(commit(start, 'torque.lower', '-80').inputs['torque.lower']).toBe(-50)
    expect(commit(start, 'torque.upper', '104').inputs['torque.upper']).toBe(100)
  })

  it('goes with the tab its number is on, and keeps what was chosen', () => {
    const wide = commit(start, 'torque.lower', '-50')
    const away = choose(wide, 'by', 'power')
    expect([shows(away, 'torque.lower'), shows(away, 'power.upper')]).toEqual([false, true])
    expect(choose(away, 'by', 'torque').inputs).toEqual(wide.inputs)
  })

  it('is hidden with its number by a condition', () => {
    expect([shows(start, 'ratio.upper'), shows(choose(start, 'given', 'no'), 'ratio.upper')]).toEqual([true, false])
  })

  it('is hidden where its number is not shown', () => {
    expect([shows(start, 'backlash.upper'), shows(choose(start, 'given', 'no'), 'backlash.upper')]).toEqual([true, false])
  })

  it('stays while its number is emptied, and starts again with the form', () => {
    const wide = commit(commit(start, 'torque', '300'), 'torque.upper', '50')
    expect(commit(wide, 'torque', '').inputs['torque.upper']).toBe(50)
    expect(reduce(wide, { type: 'reset' }).inputs['torque.upper']).toBe(10)
  })

  it('can be read in formulas, in percent', () => {
    const filled = commit(commit(start, 'torque', '300'), 'torque.lower', '-20')
    expect(valueAt(plan, filled.snapshot, 'least')).toBe(240)
  })

  it('is the same in a plan from data', () => {
    expect(initialState(openPlan(compileData(schema))).inputs).toEqual(start.inputs)
  })
})

describe('a schema is refused', () => {
  it.each([
    ['a window around a number that may be left out', number({ required: false, tolerance }), 'only a required number has a tolerance'],
    ['an end that there is not', number({ tolerance, max: 'load.middle' }), "unknown member 'middle'"],
  ])('with %s', (_, load, message) => {
    expect(() => compile(calculator({ fields: { load } }))).toThrow(message)
  })
})
