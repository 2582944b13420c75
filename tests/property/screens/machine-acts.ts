/** What happens to a machine in a run: what a person does, time, and the page being left, loaded anew or told of no overlay. */
import fc from 'fast-check'
import type { CoreEvent } from '../../../screens/base/machine/define-machine.ts'

type Outside = { readonly say: 'wait'; readonly ms: number } | { readonly say: 'leave' | 'reload' | 'no overlay' }
type Do<State, Event> = { readonly say: 'do'; readonly deed: (state: State) => Event | CoreEvent | undefined }
type Core = { readonly say: 'core'; readonly type: 'retry' | 'show' | 'cancel'; readonly place: number }
export type Act<State, Event> = Outside | Do<State, Event> | Core

export const actOf = <State, Event>(deed: fc.Arbitrary<(state: State) => Event | CoreEvent | undefined>): fc.Arbitrary<Act<State, Event>> =>
  fc.oneof(
    { weight: 12, arbitrary: deed.map((one) => ({ say: 'do', deed: one }) as const) },
    {
      weight: 4,
      arbitrary: fc.record({ say: fc.constant('core' as const), type: fc.constantFrom('retry', 'show', 'cancel'), place: fc.nat(3) }),
    },
    { weight: 4, arbitrary: fc.record({ say: fc.constant('wait' as const), ms: fc.constantFrom(0, 1, 300, 999, 1000, 2500) }) },
    { weight: 1, arbitrary: fc.constantFrom('leave' as const, 'reload' as const, 'no overlay' as const).map((say) => ({ say })) },
  )
