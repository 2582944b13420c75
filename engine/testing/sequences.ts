/** Sequences of events on a calculator, and the states they produce. */
import fc from 'fast-check'
import type { FormEvent } from '../commit/events.ts'
import type { FormState } from '../commit/form-state.ts'
import { initialState } from '../commit/initial-state.ts'
import { reduce } from '../commit/reduce.ts'
import type { InitData, Plan } from '../plan/plan.ts'
import { completeEvents, eventArbitrary } from './arbitraries.ts'

/** A calculator with its init answers: the first is the usual one, the others offer different lists. */
export type Subject = { readonly plan: Plan; readonly inits: readonly [InitData, ...InitData[]] }

/** The states a sequence of events produces, including the initial one. */
export function statesOf(plan: Plan, events: readonly FormEvent[]): readonly FormState[] {
  const states = [initialState(plan)]
  for (const event of events) states.push(reduce(states.at(-1) ?? initialState(plan), event))
  return states
}

/** The state after the events. */
export const lastState = (plan: Plan, events: readonly FormEvent[]) => statesOf(plan, events).at(-1) ?? initialState(plan)

/** Arbitrary events after the init answer. */
export function sequence({ plan, inits }: Subject): fc.Arbitrary<readonly FormEvent[]> {
  return fc.array(eventArbitrary(plan, inits), { maxLength: 15 }).map((events) => [{ type: 'init', data: inits[0] } as const, ...events])
}

/** Half arbitrary sequences, half complete forms followed by a few arbitrary events. */
export function anySequence(subject: Subject): fc.Arbitrary<readonly FormEvent[]> {
  const { plan, inits } = subject
  const filled = fc
    .tuple(completeEvents(plan, inits[0]), fc.array(eventArbitrary(plan, inits), { maxLength: 3 }))
    .map(([complete, more]): readonly FormEvent[] => [{ type: 'init', data: inits[0] }, ...complete, ...more])
  return fc.oneof(sequence(subject), filled)
}
