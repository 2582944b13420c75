import { expect, it, vi } from 'vitest'
import { StreamedAnswer } from '../../../../server/base/streamed-answer.ts'

/** Three parts; `ended` once they are no longer wanted. */
const threeParts = () => {
  const state = { made: 0, isEnded: false }
  async function* parts() {
    try {
      for (const part of ['[1,', '2,', '3]']) {
        state.made += 1
        yield part
      }
    } finally {
      state.isEnded = true
    }
  }
  return { state, parts: parts() }
}

const fail = (error: unknown) => {
  throw error
}

it('is one JSON document', async () => {
  const { parts, state } = threeParts()
  expect(await new Response(new StreamedAnswer(parts).toBody(fail)).json()).toEqual({ code: 0, data: [1, 2, 3] })
  expect(state).toEqual({ made: 3, isEnded: true })
})

it('is made no further than it is read, and ends when its reader leaves', async () => {
  const { parts, state } = threeParts()
  const reader = new StreamedAnswer(parts).toBody(fail).getReader()
  for (let part = 0; part < 2; part += 1) await reader.read()
  await reader.cancel()
  expect(state.isEnded).toBe(true)
  expect(state.made).toBeLessThan(3)
})

it('ends where its reader stays and reads no further', async () => {
  const { parts, state } = threeParts()
  const reader = new StreamedAnswer(parts, 20).toBody(fail).getReader()
  for (let part = 0; part < 2; part += 1) await reader.read()
  await expect.poll(() => state.isEnded).toBe(true)
  await expect(reader.closed).rejects.toThrow('stopped reading')
})

it('ends before its end where the work fails, and says why to the service alone', async () => {
  async function* parts() {
    yield '[1,'
    throw new Error('broken')
  }
  const onFailure = vi.fn<(error: unknown) => void>()
  expect(await new Response(new StreamedAnswer(parts()).toBody(onFailure)).text()).toBe('{"code":0,"data":[1,')
  expect(onFailure.mock.calls).toEqual([[new Error('broken')]])
})
