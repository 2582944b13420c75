import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Call, idle } from '../../../../screens/base/machine/call.ts'
import { createRunner, type Surroundings } from '../../../../screens/base/machine/create-runner.ts'
import { askAgain, defineMachine } from '../../../../screens/base/machine/define-machine.ts'

type Ask = (about: string, signal: AbortSignal) => Promise<string>
type State = { readonly about: string | undefined; readonly received: readonly string[]; readonly talk: Call<string, string> }

/** Asks about what it is set to, remembers what it was told; what is typed waits, what is started is covered. */
const machine = defineMachine<
  State,
  Surroundings & { readonly ask: Ask },
  { set: { readonly about: string | undefined }; typed: { readonly about: string }; started: Readonly<Record<never, never>> },
  undefined
>({
  start: () => ({ about: undefined, received: [], talk: idle }),
  questions: {
    talk: {
      of: ({ about }) => about,
      ask: ({ ask }, about, signal) => ask(about, signal),
      delays: { typed: 1000 },
      covers: ({ talk }) => talk.state === 'pending',
      answered: (state) =>
        state.talk.state === 'answered' || state.talk.state === 'ready'
          ? { ...state, received: [...state.received, state.talk.answer] }
          : state,
      failed: (state) => ({ ...state, received: [...state.received, 'failed'] }),
    },
  },
  actions: {
    set: (state, { about }) => ({ ...state, about }),
    typed: (state, { about }) => ({ ...state, about }),
    started: (state) => askAgain(state, 'talk'),
  },
})

const runnerWith = (ask: Ask, surroundings: Surroundings = {}) => createRunner(machine, () => ({ ...surroundings, ask }), undefined)

/** Answers with the question. */
const echo = () => vi.fn<Ask>(async (about) => about)

/** A call that is answered when it is told to. */
const held = () => {
  const ends = new Map<string, PromiseWithResolvers<string>>()
  const signals: AbortSignal[] = []
  const ask: Ask = (about, signal) => {
    const end = Promise.withResolvers<string>()
    ends.set(about, end)
    signals.push(signal)
    return end.promise
  }
  return { ask, ends, signals }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const turn = () => vi.advanceTimersByTimeAsync(0)

describe('a runner of a machine', () => {
  it('lets a new call take the place of the one before, whose answer is told no one', async () => {
    const { ask, ends } = held()
    const runner = runnerWith(ask)
    runner.dispatch({ type: 'set', about: 'first' })
    runner.dispatch({ type: 'set', about: 'second' })
    ends.get('second')?.resolve('two')
    ends.get('first')?.resolve('one')
    await turn()
    expect(runner.state().received).toEqual(['two'])
  })

  it('begins again what was given up, and not what has ended', async () => {
    const ask = echo()
    const runner = runnerWith(ask)
    runner.dispatch({ type: 'set', about: 'a' })
    runner.stop()
    runner.open()
    await turn()
    expect(runner.state().received).toEqual(['a'])
    runner.stop()
    runner.open()
    expect(ask.mock.calls.map(([about]) => about)).toEqual(['a', 'a'])
  })

  it('does nothing while it is stopped', () => {
    const ask = echo()
    const runner = runnerWith(ask)
    runner.dispatch({ type: 'set', about: 'a' })
    runner.stop()
    runner.dispatch({ type: 'set', about: 'b' })
    runner.open()
    expect(ask.mock.calls.map(([about]) => about)).toEqual(['a', 'a'])
  })

  it('makes a call that has to wait when its time is over; the wait begins again with the call', () => {
    const ask = echo()
    const runner = runnerWith(ask)
    runner.dispatch({ type: 'typed', about: 'a' })
    vi.advanceTimersByTime(999)
    runner.dispatch({ type: 'typed', about: 'b' })
    vi.advanceTimersByTime(999)
    runner.stop()
    vi.advanceTimersByTime(999)
    runner.open()
    vi.advanceTimersByTime(999)
    expect(ask).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(ask.mock.calls.map(([about]) => about)).toEqual(['b'])
  })

  it('shows a ready answer when the declared time of its overlay is over', async () => {
    const runner = runnerWith(echo(), { overlayMs: 2000 })
    runner.dispatch({ type: 'set', about: 'a' })
    await turn()
    runner.dispatch({ type: 'started' })
    await vi.advanceTimersByTimeAsync(1999)
    expect(runner.state().talk.state).toBe('ready')
    vi.advanceTimersByTime(1)
    expect(runner.state().talk.state).toBe('answered')
  })

  it('shows it at once where the site has no overlay, also when that is known late', async () => {
    const without = runnerWith(echo(), { overlayMs: 0 })
    const late = runnerWith(echo(), { overlayMs: 2000 })
    for (const runner of [without, late]) {
      runner.dispatch({ type: 'set', about: 'a' })
      runner.dispatch({ type: 'started' })
    }
    await turn()
    late.uncover()
    expect([without, late].map((runner) => runner.state().talk.state)).toEqual(['answered', 'answered'])
  })

  it('gives up a call that is no longer wanted, for good', () => {
    const { ask, signals } = held()
    const runner = runnerWith(ask)
    runner.dispatch({ type: 'set', about: 'a' })
    expect(signals.map(({ aborted }) => aborted)).toEqual([false])
    runner.dispatch({ type: 'set', about: undefined })
    runner.open()
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  })

  it('tells a failure once, after the machine, and nothing of a call that was given up', async () => {
    const { ask, ends } = held()
    const atFailure: unknown[] = []
    const runner = runnerWith(ask, { onFailure: () => atFailure.push(runner.state().received) })
    runner.dispatch({ type: 'set', about: 'first' })
    runner.dispatch({ type: 'set', about: 'second' })
    ends.get('first')?.reject(new TypeError('Failed to fetch'))
    ends.get('second')?.reject(new TypeError('Failed to fetch'))
    await turn()
    expect(runner.state().received).toEqual(['failed'])
    expect(atFailure).toEqual([['failed']])
  })
})
