/** Boxes that are ticked: what depends on them goes with a box that is cleared, and stays with one that is ticked beside the others. */
import { describe, expect, it } from 'vitest'
import { compile, initialState, reduce } from '../../../engine/index.ts'
import type { FormEvent, FormState } from '../../../engine/index.ts'
import { optionValues } from '../../../engine/testing/arbitraries.ts'
import { calculators } from '../../../schemas/registry.ts'
import { zooSubjects } from '../../fixtures/schemas/zoo-subjects.ts'

const subjects = [
  ...zooSubjects.map(({ name, subject }) => ({ name, plan: subject.plan, init: subject.inits[0] })),
  ...calculators.map(({ schema, examples }) => ({ name: schema.name, plan: compile(schema), init: examples.init })),
]
const after = (state: FormState, ...events: readonly FormEvent[]) => events.reduce(reduce, state)

const groups = subjects.flatMap(({ name, plan, init }) =>
  [...plan.fields.values()].flatMap((planned) => {
    const options = optionValues(plan, planned, init)
    // A number is entered whatever its range is; what is refused there goes as well.
    const numbers = (ids: readonly string[]) => ids.filter((id) => plan.fields.get(id)?.field.kind === 'number')
    const [clears, unlocks] = [numbers(planned.clears), numbers(planned.unlocks)]
    const isGroup = planned.field.kind === 'choices' && options.length > 1 && clears.length + unlocks.length > 0
    return isGroup ? [{ name, plan, init, id: planned.id, options, clears, unlocks }] : []
  }),
)

describe.each(groups)('$id of $name', ({ plan, init, id, options, clears, unlocks }) => {
  const tick = (value: string): FormEvent => ({ type: 'toggle', field: id, value })
  const numbers = [...new Set([...clears, ...unlocks])]
  const filling = numbers.map((field): FormEvent => ({ type: 'commit', field, text: '7' }))
  const held = ({ inputs, pending }: FormState) => numbers.filter((field) => (inputs[field] ?? pending[field]) !== undefined)
  const none = reduce(initialState(plan, { init }), { type: 'restore', inputs: { [id]: null } })

  it('empties what it clears with each box that is cleared, what waits for it with the last one, and nothing with one that is ticked', () => {
    let state = none
    for (const option of options) {
      state = after(state, ...filling, tick(option))
      expect([option, held(state)]).toEqual([option, numbers])
    }
    for (const [at, option] of options.entries()) {
      const isLast = at === options.length - 1
      state = after(state, ...filling, tick(option))
      const left = numbers.filter((field) => !clears.includes(field) && !(isLast && unlocks.includes(field)))
      expect([option, held(state)]).toEqual([option, left])
    }
    expect(state.inputs[id]).toEqual([])
  })
})
