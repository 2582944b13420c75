import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultSite } from '../support/default-site.ts'
import { staticFileRoutes } from '../../../../server/routes/static-files.ts'
import { readStaticFiles } from '../../../../server/http/static-files.ts'

const script = `export const text = '${'x'.repeat(5000)}'`
const hashed = '/assets/index-BxK3d9_a.js'
let directory = ''
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  staticFileRoutes({
    files: readStaticFiles(join(directory, 'dist')),
    siteOf: () => defaultSite,
    documentOf: (html) => html,
    partsOf: () => defaultSite,
  }).request(path, {
    headers,
    method,
  })

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'static-'))
  mkdirSync(join(directory, 'dist/assets'), { recursive: true })
  writeFileSync(join(directory, 'secret.txt'), 'secret')
  writeFileSync(join(directory, 'dist/index.html'), '<!doctype html><title>app</title>')
  writeFileSync(join(directory, 'dist/icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(directory, `dist${hashed}`), script)
  symlinkSync(join(directory, 'secret.txt'), join(directory, 'dist/link.txt'))
})
afterAll(() => rmSync(directory, { recursive: true }))

test('the page is served at / and is checked for a new version every time', async () => {
  const answer = await get('/')
  expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(await answer.text()).toContain('<title>app')
})

test('a file with a hash in its name is kept for a year and never asked for again', async () => {
  expect((await get(hashed)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test('bodies are packed as the caller accepts, brotli first, and say so', async () => {
  const brotli = await get(hashed, { 'accept-encoding': 'gzip, br' })
  expect(brotli.headers.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync(await brotli.arrayBuffer()).toString()).toBe(script)
  const gzip = await get(hashed, { 'accept-encoding': 'gzip, br;q=0' })
  expect(gzip.headers.get('content-encoding')).toBe('gzip')
  expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(script)
  const plain = await get(hashed)
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(plain.headers.get('vary')).toBe('Accept-Encoding')
  expect(await plain.text()).toBe(script)
})

test('a conditional request for a known version is answered 304 without a body, in any encoding', async () => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    const etag = (await get(hashed, { 'accept-encoding': encoding })).headers.get('etag') ?? ''
    const again = await get(hashed, { 'accept-encoding': 'br', 'if-none-match': `"other", W/${etag}` })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  }
  expect((await get(hashed, { 'if-none-match': '"other"' })).status).toBe(200)
})

test('HEAD answers like GET, without the body', async () => {
  const head = await get(hashed, {}, 'HEAD')
  expect(head.status).toBe(200)
  expect(head.headers.get('content-length')).toBe(String(script.length))
  expect(await head.text()).toBe('')
})

test.each([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%5c..%5csecret.txt',
  '//etc/passwd',
  '/link.txt',
  '/assets',
  '/assets/',
  '/%00',
  '/%',
  '/index.html/',
])('%s leads to nothing', async (path) => {
  expect((await get(path)).status).toBe(404)
})

test('a folder that does not exist gives no files', () => {
  expect(readStaticFiles('/does/not/exist').size).toBe(0)
})

test.each([
  ['/selection/calc_30', '/#/selection/calc_30'],
  ['/selection-in/calc_30?s=abc-_1', '/#/selection-in/calc_30?s=abc-_1'],
  ['/productslecto/SJ/SJ50-H%2F1', '/#/productslecto/SJ/SJ50-H%2F1'],
  ['/selection//evil.example/', '/#/selection//evil.example/'],
])('the address of a page that lost its hash leads to the page: %s', async (path, place) => {
  const answer = await get(path)
  expect([answer.status, answer.headers.get('location')]).toEqual([302, place])
})
