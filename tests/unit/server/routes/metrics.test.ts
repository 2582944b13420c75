/** `/metrics`: what it says, who may read it, and that nobody makes it longer. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { createApp } from '../../../../server/app.ts'
import { readConfig } from '../../../../server/base/config.ts'
import { expositionOf, seriesOf } from '../../../../server/http/metrics.ts'
import type { AppEnv } from '../../../../server/http/app-env.ts'
import { createProcessMetrics } from '../../../../server/http/process-metrics.ts'
import { createRequestMetrics } from '../../../../server/http/request-metrics.ts'
import { describeOnDatabase } from '../database/each-database.ts'
import { createWholeService } from '../rights/actors.ts'
import { defaultSite } from '../support/default-site.ts'
import { readExposition, type ReadMetric } from './read-exposition.ts'

const token = 'a-token-of-the-operator'

const makeApp = ({ metricsToken = token, requestsPerMinute = 600, ready = { read: true, write: true } } = {}) =>
  createApp({
    config: { overlay: 'none', serviceFactor: 'none', requestsPerMinute, writesPerMinute: 20, trustProxy: true, metricsToken },
    version: '1.2.3',
    catalogueVersion: () => 'v"1\\\n',
    ready: () => ready,
    metrics: createProcessMetrics(),
    files: new Map(),
    sites: { current: () => [defaultSite] },
    calls: [],
    identify: async () => ({ role: 'visitor', expired: true }),
    clock: { now: () => 0 },
    log: () => undefined,
  })

type App = Pick<ReturnType<typeof makeApp>, 'request'>

const textOf = async (app: App): Promise<string> =>
  (await app.request('/metrics', { headers: { authorization: `Bearer ${token}` } })).text()
const read = async (app: App) => readExposition(await textOf(app))

/** The value of the one series with these labels. */
const valueOf = (metric: ReadMetric | undefined, labels: Readonly<Record<string, string>> = {}, name?: string): number | undefined => {
  const found = metric?.samples.filter(
    (sample) =>
      (name === undefined || sample.name === name) && Object.entries(labels).every(([key, value]) => sample.labels[key] === value),
  )
  expect(found?.length ?? 0).toBeLessThanOrEqual(1)
  return found?.[0]?.value
}

