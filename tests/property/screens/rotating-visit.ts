/** Runs a machine of the rotating flow under actions of a person, while the service answers in whatever order the scheduler lets it. */
import fc from 'fast-check'
import { type Asking, callIn, type CoreEvent, type Machine, type Step } from '../../../screens/base/machine/define-machine.ts'

export type After<State> = Step<State> & {
  /** What was told to the outside. */
  readonly reported: readonly unknown[]
}

/** Sees one step of a run; throws where something is wrong. */
export type Law<State, Event> = (before: State, event: Event | CoreEvent, after: After<State>) => void

export type World<State, Dependencies, Event, Opening> = {
  readonly machine: Machine<State, Dependencies, Event, Opening>
  readonly opening: Opening
  /** What the machine tells the outside with. */
  readonly dependencies: (tell: (what: unknown) => void) => Dependencies
  /** The answer to a question; undefined where there is none. */
  readonly answerTo: (asking: Asking) => unknown
  /** What a person does; undefined where it cannot be done in that state. */
  readonly deed: fc.Arbitrary<(state: State) => Event | CoreEvent | undefined>
}

export type WorldOf<Of> =
  Of extends Machine<infer State, infer Dependencies, infer Event, infer Opening> ? World<State, Dependencies, Event, Opening> : never

export type Visit<State, Event> = { state: State; readonly log: (Event | CoreEvent)[] }

type Run<State, Event> = {
  /** Made anew for each run. */
  readonly law?: () => Law<State, Event>
  readonly settled?: (visit: Visit<State, Event>) => void
}

/** How the service ends a question. */
export const endWith = ({ question, key }: Asking, answer: unknown): CoreEvent =>
  answer === undefined ? { type: 'failed', question, key, failure: { kind: 'offline' } } : { type: 'arrived', question, key, answer }

/** Whether an event is an answer that nobody waits for. */
export const isLate = (before: unknown, event: { readonly type: string } | CoreEvent): boolean => {
  if (!('key' in event)) return false
  const call = callIn(before, event.question)
  return call.state !== 'running' || call.key !== event.key
}

/** A property over runs: every step meets the law, and what it looks like once everything has arrived. */
export const runsOf = <State, Dependencies, Event, Opening>(
  { machine, opening, dependencies, answerTo, deed }: World<State, Dependencies, Event, Opening>,
  { law, settled }: Run<State, Event>,
) =>
  fc.asyncProperty(fc.array(deed, { maxLength: 40, size: 'max' }), fc.scheduler(), async (deeds, scheduler) => {
    const visit: Visit<State, Event> = { state: machine.start(opening), log: [] }
    const inspect = law?.()
    const problems: unknown[] = []
    const send = (event: Event | CoreEvent): void => {
      const before = visit.state
      const step = machine.advance(before, event)
      const reported: unknown[] = []
      visit.state = step.state
      visit.log.push(event)
      const tell = dependencies((what) => reported.push(what))
      machine.tell?.(tell, { event, before, after: step.state })
      inspect?.(before, event, { ...step, reported })
      step.asks.forEach(answer)
    }
    const answer = (asking: Asking): void => {
      if (asking.begins) {
        void scheduler.schedule(Promise.resolve(), 'time').then(() => attempt({ type: 'waited', question: asking.question }))
      }
      void scheduler.schedule(Promise.resolve(), 'answer').then(() => attempt(endWith(asking, answerTo(asking))))
    }
    // A sequence does not tell what was thrown in it.
    const attempt = (event: Event | CoreEvent | undefined): void => {
      try {
        if (event !== undefined) send(event)
      } catch (problem) {
        problems.push(problem)
      }
    }
    attempt({ type: 'opened' })
    scheduler.scheduleSequence(deeds.map((one) => async () => attempt(one(visit.state))))
    await scheduler.waitIdle()
    if (problems.length > 0) throw problems[0]
    settled?.(visit)
  })

/** FNV-1a: questions that differ by little have answers that differ by much. */
export const hashOf = (text: string): number =>
  Array.from(text).reduce((total, character) => Math.imul(total ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0, 0x811c9dc5) >>> 4
