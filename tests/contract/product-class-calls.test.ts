/** The product and class calls of document 001, written from it alone: every list is what a slow reading of the whole class gives. */
import { beforeAll, describe, expect, test } from 'vitest'
import { scaledPart } from '../setup/runs.ts'
import { type Client, expectMembers, expectRefused, object, objects, sharedClient } from './client.ts'

let client: Client
beforeAll(async () => {
  client = await sharedClient()
})

const prod = '/YQLectotype/api/Prod'
const ok = { status: 200, code: 0 }

const dataOf = async (path: string, query: Readonly<Record<string, string>> = {}) => {
  const { status, code, data } = await client.get(path, query)
  expect({ path, status, code }).toEqual({ path, ...ok })
  return data
}
const posted = async (path: string, body: unknown) => {
  const { status, code, data } = await client.post(path, body)
  expect({ path, status, code }).toEqual({ path, ...ok })
  return object(data)
}

type Choice = { readonly paramName: string; readonly values?: readonly unknown[]; readonly from?: number; readonly to?: number }
type Sku = { readonly id: string; readonly values: Readonly<Record<string, unknown>> }

const skusIn = (answer: Readonly<Record<string, unknown>>): readonly Sku[] =>
  objects(answer['skuList'], { least: 0 }).map(({ skuID, values }) => ({ id: String(skuID), values: object(values) }))

/** Every model that a call gives out under choices, page after page. */
const everyPage = async (path: string, filters: readonly Choice[]): Promise<readonly Sku[]> => {
  const all: Sku[] = []
  for (let page = 1; ; page += 1) {
    const answer = await posted(path, { filters, page, size: 300 })
    all.push(...skusIn(answer))
    if (all.length >= Number(answer['count'])) return all
    expect(skusIn(answer)).toHaveLength(300)
  }
}

const meets = ({ values }: Sku, { paramName, values: permitted, from = -Infinity, to = Infinity }: Choice): boolean => {
  const own = values[paramName]
  if (own === undefined) return false
  return permitted ? permitted.includes(own) : typeof own === 'number' && own >= from && own <= to
}

/** Some choices of one and of two parameters, each of a value that some model has. */
const choicesOf = (all: readonly Sku[]): readonly (readonly Choice[])[] =>
  [3, 11, 27, 54, 80].flatMap((share): readonly (readonly Choice[])[] => {
    const values = Object.entries(all[Math.floor((share / 100) * all.length)]?.values ?? {})
    const picked = [values[share % values.length], values[(share + 2) % values.length]].flatMap((one) => (one ? [one] : []))
    const choices = picked.map(([paramName, value]): Choice =>
      typeof value === 'number' ? { paramName, from: value, to: value * 1.5 } : { paramName, values: [value] },
    )
    return [choices.slice(0, 1), choices]
  })

const idsOf = (skus: readonly Sku[]) => skus.map(({ id }) => id)

describe('GetProdWorking', () => {
  test('lists working classes, and those that lead to a series or a model', async () => {
    const all = objects(await dataOf(`${prod}/GetProdWorking`))
    for (const one of all) expectMembers(one, { id: 'string', cid: 'string', name: 'string', cName: 'string', icon: 'string' })
    const roots = objects(await dataOf(`${prod}/GetSeriesRootsPC`))
    for (const root of roots) {
      const [series] = objects(root['seriesList'])
      const found = objects(await dataOf(`${prod}/GetProdWorking`, { serviceID: String(series?.['id']) }))
      expect(found).toEqual(all.filter(({ cid }) => cid === root['id']))
      const { list } = object(await dataOf(`${prod}/GetProductsByClass`, { cid: String(root['id']), size: '1' }))
      expect(await dataOf(`${prod}/GetProdWorking`, { prodId: String(objects(list)[0]?.['driveID']) })).toEqual(found)
    }
    expect(all.find(({ id }) => id === '30')).toMatchObject({ cid: 'ball-screw' })
    expectRefused(await client.get(`${prod}/GetProdWorking`, { serviceID: 'none' }), { status: 404, code: 40404 })
  })
})

