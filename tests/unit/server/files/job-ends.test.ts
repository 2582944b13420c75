/** Waiting for the end of a job on this node. */
import { expect, test } from 'vitest'
import { createJobEnds } from '../../../../server/files/making/job-ends.ts'

const isOver = async (promise: Promise<void>): Promise<boolean> => {
  const tick = new Promise<'tick'>((resolve) => setImmediate(() => resolve('tick')))
  return (await Promise.race([promise, tick])) !== 'tick'
}

test('all who wait for a job are told of its end, and nobody who waits for another', async () => {
  const { ended, tell } = createJobEnds()
  const { signal } = new AbortController()
  const [first, second, other] = [ended('a', signal), ended('a', signal), ended('b', signal)]
  expect(await Promise.all([first, second, other].map(isOver))).toEqual([false, false, false])
  tell('a')
  expect(await Promise.all([first, second, other].map(isOver))).toEqual([true, true, false])
})

test('who is gone no longer waits', async () => {
  const { ended, tell } = createJobEnds()
  const gone = new AbortController()
  const waiting = ended('a', gone.signal)
  gone.abort()
  expect(await isOver(waiting)).toBe(true)
  expect(await isOver(ended('a', gone.signal))).toBe(true)
  expect(() => tell('a')).not.toThrow()
})
