/** Who may show the pages in a frame: by the headers of every answer. */
import { expect, test } from 'vitest'
import { site } from '../../../contract/site/site.ts'
import { createApp } from '../../../server/app.ts'
import { textFile } from '../../../server/http/static-files.ts'
import { defaultSite } from './support/default-site.ts'

const shops = ['https://shop.example', 'http://127.0.0.1:8081']
const framed = site.parse({ key: 'framed', name: 'Framed', hosts: ['framed.example'], embedOrigins: shops })
const app = createApp({
  config: { overlay: 'declared', serviceFactor: 'offered', requestsPerMinute: 600, writesPerMinute: 20, trustProxy: false },
  version: '1.2.3',
  catalogueVersion: () => 'v1',
  ready: () => ({ read: true, write: true }),
  files: new Map([
    ['/index.html', textFile('<html><head><title>S</title></head></html>', 'text/html', false)],
    ['/embed.js', textFile('0', 'text/javascript', false)],
    ['/assets/app-12345678.js', textFile('0', 'text/javascript', true)],
  ]),
  sites: { current: () => [defaultSite, framed] },
  calls: [],
  identify: async () => ({ role: 'visitor', expired: true }),
  clock: { now: () => 0 },
  log: () => undefined,
})

const headersOf = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await app.request(path, { headers })
  const policy = answer.headers.get('content-security-policy') ?? ''
  return {
    status: answer.status,
    ancestors: /frame-ancestors ([^;]+)$/.exec(policy)?.[1],
    older: answer.headers.get('x-frame-options'),
    resource: answer.headers.get('cross-origin-resource-policy'),
    readers: answer.headers.get('access-control-allow-origin'),
    policy,
  }
}

test.each(['/?site=framed', '/index.html?site=framed'])('%s may be framed by the origins of its site and nobody else', async (path) => {
  const { status, ancestors, older, policy } = await headersOf(path)
  expect({ status, ancestors, older }).toEqual({ status: 200, ancestors: shops.join(' '), older: null })
  expect(policy).toContain("default-src 'self'")
})

test('a page that has not changed says the same', async () => {
  const etag = (await app.request('/?site=framed')).headers.get('etag') ?? ''
  expect(await headersOf('/?site=framed', { 'if-none-match': etag })).toMatchObject({
    status: 304,
    ancestors: shops.join(' '),
    older: null,
  })
})

test('a site is known by its host, too', async () => {
  expect(await headersOf('/', { host: 'framed.example' })).toMatchObject({ ancestors: shops.join(' ') })
})

test.each([
  '/',
  '/?site=default',
  '/?site=unknown',
  '/index.html',
  '/assets/app-12345678.js?site=framed',
  '/docs?site=framed',
  '/openapi.json?site=framed',
  '/static/customtheme.css?site=framed',
  '/nowhere?site=framed',
  '/embed/selection-detail?site=framed',
])('%s may be framed by nobody', async (path) => {
  expect(await headersOf(path)).toMatchObject({ ancestors: "'none'", older: 'DENY', resource: 'same-origin', readers: null })
})

test('the script of the web component may run on pages of any origin, and is all that may', async () => {
  expect(await headersOf('/embed.js')).toMatchObject({
    status: 200,
    ancestors: "'none'",
    older: 'DENY',
    resource: 'cross-origin',
    readers: '*',
  })
})

test('an address of the embedded choice that lost its hash is led there, with site and language', async () => {
  const answer = await app.request('/embed/selection-detail?calculator=30&lang=en&site=framed')
  expect(answer.headers.get('location')).toBe('/?site=framed#/embed/selection-detail?calculator=30&lang=en')
})
