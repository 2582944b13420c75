/** What docs/operating.md says of a reverse proxy, tried with one that terminates TLS. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createApp } from '../../../../server/app.ts'
import { listen } from '../../../../server/http/listen.ts'
import { madeFile } from '../../../../server/http/static-files.ts'
import { defaultSite } from '../support/default-site.ts'
import { askByTls, startProxy } from './tls-proxy.ts'
import { closedAfterEach } from '../support/closing.ts'

const closing = closedAfterEach()

/** Does not shrink when it is packed. */
const large = Uint8Array.from({ length: 5_000_000 }, (_, place) => (place * 2_654_435_761) >>> 13)
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

const serve = async ({ trustProxy = true, requestsPerMinute = 600 } = {}) => {
  const app = createApp({
    config: { overlay: 'none', serviceFactor: 'none', requestsPerMinute, writesPerMinute: 20, trustProxy },
    version: '1',
    catalogueVersion: () => 'v1',
    ready: () => ({ read: true, write: true }),
    files: new Map([['/large.bin', madeFile(large, 'application/octet-stream', false)]]),
    sites: {
      current: () => [
        defaultSite,
        { ...defaultSite, key: 'other', hosts: ['other.example'], theme: { ...defaultSite.theme, main: '#7A1F3D' } },
      ],
    },
    calls: [],
    identify: async () => ({ role: 'visitor', expired: true }),
    clock: { now: () => 0 },
    log: () => undefined,
  })
  const { port, close } = await listen(app, { host: '127.0.0.1', port: 0 })
  const proxy = await startProxy(port)
  closing.push(proxy.close, () => close(0))
  return { direct: `http://127.0.0.1:${port}`, port, proxy: proxy.port }
}

const call = '/YQWorking/api/None/Calculation'

test('a browser that came by TLS is told to come so again, and nobody else', async () => {
  const trusting = await serve()
  expect((await askByTls(trusting.proxy, { path: '/healthz' })).headers['strict-transport-security']).toBe('max-age=31536000')
  expect((await fetch(`${trusting.direct}/healthz`)).headers.get('strict-transport-security')).toBeNull()
  const other = await serve({ trustProxy: false })
  expect((await askByTls(other.proxy, { path: '/healthz' })).headers['strict-transport-security']).toBeUndefined()
})

test('clients are counted by their own addresses, whatever they say of themselves', async () => {
  const { proxy } = await serve({ requestsPerMinute: 3 })
  const ask = async (from: string, place: number) =>
    (
      await askByTls(proxy, {
        path: call,
        from,
        headers: { 'x-forwarded-for': `198.51.100.${place}`, forwarded: `for=198.51.100.${place}` },
      })
    ).status
  const statuses: number[] = []
  for (let place = 0; place < 5; place += 1) statuses.push(await ask('127.0.0.2', place))
  expect(statuses).toEqual([404, 404, 404, 429, 429])
  expect(await ask('127.0.0.3', 1)).toBe(404)
})

test('without TRUST_PROXY nobody gets another address by a header; behind a proxy all are one then', async () => {
  const { direct, proxy } = await serve({ trustProxy: false, requestsPerMinute: 3 })
  const statuses: number[] = []
  for (let place = 0; place < 4; place += 1) {
    statuses.push((await fetch(`${direct}${call}`, { headers: { 'x-forwarded-for': `198.51.100.${place}` } })).status)
  }
  expect(statuses).toEqual([404, 404, 404, 429])
  expect((await askByTls(proxy, { path: call, from: '127.0.0.3' })).status).toBe(429)
})

test('a body that is too large is refused through the proxy, one that is not is read', async () => {
  const { proxy } = await serve()
  const post = (length: number) =>
    askByTls(proxy, {
      path: '/YQWorking/api/None/Check',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: 'x'.repeat(length),
    })
  expect((await post(60_000)).status).toBe(404)
  const refused = await post(1_000_000)
  expect([refused.status, JSON.parse(refused.body.toString())]).toEqual([413, expect.objectContaining({ code: 41301 })])
})

test('a large file arrives whole', async () => {
  const { proxy } = await serve()
  const { status, headers, body } = await askByTls(proxy, { path: '/large.bin' })
  expect([status, headers['content-length'], hash(body)]).toEqual([200, String(large.length), hash(large)])
})

test('a site is chosen by the host that the browser asked for', async () => {
  const { proxy } = await serve()
  const themeAt = async (host: string) =>
    (await askByTls(proxy, { path: '/static/customtheme.css', headers: { host, 'x-forwarded-host': 'other.example' } })).body.toString()
  const [own, other] = [await themeAt('localhost'), await themeAt('other.example')]
  expect(own).toMatch(/--/)
  expect(other).not.toBe(own)
})

test.each([
  ['without a host', '', 200],
  ['as a proxy of HTTP/1.0 passes it on', 'Host: 127.0.0.1\r\nX-Forwarded-Proto: https\r\nConnection: close\r\n', 200],
])('a probe of HTTP/1.0 %s is answered, and the connection closed', async (_what, headers, status) => {
  const { port } = await serve()
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.setEncoding('utf8').on('data', (chunk) => (received += String(chunk)))
  socket.write(`GET /healthz HTTP/1.0\r\n${headers}\r\n`)
  await once(socket, 'close')
  expect(received).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [^]*"status":"ok"`))
  expect(received.toLowerCase()).not.toContain('transfer-encoding: chunked')
})
