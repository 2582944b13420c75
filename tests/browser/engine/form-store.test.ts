import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compile, fieldView, reasonsAgainstStart } from '../../../engine/index.ts'
import { createFormStore } from '../../../engine/react/index.ts'
import { eventArbitrary } from '../../../engine/testing/arbitraries.ts'
import { calculators } from './all-calculators.ts'
import { zoo, zooInits } from '../../fixtures/schemas/zoo.ts'

const subjects = [
  ...calculators.map(({ schema, examples }) => ({ name: schema.name, plan: compile(schema), inits: [examples.init] })),
  { name: 'zoo', plan: compile(zoo), inits: zooInits },
]

describe.each(subjects)('the store of $name, after any sequence of events', ({ plan, inits }) => {
  const events = fc.array(eventArbitrary(plan, inits), { maxLength: 25 })

  it('gives the reasons that are computed from scratch', () => {
    fc.assert(
      fc.property(events, (sequence) => {
        const store = createFormStore(plan)
        for (const event of sequence) store.dispatch(event)
        expect(store.reasons()).toEqual(reasonsAgainstStart(plan, store.state().snapshot))
      }),
    )
  })

  it('shows every field as it is, and has told of every difference', () => {
    fc.assert(
      fc.property(events, (sequence) => {
        const store = createFormStore(plan)
        const ids = [...plan.fields.keys()]
        const seen = new Map(ids.map((id) => [id, store.field(id)]))
        for (const id of ids) store.subscribe(id, () => seen.set(id, store.field(id)))
        for (const event of sequence) store.dispatch(event)
        const { snapshot, pending, chips, changes, system } = store.state()
        for (const [id, planned] of plan.fields) {
          const chip = changes.find((change) => change.id === chips[id])
          expect(seen.get(id)).toEqual({ ...fieldView(plan, planned, snapshot), pending: pending[id], chip, system })
        }
      }),
    )
  })

  it('has told of every text that it has rewritten', () => {
    fc.assert(
      fc.property(events, (sequence) => {
        const store = createFormStore(plan)
        const numbers = [...plan.fields.values()].filter(({ field }) => field.kind === 'number').map(({ id }) => id)
        const texts = new Map(numbers.map((id) => [id, store.text(id)]))
        store.onTexts((ids) => ids.forEach((id) => texts.set(id, store.text(id))))
        for (const event of sequence) {
          store.dispatch(event)
          // What is typed is the draft itself.
          if (event.type === 'input' && texts.has(event.field)) texts.set(event.field, store.text(event.field))
        }
        expect(texts).toEqual(new Map(numbers.map((id) => [id, store.text(id)])))
      }),
    )
  })
})
