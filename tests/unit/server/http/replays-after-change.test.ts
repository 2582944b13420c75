/** What is sent again is asked of the app anew, once what it is made of has changed. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createApp } from '../../../../server/app.ts'
import { listen, type Listening } from '../../../../server/http/listen.ts'
import { createResponseCache } from '../../../../server/http/response-cache.ts'
import { type GuardedCall, open } from '../../../../server/services/calls/guarded-call.ts'
import type { QueryCall } from '../../../../server/services/calls/served-call.ts'
import { defaultSite } from '../support/default-site.ts'

const none: readonly GuardedCall[] = []
const state = { version: 1, own: none, sites: [defaultSite] }

const callOf = (call: string): QueryCall => ({
  roots: ['/api'],
  service: 'Word',
  call,
  summary: 'Word',
  description: 'A call of this test.',
  tag: 'Test',
  answer: { name: 'Said', shape: z.object({ version: z.string() }) },
  method: 'GET',
  parameters: [],
  asOf: () => String(state.version),
  example: () => ({}),
  respond: () => ({ values: { version: String(state.version) } }),
})

const responseCache = createResponseCache(10_000_000)
let repeated = 0
let listening: Listening
beforeAll(async () => {
  const app = createApp({
    config: { overlay: 'none', serviceFactor: 'none', requestsPerMinute: 6000, writesPerMinute: 20, trustProxy: false },
    version: '1',
    catalogueVersion: () => String(state.version),
    ready: () => ({ read: true, write: true }),
    files: new Map(),
    sites: { current: () => state.sites },
    siteCalculators: { callsOf: () => state.own, entriesOf: () => [] },
    calls: open('catalogue', [callOf('Kept')]),
    identify: async () => ({ role: 'visitor', expired: true }),
    clock: { now: () => 0 },
    log: () => {},
    responseCache,
  })
  listening = await listen(app, {
    host: '127.0.0.1',
    port: 0,
    before: (incoming, outgoing) => {
      const isRepeated = responseCache.serve(incoming, outgoing)
      if (isRepeated) repeated += 1
      return isRepeated
    },
  })
})
afterAll(() => listening.close(0))

const ask = async (path: string) => {
  const before = repeated
  const answer = await fetch(`http://127.0.0.1:${listening.port}${path}`)
  return { status: answer.status, isAgain: repeated > before, text: await answer.text() }
}

const changes: Readonly<Record<string, () => void>> = {
  'the version of the catalogue': () => (state.version += 1),
  'the calls of a site': () => (state.own = open('catalogue', [callOf(`Own${state.own.length}`)])),
  'the sites': () => (state.sites = [defaultSite]),
}

/** What of it stands in an answer, so that an old one would tell something else. */
const cases: readonly (readonly [path: string, changed: string, isVisible: boolean])[] = [
  ['/api/Word/Kept', 'the version of the catalogue', true],
  ['/api/Word/Kept', 'the sites', false],
  ['/openapi.json', 'the version of the catalogue', false],
  ['/openapi.json', 'the calls of a site', true],
  ['/openapi.json', 'the sites', false],
  ['/docs', 'the version of the catalogue', false],
  ['/docs', 'the calls of a site', true],
  ['/docs', 'the sites', false],
]

beforeEach(() => {
  state.own = none
})

test.each(cases)('%s after a change of %s', async (path, changed, isVisible) => {
  await ask(path)
  const before = await ask(path)
  changes[changed]?.()
  const after = await ask(path)
  const again = await ask(path)
  expect([before, after, again].map(({ status, isAgain }) => [status, isAgain])).toEqual([
    [200, true],
    [200, false],
    [200, true],
  ])
  expect(after.text !== before.text).toBe(isVisible)
  expect(again.text).toBe(after.text)
})