describe('filters of a series', () => {
  test('GetFilterByClass gives them page by page, as GetSeriesRootsPC has them', async () => {
    const roots = objects(await dataOf(`${prod}/GetSeriesRootsPC`))
    for (const root of roots) {
      for (const { id, filters } of objects(root['seriesList']).slice(0, 3)) {
        const whole = object(await dataOf('/api/ProdClass/GetFilterByClass', { SID: String(id), Page: '1', Size: '300' }))
        expect(whole['count']).toBe(objects(filters).length)
        expect(whole['list']).toMatchObject(objects(filters))
        const second = object(await dataOf('/api/ProdClass/GetFilterByClass', { SID: String(id), Page: '2', Size: '1' }))
        expect(second['list']).toMatchObject(objects(filters).slice(1, 2))
      }
    }
    expectRefused(await client.get('/api/ProdClass/GetFilterByClass'), { status: 400, code: 40001 })
  })

  test('GetFilterYBByProdIcon gives those that lead to a model with the picture', async () => {
    const roots = objects(await dataOf(`${prod}/GetSeriesRootsPC`))
    for (const root of roots) {
      for (const { id, filters, sample } of objects(root['seriesList']).slice(0, 3)) {
        const icon = String(object(sample)['icon'])
        const found = objects(await dataOf(`${prod}/GetFilterYBByProdIcon`, { ServiceID: String(id), ProdIcon: icon }))
        for (const one of found) expect(filters).toContainEqual(one)
        // The whole of a series leads to its sample.
        expect(found[0]).toEqual(objects(filters)[0])
        expectRefused(await client.get(`${prod}/GetFilterYBByProdIcon`, { ServiceID: String(id), ProdIcon: 'none' }), {
          status: 404,
          code: 40404,
        })
      }
    }
  })
})

test('a class: its list under choices is what reading all of it finds, and GetFilterProduct names the same models', async () => {
  for (const { id } of scaledPart(objects(await dataOf(`${prod}/GetSeriesRoots`)), 3)) {
    const cid = String(id)
    const { params } = object(await dataOf('/api/ProdClass/GetClassLectotypeParams', { cid }))
    const all = await everyPage(`/api/ProdClass/FilterClassLectotypeParams?cid=${cid}`, [])
    for (const { paramName, values } of objects(params)) {
      const own = new Set(all.flatMap((sku) => sku.values[String(paramName)] ?? []))
      expect(new Set(Array.isArray(values) ? values : [])).toEqual(own)
    }
    for (const choices of choicesOf(all)) {
      const expected = idsOf(all.filter((sku) => choices.every((choice) => meets(sku, choice))))
      expect(idsOf(await everyPage(`/api/ProdClass/FilterClassLectotypeParams?cid=${cid}`, choices))).toEqual(expected)
      const named = await posted(`/api/ProdClass/GetFilterProduct?cid=${cid}&page=1&size=300`, { filters: choices })
      expect(named['count']).toBe(expected.length)
      expect(objects(named['list'], { least: 0 }).map(({ driveID }) => driveID)).toEqual(expected.slice(0, 300))
    }
  }
  expectRefused(await client.post('/api/ProdClass/GetFilterProduct?cid=none', {}), { status: 404, code: 40404 })
})

test('a model: its series as parameters with its own values, narrowed as a slow reading narrows it', async () => {
  for (const { id } of scaledPart(objects(await dataOf(`${prod}/GetSeriesRoots`)), 3)) {
    const { list } = object(await dataOf(`${prod}/GetProductsByClass`, { cid: String(id), size: '300' }))
    const models = objects(list)
    for (const model of [models[0], models[Math.floor(models.length / 2)]]) {
      const prodId = String(model?.['driveID'])
      const { params } = object(await dataOf('/api/Prod/GetLectotypeParams', { prodId }))
      const path = `/api/Prod/FilterLectotypeParams?prodId=${encodeURIComponent(prodId)}`
      const all = await everyPage(path, [])
      for (const sku of all) expect(sku.values['series']).toBe(model?.['serviceID'])
      const own = all.find((sku) => sku.id === prodId)
      const chosen = objects(params, { least: 0 }).flatMap(({ paramName, value, values }): Choice[] => {
        expect(value).toEqual(own?.values[String(paramName)] ?? '')
        expect(Array.isArray(values) && (value === '' || values.includes(value))).toBe(true)
        return value === '' ? [] : [{ paramName: String(paramName), values: [value] }]
      })
      expect(idsOf(await everyPage(path, chosen))).toContain(prodId)
      for (const choices of choicesOf(all)) {
        const open = choices.filter(({ paramName }) => paramName !== 'series')
        const expected = all.filter((sku) => open.every((choice) => meets(sku, choice)))
        expect(idsOf(await everyPage(path, open))).toEqual(idsOf(expected))
      }
      const other = { filters: [{ paramName: 'series', values: ['none'] }], page: 1, size: 1 }
      expectRefused(await client.post(path, other), { status: 400, code: 40001 })
    }
  }
  expectRefused(await client.get('/api/Prod/GetLectotypeParams', { prodId: 'none' }), { status: 404, code: 40404 })
})

test('GetSolution: whole drives, each with its calculators in their order', async () => {
  const solutions = objects(await dataOf('/api/ProdClass/GetSolution'), { least: 2 })
  expect(solutions.map(({ id, path }) => [id, path])).toEqual([
    ['301', '/lecto-custom/lift-platform/301/0'],
    ['303', '/lecto-custom/linear-axis/303/0'],
    ['1017', '/lecto-custom/storage-tank/1017/0'],
  ])
  expect(solutions.map(({ steps }) => objects(steps, { least: 1 }).map(({ id }) => id))).toEqual([['301', '302'], ['303'], ['1017']])
})
