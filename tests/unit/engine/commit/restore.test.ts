import { expect, it } from 'vitest'
import type { NumberField } from '../../../../engine/define/index.ts'
import { after, commit, one } from './events.ts'

it.each<[string, Omit<NumberField, 'kind'>, kept: number, taken: number]>([
  ['a value that the field can have stays', { min: 0, max: 20, step: 5 }, 15, 15],
  ['one beside its step, of an edited address or an older step, goes to the nearest', { min: 0, max: 20, step: 5 }, 13.2, 15],
  ['a trace beside the step too: an emptied field gives it back', { min: 0, max: 20, step: 5, onEmptyBlur: 'restorePrevious' }, 1e-9, 0],
  ['one out of range goes to the range, where the field does so', { min: 0, max: 20, step: 5, onOutOfRange: 'snap' }, 33, 20],
  ['and is left for the reader to see where it does not', { min: 0, max: 20, onOutOfRange: 'hint' }, 33, 33],
])('%s', (_, field, kept, taken) => {
  const restored = after(one(field), [{ type: 'restore', inputs: { length: kept } }])
  expect(restored.inputs['length']).toBe(taken)
  expect(after(one(field), [{ type: 'restore', inputs: { length: kept } }, commit('length', String(taken))]).inputs['length']).toBe(taken)
})
