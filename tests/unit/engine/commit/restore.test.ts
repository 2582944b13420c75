import { expect, it } from 'vitest'
import type { NumberField } from '../../../../engine/define/index.ts'
import { after, commit, one } from './events.ts'

it.each<[string, Omit<NumberField, 'kind'>, kept: number, opened: number, emptied: number]>([
  ['a value that the field can have stays', { min: 0, max: 20, step: 5 }, 15, 15, 15],
  ['one beside its step, of an edited address, stays too; an emptied field goes to the step', { min: 0, max: 20, step: 5 }, 13.2, 13.2, 15],
  ['a trace beside the step', { min: 0, max: 20, step: 5 }, 1e-9, 1e-9, 0],
  ['one out of range goes to the range, where the field does so', { min: 0, max: 20, step: 5, onOutOfRange: 'snap' }, 33, 20, 20],
  ['and is left for the reader to see where it does not', { min: 0, max: 20, onOutOfRange: 'hint' }, 33, 33, 33],
])('%s', (_, field, kept, opened, emptied) => {
  const plan = one({ ...field, onEmptyBlur: 'restorePrevious' })
  const restored = { type: 'restore', inputs: { length: kept } } as const
  expect(after(plan, [restored]).inputs['length']).toBe(opened)
  expect(after(plan, [restored, commit('length', '')]).inputs['length']).toBe(emptied)
})
