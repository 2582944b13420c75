import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { preloadQuery, type Query, useQuery } from '../../../screens/base/api/query.ts'
import { openPart } from './open-part.tsx'

type PendingLoad = {
  readonly about: string
  readonly signal: AbortSignal
  readonly answer: (text: string) => void
  readonly fail: () => void
}

/** A source that answers when it is told to. `name` keeps the answers of the tests apart. */
const sourceOf = (name: string, isImmutable = false) => {
  const loads: PendingLoad[] = []
  const load = (about: string, signal: AbortSignal): Promise<string> =>
    new Promise((resolve, reject) => loads.push({ about, signal, answer: resolve, fail: () => reject(new Error('gone')) }))
  return { loads, source: { name, load, isImmutable } satisfies Query<string, string> }
}

const Reader = ({ source, about, label }: { source: Query<string, string>; about: string; label: string }) => {
  const { data, failure, isLoading, retry } = useQuery(source, about, { keepPreviousData: true })
  return (
    <button type="button" aria-label={label} onClick={retry}>
      {failure ? failure.kind : isLoading ? `${data ?? 'nothing'} so far` : data}
    </button>
  )
}

const Readers = ({ source }: { source: Query<string, string> }) => {
  const [about, setAbout] = useState('a')
  const [shown, setShown] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setAbout(about === 'a' ? 'b' : 'a')}>
        Ask otherwise
      </button>
      <button type="button" onClick={() => setShown(!shown)}>
        Turn the page
      </button>
      {shown && <Reader source={source} about={about} label="first" />}
      {shown && <Reader source={source} about={about} label="second" />}
    </>
  )
}

const press = (name: string) => page.getByRole('button', { name }).click()
const reads = async (label: string, text: string) => {
  await expect.element(page.getByRole('button', { name: label })).toHaveTextContent(text)
}

it('asks once for all who show it, and drops the late answer to a question that is not asked any more', async () => {
  const { loads, source } = sourceOf('late')
  await openPart(<Readers source={source} />)
  await vi.waitFor(() => expect(loads.map(({ about }) => about)).toEqual(['a']))
  loads[0]?.answer('about a')
  await reads('first', 'about a')
  await reads('second', 'about a')
  await press('Ask otherwise')
  await reads('first', 'about a so far')
  await press('Ask otherwise')
  await expect.poll(() => loads.map(({ about, signal }) => `${about} ${signal.aborted}`)).toEqual(['a false', 'b true', 'a false'])
  loads[1]?.answer('too late')
  loads[2]?.answer('again about a')
  await reads('first', 'again about a')
  await reads('second', 'again about a')
})

it('says what failed and asks again when told to, or when the connection is back', async () => {
  const { loads, source } = sourceOf('failing')
  await openPart(<Readers source={source} />)
  await vi.waitFor(() => expect(loads).toHaveLength(1))
  loads[0]?.fail()
  await reads('second', 'offline')
  await press('first')
  await vi.waitFor(() => expect(loads).toHaveLength(2))
  loads[1]?.fail()
  await reads('first', 'offline')
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(loads).toHaveLength(3))
  loads[2]?.answer('at last')
  await reads('first', 'at last')
  window.dispatchEvent(new Event('online'))
  await reads('second', 'at last')
  expect(loads).toHaveLength(3)
})

it('aborts the call when nobody shows its answer any more, and asks anew without a failure when somebody does', async () => {
  const { loads, source } = sourceOf('left')
  await openPart(<Readers source={source} />)
  await vi.waitFor(() => expect(loads).toHaveLength(1))
  await press('Turn the page')
  await vi.waitFor(() => expect(loads[0]?.signal.aborted).toBe(true))
  loads[0]?.fail()
  await press('Turn the page')
  await reads('first', 'nothing so far')
  await vi.waitFor(() => expect(loads).toHaveLength(2))
  loads[1]?.answer('about a')
  await reads('first', 'about a')
})

it('shows an answer that was asked for ahead without asking again', async () => {
  const { loads, source } = sourceOf('ahead')
  preloadQuery(source, 'a')
  preloadQuery(source, 'a')
  await openPart(<Readers source={source} />)
  await reads('first', 'nothing so far')
  loads[0]?.answer('about a')
  await reads('first', 'about a')
  expect(loads).toHaveLength(1)
})

it('forgets a failure of what was asked for ahead', async () => {
  const { loads, source } = sourceOf('ahead in vain')
  preloadQuery(source, 'a')
  loads[0]?.fail()
  await new Promise((resolve) => setTimeout(resolve))
  await openPart(<Readers source={source} />)
  await vi.waitFor(() => expect(loads).toHaveLength(2))
  loads[1]?.answer('about a')
  await reads('first', 'about a')
})

it.each([
  [true, ['a']],
  [false, ['a', 'a']],
])('asks anew for a page that is opened again, unless its answer is immutable (%s)', async (isImmutable, questions) => {
  const { loads, source } = sourceOf(`immutable ${isImmutable}`, isImmutable)
  await openPart(<Readers source={source} />)
  await vi.waitFor(() => expect(loads).toHaveLength(1))
  loads[0]?.answer('about a')
  await reads('first', 'about a')
  await press('Turn the page')
  await press('Turn the page')
  await reads('first', isImmutable ? 'about a' : 'nothing so far')
  expect(loads.map(({ about }) => about)).toEqual(questions)
})