describe('what it says', () => {
  test('is the text form of Prometheus, with everything that an operator watches', async () => {
    const app = makeApp({ ready: { read: true, write: false } })
    const answer = await app.request('/metrics', { headers: { authorization: `Bearer ${token}` } })
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const metrics = readExposition(await answer.text())
    expect(metrics.get('sizewright_build_info')?.samples[0]?.labels).toEqual({
      version: '1.2.3',
      catalogue: 'v"1\\\n',
      node: process.version,
    })
    expect(valueOf(metrics.get('sizewright_ready'), { what: 'read' })).toBe(1)
    expect(valueOf(metrics.get('sizewright_ready'), { what: 'write' })).toBe(0)
    expect(valueOf(metrics.get('sizewright_turns_waiting'))).toBe(0)
    expect(valueOf(metrics.get('process_resident_memory_bytes'))).toBeGreaterThan(1e7)
    expect(valueOf(metrics.get('process_uptime_seconds'))).toBeGreaterThan(0)
    expect(valueOf(metrics.get('nodejs_heap_size_used_bytes'))).toBeGreaterThan(1e6)
    for (const { help, type } of metrics.values()) expect([help, type]).toEqual([expect.stringMatching(/\.$/), expect.stringMatching(/./)])
  })

  test('counts requests by route and class of status, and what is too much by its reason', async () => {
    const app = makeApp({ requestsPerMinute: 3 })
    for (let times = 0; times < 5; times += 1) await app.request('/YQWorking/api/None/Calculation')
    await app.request('/healthz')
    await app.request('/healthz', { method: 'HEAD' })
    await app.request('/healthz', { method: 'PUT' })
    const metrics = await read(app)
    const requests = metrics.get('sizewright_requests_total')
    expect(valueOf(requests, { method: 'GET', route: '/healthz', status: '2xx' })).toBe(2)
    expect(valueOf(requests, { method: 'other', route: 'none', status: '4xx' })).toBe(1)
    expect(valueOf(requests, { route: '/YQWorking/api/:service/:call', status: '4xx' })).toBe(5)
    expect(valueOf(metrics.get('sizewright_refused_total'), { reason: 'tooManyRequests', status: '429' })).toBe(2)
    expect(valueOf(metrics.get('sizewright_refused_total'), { reason: 'tooBusy', status: '503' })).toBe(0)
  })

  test('has buckets that grow, and end at the count', async () => {
    let time = 0
    const counted = createRequestMetrics(() => time)
    const app = new Hono<AppEnv>().use(counted.count)
    for (const [path, took] of [
      ['/slow', 60],
      ['/healthz', 1],
    ] as const) {
      app.get(path, (context) => {
        time += took
        return context.text('done')
      })
    }
    await app.request('/slow')
    for (let times = 0; times < 7; times += 1) await app.request('/healthz')
    const duration = readExposition(expositionOf(counted.metrics())).get('sizewright_request_duration_seconds')
    const routes = new Set(duration?.samples.map(({ labels }) => labels['route']))
    expect([...routes]).toEqual(['/slow', '/healthz'])
    for (const route of routes) {
      const buckets = duration?.samples.filter(({ name, labels }) => name.endsWith('_bucket') && labels['route'] === route) ?? []
      const counts = buckets.map(({ value }) => value)
      const least = buckets.map(({ labels }) => Number(labels['le']?.replace('+Inf', 'Infinity')))
      expect(counts).toEqual(counts.toSorted((a, b) => a - b))
      expect(least).toEqual(least.toSorted((a, b) => a - b))
      expect(least.at(-1)).toBe(Number.POSITIVE_INFINITY)
      expect(counts.at(-1)).toBe(valueOf(duration, { ...(route !== undefined && { route }) }, 'sizewright_request_duration_seconds_count'))
    }
    expect(valueOf(duration, { route: '/slow', le: '0.02' })).toBe(0)
    expect(valueOf(duration, { route: '/slow', le: '0.1' })).toBe(1)
    expect(valueOf(duration, { route: '/slow', le: '+Inf' })).toBe(1)
    expect(valueOf(duration, { route: '/slow' }, 'sizewright_request_duration_seconds_sum')).toBe(0.06)
    expect(valueOf(duration, { route: '/healthz' }, 'sizewright_request_duration_seconds_count')).toBe(7)
  })

  test('escapes what stands in labels', () => {
    const series = seriesOf('some', { one: 'a"b\\c\nd', other: '},x="' })
    expect(series.split('\n')).toHaveLength(1)
    const text = expositionOf([{ name: 'some', help: 'Some.', type: 'gauge', samples: [{ series, value: 1 }] }])
    expect(readExposition(text).get('some')?.samples[0]?.labels).toEqual({ one: 'a"b\\c\nd', other: '},x="' })
  })

  test('is no longer for whatever addresses and methods somebody asks for', async () => {
    const app = makeApp({ requestsPerMinute: 1_000_000 })
    const ask = async (from: number, to: number) => {
      for (let place = from; place < to; place += 1) {
        await app.request(`/YQWorking/api/Hostile${place}/Call${place}?x=${place}`)
        await app.request(`/api/%22%0A${place}/x`, { method: 'POST' })
        await app.request(`/nowhere/${place}`, { headers: { accept: 'text/html' } })
        await app.request(`/nowhere/${place}`, { method: ['PUT', 'PROPFIND', 'X-OTHER'][place % 3] ?? 'PUT' })
        await app.request(`/lang/${place}.json`)
        await app.request(`/YQImage/en/site${place}/file${place}`)
      }
    }
    const series = async () => (await textOf(app)).split('\n').length
    await series()
    await ask(0, 3)
    const before = await series()
    await ask(3, 60)
    expect(await series()).toBe(before)
    expect(await textOf(app)).not.toMatch(/Hostile|nowhere|PROPFIND|site1/)
  })
})

