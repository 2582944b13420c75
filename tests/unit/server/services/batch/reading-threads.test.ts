/** Tables of many clients at a time: their files are read in a few threads, however many there are. */
import { createHook } from 'node:async_hooks'
import { afterAll, expect, test } from 'vitest'
import { createRealService, type RealService } from '../../support/real-service.ts'

/** Threads that run at a time. */
const running = new Set<number>()
let most = 0
const hook = createHook({
  init(id, type) {
    if (type !== 'WORKER') return
    running.add(id)
    most = Math.max(most, running.size)
  },
  destroy: (id) => void running.delete(id),
})
afterAll(() => void hook.disable())

const ask = async ({ app }: RealService, client: number): Promise<number> => {
  const request = new Request('http://localhost/api/Batch/Calculate?calculator=300', {
    method: 'POST',
    headers: { 'content-type': 'text/csv', 'x-forwarded-for': `198.51.100.${client}` },
    body: 'load\n5\n',
  })
  const { status, body } = await app.request(request)
  await body?.cancel()
  return status
}

test('a few threads read two files of each of ten clients, and nobody is refused', async () => {
  const service = await createRealService({ trustProxy: true })
  hook.enable()
  const statuses = await Promise.all(Array.from({ length: 20 }, (_, table) => ask(service, table % 10)))
  await service.close()
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(most).toBeGreaterThan(0)
  // The end of a thread is told a moment after the next one has begun.
  expect(most).toBeLessThanOrEqual(6)
}, 60_000)
