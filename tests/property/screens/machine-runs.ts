/**
 * Runs any machine under actions of a person, while the service answers in whatever order the scheduler lets it, time passes, the view is taken away
 * and comes back, and the page is loaded anew; and looks at every step.
 */
import fc from 'fast-check'
import { isDeepStrictEqual } from 'node:util'
import { vi } from 'vitest'
import { ApiError } from '../../../screens/base/api/api.ts'
import { type Call, coverOf, endedOf, isCovered, keyOf, knownOf } from '../../../screens/base/machine/call.ts'
import { createRunner, type Runner, type Surroundings } from '../../../screens/base/machine/create-runner.ts'
import { type Asking, callIn, type CoreEvent, type Machine } from '../../../screens/base/machine/define-machine.ts'
import { type Act, actOf } from './machine-acts.ts'

/** A machine with a service for it. */
export type Subject<State, Dependencies extends Surroundings, Event extends { readonly type: PropertyKey }, Opening> = {
  readonly machine: Machine<State, Dependencies, Event, Opening>
  readonly dependencies: Omit<Dependencies, keyof Surroundings>
  /** What it is first opened from. */
  readonly opening: fc.Arbitrary<Opening>
  /** The answer to a question: the same one always. Undefined where there is none. */
  readonly answerTo: (asking: Asking) => unknown
  /** What a person does; undefined where it cannot be done in that state. */
  readonly deed: fc.Arbitrary<(state: State) => Event | CoreEvent | undefined>
  /** Actions that ask what has been answered already. */
  readonly asksAgain?: readonly Event['type'][]
  /** Questions whose answers are put together from more than one. */
  readonly joined?: readonly string[]
  /** What was kept, as it is read again from its text. */
  readonly read?: (text: string) => Opening
}

type PendingRequest = Asking & { readonly signal: AbortSignal; isOver: boolean }

type World = { readonly scheduler: fc.Scheduler; overlayMs: number }

/** Longer than any delay or overlay. */
const longMs = 10_000

/** A law, in words. */
const must = (holds: boolean, law: string): void => {
  if (!holds) throw new Error(law)
}

/** One visit: the runner, with everything that it does looked at. */
class Inspection<State, Dependencies extends Surroundings, Event extends { readonly type: PropertyKey }, Opening> {
  readonly subject: Subject<State, Dependencies, Event, Opening>
  readonly world: World
  readonly problems: unknown[] = []
  readonly requests: PendingRequest[] = []
  /** What was answered to each question. */
  readonly answers = new Map<string, unknown>()
  readonly began = new Map<string, number>()
  isLeft = false
  readonly machine: Machine<State, Dependencies, Event, Opening>
  readonly runner: Runner<State, Event>

  constructor(subject: Subject<State, Dependencies, Event, Opening>, world: World, opening: Opening) {
    const { machine, dependencies } = subject
    this.subject = subject
    this.world = world
    this.machine = {
      ...machine,
      advance: (state, event) => {
        const step = machine.advance(state, event)
        this.guard(() => this.checkStep(state, event, step))
        return step
      },
      ask: (_, asking, signal) => this.answer(asking, signal),
      tell: (outside, happening) => {
        this.guard(() => must(!this.isLeft, 'nothing is told after leaving'))
        machine.tell?.(outside, happening)
      },
    }
    // What is left out of `dependencies` is what is put in here.
    this.runner = createRunner(this.machine, () => ({ ...dependencies, overlayMs: world.overlayMs }) as unknown as Dependencies, opening)
    this.runner.subscribe(() => this.guard(() => this.checkState()))
    this.runner.open()
  }

  guard(check: () => void): void {
    try {
      check()
    } catch (problem) {
      this.problems.push(problem)
    }
  }

  callsOf(state: State): readonly (readonly [string, Call<unknown, unknown>])[] {
    return this.machine.questions.map((name) => [name, callIn(state, name)])
  }

  async answer(asking: Asking, signal: AbortSignal): Promise<unknown> {
    const pending: PendingRequest = { ...asking, signal, isOver: false }
    this.requests.push(pending)
    const open = this.requests.filter((one) => one.question === asking.question && !one.signal.aborted && !one.isOver)
    this.guard(() => must(open.length === 1, `one call for ${asking.question} at a time`))
    await this.world.scheduler.schedule(Promise.resolve(), `answer to ${asking.key}`)
    pending.isOver = true
    const answer = await this.subject.answerTo(asking)
    this.answers.set(`${asking.question} ${asking.key}`, answer)
    if (answer === undefined) throw new ApiError({ kind: 'offline' })
    return answer
  }

