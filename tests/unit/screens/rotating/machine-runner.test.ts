import { describe, expect, it, vi } from 'vitest'
import { createRunner } from '../../../../screens/rotating/machine-runner.ts'

type Event = { readonly type: 'ask'; readonly about: string } | { readonly type: 'told'; readonly answer: string }

/** Remembers what it was told; asks whatever it is asked. */
const runnerWith = (ask: (about: string, signal: AbortSignal) => Promise<string>) =>
  createRunner<readonly string[], Event, string>(
    {
      start: [],
      advance: (state, event) =>
        event.type === 'ask' ? { state, effects: [event.about] } : { state: [...state, event.answer], effects: [] },
    },
    (about, { call }) =>
      call('ask', (signal) => ask(about, signal), {
        arrived: (answer) => ({ type: 'told', answer }),
        failed: ({ kind }) => ({ type: 'told', answer: `failed: ${kind}` }),
      }),
  )

const later = (answers: Map<string, (answer: string) => void>) => (about: string) =>
  new Promise<string>((resolve) => {
    answers.set(about, resolve)
  })

describe('a runner of the rotating flow', () => {
  it('lets a new call take the place of the one before, whose answer is told no one', async () => {
    const answers = new Map<string, (answer: string) => void>()
    const runner = runnerWith(later(answers))
    runner.dispatch({ type: 'ask', about: 'first' })
    runner.dispatch({ type: 'ask', about: 'second' })
    answers.get('second')?.('two')
    answers.get('first')?.('one')
    await vi.waitFor(() => expect(runner.state()).toEqual(['two']))
  })

  it('begins again what was given up, and not what has ended', async () => {
    const asked: string[] = []
    const runner = runnerWith(async (about) => {
      asked.push(about)
      return about
    })
    runner.dispatch({ type: 'ask', about: 'a' })
    runner.stop()
    runner.resume()
    await vi.waitFor(() => expect(runner.state()).toEqual(['a']))
    runner.stop()
    runner.resume()
    expect(asked).toEqual(['a', 'a'])
  })
})
