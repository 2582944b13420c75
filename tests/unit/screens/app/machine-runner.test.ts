import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ApiFailure } from '../../../../screens/app/api.ts'
import { type Asking, createRunner } from '../../../../screens/app/machine-runner.ts'

type Event =
  | { readonly type: 'ask'; readonly about: string }
  | { readonly type: 'wait'; readonly ms: number }
  | { readonly type: 'told'; readonly answer: string }

type Ask = (about: string, signal: AbortSignal) => Promise<string>
type Options = Pick<Asking<readonly string[], Event, string>, 'afterMs' | 'isWanted'>

/** Remembers what it was told; asks whatever it is asked. */
const runnerWith = (ask: Ask, options: Options = {}, onFailure?: (failure: ApiFailure) => void) =>
  createRunner<readonly string[], Event, Exclude<Event, { readonly type: 'told' }>>(
    {
      start: [],
      advance: (state, event) => (event.type === 'told' ? { state: [...state, event.answer], effects: [] } : { state, effects: [event] }),
    },
    (effect, { call, later }) =>
      effect.type === 'wait'
        ? later(effect.ms, { type: 'told', answer: 'waited' })
        : call({
            kind: 'ask',
            ask: (signal) => ask(effect.about, signal),
            arrived: (answer) => ({ type: 'told', answer }),
            failed: ({ kind }) => ({ type: 'told', answer: `failed: ${kind}` }),
            ...options,
          }),
    onFailure,
  )

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
    runner.dispatch({ type: 'ask', about: 'first' })
    runner.dispatch({ type: 'ask', about: 'second' })
    ends.get('second')?.resolve('two')
    ends.get('first')?.resolve('one')
    await turn()
    expect(runner.state()).toEqual(['two'])
  })

  it('begins again what was given up, and not what has ended', async () => {
    const ask = echo()
    const runner = runnerWith(ask)
    runner.dispatch({ type: 'ask', about: 'a' })
    runner.stop()
    runner.resume()
    await turn()
    expect(runner.state()).toEqual(['a'])
    runner.stop()
    runner.resume()
    expect(ask.mock.calls.map(([about]) => about)).toEqual(['a', 'a'])
  })

  it('does not begin again what has been asked anew meanwhile', () => {
    const ask = echo()
    const runner = runnerWith(ask)
    runner.dispatch({ type: 'ask', about: 'a' })
    runner.stop()
    runner.dispatch({ type: 'ask', about: 'b' })
    runner.resume()
    expect(ask.mock.calls.map(([about]) => about)).toEqual(['a', 'b'])
  })

  it('makes a call that has to wait when its time is over; the wait begins again with the call', () => {
    const ask = echo()
    const runner = runnerWith(ask, { afterMs: 1000 })
    runner.dispatch({ type: 'ask', about: 'a' })
    vi.advanceTimersByTime(999)
    runner.dispatch({ type: 'ask', about: 'b' })
    vi.advanceTimersByTime(999)
    runner.stop()
    vi.advanceTimersByTime(999)
    runner.resume()
    vi.advanceTimersByTime(999)
    expect(ask).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(ask.mock.calls.map(([about]) => about)).toEqual(['b'])
  })

  it('lets time pass', () => {
    const runner = runnerWith(echo())
    runner.dispatch({ type: 'wait', ms: 2000 })
    vi.advanceTimersByTime(1999)
    expect(runner.state()).toEqual([])
    vi.advanceTimersByTime(1)
    expect(runner.state()).toEqual(['waited'])
  })

  it('gives up a call that is no longer wanted, for good', () => {
    const { ask, signals } = held()
    const runner = runnerWith(ask, { isWanted: (state) => state.length === 0 })
    runner.dispatch({ type: 'ask', about: 'a' })
    expect(signals.map(({ aborted }) => aborted)).toEqual([false])
    runner.dispatch({ type: 'told', answer: 'enough' })
    runner.resume()
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  })

  it('tells a failure once, after the machine, and nothing of a call that was given up', async () => {
    const { ask, ends } = held()
    const told: unknown[] = []
    const runner = runnerWith(ask, {}, ({ kind }) => told.push([kind, runner.state()]))
    runner.dispatch({ type: 'ask', about: 'first' })
    runner.dispatch({ type: 'ask', about: 'second' })
    ends.get('first')?.reject(new TypeError('Failed to fetch'))
    ends.get('second')?.reject(new TypeError('Failed to fetch'))
    await turn()
    const [failed] = runner.state()
    expect(runner.state()).toEqual([expect.stringMatching(/^failed: /)])
    expect(told).toEqual([[failed?.replace('failed: ', ''), [failed]]])
  })
})
