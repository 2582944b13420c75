import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { Hono } from 'hono'
import { afterEach, expect, test } from 'vitest'
import { createApp } from '../../../../server/app.ts'
import { StartError } from '../../../../server/base/errors.ts'
import type { AppEnv } from '../../../../server/http/app-env.ts'
import { listen, type Listening, type Patience } from '../../../../server/http/listen.ts'
import type { LogEntry } from '../../../../server/http/request-log.ts'
import { defaultSite } from '../support/default-site.ts'
import type { StaticFile } from '../../../../server/http/static-files.ts'

const impatient: Patience = { headers: 100, request: 200, keepAlive: 100, check: 20 }
const running: Listening[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.close(0)))
})

const page: StaticFile = { type: 'text/html', etag: 'x', immutable: false, body: new Uint8Array(), packed: () => undefined }

const makeApp = (log: (entry: LogEntry) => unknown = () => {}, logAddresses = false) =>
  createApp({
    config: { logAddresses, overlay: 'none', serviceFactor: 'none', requestsPerMinute: 600, writesPerMinute: 20, trustProxy: false },
    version: '1',
    catalogueVersion: () => 'v1',
    ready: () => ({ read: true, write: true }),
    files: new Map([['/index.html', page]]),
    sites: { current: () => [defaultSite] },
    calls: [],
    identify: async () => ({ role: 'visitor', expired: true }),
    clock: { now: () => 0 },
    log: (entry) => void log(entry),
  })

const serve = async (app: Hono<AppEnv> = makeApp(), patience?: Patience) => {
  const listening = await listen(app, { host: '127.0.0.1', port: 0, ...(patience ? { patience } : {}) })
  running.push(listening)
  return { ...listening, url: `http://127.0.0.1:${listening.port}` }
}

/** Sends bytes as they are and reads until the server closes. */
const raw = async (port: number, text: string, then: (socket: Socket) => void = () => {}) => {
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.setEncoding('utf8').on('data', (chunk) => (received += String(chunk)))
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(text)
  then(socket)
  await once(socket, 'close')
  return received
}

