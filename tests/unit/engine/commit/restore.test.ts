import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type NumberField, number } from '../../../../engine/define/index.ts'
import { reasonsAgainstStart, reduce } from '../../../../engine/index.ts'
import type { FormEvent } from '../../../../engine/index.ts'
import { savedIsTheSame } from '../../../../engine/testing/form-laws.ts'
import * as meaning from '../../../property/engine/meaning-form.ts'
import { after, commit, input, one } from './events.ts'

it.each<[string, Omit<NumberField, 'kind'>, kept: number, opened: number, emptied: number]>([
  ['a value that the field can have stays', { min: 0, max: 20, step: 5 }, 15, 15, 15],
  ['one beside its step, of an edited address, stays too; an emptied field goes to the step', { min: 0, max: 20, step: 5 }, 13.2, 13.2, 15],
  ['a trace beside the step', { min: 0, max: 20, step: 5 }, 1e-9, 1e-9, 0],
  ['one out of range goes to the range, where the field does so', { min: 0, max: 20, step: 5, onOutOfRange: 'snap' }, 33, 20, 20],
  ['and is left for the reader to see where it does not', { min: 0, max: 20, onOutOfRange: 'hint' }, 33, 33, 33],
])('%s', (_, field, saved, opened, emptied) => {
  const plan = one({ ...field, onEmptyBlur: 'restorePrevious' })
  const restored = { type: 'restore', inputs: { length: saved } } as const
  expect(after(plan, [restored]).inputs['length']).toBe(opened)
  expect(after(plan, [restored, commit('length', '')]).inputs['length']).toBe(emptied)
})

describe('a number whose limits depend on one that is being typed', () => {
  const opened = meaning.form({
    fields: {
      height: number({ max: 1000 }),
      depth: number({ min: 'height / 2', max: 'height', onOutOfRange: 'snap', onBoundsChange: 'recommit' }),
    },
  })
  const events: readonly FormEvent[] = [commit('height', '1'), commit('depth', '1'), input('height', '2.01')]
  const typing = events.reduce(reduce, opened)

  it('stays as it is and refuses Start by the limit of now', () => {
    expect(typing.inputs).toEqual({ height: 2.01, depth: 1 })
    expect(typing.pending).toEqual({})
    expect(reasonsAgainstStart(typing.plan, typing.snapshot)).toMatchObject([
      { code: 'belowMinimum', path: 'depth', params: { limit: 1.005 } },
    ])
  })

  it('follows when that field is left, and the form that is opened from what was kept meanwhile is the same', () => {
    const left = reduce(typing, commit('height', '2.01'))
    expect(left.inputs).toEqual({ height: 2.01, depth: 1.005 })
    expect(reduce(opened, { type: 'restore', inputs: typing.inputs }).inputs).toEqual(left.inputs)
  })

  it('obeys the law of saved forms', () => {
    fc.assert(savedIsTheSame({ plan: opened.plan, inits: [{}] }), { numRuns: 1, examples: [[[...events]]] })
  })
})
