/** What is answered from bytes that were sent before, and what never is. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Site } from '../../../../contract/site/site.ts'
import type { AppEnv } from '../../../../server/http/app-env.ts'
import { errorResponse } from '../../../../server/http/error-response.ts'
import { createResponseCache } from '../../../../server/http/response-cache.ts'
import { withRequestContext } from '../../../../server/http/request-context.ts'
import { createFairQueue } from '../../../../server/http/fair-queue.ts'
import { callRoutes } from '../../../../server/routes/calls.ts'
import { open } from '../../../../server/services/calls/guarded-call.ts'
import type { BodyCall, QueryCall, ServedCall } from '../../../../server/services/calls/served-call.ts'
import { defaultSite } from '../support/default-site.ts'

let version = '1'
let worked = 0
let ownSite: Site = defaultSite

const described = {
  roots: ['/api'],
  service: 'Word',
  summary: 'Word',
  description: 'A call of this test.',
  tag: 'Test',
  answer: { name: 'Word', shape: z.object({}) },
} as const
const asOf = () => version
const work = (input: unknown) => {
  worked += 1
  const long = 'motion '.repeat(400)
  return input === 'wrong'
    ? { faults: [{ code: 'required', path: 'name', params: {} }] as const }
    : { values: { asked: input, worked, long } }
}
const query: Omit<QueryCall, 'call'> = {
  ...described,
  method: 'GET',
  parameters: [],
  example: () => ({}),
  respond: ({ name = [] }) => work(name[0]),
}
const body: Omit<BodyCall, 'call'> = {
  ...described,
  method: 'POST',
  body: { request: { name: 'Words', shape: z.unknown() }, example: () => ({}) },
  respond: work,
}
/** The catalogue changes while it is worked out. */
const overtaken = (input: unknown) => {
  if (worked === 0) version = `${version}+`
  return work(input)
}
const calls: readonly ServedCall[] = [
  { ...query, call: 'Overtaken', asOf, respond: ({ name = [] }) => overtaken(name[0]) },
  { ...query, call: 'Kept', asOf },
  { ...query, call: 'Anew' },
  { ...body, call: 'KeptBody', asOf },
]

const free = (_: unknown, next: () => Promise<void>) => next()
const app = new Hono<AppEnv>()
app.onError(errorResponse({ log: () => undefined, clock: { now: () => 0 } }))
app.use(withRequestContext(), async (context, next) => {
  context.set('site', ownSite)
  await next()
})
app.route(
  '/',
  callRoutes({
    calls: open('catalogue', calls),
    callsOfSite: () => [],
    guarded: { identify: async () => ({ role: 'visitor', expired: true }), permissionsOf: async () => [], trustProxy: false },
    limits: { logs: free, files: free, documents: free, rest: free },
    queue: createFairQueue(() => 0),
    cache: createResponseCache(1_000_000),
  }),
)

const ask = (path: string, headers: Record<string, string> = {}) =>
  app.request(`/api/Word/${path}`, { headers: { lang: 'en', ...headers } })
const send = (text: string | Uint8Array<ArrayBuffer>, type = 'application/json') =>
  app.request('/api/Word/KeptBody', { method: 'POST', headers: { 'content-type': type, lang: 'en' }, body: text })

beforeEach(() => {
  // Nothing of the test before is asked for again.
  version = `${version}+`
  worked = 0
  ownSite = defaultSite
})

describe('an answer that was given before', () => {
  test('is the same bytes without work, whoever asks, packed or not', async () => {
    const plain = await (await ask('Kept?name=a')).text()
    const [gzip, br] = [
      await ask('Kept?name=a', { 'accept-encoding': 'gzip' }),
      await ask('Kept?name=a', { 'accept-encoding': 'br, gzip' }),
    ]
    expect([gzip.headers.get('content-encoding'), br.headers.get('content-encoding')]).toEqual(['gzip', 'br'])
    expect(String(gunzipSync(Buffer.from(await gzip.arrayBuffer())))).toBe(plain)
    expect(String(brotliDecompressSync(Buffer.from(await br.arrayBuffer())))).toBe(plain)
    expect(worked).toBe(1)
    const head = await app.request('/api/Word/Kept?name=a', { method: 'HEAD', headers: { lang: 'en' } })
    expect([head.status, head.headers.get('content-length'), worked]).toEqual([200, String(plain.length), 1])
  })

  test('is not sent to whoever has it', async () => {
    const etag = (await ask('Kept')).headers.get('etag') ?? ''
    const again = await ask('Kept', { 'if-none-match': etag })
    expect([again.status, await again.text(), again.headers.get('etag'), worked]).toEqual([304, '', etag, 1])
    expect(again.headers.get('vary')).toMatch(/accept-encoding.*accept-language/i)
  })

  test('is worked out anew for another query, language, site, version', async () => {
    const [one] = [await (await ask('Kept?name=a')).text()]
    ownSite = { ...defaultSite }
    const others = [await ask('Kept?name=a', {}), await ask('Kept?name=b'), await ask('Kept?name=a', { lang: 'ru' })]
    ownSite = defaultSite
    version = `${version}+`
    others.push(await ask('Kept?name=a'))
    expect(new Set([one, ...(await Promise.all(others.map((answer) => answer.text())))]).size).toBe(5)
    expect(worked).toBe(5)
  })

  test('is not kept as one of a catalogue that went while it was worked out', async () => {
    const before = version
    await ask('Overtaken?name=a')
    // That catalogue is back.
    version = before
    await ask('Overtaken?name=a')
    expect(worked).toBe(2)
  })

  test('is not kept where its call does not say of what it is, or where it was a refusal', async () => {
    await ask('Anew')
    await ask('Anew')
    expect([(await ask('Kept?name=wrong')).status, (await ask('Kept?name=wrong')).status]).toEqual([400, 400])
    expect(worked).toBe(4)
  })
})

describe('a body', () => {
  test('is known by its bytes', async () => {
    await send('"a"')
    expect([await (await send('"a"')).text(), worked]).toEqual([await (await send('"a"')).text(), 1])
    await send('"b"')
    expect(worked).toBe(2)
  })

  test('that is no JSON by its name, or no UTF-8, is refused as it would be without a known one', async () => {
    await send('"\uFFFD"')
    expect((await send('"\uFFFD"', 'text/plain')).status).toBe(415)
    expect((await send(Uint8Array.of(0x22, 0xff, 0x22))).status).toBe(400)
    expect((await send('"\uFFFD"')).status).toBe(200)
    expect(worked).toBe(1)
  })
})
