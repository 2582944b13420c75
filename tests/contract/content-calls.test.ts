/** News, documents and image bytes of document 001, section 7, written from it alone. */
import { webcrypto } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { type Client, expectMembers, expectRefused, object, objects, sharedClient } from './client.ts'

let client: Client
beforeAll(async () => {
  client = await sharedClient()
})

const isDay = /^\d{4}-\d{2}-\d{2}$/

test('CompNews/GetList lists news with title, date and language, GetTop the newest of them', async () => {
  const { code, data } = await client.get('/api/CompNews/GetList', { page: '1', size: '15' })
  expect(code).toBe(0)
  const list = objects(object(data)['list'])
  for (const entry of list) {
    expectMembers(entry, { id: 'string', title: 'string', summary: 'string', date: 'string', language: 'string' })
    expect(String(entry['date'])).toMatch(isDay)
  }
  const days = list.map(({ date }) => String(date))
  expect(days).toEqual(days.toSorted().toReversed())
  const top = objects((await client.post('/api/CompNews/GetTop', { count: 1 })).data)
  expect(top.map(({ id }) => id)).toEqual([list[0]?.['id']])
})

test('a piece of news has a body of texts without markup', async () => {
  const [first] = objects(object((await client.get('/api/CompNews/GetList')).data)['list'])
  const { body } = object((await client.get('/api/CompNews/GetDetail', { id: String(first?.['id']) })).data)
  expect(body).toBeInstanceOf(Array)
  expect(JSON.stringify(body)).not.toContain('<')
  expectRefused(await client.get('/api/CompNews/GetDetail', { id: 'nothing' }), { status: 404, code: 40407 })
})

test('CompDocument/GetList lists documents that can be downloaded', async () => {
  const [document] = objects(object((await client.get('/api/CompDocument/GetList')).data)['list'])
  expectMembers(document, { title: 'string', kind: 'string', file: 'object' })
  const file = object(document?.['file'])
  const { status, bytes } = await client.bytes(String(file['url']))
  expect({ status, length: bytes.length }).toEqual({ status: 200, length: file['size'] })
  expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-')
})

test('YQImage gives encrypted bytes that open to a PNG file of colour type 2 or 6', async () => {
  const [news] = objects(object((await client.get('/api/CompNews/GetList')).data)['list'])
  const path = String(object(news?.['picture'])['path'])
  const { key, t } = object((await client.get('/api/CompImage/GetKey')).data)
  const address = `${path}?t=${String(t)}`
  const { status, bytes } = await client.bytes(`/YQImage/en${address}`)
  expect(status).toBe(200)
  // All eight bytes: three of them may stand among encrypted ones by chance.
  expect(Buffer.from(bytes).includes(Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'))).toBe(false)
  const opener = await webcrypto.subtle.importKey('raw', Buffer.from(String(key), 'base64url'), 'AES-GCM', false, ['decrypt'])
  const how = { name: 'AES-GCM', iv: bytes.subarray(0, 12), additionalData: Buffer.from(address) }
  const opened = Buffer.from(await webcrypto.subtle.decrypt(how, opener, bytes.subarray(12)))
  expect(opened.subarray(1, 4).toString()).toBe('PNG')
  expect([2, 6]).toContain(opened[25])
  expect((await client.bytes(`/YQImage/en${path}?t=another`)).status).toBe(403)
})
