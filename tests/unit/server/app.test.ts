import { expect, test } from 'vitest'
import { createApp } from '../../../server/app.ts'
import { defaultSite } from './support/default-site.ts'
import type { LogEntry } from '../../../server/http/request-log.ts'

const config = { overlay: 'declared', serviceFactor: 'offered', requestsPerMinute: 600, writesPerMinute: 20, trustProxy: false } as const

const makeApp = (options: { requestsPerMinute?: number; trustProxy?: boolean; ready?: { read: boolean; write: boolean } } = {}) => {
  const logged: LogEntry[] = []
  let time = 0
  const app = createApp({
    config: { ...config, requestsPerMinute: options.requestsPerMinute ?? 600, trustProxy: options.trustProxy ?? false },
    version: '1.2.3',
    catalogueVersion: () => 'v1',
    ready: () => options.ready ?? { read: true, write: true },
    files: new Map(),
    sites: { current: () => [defaultSite] },
    calls: [],
    identify: async () => ({ role: 'visitor', expired: true }),
    clock: { now: () => time },
    log: (entry) => logged.push(entry),
  })
  return { app, logged, wait: (milliseconds: number) => (time += milliseconds) }
}

const json = { 'content-type': 'application/json', lang: 'en' }

test.each([
  ['GET', '/'],
  ['GET', '/healthz'],
  ['GET', '/docs'],
  ['GET', '/docs/style.css'],
  ['GET', '/openapi.json'],
  ['GET', '/YQWorking/api/None/Calculation'],
  ['POST', '/YQWorking/api/None/Check'],
  ['DELETE', '/anything'],
  ['HEAD', '/version.json'],
  ['OPTIONS', '/'],
])('%s %s carries the strict security headers and a request id', async (method, path) => {
  const { headers } = await makeApp().app.request(path, { method })
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'self'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toMatch(/unsafe/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(headers.get('permissions-policy')).toContain('camera=()')
  expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
})

test.each([
  ['en', 'There is no such call'],
  ['cn', '没有这个接口'],
])('an unknown path is answered in the language %s as JSON', async (lang, message) => {
  const answer = await makeApp().app.request('/YQWorking/nothing', { headers: { lang } })
  expect(answer.status).toBe(404)
  expect(await answer.json()).toEqual({ code: 40401, message, issues: [] })
})

test('a call of a calculator that does not exist says so', async () => {
  const answer = await makeApp().app.request('/YQWorking/api/Nothing/Calculation', { headers: { lang: 'en' } })
  expect(await answer.json()).toEqual({ code: 40402, message: 'There is no such calculator', issues: [] })
})

test('names from a JavaScript object are no calculators and no calls', async () => {
  for (const name of ['constructor', '__proto__', 'toString']) {
    expect((await makeApp().app.request(`/YQWorking/api/${name}/Calculation`)).status).toBe(404)
    expect((await makeApp().app.request(`/YQWorking/api/${name}/${name}`)).status).toBe(404)
  }
})

test('a body beyond 64 kB is refused, declared or streamed', async () => {
  const body = JSON.stringify({ text: 'x'.repeat(1_000_000) })
  const declared = { method: 'POST', headers: { ...json, 'content-length': String(body.length) }, body }
  const chunks = new ReadableStream({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('x'.repeat(10_000))),
  })
  const streamed: RequestInit & { duplex: 'half' } = { method: 'POST', headers: json, body: chunks, duplex: 'half' }
  for (const request of [declared, streamed]) {
    const answer = await makeApp().app.request('/YQWorking/api/Any/Check', request)
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({ code: 41301 })
  }
})

test('calls beyond the limit are refused with the time to wait, and allowed again after it', async () => {
  const { app, wait } = makeApp({ requestsPerMinute: 60 })
  const call = () => app.request('/YQWorking/api/Any/Calculation', { headers: { lang: 'en' } })
  for (let count = 0; count < 60; count++) expect((await call()).status).toBe(404)
  const refused = await call()
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('1')
  expect(await refused.json()).toMatchObject({ code: 42901 })
  wait(1000)
  expect((await call()).status).toBe(404)
})

test('pages and files are not counted as calls', async () => {
  const { app } = makeApp({ requestsPerMinute: 1 })
  for (let count = 0; count < 5; count++) expect((await app.request('/version.json')).status).toBe(200)
})

