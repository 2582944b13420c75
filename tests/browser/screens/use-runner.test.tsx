import { Activity, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createRunner, type Machine } from '../../../screens/app/machine-runner.ts'
import { useLatest, useRunner } from '../../../screens/app/use-runner.ts'
import { closePart, openPart } from './open-part.tsx'

afterEach(closePart)

type Event = { readonly type: 'opened' | 'pressed' } | { readonly type: 'told'; readonly answer: string }
type Ask = (about: string, signal: AbortSignal) => Promise<string>

/** Opening asks only where nothing has been asked yet. */
const machine: Machine<string | undefined, Event, 'ask'> = {
  start: undefined,
  advance: (before, event) => {
    if (event.type === 'told') return { state: event.answer, effects: [] }
    return event.type === 'opened' && before !== undefined ? { state: before, effects: [] } : { state: 'asked', effects: ['ask'] }
  },
}

const Asker = ({ about, ask }: { readonly about: string; readonly ask: Ask }) => {
  const latest = useLatest(about)
  const { state, dispatch } = useRunner(
    () =>
      createRunner(machine, (_, { call }) =>
        call({
          kind: 'ask',
          ask: (signal) => ask(latest(), signal),
          arrived: (answer) => ({ type: 'told', answer }),
          failed: ({ kind }) => ({ type: 'told', answer: kind }),
        }),
      ),
    (tell) => tell({ type: 'opened' }),
  )
  return (
    <button type="button" onClick={() => dispatch({ type: 'pressed' })}>
      {state}
    </button>
  )
}

const Page = ({ ask }: { readonly ask: Ask }) => {
  const [shown, setShown] = useState(true)
  const [about, setAbout] = useState('this')
  return (
    <>
      <button type="button" onClick={() => setShown(!shown)}>
        Turn the page
      </button>
      <button type="button" onClick={() => setAbout('that')}>
        Something else
      </button>
      <Activity mode={shown ? 'visible' : 'hidden'}>
        <Asker about={about} ask={ask} />
      </Activity>
    </>
  )
}

const press = (name: string) => page.getByRole('button', { name }).click()

it('a view that is taken away gives its call up, and makes it again when it comes back', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const ask = vi.fn<Ask>(() => promise)
  await openPart(<Page ask={ask} />)
  await expect.element(page.getByText('asked')).toBeVisible()
  const aborted = () => ask.mock.calls.map(([, signal]) => signal.aborted)
  expect(aborted()).toEqual([false])
  await press('Turn the page')
  await expect.poll(aborted).toEqual([true])
  await press('Turn the page')
  await expect.poll(aborted).toEqual([true, false])
  resolve('answered')
  await expect.element(page.getByText('answered')).toBeVisible()
  await press('Turn the page')
  await press('Turn the page')
  await expect.element(page.getByText('answered')).toBeVisible()
  expect(ask).toHaveBeenCalledTimes(2)
})

it('a call is made with what was given last', async () => {
  const ask = vi.fn<Ask>(async (about) => `answer about ${about}`)
  await openPart(<Page ask={ask} />)
  await expect.element(page.getByText('answer about this')).toBeVisible()
  await press('Something else')
  await press('answer about this')
  await expect.element(page.getByText('answer about that')).toBeVisible()
})
