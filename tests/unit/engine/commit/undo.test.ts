import { describe, expect, it } from 'vitest'
import { choice, number } from '../../../../engine/define/index.ts'
import { compile, encodeRequest, reasonsAgainstStart, reduce } from '../../../../engine/index.ts'
import type { FormEvent, Plan } from '../../../../engine/index.ts'
import { lift } from '../../../../schemas/300-lift/schema.ts'
import { calculator } from '../calculator.ts'
import { after, choose, commit, one, undoLast } from './events.ts'

describe('undo gives back what was there before', () => {
  const init = (...sizes: string[]): FormEvent => ({ type: 'init', data: { sizes } })
  const cleared = calculator({ fields: { a: choice({ options: ['x', 'y'], clears: ['b'] }), b: choice({ options: ['z'] }) } })
  const bounded = calculator({ fields: { stroke: number({}), length: number({ max: 'stroke', onOutOfRange: 'snap' }) } })
  const sized = (chooseSingle: boolean) =>
    calculator({
      init: { get: 'Sample/Init', lists: { sizes: {} } },
      fields: { size: choice({ optionsFrom: 'init.sizes', onOptionGone: 'first', chooseSingle }) },
    })

  it.each<[string, Plan, readonly FormEvent[], string, { readonly value?: unknown; readonly text?: string; readonly issue?: string }]>([
    ['cleared', compile(cleared), [choose('b', 'z'), choose('a', 'x')], 'b', { value: 'z' }],
    ['restored', one({ onEmptyBlur: 'restorePrevious' }), [commit('length', '5'), commit('length', '')], 'length', {}],
    ['step', one({ min: 0, max: 10, step: 2 }), [commit('length', '4.9')], 'length', { value: 4.9 }],
    ['onlyOption', compile(sized(true)), [init('a')], 'size', {}],
    [
      'aboveMaximum',
      one({ max: 10, onOutOfRange: 'snap' }),
      [commit('length', '25')],
      'length',
      { value: 10, text: '25', issue: 'aboveMaximum' },
    ],
    [
      'belowMinimum',
      one({ min: 10, onOutOfRange: 'correct' }),
      [commit('length', '2')],
      'length',
      { value: 10, text: '2', issue: 'belowMinimum' },
    ],
    ['notANumber', one({ onNotANumber: 'empty' }), [commit('length', 'abc')], 'length', { text: 'abc', issue: 'notANumber' }],
    [
      'sets',
      compile(lift),
      [commit('serviceFactor', '1.4'), choose('loadType', 'strong')],
      'serviceFactor',
      { value: 3, text: '1.4', issue: 'belowMinimum' },
    ],
    [
      'boundsChanged',
      compile(bounded),
      [commit('length', '80'), commit('stroke', '50')],
      'length',
      { value: 50, text: '80', issue: 'aboveMaximum' },
    ],
    [
      'picked',
      one({ exclusiveMin: 0 }),
      [commit('length', '1.5'), { type: 'pick', field: 'length', value: 2.64 }],
      'length',
      { value: 1.5 },
    ],
  ])('after %s', (rule, plan, events, field, { value, text, issue }) => {
    const state = after(plan, events)
    expect(state.changes.at(-1)).toMatchObject({ field, rule })
    const undone = reduce(state, undoLast(state))
    expect(undone.inputs[field]).toBe(value)
    expect(undone.chips).not.toHaveProperty(field)
    expect([undone.pending[field]?.text, undone.pending[field]?.issue.code]).toEqual([text, issue])
  })

  it('a number that is out of range is not lost and not sent: it comes back as text, and Start waits', () => {
    const plan = one({ max: 10, onOutOfRange: 'snap' })
    const state = after(plan, [commit('length', '25')])
    const undone = reduce(state, undoLast(state))
    expect(encodeRequest(plan, undone.snapshot).query).toEqual({})
    expect(reasonsAgainstStart(plan, undone.snapshot).map(({ path }) => path)).toEqual(['length'])
  })

  it('an option that is offered no more does not come back, until it is offered again', () => {
    const gone = after(compile(sized(false)), [init('a', 'b'), choose('size', 'b'), init('a')])
    expect(gone.changes.at(-1)).toMatchObject({ field: 'size', rule: 'optionGone', from: 'b' })
    expect(reduce(gone, undoLast(gone))).toBe(gone)
    const offered = reduce(gone, init('a', 'b'))
    expect(reduce(offered, undoLast(gone)).inputs['size']).toBe('b')
  })

  it('only the change that the chip shows can be undone', () => {
    const plan = one({ max: 10, onOutOfRange: 'snap' })
    const state = after(plan, [commit('length', '25'), commit('length', '30')])
    expect(reduce(state, { type: 'undo', change: 1 })).toBe(state)
  })
})