test('every request is logged once, without the values of its query', async () => {
  const { app, logged } = makeApp()
  await app.request('/YQWorking/api/Any/Calculation?W=secret', { headers: { authorization: 'Bearer secret' } })
  expect(logged).toHaveLength(1)
  expect(logged[0]).toMatchObject({ event: 'request', method: 'GET', path: '/YQWorking/api/Any/Calculation', status: 404, level: 'info' })
  expect(JSON.stringify(logged)).not.toContain('secret')
})

test('an unexpected failure is logged with its request id, and the answer gives nothing away', async () => {
  const { app, logged } = makeApp()
  app.get('/fails', () => {
    throw new Error('password=hunter2')
  })
  const answer = await app.request('/fails', { headers: { lang: 'en' } })
  expect(answer.status).toBe(500)
  expect(await answer.json()).toEqual({ code: 50001, message: 'The server could not respond; please try again shortly', issues: [] })
  const failure = logged.find((entry) => entry.event === 'failure')
  expect(failure?.stack).toContain('hunter2')
  expect(failure?.requestId).toBe(answer.headers.get('x-request-id'))
})

test('the health call names the catalogue that answers', async () => {
  expect(await (await makeApp().app.request('/healthz')).json()).toEqual({ status: 'ok', catalogue: 'v1' })
})

test('the version is never kept by the caller', async () => {
  const { app } = makeApp()
  const version = await app.request('/version.json?v=1700000000')
  expect(await version.json()).toEqual({ version: '1.2.3' })
  expect(version.headers.get('cache-control')).toBe('no-store')
})

test.each([
  ['POST', '/healthz', 'GET, HEAD'],
  ['PUT', '/version.json', 'GET, HEAD'],
  ['DELETE', '/docs', 'GET, HEAD'],
  ['POST', '/api/ProdPic/x', 'GET, HEAD'],
])('%s %s is told what the address answers', async (method, path, allow) => {
  const refused = await makeApp().app.request(path, { method, headers: { lang: 'en' } })
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, allow])
  expect(await refused.json()).toMatchObject({ code: 40501, message: 'This address does not support this method' })
  const optionsResponse = await makeApp().app.request(path, { method: 'OPTIONS' })
  expect([optionsResponse.status, optionsResponse.headers.get('allow'), await optionsResponse.text()]).toEqual([204, allow, ''])
})

test.each(['/nowhere', '/docs/nothing', '/selektion/calc_30'])('a browser at %s is shown a page, a program gets a code', async (path) => {
  const { app } = makeApp()
  const shown = await app.request(path, { headers: { accept: 'text/html,*/*;q=0.8', lang: 'en' } })
  expect([shown.status, shown.headers.get('content-type')]).toEqual([404, 'text/html; charset=UTF-8'])
  const text = await shown.text()
  expect(text).toContain('Page not found')
  expect(text).toContain('<a href="/">')
  expect(text).not.toMatch(/<script|<style|style=/)
  expect(await (await app.request(path, { headers: { accept: '*/*' } })).json()).toMatchObject({ code: 40401 })
})

test('an address of a call is no page, also for a browser', async () => {
  const answer = await makeApp().app.request('/YQWorking/api/None/Nothing', { headers: { accept: 'text/html' } })
  expect([answer.status, await answer.json()]).toMatchObject([404, { code: 40401 }])
})

test.each([
  [{ read: true, write: true }, 200, 'ready'],
  [{ read: true, write: false }, 503, 'notReady'],
  [{ read: false, write: false }, 503, 'notReady'],
])('a database that can %j is told, while the service is alive in any case', async (ready, status, word) => {
  const { app } = makeApp({ ready })
  const answer = await app.request('/readyz')
  expect([answer.status, await answer.json()]).toEqual([status, { status: word, ...ready }])
  expect((await app.request('/healthz')).status).toBe(200)
})

test.each(['/docs', '/openapi.json'])('%s counts like a call', async (path) => {
  const { app } = makeApp({ requestsPerMinute: 1 })
  expect((await app.request(path)).status).toBe(200)
  expect((await app.request(path)).status).toBe(429)
})

test.each([
  [true, 'https', true],
  [true, 'https, http', true],
  [true, 'http', false],
  [false, 'https', false],
])('behind a proxy that is trusted (%s) a caller by %s is told to come by TLS: %s', async (trustProxy, proto, isSecured) => {
  const { headers } = await makeApp({ trustProxy }).app.request('/healthz', { headers: { 'x-forwarded-proto': proto } })
  expect(headers.has('strict-transport-security')).toBe(isSecured)
})
