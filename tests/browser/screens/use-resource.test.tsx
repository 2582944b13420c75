import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Source, useResource } from '../../../screens/base/use-resource.ts'
import { closePart, openPart } from './open-part.tsx'

afterEach(closePart)

type Asked = { readonly about: string; readonly signal: AbortSignal; readonly answer: (text: string) => void; readonly fail: () => void }

/** A source that answers when it is told to. `name` keeps the answers of the tests apart. */
const sourceOf = (name: string, kept = false) => {
  const asked: Asked[] = []
  const load = (about: string, signal: AbortSignal): Promise<string> =>
    new Promise((resolve, reject) => asked.push({ about, signal, answer: resolve, fail: () => reject(new Error('gone')) }))
  return { asked, source: { name, load, kept } satisfies Source<string, string> }
}

const Reader = ({ source, about, label }: { source: Source<string, string>; about: string; label: string }) => {
  const { data, last, failure, retry } = useResource(source, about)
  return (
    <button type="button" aria-label={label} onClick={retry}>
      {data ?? (failure ? failure.kind : `${last ?? 'nothing'} so far`)}
    </button>
  )
}

const Readers = ({ source }: { source: Source<string, string> }) => {
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
  const { asked, source } = sourceOf('late')
  await openPart(<Readers source={source} />)
  await vi.waitFor(() => expect(asked.map(({ about }) => about)).toEqual(['a']))
  asked[0]?.answer('about a')
  await reads('first', 'about a')
  await reads('second', 'about a')
  await press('Ask otherwise')
  await reads('first', 'about a so far')
  await press('Ask otherwise')
  expect(asked.map(({ about }) => about)).toEqual(['a', 'b', 'a'])
  expect(asked[1]?.signal.aborted).toBe(true)
  asked[1]?.answer('too late')
  asked[2]?.answer('again about a')
  await reads('first', 'again about a')
  await reads('second', 'again about a')
})

it('says what failed and asks again when told to, or when the connection is back', async () => {
  const { asked, source } = sourceOf('failing')
  await openPart(<Readers source={source} />)
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  asked[0]?.fail()
  await reads('second', 'offline')
  await press('first')
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  asked[1]?.fail()
  await reads('first', 'offline')
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(2))
  asked.at(-1)?.answer('at last')
  await reads('first', 'at last')
})

it.each([
  [true, ['a']],
  [false, ['a', 'a']],
])('asks anew for a page that is opened again, unless answers are kept (%s)', async (kept, questions) => {
  const { asked, source } = sourceOf(`kept ${kept}`, kept)
  await openPart(<Readers source={source} />)
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  asked[0]?.answer('about a')
  await reads('first', 'about a')
  await press('Turn the page')
  await press('Turn the page')
  await reads('first', kept ? 'about a' : 'nothing so far')
  expect(asked.map(({ about }) => about)).toEqual(questions)
})
