/** What is sent again before the app is asked is what the app would have sent; whatever may differ is asked of the app. */
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { listen, type Listening } from '../../../../server/http/listen.ts'
import { createResponseCache, keyHeaders } from '../../../../server/http/response-cache.ts'
import type { LogEntry } from '../../../../server/http/request-log.ts'
import { addressesOf } from '../../../../server/routes/calls.ts'
import { saveSite } from '../../../../server/sites/repository.ts'
import { scaledPart } from '../../../setup/runs.ts'
import { screwQuery } from '../support/ask.ts'
import { createRealService, type RealService } from '../support/real-service.ts'

type Headers = Readonly<Record<string, string>>

const responseCache = createResponseCache(200_000_000)
const log: LogEntry[] = []
let repeated = 0
let time = Date.now()
let listening: Listening

/** Calls an hour, so that what a few take of them can be seen. */
const most = 1000

const service = await createRealService({ responseCache, log: (entry) => log.push(entry), now: () => time, requestsPerMinute: most })
beforeAll(async () => {
  listening = await listen(service.app, {
    host: '127.0.0.1',
    port: 0,
    before: (incoming, outgoing) => {
      const isRepeated = responseCache.serve(incoming, outgoing)
      if (isRepeated) repeated += 1
      return isRepeated
    },
  })
})
afterAll(async () => {
  await listening.close(0)
  await service.close()
})

const host = 'machines.example'

/** Over a socket, with these headers and no other. */
const ask = (path: string, headers: Headers = {}, method = 'GET') =>
  new Promise<{ status: number; headers: Headers; body: string }>((resolve, reject) => {
    const clientRequest = request({ port: listening.port, path, method, headers: { host, connection: 'close', ...headers } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        const responseHeaders: Headers = Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, String(value)]))
        resolve({ status: answer.statusCode ?? 0, headers: responseHeaders, body: Buffer.concat(parts).toString('latin1') })
      })
    })
    clientRequest.on('error', reject).end()
  })

/** The same of the app alone, without a socket. */
const askApp = async (path: string, headers: Headers) => {
  const answer = await service.app.request(path, { headers: { host, ...headers } })
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    body: Buffer.from(await answer.arrayBuffer()).toString('latin1'),
  }
}

const lasting = ({ status, headers, body }: Awaited<ReturnType<typeof askApp>>) => {
  const { date: _date, connection: _connection, 'x-request-id': _id, ...others } = headers
  return { status, others, body }
}

const timesRepeated = async (...asking: readonly Parameters<typeof ask>[]): Promise<number> => {
  const before = repeated
  for (const one of asking) await ask(...one)
  return repeated - before
}

/** Calls that are repeated at all. */
const known = () =>
  service.calls.filter(({ method, asOf, file, button, costly }) => method === 'GET' && asOf && !file && !button && !costly)

/** Whatever everybody is told alike, by its path. */
const repeatable = () => [...known().map(pathOf), '/openapi.json', '/docs']

const pathOf = (served: RealService['calls'][number]): string =>
  `${addressesOf(served)[0]?.path}?${new URLSearchParams(served.method === 'GET' ? served.example() : {})}`

const init = '/YQWorking/api/BallScrewWorking/CalculationInit'
const calculation = '/YQWorking/api/BallScrewWorking/Calculation'

/** As callers differ. */
const callers: readonly Headers[] = [
  {},
  { lang: 'en', 'accept-encoding': 'br, gzip' },
  { lang: 'cn', 'accept-encoding': 'gzip' },
  { 'accept-language': 'ru' },
  { 'accept-language': 'de, ja;q=0.5' },
  { 'site-key': 'demo-linear', lang: 'en' },
  { 'accept-encoding': 'identity', 'if-none-match': '*' },
]

/** Calls of callers; at the gate a part of them. */
const questions = () =>
  scaledPart(
    callers.flatMap((headers) => repeatable().map((path) => ({ path, headers }))),
    10,
  )

describe('what is sent again', () => {
  test('is what the app itself sends, of every call and to every kind of caller', async () => {
    expect(known().length).toBeGreaterThan(30)
    for (const { path, headers } of questions()) {
      // So that nobody is refused for the number of calls.
      time += 60_000
      await ask(path, headers)
      const before = repeated
      const again = await ask(path, headers)
      expect({ path, headers, times: repeated - before }).toEqual({ path, headers, times: 1 })
      expect(lasting(again)).toEqual(lasting(await askApp(path, headers)))
    }
  })

  test('is told from the headers that answers are made by, and from no other', async () => {
    const read = new Set<string>()
    const get = vi.spyOn(Headers.prototype, 'get').mockImplementation(function (this: globalThis.Headers, name) {
      read.add(name.toLowerCase())
      return [...this].find(([one]) => one === name.toLowerCase())?.[1] ?? null
    })
    for (const { path, headers } of questions()) await askApp(path, headers)
    get.mockRestore()
    // Who asks is asked of the app; what device somebody has makes no difference to what everybody gets.
    expect([...read].filter((name) => !keyHeaders.some((one) => one === name)).toSorted()).toEqual(['authorization', 'user-agent'])
  })

  test('has a line in the log, an id of its own, and takes a token', async () => {
    time += 60_000
    await ask(init)
    log.length = 0
    const [one, other] = [await ask(init), await ask(init)]
    expect(log).toMatchObject(
      [one, other].map(({ headers }) => ({ event: 'request', requestId: headers['x-request-id'], method: 'GET', path: init, status: 200 })),
    )
    expect(one.headers['x-request-id']).not.toBe(other.headers['x-request-id'])
    await Promise.all(Array.from({ length: most - 3 }, () => ask(init)))
    const refused = await ask(init)
    expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, 1])
    time += 60_000
    expect((await ask(init)).status).toBe(200)
  })
})

describe('what is asked of the app', () => {
  test.each<[string, Parameters<typeof ask>]>([
    ['whoever says who they are', [init, { authorization: `Bearer ${'a'.repeat(43)}` }]],
    ['another method', [init, {}, 'HEAD']],
    ['a request that brings something along', [init, { 'content-length': '0' }]],
    ['another host', [init, { host: 'others.example' }]],
    ['an empty header, which is not a missing one', [init, { lang: '' }]],
    ['another address', [`${calculation}?${new URLSearchParams({ ...screwQuery, W: '81' })}`, {}]],
    ['what nobody asked before', [init, { 'if-none-match': '"a"' }]],
  ])('%s', async (_, other) => {
    time += 60_000
    await ask(init)
    expect([await timesRepeated([init]), await timesRepeated(other)]).toEqual([1, 0])
  })

  test('every answer once a site has changed', async () => {
    time += 60_000
    await ask(init)
    await saveSite(service.database.db, JSON.stringify({ key: 'other', name: 'Other' }), new Date(time))
    expect(await timesRepeated([init])).toBe(1)
    await service.sites.reload()
    expect(await timesRepeated([init], [init])).toBe(1)
  })

  test('what stores something or is much work, each time', async () => {
    const others = service.calls.filter((served) => served.method === 'GET' && !known().includes(served))
    for (const served of others) {
      time += 60_000
      const path = pathOf(served)
      expect({ path, times: await timesRepeated([path], [path]) }).toEqual({ path, times: 0 })
    }
  })
})
