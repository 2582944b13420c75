import { expect, it } from 'vitest'
import { createAdmission } from '../../../../server/http/admission.ts'

/** Work that keeps the processor for a while. */
const hold = (ms: number): void => {
  const end = performance.now() + ms
  while (performance.now() < end);
}

it('requests of many clients begin in turn, those of one in the order of their arrival', async () => {
  const admit = createAdmission()
  const begun: string[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const arrive = (name: string, client: string) =>
    admit(client, () => {
      begun.push(name)
      if (begun.length === 7) resolve()
    })
  for (const name of ['a1', 'a2', 'a3', 'a4']) arrive(name, 'a')
  for (const name of ['b1', 'b2']) arrive(name, 'b')
  arrive('c1', 'c')
  await promise
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4'])
})

it('a burst leaves the event loop to others, and who comes meanwhile is next, whatever follows from each request', async () => {
  const admit = createAdmission()
  let done = 0
  let iterations = 0
  let doneBefore = Infinity
  const count = () => {
    iterations += 1
    if (iterations === 2) admit('somebody else', () => (doneBefore = done))
    if (done < 100) setImmediate(count)
  }
  setImmediate(count)
  const { promise, resolve } = Promise.withResolvers<void>()
  // After it has begun, as what a handler does after its first `await`.
  const begin = () =>
    void Promise.resolve().then(() => {
      hold(1)
      done += 1
      if (done === 100) resolve()
    })
  for (let place = 0; place < 100; place += 1) admit('crowd', begin)
  await promise
  expect(iterations).toBeGreaterThan(8)
  expect(doneBefore).toBeLessThan(60)
})
