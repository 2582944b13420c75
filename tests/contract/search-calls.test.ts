/** The search calls of document 001, written from it alone: what is asked, what must be in the answer. */
import { beforeAll, expect, test } from 'vitest'
import { type Client, expectMembers, expectRefused, object, objects, sharedClient } from './client.ts'

let client: Client
beforeAll(async () => {
  client = await sharedClient()
})

const root = '/YQEsSearch/api/EsSearch'
const ok = { status: 200, code: 0 }

test('IsStartEs says whether the search is on', async () => {
  expect(await client.post(`${root}/IsStartEs`, {})).toMatchObject({ ...ok, data: true })
})

test('SearchResult gives hits page by page, and SearchAnalysis takes one as it was', async () => {
  const { data } = await client.get(`${root}/SearchResult`, { Sku: '25', index: '1', size: '50' })
  const hits = objects(object(data)['list'], { least: 50 })
  for (const hit of hits) expectMembers(hit, { skuName: 'string', serverID: 'string', driveID: 'string', key: 'string' })
  const second = await client.get(`${root}/SearchResult`, { Sku: '25', index: '2', size: '50' })
  const keys = [...hits, ...objects(object(second.data)['list'])].map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)

  const [hit] = hits
  const analysis = await client.post(`${root}/SearchAnalysis?Sku=25`, hit)
  const { filters } = object(JSON.parse(String(object(analysis.data)['tabInfo'])))
  for (const filter of objects(filters)) {
    expectMembers(filter, { ParamName: 'string', ParamType: 'number' })
    expect(filter['Value']).not.toBe('')
    expect(filter['ParamType']).not.toBe(8)
  }
})

test('a keyword that is missing, and a page of more than 50, are refused', async () => {
  expectRefused(await client.get(`${root}/SearchResult`), { status: 400, code: 40001 })
  expectRefused(await client.get(`${root}/SearchResult`, { Sku: 'a', size: '51' }), { status: 400, code: 40001 })
})