test('a body of 1 MB is refused with 413, and the server goes on answering', async () => {
  const { url } = await serve()
  const body = JSON.stringify({ text: 'x'.repeat(1_000_000) })
  const answer = await fetch(`${url}/YQWorking/api/Any/Check`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  expect(answer.status).toBe(413)
  expect(await answer.json()).toMatchObject({ code: 41301 })
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
})

test('whoever sends a body of 15 MB to the end is told that it is too large', async () => {
  const { port } = await serve()
  const head = 'POST /YQWorking/api/Any/Check HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 15000000\r\n\r\n'
  const faults: Error[] = []
  const sent = Promise.withResolvers<void>()
  const received = await raw(port, head, (socket) => {
    socket.on('error', (error) => faults.push(error))
    // Not faster than a network: the refusal would come while it is being sent.
    const send = (left: number) => (left === 0 ? sent.resolve() : socket.write('x'.repeat(1_000_000), () => setTimeout(send, 20, left - 1)))
    send(15)
  })
  await sent.promise
  expect(faults).toEqual([])
  expect(received).toMatch(/^HTTP\/1\.1 413 [^]*"code":41301/)
})

test('a connection whose body was refused is closed, and says so', async () => {
  const { port } = await serve()
  const head = 'POST /YQWorking/api/Any/Check HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000000\r\n\r\n'
  const received = await raw(port, `${head}${'x'.repeat(70_000)}`)
  expect(received).toMatch(/^HTTP\/1\.1 413 /)
  expect(received.toLowerCase()).toContain('connection: close')
})

test('a probe of HTTP/1.0 needs no host', async () => {
  const { port } = await serve()
  expect(await raw(port, 'GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 [^]*"status":"ok"/)
})

test('a caller that hangs up while its body is read harms nobody', async () => {
  const logged: LogEntry[] = []
  const { url, port } = await serve(makeApp((entry) => logged.push(entry)))
  const head = 'POST /YQWorking/api/Any/Check HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"in'
  await raw(port, head, (socket) => setTimeout(() => socket.destroy(), 20))
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  expect(logged.filter(({ event }) => event === 'failure')).toEqual([])
})

test('a caller that hangs up before the answer is there harms nobody, and the work learns of it', async () => {
  const app = new Hono<AppEnv>()
  const { promise: aborted, resolve } = Promise.withResolvers<true>()
  app.get('/slow', (context) => {
    const { signal } = context.req.raw
    return new Promise<Response>((answer) => {
      signal.addEventListener('abort', () => {
        resolve(true)
        answer(context.text('too late'))
      })
    })
  })
  app.get('/quick', (context) => context.text('ok'))
  const { url, port } = await serve(app)
  await raw(port, 'GET /slow HTTP/1.1\r\nHost: x\r\n\r\n', (socket) => setTimeout(() => socket.destroy(), 20))
  expect(await aborted).toBe(true)
  expect(await (await fetch(`${url}/quick`)).text()).toBe('ok')
})

test.each([
  ['headers', 'GET / HTTP/1.1\r\nHost: x\r\n'],
  ['body', 'POST /YQWorking/api/Any/Check HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{'],
  ['request line', 'GE'],
])('a caller too slow with its %s is cut off', async (_part, text) => {
  const { port, url } = await serve(makeApp(), impatient)
  const received = await raw(port, text)
  expect(received === '' || received.startsWith('HTTP/1.1 408') || received.startsWith('HTTP/1.1 4')).toBe(true)
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
})

test.each([
  ['nothing', '', /^$/],
  ['a part of a request', 'POST /ac', /^HTTP\/1\.1 408 /],
])('nothing is done on a connection that was given up after %s, and an unused one is told nothing', async (_what, text, expected) => {
  const app = new Hono<AppEnv>()
  let done = 0
  app.post('/act', (context) => context.text(String((done += 1))))
  const { port, url } = await serve(app, impatient)
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  let received = ''
  socket.setEncoding('utf8').on('data', (chunk) => (received += String(chunk)))
  socket.on('error', () => {})
  socket.write(text)
  await once(socket, 'end')
  expect(received).toMatch(expected)
  // As a browser does that opened the connection in advance and has not looked at it since.
  const act = 'POST /act HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n'
  socket.end(act.slice(text.length))
  await once(socket, 'close')
  expect(done).toBe(0)
  expect(await (await fetch(`${url}/act`, { method: 'POST' })).text()).toBe('1')
})

test.each([
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['headers beyond 16 kB', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['an address beyond 16 kB', `GET /?${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
  ['a host that is none', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
  ['a path with a backslash', 'GET /a\\..\\b HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
])('%s is refused with the security headers', async (_what, text, status) => {
  const { port } = await serve()
  const received = await raw(port, text)
  expect(received).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(received.toLowerCase()).toContain("content-security-policy: default-src 'self'")
})

test.each([
  '/../package.json',
  '/assets/../../package.json',
  '/%2e%2e/package.json',
  '/..%2fpackage.json',
  '//package.json',
  '/./../package.json',
])('no address leads out of the built folder: %s', async (path) => {
  const { port } = await serve()
  const received = await raw(port, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
  expect(received).toMatch(/^HTTP\/1.1 404 /)
  expect(received).toContain('"code":40401')
})

test('answers are packed for callers that can unpack them', async () => {
  const { url } = await serve()
  const packed = await fetch(`${url}/openapi.json`, { headers: { 'accept-encoding': 'gzip' } })
  expect(packed.headers.get('content-encoding')).toBe('gzip')
  expect(packed.headers.get('vary')).toContain('Accept-Encoding')
  const plain = await fetch(`${url}/openapi.json`, { headers: { 'accept-encoding': 'identity' } })
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(await packed.text()).toBe(await plain.text())
})

test('a port that is in use is named', async () => {
  const { port } = await serve()
  const second = listen(makeApp(), { host: '127.0.0.1', port })
  await expect(second).rejects.toThrow(StartError)
  await expect(second).rejects.toMatchObject({ code: 'portInUse', params: { port, host: '127.0.0.1' } })
})

test('an address that this machine does not have is named', async () => {
  await expect(listen(makeApp(), { host: '192.0.2.1', port: 0 })).rejects.toMatchObject({ code: 'addressNotAvailable' })
})

test('closing lets a running call finish and takes no new one', async () => {
  const app = new Hono<AppEnv>()
  const started = Promise.withResolvers<void>()
  const finish = Promise.withResolvers<void>()
  app.get('/', async (context) => {
    started.resolve()
    await finish.promise
    return context.text('finished')
  })
  const { url, close } = await serve(app)
  const answer = fetch(url)
  await started.promise
  const closed = close(10_000)
  await expect(fetch(url)).rejects.toThrow('fetch failed')
  finish.resolve()
  expect(await (await answer).text()).toBe('finished')
  await closed
})

test('closing does not wait for ever for a call that does not end', async () => {
  const app = new Hono<AppEnv>()
  const started = Promise.withResolvers<void>()
  app.get('/', () => {
    started.resolve()
    return new Promise<Response>(() => {})
  })
  const { url, close } = await serve(app)
  const answer = fetch(url).catch(() => 'cut off')
  await started.promise
  await close(10)
  expect(await answer).toBe('cut off')
})

test('a request that names two hosts is refused, whatever they are', async () => {
  const { port } = await serve()
  for (const second of ['b', 'a']) {
    expect(await raw(port, `GET /healthz HTTP/1.1\r\nHost: a\r\nhost: ${second}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 400 /)
  }
  expect(await raw(port, 'GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /)
})

test.each([
  [true, '127.0.0.1'],
  [false, undefined],
])('the address of a client is in the log only where the operator says so: %s', async (logAddresses, address) => {
  const entries: LogEntry[] = []
  const { url } = await serve(makeApp((entry) => entries.push(entry), logAddresses))
  await fetch(`${url}/healthz`)
  await expect.poll(() => entries.length).toBe(1)
  expect(entries[0]?.['address']).toBe(address)
})

test('a connection that sends requests without reading answers is ended before they fill the memory', async () => {
  const entries: LogEntry[] = []
  const { port, url } = await serve(
    makeApp((entry) => entries.push(entry)),
    impatient,
  )
  const requests = 'GET /readyz HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(5000)
  await expect(raw(port, requests)).rejects.toThrow('ECONNRESET')
  expect(entries.length).toBeLessThan(200)
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
})

test('requests that are sent ahead on a connection are answered in their order', async () => {
  const { port } = await serve(makeApp(), impatient)
  const received = await raw(port, 'GET /readyz HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(50))
  expect(received.match(/HTTP\/1\.1 200/g)).toHaveLength(50)
})
