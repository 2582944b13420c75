import { describe, expect, it } from 'vitest'
import { alternatives, choice, choices, number } from '../../../../engine/define/index.ts'
import { changedItems, compile, evaluate, valueAt } from '../../../../engine/index.ts'
import type { Inputs } from '../../../../engine/index.ts'
import { invalid, masked, missing } from '../../../../engine/expression/index.ts'
import { lift } from '../../../../schemas/300-lift/schema.ts'
import { zoo, zooInits } from '../../../fixtures/schemas/zoo.ts'
import { calculator } from '../calculator.ts'

const plan = compile(
  calculator({
    init: { get: 'Sample/Init', lists: { sizes: { teeth: 'number', wide: 'boolean' } }, numbers: { longest: 'mm' } },
    tables: { factor: { by: 'posture', rows: { flat: { max: 2 }, upright: { max: 3 } } } },
    fields: {
      posture: choice({ options: ['flat', 'upright'] }),
      load: number({ unit: 'kg' }),
      arm: number({ unit: 'mm', visible: "posture == 'flat'" }),
      hand: number({ unit: 'mm', visible: 'arm > 10' }),
      size: choice({ optionsFrom: 'init.sizes' }),
      extras: choices({ options: ['brake', 'cover'] }),
      mode: alternatives({ branches: { speed: ['speed'], time: ['time'] }, default: 'speed' }),
      speed: number({}),
      time: number({}),
    },
    derived: {
      weight: { unit: 'kg', value: 'load * tables.factor.max' },
      reach: { unit: 'mm', value: "posture == 'flat' ? arm : 0[mm]" },
      sum: { unit: 'mm', value: 'arm + hand' },
      inverse: { unit: '1/kg', value: '1 / load' },
      teeth: { value: 'size.teeth' },
      braked: { value: "'brake' in extras ? 1 : 0" },
      rest: { unit: 'mm', value: 'init.longest - 10' },
    },
  }),
)
const init = { sizes: [{ value: 'a', teeth: 10, wide: true }, 'plain'], longest: 100 }
const at = (path: string, inputs: Inputs, refused?: ReadonlySet<string>) =>
  valueAt(plan, evaluate(plan, { inputs, init, ...(refused ? { refused } : {}) }), path)

describe('a value has one of four states', () => {
  it.each<[string, string, Inputs, unknown]>([
    ['known', 'load', { load: 5 }, 5],
    ['missing while its field is empty', 'load', {}, missing('load')],
    ['masked while it is hidden, whatever is in it', 'arm', { posture: 'upright', arm: 5 }, masked('arm')],
    ['masked while its condition is not known', 'arm', { arm: 5 }, masked('arm')],
    ['masked while a field of its condition is', 'hand', { posture: 'upright', arm: 50, hand: 5 }, masked('hand')],
    ['masked on the other branch', 'time', { mode: 'speed', time: 3 }, masked('time')],
    ['invalid as an option that is not offered', 'size', { size: 'z' }, invalid('size')],
    ['invalid as a number of the wrong size', 'load', { load: 1e300 }, invalid('load')],
    ['invalid as a text in a number', 'load', { load: '5' }, invalid('load')],
    ['invalid as several in a single choice', 'posture', { posture: ['flat'] }, invalid('posture')],
    ['invalid as an unknown one of several', 'extras', { extras: ['brake', 'lamp'] }, invalid('extras')],
    ['known as none of several', 'extras', { extras: [] }, []],
  ])('%s', (_, path, inputs, expected) => {
    expect(at(path, inputs)).toEqual(expected)
  })

  it('invalid while its text is no value', () => {
    expect(at('load', { load: 5 }, new Set(['load']))).toEqual(invalid('load'))
  })
})

describe('a formula', () => {
  it.each<[string, string, Inputs, unknown]>([
    ['is known when its inputs are', 'weight', { posture: 'upright', load: 5 }, 15],
    ['is missing because of all that is missing', 'weight', {}, missing('load', 'posture')],
    ['is masked when one input is masked and another missing, and names both', 'sum', { posture: 'flat' }, masked('arm', 'hand')],
    ['takes no notice of a masked input on the side not taken', 'reach', { posture: 'upright', arm: 5 }, 0],
    ['is invalid, never Infinity, where it divides by zero', 'inverse', { load: 0 }, invalid('load')],
    ['reads the data of the chosen option', 'teeth', { size: 'a' }, 10],
    ['is missing where the option has no such data', 'teeth', { size: 'plain' }, missing('size')],
    ['looks into several', 'braked', { extras: ['cover', 'brake'] }, 1],
    ['reads the limits of the init answer', 'rest', {}, 90],
  ])('%s', (_, path, inputs, expected) => {
    expect(at(path, inputs)).toEqual(expected)
  })

  it('misses the init answer while it is not there, and takes nothing but numbers from it', () => {
    expect(valueAt(plan, evaluate(plan, { inputs: {}, init: undefined }), 'rest')).toEqual(missing('init'))
    expect(valueAt(plan, evaluate(plan, { inputs: {}, init: { longest: '100' } }), 'rest')).toEqual(missing('init'))
  })
})

describe('incremental evaluation', () => {
  const zooPlan = compile(zoo)
  const state = { inputs: { posture: 'horizontal', arm: 5, stroke: 100, mode: 'speed', speed: 3 }, init: zooInits[0] }
  const before = evaluate(zooPlan, state)

  it('recomputes only what depends on the changed field', () => {
    const after = evaluate(zooPlan, { ...state, inputs: { ...state.inputs, speed: 4 } }, before)
    expect([...changedItems(zooPlan, before, after)]).toEqual(['speed', 'mean', 'request.Speed'])
  })

  it('keeps the very values where nothing changes', () => {
    expect(evaluate(zooPlan, { ...state, inputs: { ...state.inputs } }, before).values).toBe(before.values)
  })

  it('stops where a recomputed value is what it was', () => {
    const later = evaluate(zooPlan, { ...state, inputs: { ...state.inputs, time: 9 } }, before)
    expect([...changedItems(zooPlan, before, later)]).toEqual([])
  })
})

describe('the duty cycle of a lift', () => {
  const liftPlan = compile(lift)
  it.each([
    [8.7, 29, 29],
    [29.5, 98, 98.333333333333],
    [10, 33, 33.333333333333],
    [8.1, 27, 27],
    [11.7, 39, 39],
    [30, 100, 100],
    [1, 3, 3.333333333333],
  ])('at %f minutes is cut to %i %% and shown exactly as %f %%', (minutes, cut, exact) => {
    const snapshot = evaluate(liftPlan, { inputs: { minutes }, init: undefined })
    expect(valueAt(liftPlan, snapshot, 'dutyCycle')).toBe(cut)
    expect(valueAt(liftPlan, snapshot, 'dutyCycleExact')).toBeCloseTo(exact, 10)
  })
})
