import { Activity, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Call, idle } from '../../../screens/base/machine/call.ts'
import type { Surroundings } from '../../../screens/base/machine/create-runner.ts'
import { askAgain, defineMachine } from '../../../screens/base/machine/define-machine.ts'
import { noMemory, useMachine } from '../../../screens/base/machine/use-machine.ts'
import { openPart } from './open-part.tsx'

type Ask = (about: string, signal: AbortSignal) => Promise<string>
type State = { readonly talk: Call<string, string> }
type Dependencies = Surroundings & { readonly about: string; readonly ask: Ask }

/** Opening asks only where nothing has been asked yet. */
const machine = defineMachine<State, Dependencies, { pressed: Readonly<Record<never, never>> }, undefined>({
  start: () => ({ talk: idle }),
  questions: { talk: { of: () => 'tell', ask: ({ about, ask }, _, signal) => ask(about, signal) } },
  actions: { pressed: (state) => askAgain(state, 'talk') },
})

const Asker = (dependencies: Dependencies) => {
  const { state, dispatch } = useMachine(machine, dependencies, noMemory)
  return (
    <button type="button" onClick={() => dispatch({ type: 'pressed' })}>
      {state.talk.state === 'answered' ? state.talk.answer : 'asked'}
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
  await expect.poll(aborted).toEqual([false])
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
