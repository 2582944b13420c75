/** A list that is full takes no row more, in whatever way it comes; with one less it takes one. */
import { describe, expect, it } from 'vitest'
import { compile, initialState, reduce } from '../../../engine/index.ts'
import type { FormEvent, FormState } from '../../../engine/index.ts'
import { calculators } from '../../../schemas/registry.ts'
import { zooSubjects } from '../../fixtures/schemas/zoo-subjects.ts'

const subjects = [
  ...zooSubjects.map(({ name, subject }) => ({ name, plan: subject.plan, init: subject.inits[0] })),
  ...calculators.map(({ schema, examples }) => ({ name: schema.name, plan: compile(schema), init: examples.init })),
]
const lists = subjects.flatMap(({ name, plan, init }) =>
  [...plan.fields.values()].flatMap(({ id, field }) =>
    field.kind === 'list' ? [{ name, plan, init, list: id, most: field.maxRows ?? 100 }] : [],
  ),
)
const keysOf = (state: FormState, list: string) => (state.lists[list] ?? []).map(({ key }) => key)
const after = (state: FormState, ...events: readonly FormEvent[]) => events.reduce(reduce, state)

describe.each(lists)('$list of $name', ({ plan, init, list, most }) => {
  const add: FormEvent = { type: 'rowAdded', list }
  const putBack: FormEvent = { type: 'rowPutBack', list }
  const full = after(initialState(plan, { init }), { type: 'restore', inputs: { [list]: Array.from({ length: most + 5 }, () => ({})) } })
  const [first = 0, second = 0] = keysOf(full, list)
  const remove = (row: number): FormEvent => ({ type: 'rowRemoved', list, row })

  it('is restored and pasted up to its most rows, and told how many are left over', () => {
    expect(keysOf(full, list)).toHaveLength(most)
    const few = after(full, remove(first))
    const { pasted, lists: pastedLists } = after(few, { type: 'rowsPasted', list, cells: [{}, {}, {}] })
    expect([pasted?.rows, pasted?.tooMany, pastedLists[list]?.length]).toEqual([1, 2, most])
    const { pasted: none } = after(full, { type: 'rowsPasted', list, cells: [{}] })
    expect([none?.rows, none?.tooMany]).toEqual([0, 1])
  })

  it('takes what is an option of a column, and tells of each text that is none', () => {
    const columns = [...(plan.rows.get(list)?.plan.fields.values() ?? [])].filter(({ field }) => field.kind === 'choice')
    for (const { id, options = [] } of columns) {
      const texts = [...options.map(({ value }) => value), 'nothing of the kind'].slice(-most)
      const { pasted, lists: read } = after(full, { type: 'rowsPasted', list, cells: texts.map((text) => ({ [id]: text })), replace: true })
      // No default stands for what was not read.
      expect(read[list]?.at(-1)?.state.inputs[id]).toBeUndefined()
      const last = { row: texts.length - 1, field: id, text: 'nothing of the kind' }
      expect(pasted?.refused.map(({ row, field, text }) => ({ row, field, text }))).toEqual([last])
      expect(pasted?.refused.map(({ issue }) => issue.code)).toEqual(['notAnOption'])
    }
  })

  it('is the very same after one more is added or put back', () => {
    expect(after(full, add)).toBe(full)
    const fullAgain = after(full, remove(first), add)
    expect(keysOf(fullAgain, list)).toHaveLength(most)
    expect(after(fullAgain, putBack)).toBe(fullAgain)
    const room = after(fullAgain, remove(second))
    expect(keysOf(after(room, add), list)).toHaveLength(most)
    expect(keysOf(after(room, putBack), list)).toEqual(keysOf(fullAgain, list))
  })
})
