/** Runs a machine of the rotating flow under actions of a person, while the service answers in whatever order the scheduler lets it. */
import fc from 'fast-check'

export type Step<State, Effect> = { readonly state: State; readonly effects: readonly Effect[] }

/** Sees one step of a run; throws where something is wrong. */
export type Law<State, Event, Effect> = (before: State, event: Event, after: Step<State, Effect>) => void

export type World<State, Event, Effect> = {
  readonly start: State
  readonly advance: (state: State, event: Event) => Step<State, Effect>
  /** What happens before a person can do anything. */
  readonly opening: readonly Event[]
  /** What comes of an effect, in time; undefined where nothing does. */
  readonly endOf: (effect: Effect) => Event | undefined
  /** What a person does; undefined where it cannot be done in that state. */
  readonly deed: fc.Arbitrary<(state: State) => Event | undefined>
}

export type Visit<State, Event, Effect> = { state: State; readonly log: Event[]; readonly effects: Effect[] }

type Run<State, Event, Effect> = {
  /** Made anew for each run. */
  readonly law?: () => Law<State, Event, Effect>
  readonly settled?: (visit: Visit<State, Event, Effect>) => void
}

/** A property over runs: every step meets the law, and what it looks like once everything has arrived. */
export const runsOf = <State, Event, Effect>(world: World<State, Event, Effect>, { law, settled }: Run<State, Event, Effect>) =>
  fc.asyncProperty(fc.array(world.deed, { maxLength: 40, size: 'max' }), fc.scheduler(), async (deeds, scheduler) => {
    const visit: Visit<State, Event, Effect> = { state: world.start, log: [], effects: [] }
    const inspect = law?.()
    const problems: unknown[] = []
    const send = (event: Event): void => {
      const before = visit.state
      const after = world.advance(before, event)
      visit.state = after.state
      visit.log.push(event)
      visit.effects.push(...after.effects)
      inspect?.(before, event, after)
      after.effects.forEach(answer)
    }
    const answer = (effect: Effect): void => {
      const end = world.endOf(effect)
      if (end === undefined) return
      void scheduler
        .schedule(Promise.resolve(), 'answer')
        .then(() => send(end))
        .catch((problem: unknown) => problems.push(problem))
    }
    world.opening.forEach(send)
    // A sequence does not tell what was thrown in it.
    const act = async (deed: (typeof deeds)[number]) => {
      try {
        const event = deed(visit.state)
        if (event !== undefined) send(event)
      } catch (problem) {
        problems.push(problem)
      }
    }
    scheduler.scheduleSequence(deeds.map((deed) => () => act(deed)))
    await scheduler.waitIdle()
    if (problems.length > 0) throw problems[0]
    settled?.(visit)
  })

/** FNV-1a: questions that differ by little have answers that differ by much. */
export const hashOf = (text: string): number =>
  Array.from(text).reduce((total, character) => Math.imul(total ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0, 0x811c9dc5) >>> 4
