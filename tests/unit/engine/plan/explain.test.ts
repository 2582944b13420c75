import { describe, expect, it } from 'vitest'
import { choice, choices, number, section } from '../../../../engine/define/index.ts'
import { compile, evaluate, originOf, readingOrder, reasonsAgainstStart } from '../../../../engine/index.ts'
import type { Inputs } from '../../../../engine/index.ts'
import { lift } from '../../../../schemas/300-lift/schema.ts'
import { calculator, sends } from '../calculator.ts'

const plan = compile(
  calculator({
    init: { get: 'Sample/Init', lists: { sizes: {} } },
    fields: {
      arm: number({ unit: 'mm', visible: "posture == 'flat'", max: 100 }),
      posture: choice({ options: ['flat', 'upright'] }),
      size: choice({ optionsFrom: 'init.sizes' }),
      extras: choices({ options: ['brake', 'cover'] }),
      note: number({ required: false, exclusiveMin: 0 }),
      load: number({ unit: 'kg' }),
    },
    layout: [section('first', ['posture', 'load', 'arm']), section('second', ['size', 'extras', 'note'])],
    ...sends({ P: 'posture', W: '1 / load', A: 'arm', S: 'size', E: 'extras', N: 'note' }),
  }),
)
const init = { sizes: ['a', 'b'] }
const reasons = (inputs: Inputs, refused: readonly string[] = [], data: typeof init | 'none' = init) =>
  reasonsAgainstStart(plan, evaluate(plan, { inputs, init: data === 'none' ? undefined : data, refused: new Set(refused) })).map(
    ({ path, code }) => `${path} ${code}`,
  )

const complete: Inputs = { posture: 'flat', load: 5, arm: 50, size: 'a', extras: ['brake'] }

describe('reasons against Start', () => {
  it('come in reading order, not in the order of the schema', () => {
    expect(readingOrder(plan)).toEqual(['posture', 'load', 'arm', 'size', 'extras', 'note'])
    expect(reasons({})).toEqual(['posture notChosen', 'load missing', 'size notChosen', 'extras notChosen'])
  })

  it.each<[string, readonly string[], readonly string[]]>([
    ['nothing when all is there', reasons(complete), []],
    ['a field that has just been shown', reasons({ ...complete, arm: [] }), ['arm notANumber']],
    ['nothing of a field that is hidden', reasons({ ...complete, posture: 'upright', arm: 500 }), []],
    ['a number out of its range', reasons({ ...complete, arm: 500 }), ['arm aboveMaximum']],
    ['an optional number out of its range', reasons({ ...complete, note: 0 }), ['note notAbove']],
    ['a text that is no value', reasons(complete, ['load']), ['load notANumber']],
    ['an option that is not offered', reasons({ ...complete, size: 'z' }), ['size notAnOption']],
    ['options that are not there yet', reasons(complete, [], 'none'), ['size loading']],
    ['several of which none is chosen', reasons({ ...complete, extras: [] }), ['extras notChosen']],
    ['a parameter that comes out as no number', reasons({ ...complete, load: 0 }), ['W notFinite']],
  ])('name %s', (_, found, expected) => {
    expect(found).toEqual(expected)
  })
})

describe('the origin of a number', () => {
  it('is its formula with the values that went in, down to the fields', () => {
    const liftPlan = compile(lift)
    const snapshot = evaluate(liftPlan, { inputs: { load: 5, serviceFactor: 1.5 }, init: undefined })
    const field = { formula: undefined, inputs: [] }
    expect(originOf(liftPlan, snapshot, 'loadMass')).toEqual({
      path: 'loadMass',
      value: 7500,
      unit: 'kg',
      formula: 'load * 1000[kg/t] * serviceFactor',
      inputs: [
        { path: 'load', value: 5, unit: 't', ...field },
        { path: 'serviceFactor', value: 1.5, unit: '', ...field },
      ],
    })
  })
})
