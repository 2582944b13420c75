/** Whoever first needs what is made once for everybody is not refused afterwards for what that took. */
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Cooperative } from '../../../../engine/base/cooperative.ts'
import { createApp } from '../../../../server/app.ts'
import { cachedByVersion, onceBuilt } from '../../../../server/services/calls/cached-by-version.ts'
import { open } from '../../../../server/services/calls/guarded-call.ts'
import type { QueryCall } from '../../../../server/services/calls/served-call.ts'
import { defaultSite } from '../support/default-site.ts'

/** Processor time, ms: a machine with much else to do takes nothing away from it. */
const worked = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Work for so many ms. */
const toil = (ms: number): void => {
  const end = worked() + ms
  while (worked() < end);
}

/** 30 pieces of 10 ms: as much work as 30 calls may be. */
function* large(): Cooperative<string> {
  for (let piece = 0; piece < 30; piece += 1) {
    toil(10)
    yield
  }
  return 'made'
}

const callOf = (call: string, work: () => Cooperative<string>): QueryCall => ({
  roots: ['/api'],
  service: 'Word',
  call,
  summary: 'Word',
  description: 'A call of this test.',
  tag: 'Test',
  answer: { name: 'Said', shape: z.string() },
  method: 'GET',
  parameters: [],
  example: () => ({}),
  *respond() {
    return { values: yield* work() }
  },
})

/** Ten calls a minute. */
const statuses = async (work: () => Cooperative<string>): Promise<readonly number[]> => {
  const app = createApp({
    config: { overlay: 'none', serviceFactor: 'none', requestsPerMinute: 10, writesPerMinute: 10, trustProxy: false },
    version: '1',
    catalogueVersion: () => '1',
    ready: () => ({ read: true, write: true }),
    files: new Map(),
    sites: { current: () => [defaultSite] },
    calls: open('catalogue', [callOf('Look', work)]),
    identify: async () => ({ role: 'visitor', expired: true }),
    clock: { now: () => 0, worked },
    log: () => {},
  })
  return [(await app.request('/api/Word/Look')).status, (await app.request('/api/Word/Look')).status]
}

test('but for what nobody else has of it', async () => {
  const cached = cachedByVersion(() => ({ version: '1' }), large)
  expect(await statuses(() => onceBuilt(cached))).toEqual([200, 200])
  expect(await statuses(large)).toEqual([200, 429])
})
