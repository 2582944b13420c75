/** A default that is an expression, and rows that a caller sends. */
import { expect, it } from 'vitest'
import { compile, decodeRequest, initialState, reduce } from '../../../engine/index.ts'
import { list, number } from '../../../engine/define/index.ts'
import { calculator, sends } from '../../unit/engine/calculator.ts'

it('is worked out once, when the form opens, and follows nothing that is typed later', () => {
  const planOf = (width: { readonly default?: number }) =>
    compile(calculator({ fields: { width: number(width), depth: number({ default: 'width * 2' }) }, ...sends({ W: 'width', D: 'depth' }) }))
  const known = initialState(planOf({ default: 3 }), { init: {} })
  expect(known.inputs).toEqual({ width: 3, depth: 6 })
  expect(reduce(known, { type: 'commit', field: 'width', text: '5' }).inputs).toEqual({ width: 5, depth: 6 })
  const unknown = initialState(planOf({}), { init: {} })
  expect(reduce(unknown, { type: 'commit', field: 'width', text: '5' }).inputs).toEqual({ width: 5 })
})

it.each([
  ['1;2', undefined],
  ['1.3;2', undefined],
  ['1', 'tooFewRows'],
  ['1;2;3;4', 'tooManyRows'],
  ['11;2', 'aboveMaximum'],
  [';2', 'missing'],
])('rows %s are refused by the service as by the form, but for the step: %s', (rows, code) => {
  const plan = compile(
    calculator({
      fields: { phases: list({ row: { time: number({ min: 0, max: 10, step: 0.5 }) }, minRows: 2, maxRows: 3 }) },
      ...sends({ P: { list: 'phases', columns: ['time'] } }),
    }),
  )
  const read = decodeRequest(plan, { P: [rows] }, {})
  expect('issues' in read ? read.issues.map((issue) => issue.code) : [undefined]).toEqual([code])
})