  checkStep(before: State, event: Event | CoreEvent, { state, asks }: { readonly state: State; readonly asks: readonly Asking[] }): void {
    if (this.machine.isOver(before)) return must(state === before && asks.length === 0, 'what is over stays so')
    for (const [name, call] of this.callsOf(state)) must(call.state !== 'pending', `${name} is asked in the step that wants it`)
    this.checkFollowing(before, state, event)
    const again = event.type === 'retry' || (this.subject.asksAgain ?? []).includes(event.type)
    for (const { question, key, begins } of asks) {
      // What has been answered is not asked again, unless that is what was wanted.
      if (!again) must(knownOf(callIn(before, question))?.key !== key, `${question} is not asked for what is known`)
      if (begins) this.began.set(question, Date.now())
    }
    // No machine calls an action of its own like an event of any machine.
    const core = event as CoreEvent
    if (core.type === 'arrived' || core.type === 'failed') {
      const { question, key } = core
      const call = callIn(before, question)
      must(call.state === 'running' && call.key === key, 'only what is awaited arrives')
    }
    if (core.type === 'cancel') {
      const { question } = core
      must(!['running', 'ready'].includes(callIn(state, question).state), `${question} is cancelled`)
      must(
        asks.every((one) => one.question !== question),
        `${question} is not asked by its cancelling`,
      )
    }
    if (core.type === 'retry') this.checkRetry(before, core.question, asks)
    return undefined
  }

  /** What is known is not forgotten while something is asked; an overlay stays over the next question, and for its time. */
  checkFollowing(before: State, state: State, event: Event | CoreEvent): void {
    for (const [name, call] of this.callsOf(state)) {
      const was = callIn(before, name)
      // A ready answer that was never shown may go.
      if (call.state !== 'idle' && was.state !== 'ready' && knownOf(was)) must(knownOf(call) !== undefined, `${name} stays known`)
      if (call.state === 'running' && coverOf(was) === 'declared' && event.type !== 'waited') {
        must(isCovered(call), `the overlay stays over ${name}`)
      }
      const isShown = event.type === 'show' || event.type === 'waited'
      if (coverOf(was) === 'declared' && call.state === 'answered' && !isShown && event.type !== 'cancel') {
        // Back at what had been answered, perhaps before something else failed: there is nothing to wait for.
        must(isDeepStrictEqual(was.state === 'ready' ? endedOf(was) : knownOf(was), call), `the overlay of ${name} stands for its time`)
      }
    }
  }

  checkRetry(before: State, question: string, asks: readonly Asking[]): void {
    const able = ['running', 'failed', 'stopped'].includes(callIn(before, question).state)
    const repeated = asks.filter((one) => one.question === question)
    must(
      isDeepStrictEqual(
        repeated.map(({ afterMs }) => afterMs),
        able ? [0] : [],
      ),
      `${question} is asked again, at once`,
    )
  }

  checkState(): void {
    const state = this.runner.state()
    this.checkLate(state)
    if (this.machine.isOver(state)) return
    // Whatever is asked, answered or shown belongs to what the state asks: there is nothing else to ask.
    must(this.isUnmoved(state, { type: 'opened' }), 'all that the state asks has been asked')
    for (const [name, call] of this.callsOf(state)) {
      if (call.state === 'idle') continue
      if ('request' in call) must(call.key === keyOf(call.request), `the key of ${name} is its question`)
      if (call.state === 'ready' || call.state === 'answered') {
        const isJoined = this.subject.joined?.includes(name) ?? false
        must(isJoined || isDeepStrictEqual(call.answer, this.answers.get(`${name} ${call.key}`)), `what is shown answers ${name}`)
      }
      if (call.state !== 'ready') continue
      must(Date.now() - (this.began.get(name) ?? -longMs) <= this.world.overlayMs, `${name} is hidden no longer than declared`)
      must(this.world.overlayMs > 0, 'nothing is hidden where there is no overlay')
    }
  }

  isUnmoved(state: State, event: CoreEvent): boolean {
    const step = this.subject.machine.advance(state, event)
    return step.state === state && step.asks.length === 0
  }

