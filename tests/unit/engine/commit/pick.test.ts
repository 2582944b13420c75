import { describe, expect, it } from 'vitest'
import { choice, number } from '../../../../engine/define/index.ts'
import { compile, initialState, reduce } from '../../../../engine/index.ts'
import type { FormEvent } from '../../../../engine/index.ts'
import { calculator } from '../calculator.ts'
import { after, commit, one, told, undoLast } from './events.ts'

const pick = (value: number, field = 'length'): FormEvent => ({ type: 'pick', field, value })

describe('a number worked out in a dialog', () => {
  it('is taken as one change that says where it comes from', () => {
    const state = after(one({ exclusiveMin: 0 }), [pick(2.64)])
    expect(state.inputs['length']).toBe(2.64)
    expect(told(state)).toEqual(['length: undefined → 2.64 (picked)'])
    expect(reduce(state, undoLast(state)).inputs).not.toHaveProperty('length')
  })

  it('takes the place of a text that was no value', () => {
    const state = after(one({ max: 10 }), [commit('length', 'abc'), pick(5)])
    expect([state.inputs['length'], state.pending]).toEqual([5, {}])
  })

  it('keeps to step and range as a typed number does', () => {
    expect(told(after(one({ min: 0, max: 10, step: 0.5 }), [pick(2.64)]))).toEqual(['length: 2.64 → 2.5 (step)'])
    expect(told(after(one({ max: 2, onOutOfRange: 'snap' }), [pick(2.64)]))).toEqual(['length: 2.64 → 2 (aboveMaximum)'])
    const refused = after(one({ max: 2 }), [pick(2.64)])
    expect(refused.pending['length']).toMatchObject({ text: '2.64', issue: { code: 'aboveMaximum' }, blocks: true })
  })

  it('brings numbers in line that it bounds', () => {
    const plan = compile(calculator({ fields: { stroke: number({}), length: number({ max: 'stroke', onOutOfRange: 'snap' }) } }))
    const state = after(plan, [commit('length', '80'), pick(50, 'stroke')])
    expect(state.inputs).toMatchObject({ stroke: 50, length: 50 })
  })

  it.each([
    ['the number that is there already', [commit('length', '2.64')], pick(2.64)],
    ['what is no number', [], pick(Number.NaN)],
    ['a number for no field', [], pick(2, 'none')],
  ] as const)('changes nothing where it is %s', (_, before, event) => {
    const state = after(one({}), before)
    expect(reduce(state, event)).toBe(state)
  })

  it('is no way to choose an option', () => {
    const state = initialState(compile(calculator({ fields: { length: choice({ options: ['1', '2'] }) } })))
    expect(reduce(state, pick(1))).toBe(state)
  })
})
