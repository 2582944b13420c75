/** Laws about a whole form: the effect of clearing a field on the others, and restoring a saved form. */
import fc from 'fast-check'
import type { Field } from '../define/index.ts'
import type { FormEvent } from '../commit/events.ts'
import type { FormState } from '../commit/form-state.ts'
import { initialState } from '../commit/initial-state.ts'
import { reduce } from '../commit/reduce.ts'
import { inputsOfStated, stateInputs } from '../commit/stated-inputs.ts'
import type { Inputs } from '../plan/plan.ts'
import type { Subject } from './sequences.ts'
import { anySequence, lastState } from './sequences.ts'
import { expect, same } from './state-laws.ts'

/** What stands in a cleared field: tabs and toggles are never empty. */
function presetOf(field: Field): string | boolean | undefined {
  if (field.kind === 'toggle') return field.default ?? false
  return field.kind === 'alternatives' ? field.default : undefined
}

/** All fields that clearing `id` must empty: those it clears or unlocks and, if they have a value, those cleared in turn. */
function clearedBy({ plan, inputs, pending }: FormState, id: string): ReadonlySet<string> {
  const found = new Set([id])
  // Iterating over a set includes the elements added meanwhile.
  for (const one of found) {
    const planned = plan.fields.get(one)
    const isHeld = inputs[one] !== undefined || pending[one] !== undefined
    // Fields that depend on what is never empty are not cleared with it.
    const isNeverEmpty = planned !== undefined && presetOf(planned.field) !== undefined
    if (planned?.field.kind === 'toggle' && inputs[one] !== presetOf(planned.field)) for (const target of planned.clears) found.add(target)
    for (const target of planned && isHeld && !isNeverEmpty ? [...planned.clears, ...planned.unlocks] : []) found.add(target)
  }
  found.delete(id)
  return found
}

/** Law 9: which fields clearing a choice empties, and which it keeps. */
export function clearingClears(subject: Subject) {
  const { plan } = subject
  return fc.property(anySequence(subject), (events) => {
    const state = lastState(plan, events)
    for (const planned of plan.fields.values()) {
      if (planned.field.kind !== 'choice' || state.inputs[planned.id] === undefined) continue
      const after = reduce(state, { type: 'choose', field: planned.id, value: undefined })
      const dependents = clearedBy(state, planned.id)
      // A toggle that goes back to its default writes into others.
      const rewritten = new Set([...dependents].flatMap((one) => plan.fields.get(one)?.sets.map(({ target }) => target) ?? []))
      for (const one of plan.fields.values()) {
        if (one.id === planned.id || one.field.kind === 'diagram' || rewritten.has(one.id)) continue
        const preset = presetOf(one.field)
        if (dependents.has(one.id)) expect(same(after.inputs[one.id], preset), () => `clearing ${planned.id} left ${one.id}`)
        else if (one.field.kind !== 'number') {
          expect(same(after.inputs[one.id], state.inputs[one.id]), () => `clearing ${planned.id} touched ${one.id}`)
        }
      }
    }
  })
}

/** Values by field, independent of the order of entry. */
const written = (inputs: Inputs): string =>
  JSON.stringify(inputs, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  )

const isOnField = (event: FormEvent): event is FormEvent & { readonly type: 'input' | 'commit' } =>
  event.type === 'input' || event.type === 'commit'

/**
 * Events that commit every number still being typed, as pressing Start does; dependent bounds are updated only then. A key names a
 * field, or a cell by its list and row key.
 */
function leavingEvents(events: readonly FormEvent[]): readonly FormEvent[] {
  const typed = new Map<string, FormEvent>()
  for (const event of events) {
    const inner = event.type === 'inRow' ? event.event : event
    if (!isOnField(inner)) continue
    const key = JSON.stringify([event.type === 'inRow' ? [event.list, event.row] : [], inner.field])
    typed.delete(key)
    const commit = { ...inner, type: 'commit' } as const
    if (inner.type === 'input') typed.set(key, event.type === 'inRow' ? { ...event, event: commit } : commit)
  }
  return [...typed.values()]
}

/**
 * Saves a form as JSON and restores it into a form that already has its options, and into one that receives them later; the latter
 * behaves as if the answer had arrived again.
 */
export function savedIsTheSame(subject: Subject) {
  const { plan, inits } = subject
  return fc.property(anySequence(subject), (events) => {
    const left = leavingEvents(events).reduce(reduce, lastState(plan, events))
    // A rejected text is not saved, and may hide a bound.
    if (Object.keys(left.pending).length > 0) return
    // `stateInputs` returns a record.
    const saved = JSON.parse(JSON.stringify(stateInputs(plan, left.inputs))) as Readonly<Record<string, unknown>>
    const restore = { type: 'restore', inputs: inputsOfStated(plan, saved) } as const
    const arrival = { type: 'init', data: { ...(left.init ?? inits[0]) } } as const
    const open = (...order: readonly FormEvent[]) => written(order.reduce(reduce, initialState(plan)).inputs)
    const [expected, opened] = [written(left.inputs), open(arrival, restore)]
    expect(opened === expected, () => `kept ${expected}, opened ${opened}`)
    const [again, late] = [open(arrival, restore, { ...arrival, data: { ...arrival.data } }), open(restore, arrival)]
    expect(late === again, () => `with options at last ${late}, with options at first ${again}`)
  })
}
