/** Many costly calls at once: everybody else is answered in between, and what is too much is told when to come back. */
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { AppEnv } from '../../../../server/http/app-env.ts'
import { errorResponse } from '../../../../server/http/error-response.ts'
import { listen, type Listening } from '../../../../server/http/listen.ts'
import { withRequestContext } from '../../../../server/http/request-context.ts'
import { createResponseCache } from '../../../../server/http/response-cache.ts'
import { createFairQueue } from '../../../../server/http/fair-queue.ts'
import { callRoutes } from '../../../../server/routes/calls.ts'
import { open } from '../../../../server/services/calls/guarded-call.ts'
import type { QueryCall } from '../../../../server/services/calls/served-call.ts'
import { defaultSite } from '../support/default-site.ts'
import { get, screwQuery } from '../support/ask.ts'
import { createRealService } from '../support/real-service.ts'

/** What each call takes, ms. */
const cost = 60
const worked: string[] = []

const slow: QueryCall = {
  method: 'GET',
  roots: ['/api'],
  tag: 'Test',
  service: 'Slow',
  call: 'Work',
  summary: 'Word',
  description: 'A call of this test.',
  parameters: [],
  example: () => ({}),
  answer: { name: 'Slow', shape: z.object({}) },
  respond: ({ name = [] }) => {
    const end = performance.now() + cost
    while (performance.now() < end);
    worked.push(...name)
    return { values: {} }
  },
}

const app = new Hono<AppEnv>()
app.onError(errorResponse({ log: () => undefined, clock: { now: () => 0 } }))
app.use(withRequestContext(), async (context, next) => {
  context.set('site', defaultSite)
  await next()
})
app.get('/healthz', (context) => context.text('ok'))
app.route(
  '/',
  callRoutes({
    calls: open('catalogue', [slow]),
    callsOfSite: () => [],
    guarded: { identify: async () => ({ role: 'visitor', expired: true }), permissionsOf: async () => [], trustProxy: false },
    limits: { logs: (_, next) => next(), files: (_, next) => next(), documents: (_, next) => next(), rest: (_, next) => next() },
    queue: createFairQueue(() => performance.now()),
    cache: createResponseCache(0),
  }),
)

let listening: Listening
let url: string
beforeAll(async () => {
  listening = await listen(app, { host: '127.0.0.1', port: 0 })
  url = `http://127.0.0.1:${listening.port}`
})
afterAll(() => listening.close(0))

const work = (name: string, signal?: AbortSignal) => fetch(`${url}/api/Slow/Work?name=${name}`, { ...(signal && { signal }) })

test('a look at the health is answered between two of them, and what is too much is told when to come back', async () => {
  const responses = Array.from({ length: 100 }, (_, place) => work(`call ${place}`))
  await expect.poll(() => worked.length, { timeout: 60_000 }).toBeGreaterThan(1)
  const before = worked.length
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  expect(worked.length - before).toBeLessThanOrEqual(3)
  const answers = await Promise.all(responses)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(worked.length)
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.every(({ status, headers }) => status === 503 && Number(headers.get('retry-after')) > 0)).toBe(true)
})

test('what nobody waits for any more is not worked out', async () => {
  worked.length = 0
  const gone = new AbortController()
  const settled = Promise.allSettled(Array.from({ length: 30 }, (_, place) => work(`gone ${place}`, gone.signal)))
  await expect.poll(() => worked.length, { timeout: 60_000 }).toBeGreaterThan(1)
  gone.abort()
  await settled
  await expect.poll(async () => (await work('stays')).status, { timeout: 60_000 }).toBe(200)
  expect(worked.at(-1)).toBe('stays')
  expect(worked.length).toBeLessThan(15)
})

test('whoever costs more may ask less', { tags: ['deep'] }, async () => {
  let time = 0
  // Each look at the clock is half a millisecond after the one before, and each model and each card comes after one; or nothing takes any time.
  for (const [step, least, most] of [
    [0.5, 6, 20],
    [0, 30, 30],
  ] as const) {
    const service = await createRealService({ now: () => (time += step), requestsPerMinute: 60 })
    let answered = 0
    let retryAfter: string | null = null
    for (let times = 0; times < 30; times += 1) {
      // Nothing is asked that was answered before.
      const { status, headers } = await get(service, 'BallScrewWorking/Calculation', { query: { ...screwQuery, Count: String(times + 1) } })
      if (status === 200) answered += 1
      else retryAfter = headers.get('retry-after')
    }
    expect(answered).toBeGreaterThanOrEqual(least)
    expect(answered).toBeLessThanOrEqual(most)
    expect(Number(retryAfter) > 0).toBe(answered < 30)
    await service.close()
  }
})
