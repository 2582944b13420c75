/** Headers and company calls of document 001, sections 3 and 7, written from it alone. */
import { beforeAll, expect, test } from 'vitest'
import { type Client, expectMembers, expectRefused, object, objects, sharedClient } from './client.ts'

let client: Client
beforeAll(async () => {
  client = await sharedClient()
})

const dataOf = async (path: string, query: Readonly<Record<string, string>> = {}) => {
  const { status, code, data } = await client.get(path, query)
  expect({ status, code }).toEqual({ status: 200, code: 0 })
  return data
}

const companyMembers = { comp_name: 'string', comp_out_name: 'string', comp_out_name_en: 'string', site_key: 'string' } as const

test('comp_data holds company, switches and theme, and data-one gives one of them', async () => {
  const { detail, switches, theme } = object(await dataOf('/share/comp_data'))
  expectMembers(detail, companyMembers)
  expectMembers(switches, { login_auth: 'boolean', login_phone: 'boolean', login_email: 'boolean' })
  expectMembers(theme, { main: 'string', emphasis: 'string' })
  expect(object(await dataOf('/share/comp-share/data-one', { name: 'detail' }))['data']).toEqual(detail)
})

test('comp_file lists files by address, comp_pclayout has selectionSort', async () => {
  for (const file of objects(await dataOf('/share/comp_file'))) expectMembers(file, { name: 'string', url: 'string' })
  expect(object(object(await dataOf('/share/comp_pclayout'))['selection'])['selectionSort']).toBeInstanceOf(Array)
})

test('sys-config gives values by key, and no others', async () => {
  expect(await dataOf('/share/sys-config/c-site-findvalue', { key: 'status' })).toEqual({ key: 'status', value: 1 })
  expect(await dataOf('/share/sys-config/c-comp-findvalue', { key: 'chat_url' })).toEqual({ key: 'chat_url', value: null })
  expectRefused(await client.get('/share/sys-config/c-comp-findvalue', { key: 'password' }), { status: 400, code: 40001 })
  expectRefused(await client.get('/share/sys-config/c-site-findvalue'), { status: 400, code: 40001 })
})
