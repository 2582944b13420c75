/** Grouped choice and pictures of products, by a client that knows the addresses alone: what is listed fits, what does not fit is refused. */
import { beforeAll, expect, test } from 'vitest'
import { type Client, expectMembers, expectRefused, object, objects, sharedClient } from './client.ts'
import { scaledPart } from '../setup/runs.ts'

let client: Client
beforeAll(async () => {
  client = await sharedClient()
})

const prod = '/YQLectotype/api/Prod'
const dataOf = async (path: string, query: Readonly<Record<string, string>> = {}) => {
  const { code, data } = await client.get(path, query)
  expect([path, code]).toEqual([path, 0])
  return data
}
type Section = { readonly filters: readonly unknown[]; readonly page: number; readonly skuID?: string }
const open: Section = { filters: [], page: 1 }
const filter = async (group: string, carrier: Section, motor: Section) => {
  const { code, data } = await client.post(`${prod}/FilterLectoGroup`, { group, carrier, motor, size: 100 })
  expect(code).toBe(0)
  return object(data)
}
const idsIn = (section: unknown) => objects(object(section)['skuList'], { least: 0 }).map(({ skuID }) => String(skuID))

test('every group: what a chosen model leaves is said to fit, part by part, and both are ordered by one code', async () => {
  const groups = objects(await dataOf(`${prod}/GetLectoGroups`))
  for (const one of groups) {
    expectMembers(one, { id: 'string', carrier: 'string', motor: 'string', counts: 'object' })
    const group = String(one['id'])
    const details = object(await dataOf(`${prod}/GetLectoGroup`, { group }))
    for (const side of ['carrier', 'motor']) expect(objects(object(details[side])['params']).length).toBeGreaterThan(1)
    const all = await filter(group, open, open)
    for (const skuID of scaledPart(
      idsIn(all['carrier']).filter((_, place) => place % 25 === 0),
      2,
    )) {
      const left = await filter(group, { ...open, skuID }, open)
      const fitting = new Set(idsIn(left['motor']))
      for (const motor of scaledPart(
        idsIn(all['motor']).filter((_, place) => place % 9 === 0),
        3,
      )) {
        const { pair } = await filter(group, { ...open, skuID }, { ...open, skuID: motor })
        const { verdict, checks, code } = object(pair)
        expect([skuID, motor, verdict === 'fits']).toEqual([skuID, motor, fitting.has(motor)])
        expect(typeof code === 'string').toBe(verdict === 'fits')
        expect(objects(checks).every((check) => check['verdict'] === 'fits')).toBe(verdict === 'fits')
      }
    }
  }
})

test('a group or a model that there is not is refused', async () => {
  expectRefused(await client.get(`${prod}/GetLectoGroup`, { group: 'none' }), { status: 404, code: 40404 })
  const body = { group: 'gear-servo', carrier: { ...open, skuID: 'none' }, motor: open, size: 1 }
  expectRefused(await client.post(`${prod}/FilterLectoGroup`, body), { status: 400, code: 40001 })
})
