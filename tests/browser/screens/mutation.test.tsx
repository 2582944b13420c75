import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useMutation } from '../../../screens/base/api/mutation.ts'
import { openPart } from './open-part.tsx'

type Sent = { readonly text: string; readonly answer: (text: string) => void; readonly fail: () => void }

/** A service that answers when the test says so. */
const serviceOf = () => {
  const sent: Sent[] = []
  const act = (text: string): Promise<string> =>
    new Promise((resolve, reject) => sent.push({ text, answer: resolve, fail: () => reject(new Error('gone')) }))
  return { sent, act }
}

type Props = { readonly act: (text: string) => Promise<string>; readonly onDone: (line: string) => void }

const Sender = ({ act, onDone }: Props) => {
  const [typed, setTyped] = useState('')
  const { trigger, isMutating, failure, reset } = useMutation(act, (answer, text) => onDone(`${answer} to ${text}, typed ${typed}`))
  return (
    <>
      <input aria-label="text" onChange={({ target }) => setTyped(target.value)} />
      <button type="button" onClick={() => trigger(typed)}>
        Send
      </button>
      <button type="button" onClick={reset}>
        Reset
      </button>
      <output>{isMutating ? 'sending' : (failure?.kind ?? 'at rest')}</output>
    </>
  )
}

const Page = (props: Props) => {
  const [isShown, setShown] = useState(true)
  return (
    <>
      {isShown && <Sender {...props} />}
      <button type="button" onClick={() => setShown(false)}>
        Leave
      </button>
    </>
  )
}

const press = (name: string) => page.getByRole('button', { name }).click()
const reads = async (text: string) => {
  await expect.element(page.getByRole('status')).toHaveTextContent(text)
}

it('gives the answer to what is rendered when it comes', async () => {
  const { sent, act } = serviceOf()
  const onDone = vi.fn<(line: string) => void>()
  await openPart(<Page act={act} onDone={onDone} />)
  await page.getByLabelText('text').fill('a')
  await press('Send')
  await reads('sending')
  await page.getByLabelText('text').fill('ab')
  sent[0]?.answer('yes')
  await reads('at rest')
  expect(onDone.mock.calls).toEqual([['yes to a, typed ab']])
})

it('says why it failed until it is reset or done again', async () => {
  const { sent, act } = serviceOf()
  await openPart(<Page act={act} onDone={vi.fn<(line: string) => void>()} />)
  await press('Send')
  sent[0]?.fail()
  await reads('offline')
  await press('Reset')
  await reads('at rest')
  await press('Send')
  expect(sent).toHaveLength(2)
})

it('drops the answer to a call that was made again', async () => {
  const { sent, act } = serviceOf()
  const onDone = vi.fn<(line: string) => void>()
  await openPart(<Page act={act} onDone={onDone} />)
  await press('Send')
  await press('Send')
  sent[1]?.answer('second')
  await reads('at rest')
  sent[0]?.answer('first')
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(onDone.mock.calls).toEqual([['second to , typed ']])
})

it('drops an answer that comes when its view is gone', async () => {
  const { sent, act } = serviceOf()
  const onDone = vi.fn<(line: string) => void>()
  await openPart(<Page act={act} onDone={onDone} />)
  await press('Send')
  await press('Leave')
  sent[0]?.answer('late')
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(onDone).not.toHaveBeenCalled()
})