  /** An answer to anything that was asked before and is not awaited now changes nothing; nor is it let in. */
  checkLate(state: State): void {
    for (const pending of this.requests) {
      const { question, key, signal } = pending
      const call = callIn(state, question)
      const isAwaited = call.state === 'running' && call.key === key && !this.machine.isOver(state)
      if (isAwaited) continue
      must(pending.isOver || signal.aborted, `${question} is given up`)
      const late = { question, key, answer: this.answers.get(`${question} ${key}`), failure: { kind: 'offline' } } as const
      must(this.isUnmoved(state, { type: 'arrived', ...late }), `a late answer to ${question} changes nothing`)
      must(this.isUnmoved(state, { type: 'failed', ...late }), `a late failure of ${question} changes nothing`)
    }
  }

  act(act: Exclude<Act<State, Event>, { readonly say: 'reload' }>): void {
    const { runner, machine } = this
    if (act.say === 'wait') return void vi.advanceTimersByTime(act.ms)
    if (act.say === 'core') {
      return runner.dispatch({ type: act.type, question: machine.questions[act.place % machine.questions.length] ?? '' })
    }
    if (act.say === 'no overlay') {
      // The site turns out to have none.
      this.world.overlayMs = 0
      return runner.uncover()
    }
    if (act.say === 'do') {
      const event = act.deed(runner.state())
      return event && runner.dispatch(event)
    }
    this.leave()
    // The clock of an overlay begins again where nobody has seen it.
    for (const name of this.began.keys()) this.began.set(name, Date.now())
    this.isLeft = false
    runner.open()
    return undefined
  }

  /** Whatever comes after leaving, a press or a message of the page among it, changes nothing and tells nobody. */
  leave(): void {
    const { runner, machine } = this
    runner.stop()
    this.isLeft = true
    this.guard(() =>
      must(
        this.requests.every(({ signal, isOver }) => signal.aborted || isOver),
        'leaving gives all up',
      ),
    )
    const left = runner.state()
    for (const question of machine.questions) {
      const call = callIn(left, question)
      const key = 'key' in call ? call.key : ''
      runner.dispatch({ type: 'failed', question, key, failure: { kind: 'offline' } })
      for (const type of ['retry', 'cancel', 'waited'] as const) runner.dispatch({ type, question })
    }
    vi.advanceTimersByTime(longMs)
    this.guard(() => must(runner.state() === left, 'nothing happens after leaving'))
  }

  /** The visit after a reload. */
  reloaded(): Inspection<State, Dependencies, Event, Opening> {
    const { machine, subject, world } = this
    const saved = machine.keep?.(this.runner.state())
    if (saved === undefined || !subject.read) return this
    this.leave()
    // As the session storage gives it back.
    const read = subject.read(JSON.stringify(saved))
    const next = new Inspection(subject, world, read)
    this.guard(() => must(keyOf(machine.keep?.(machine.start(read))) === keyOf(saved), 'a reload brings back what was kept'))
    next.problems.push(...this.problems)
    return next
  }

  checkRest(): void {
    const state = this.runner.state()
    if (this.machine.isOver(state)) return
    for (const [name, call] of this.callsOf(state)) must(!['running', 'ready', 'pending'].includes(call.state), `${name} comes to an end`)
  }
}

/** A property over runs of a machine, with and without an overlay. */
export const anyRun = <State, Dependencies extends Surroundings, Event extends { readonly type: PropertyKey }, Opening>(
  subject: Subject<State, Dependencies, Event, Opening>,
) =>
  fc.asyncProperty(
    fc.array(actOf(subject.deed), { maxLength: 40, size: 'max' }),
    subject.opening,
    fc.constantFrom(0, 2000),
    fc.scheduler(),
    async (acts, opening, overlayMs, scheduler) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
      let visit = new Inspection(subject, { scheduler, overlayMs }, opening)
      // A sequence does not tell what was thrown in it.
      const perform = async (act: Act<State, Event>) =>
        visit.guard(() => {
          if (act.say !== 'reload') visit.act(act)
          else visit = visit.reloaded()
        })
      scheduler.scheduleSequence(acts.map((act) => () => perform(act)))
      for (let round = 0; round < 6; round += 1) {
        await scheduler.waitIdle()
        vi.advanceTimersByTime(longMs)
      }
      visit.guard(() => visit.checkRest())
      vi.useRealTimers()
      if (visit.problems.length > 0) throw visit.problems[0]
    },
  )
