import { expect, test } from 'vitest'
import { compile, type FormEvent, initialState, reduce } from '../../../../engine/index.ts'
import { between, betweenInits } from '../../../fixtures/schemas/nooks.ts'

test('a row that is put back takes nothing from values around it that are gone', () => {
  const [first, second] = betweenInits
  const inRow = (field: string, text: string): FormEvent => ({
    type: 'inRow',
    list: 'parts',
    row: 1,
    event: { type: 'commit', field, text },
  })
  const events: readonly FormEvent[] = [
    { type: 'init', data: first },
    { type: 'commit', field: 'around', text: '1' },
    { type: 'rowAdded', list: 'parts' },
    { type: 'inRow', list: 'parts', row: 1, event: { type: 'choose', field: 'kind', value: 'x' } },
    inRow('size', '0'),
    { type: 'rowRemoved', list: 'parts', row: 1 },
    { type: 'commit', field: 'around', text: '' },
    // Of the answer's only option follows a size: half of what is around, which is empty now.
    { type: 'init', data: second },
    { type: 'rowPutBack', list: 'parts' },
  ]
  const state = events.reduce(reduce, initialState(compile(between)))
  expect(state.lists['parts']?.map((row) => row.state.inputs)).toEqual([expect.objectContaining({ kind: 'y', size: 0 })])
})