describe('who may read it', () => {
  const ask = (app: App, headers: Record<string, string> = {}, address = '/metrics') => app.request(address, { headers })
  const expectRefused = async (answer: Response) => {
    expect(answer.status).toBe(403)
    expect(await answer.text()).not.toContain('process_')
  }

  test('nobody where the operator has set no token, not even from the machine itself', async () => {
    const app = makeApp({ metricsToken: '' })
    await expectRefused(await ask(app))
    await expectRefused(await ask(app, { authorization: 'Bearer ' }))
    await expectRefused(await ask(app, { authorization: 'Bearer undefined' }))
    await expectRefused(await ask(app, { 'x-forwarded-for': '127.0.0.1' }))
  })

  test.each([
    ['no token', {}],
    ['another', { authorization: `Bearer ${token.slice(0, -1)}x` }],
    ['a part of it', { authorization: `Bearer ${token.slice(0, -1)}` }],
    ['more than it', { authorization: `Bearer ${token}x` }],
    ['another scheme', { authorization: `Basic ${token}` }],
    ['the bare token', { authorization: token }],
    ['a cookie', { cookie: `METRICS_TOKEN=${token}` }],
  ])('not with %s', async (_what, headers) => expectRefused(await ask(makeApp(), headers)))

  test('not by an address', async () => expectRefused(await ask(makeApp(), {}, `/metrics?token=${token}`)))

  test('whoever has the token, through a proxy, too, and beyond the limit of calls', async () => {
    const app = makeApp({ requestsPerMinute: 1 })
    for (let times = 0; times < 5; times += 1) {
      const answer = await ask(app, { authorization: `bearer ${token}`, 'x-forwarded-for': '203.0.113.9' })
      expect(answer.status).toBe(200)
    }
    const wrong = await app.request('/metrics', { method: 'POST', headers: { authorization: `Bearer ${token}` } })
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  test('a token that can be guessed, or holds what a header cannot, stops the start and is not repeated', () => {
    for (const bad of ['short', 'has a blank in its middle', 'fünfzehn-und-mehr']) {
      expect(() => readConfig({ METRICS_TOKEN: bad })).toThrow(
        expect.objectContaining({ code: 'badSetting', params: { setting: 'METRICS_TOKEN', value: '…' } }),
      )
    }
    expect(readConfig({ METRICS_TOKEN: token }).metricsToken).toBe(token)
    expect(readConfig({}).metricsToken).toBeUndefined()
  })
})

describeOnDatabase('metrics of the whole app', 'metrics', (databases) => {
  test('are bounded once every route was asked, and tell of files to be made', { tags: ['deep'] }, async () => {
    const service = await createWholeService(await databases.seeded(), { METRICS_TOKEN: token })
    // Each step of a route is registered by itself.
    const steps = service.app.routes.filter(({ method }) => method !== 'ALL')
    const routes = [...new Map(steps.map((step) => [`${step.method} ${step.path}`, step])).values()]
    for (const { method, path } of routes) await service.app.request(path.replaceAll(/:\w+|\*/g, 'x'), { method })
    const text = await textOf(service.app)
    const metrics = readExposition(text)
    expect(metrics.get('sizewright_file_jobs')?.type).toBe('gauge')
    const page = readFileSync(join(import.meta.dirname, '../../../../docs/operating.md'), 'utf8')
    const named = page.matchAll(/`((?:sizewright|process|nodejs)_\w+)`/g)
    expect(new Set([...named].map(([, name]) => name))).toEqual(new Set(metrics.keys()))
    expect(text.split('\n').length).toBeGreaterThan(5 * routes.length)
    expect(text.split('\n').length).toBeLessThan(15 * routes.length)
  })
})
