/** Laws about a whole form: what clearing one field does to the others, and what a form is after it was kept. */
import fc from 'fast-check'
import type { FormEvent } from '../commit/events.ts'
import { initialState } from '../commit/initial-state.ts'
import { reduce } from '../commit/reduce.ts'
import { inputsOfStated, stateInputs } from '../commit/stated-inputs.ts'
import type { Inputs, Plan } from '../plan/plan.ts'
import type { Subject } from './sequences.ts'
import { anySequence, lastState } from './sequences.ts'
import { expect, same } from './state-laws.ts'

/** All fields that clearing `id` must empty: what it clears or unlocks, and what those clear in turn. */
function clearedBy(plan: Plan, id: string, found = new Set<string>()): ReadonlySet<string> {
  const planned = plan.fields.get(id)
  for (const target of [...(planned?.clears ?? []), ...(planned?.unlocks ?? [])]) {
    if (found.has(target)) continue
    found.add(target)
    clearedBy(plan, target, found)
  }
  return found
}

/** Law 9: what clearing a choice empties, and what it leaves. */
export function clearingClears(subject: Subject) {
  const { plan } = subject
  return fc.property(anySequence(subject), (events) => {
    const state = lastState(plan, events)
    for (const planned of plan.fields.values()) {
      if (planned.field.kind !== 'choice' || state.inputs[planned.id] === undefined) continue
      const after = reduce(state, { type: 'choose', field: planned.id, value: undefined })
      const dependents = clearedBy(plan, planned.id)
      for (const one of plan.fields.values()) {
        if (one.id === planned.id || one.field.kind === 'diagram') continue
        if (dependents.has(one.id)) expect(after.inputs[one.id] === undefined, () => `clearing ${planned.id} left ${one.id}`)
        else if (one.field.kind !== 'number') {
          expect(same(after.inputs[one.id], state.inputs[one.id]), () => `clearing ${planned.id} touched ${one.id}`)
        }
      }
    }
  })
}

/** Values by field, whatever order they were entered in. */
const written = (inputs: Inputs): string =>
  JSON.stringify(inputs, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  )

/** Kept as JSON, opened in a form that has its options already, and in one that gets them later: that one is as if they had come again. */
export function keptIsTheSame(subject: Subject) {
  const { plan, inits } = subject
  return fc.property(anySequence(subject), (events) => {
    const left = lastState(plan, events)
    // What is still being typed is no part of it, and may hide a bound.
    if (Object.keys(left.pending).length > 0) return
    // It is written as a record.
    const kept = JSON.parse(JSON.stringify(stateInputs(plan, left.inputs))) as Readonly<Record<string, unknown>>
    const restore = { type: 'restore', inputs: inputsOfStated(plan, kept) } as const
    const arrival = { type: 'init', data: { ...(left.init ?? inits[0]) } } as const
    const open = (...order: readonly FormEvent[]) => written(order.reduce(reduce, initialState(plan)).inputs)
    const [wanted, opened] = [written(left.inputs), open(arrival, restore)]
    expect(opened === wanted, () => `kept ${wanted}, opened ${opened}`)
    const [again, late] = [open(arrival, restore, { ...arrival, data: { ...arrival.data } }), open(restore, arrival)]
    expect(late === again, () => `with options at last ${late}, with options at first ${again}`)
  })
}
