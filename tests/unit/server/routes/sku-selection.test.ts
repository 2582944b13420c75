import { Hono, type MiddlewareHandler } from 'hono'
import { describe, expect, test } from 'vitest'
import { failure, success } from '../../../../contract/errors.ts'
import { filteredSkus, largestSkuPage, skuParams } from '../../../../contract/directory/sku-selection.ts'
import type { CatalogueModel } from '../../../../contract/catalogue/model.ts'
import type { ServoMotorCandidate } from '../../../../families/servo-motor/wire/servo-motor.ts'
import { servoMotorSkus } from '../../../../families/servo-motor/sku-class.ts'
import type { AppEnv } from '../../../../server/http/app-env.ts'
import type { Guard } from '../../../../server/http/guard.ts'
import { open } from '../../../../server/services/calls/guarded-call.ts'
import { defaultSite } from '../support/default-site.ts'
import { errorResponse } from '../../../../server/http/error-response.ts'
import { withRequestContext } from '../../../../server/http/request-context.ts'
import { createResponseCache } from '../../../../server/http/response-cache.ts'
import { createFairQueue } from '../../../../server/http/fair-queue.ts'
import { callRoutes } from '../../../../server/routes/calls.ts'
import { servedClass } from '../../../../server/services/sku-selection/served-class.ts'
import { skuSelectionCalls } from '../../../../server/services/sku-selection/sku-selection-calls.ts'

const flange = { s: 8, lr: 25, la: 30, le: 2.5, lb: 46, lz: 4.3 }
const brands = ['Yaskawa', 'Panasonic', 'Mitsubishi']

/** Twelve motors: three brands, powers 100 to 1200 W. */
const motor = (rank: number): CatalogueModel<ServoMotorCandidate> => {
  const brand = brands[rank % brands.length] ?? ''
  const ratedPowerW = 100 * (rank + 1)
  const figures = { ratedPowerW, ratedSpeedRpm: 3000, maxSpeedRpm: 6000, ratedTorqueNm: ratedPowerW / 314, peakTorqueNm: ratedPowerW / 100 }
  return {
    skuID: `${brand}-${ratedPowerW}`,
    skuName: `${brand.slice(0, 3).toUpperCase()}-${ratedPowerW}W`,
    series: `${brand} A`,
    maker: brand,
    basis: 'demo',
    source: 'test',
    icon: 'servo-motor',
    rank,
    candidate: { brand, typeCode: 'rotary', ...figures, flangeSizeMm: 60, ...flange },
  }
}
const models = Array.from({ length: 12 }, (_, rank) => motor(rank))

const guarded: Guard = { identify: async () => ({ role: 'visitor', expired: true }), permissionsOf: async () => [], trustProxy: false }
const withDefaultSite: MiddlewareHandler<AppEnv> = async (context, next) => {
  context.set('site', defaultSite)
  await next()
}

let catalogue = { version: '1', models }
const app = new Hono<AppEnv>()
app.onError(errorResponse({ log: () => undefined, clock: { now: () => 0 } }))
app.use(withRequestContext())
const calls = skuSelectionCalls([
  servedClass({ ...servoMotorSkus, family: 'servo-motor', classIDs: ['100', '121'], catalogue: () => catalogue }),
])
app.use(withDefaultSite)
const free: MiddlewareHandler<AppEnv> = (_context, next) => next()
const limits = { logs: free, files: free, documents: free, rest: free }
const queue = createFairQueue(() => 0)
const cache = createResponseCache(0)
app.route('/', callRoutes({ calls: open('catalogue', calls), callsOfSite: () => [], guarded, limits, queue, cache }))

const root = '/YQ_1/api/Lectotype'
const getParams = (query: string) => app.request(`${root}/GetLectotypeParams${query}`, { headers: { lang: 'en' } })
const filter = (body: unknown) =>
  app.request(`${root}/FilterLectotypeParams`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', lang: 'en' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const all = { classID: '100', filters: [], page: 1, size: 100 }
const filtered = async (more: object) => success(filteredSkus).parse(await (await filter({ ...all, ...more })).json()).data

describe('GetLectotypeParams', () => {
  test('without a class means the servo motors', async () => {
    const named = await (await getParams('?classID=100')).text()
    expect(await (await getParams('')).text()).toBe(named)
    const all100 = await (await filter(all)).text()
    expect(await (await filter({ ...all, classID: undefined })).text()).toBe(all100)
  })

  test('gives every parameter of the class with all its values', async () => {
    const { data } = success(skuParams).parse(await (await getParams('?classID=100')).json())
    expect(data.params.find(({ paramName }) => paramName === 'brand')).toMatchObject({ paramType: 2, values: brands, unit: '' })
    expect(data.params.find(({ paramName }) => paramName === 'ratedPower')).toMatchObject({ paramType: 1, unit: 'W' })
  })

  test('gives the option groups, the rule of drawings and the first values that a class states', async () => {
    const groups = [{ classTile: 'Japan', paramName: 'brand', values: [{ value: 'Yaskawa', icon: '', customValue: 'Y' }] }]
    const stated = { groups, comboIconRule: '{brand}-{series}', value: 'Yaskawa', defValue: 'Panasonic' }
    const parameters = servoMotorSkus.parameters.map((one) => (one.paramName === 'brand' ? { ...one, ...stated } : one))
    const stating = new Hono<AppEnv>()
    const served = servedClass({ ...servoMotorSkus, family: 'servo-motor', parameters, classIDs: ['100'], catalogue: () => catalogue })
    stating.use(withRequestContext())
    stating.use(withDefaultSite)
    stating.route(
      '/',
      callRoutes({ calls: open('catalogue', skuSelectionCalls([served])), callsOfSite: () => [], guarded, limits, queue, cache }),
    )
    const answer = await stating.request(`${root}/GetLectotypeParams`, { headers: { lang: 'en' } })
    const { params } = success(skuParams).parse(await answer.json()).data
    expect(params.find(({ paramName }) => paramName === 'brand')).toMatchObject({ ...stated, values: brands, orginValues: brands })
    expect(params.find(({ paramName }) => paramName === 'series')).not.toHaveProperty('groups')
  })

  test('leaves a numeric parameter with fewer than nine values numeric: the page makes it a select', async () => {
    const { data } = success(skuParams).parse(await (await getParams('?classID=121')).json())
    expect(data.params.find(({ paramName }) => paramName === 'ratedSpeed')).toMatchObject({ paramType: 1, values: [3000] })
  })

  test.each([
    ['?classID=', 'required', 'classID'],
    ['?classID=7', 'notAnOption', 'classID'],
    ['?classID=100&classID=100', 'repeatedParameter', 'classID'],
    ['?classID=100&page=1', 'unknownParameter', 'page'],
    ['?classID=%3Cscript%3E', 'notAnOption', 'classID'],
    ['?classID=100&__proto__=1', 'unknownParameter', '__proto__'],
  ])('refuses the query %s', async (query, code, path) => {
    const answer = await getParams(query)
    expect(answer.status).toBe(400)
    expect(failure.parse(await answer.json()).issues).toMatchObject([{ code, path }])
  })
})

describe('FilterLectotypeParams', () => {
  test('gives the SKUs with power, speed and torque, what remains, the count and the page', async () => {
    const data = await filtered({ filters: [{ paramName: 'brand', values: ['Panasonic'] }], size: 3 })
    expect(data).toMatchObject({ count: 4, page: 1 })
    expect(data.skuList[0]).toMatchObject({ skuID: 'Panasonic-200', p2: 200, n2: 3000, values: { brand: 'Panasonic', ratedPower: 200 } })
    expect(data.skuList).toHaveLength(3)
    expect(data.filterParams.find(({ paramName }) => paramName === 'brand')?.values).toEqual(brands.map((value) => ({ value, count: 4 })))
    expect(data.filterParams.find(({ paramName }) => paramName === 'ratedPower')?.values).toEqual(
      [200, 500, 800, 1100].map((value) => ({ value, count: 1 })),
    )
  })

  test('pages follow each other, and those behind the end are empty', async () => {
    const ids = async (page: number) => (await filtered({ page, size: 5 })).skuList.map(({ skuID }) => skuID)
    expect([...(await ids(1)), ...(await ids(2)), ...(await ids(3))]).toEqual(models.map(({ skuID }) => skuID))
    expect(await ids(4)).toEqual([])
    expect(await ids(5000)).toEqual([])
  })

  test('takes a range of figures', async () => {
    expect((await filtered({ filters: [{ paramName: 'ratedPower', from: 300, to: 500 }] })).count).toBe(3)
  })

  test('marks the hits of a keyword; spaces around it do not count', async () => {
    const { skuList, count } = await filtered({ skuKeyword: ' ｐａｎ ' })
    expect(count).toBe(4)
    expect(skuList[0]?.hits).toEqual({ skuName: [[0, 3]], skuID: [[0, 3]] })
    expect((await filtered({ skuKeyword: '  ' })).count).toBe(12)
    expect((await filtered({ skuKeyword: '<img src=x onerror=alert(1)>' })).skuList).toEqual([])
  })

  test('figures of a calculation that the class knows are conditions', async () => {
    const { count, filterParams } = await filtered({ workingData: { p2: 1000 } })
    expect(count).toBe(3)
    expect(filterParams.find(({ paramName }) => paramName === 'ratedPower')?.values.map(({ value }) => value)).toEqual([1000, 1100, 1200])
  })

  test('answers from the catalogue of now', async () => {
    catalogue = { version: '2', models: models.slice(0, 2) }
    expect((await filtered({})).count).toBe(2)
    catalogue = { version: '1', models }
    expect((await filtered({})).count).toBe(12)
  })

  const brand = { paramName: 'brand', values: ['Panasonic'] }
  test.each([
    ['an unknown class', { classID: 'x' }, 'notAnOption', 'classID'],
    ['page 0', { page: 0 }, 'belowMinimum', 'page'],
    ['a huge page', { page: 5001 }, 'aboveMaximum', 'page'],
    ['half a page', { page: 1.5 }, 'wrongType', 'page'],
    ['a page that is no number', { page: Number.NaN }, 'wrongType', 'page'],
    ['a page size beyond the largest', { size: largestSkuPage + 1 }, 'aboveMaximum', 'size'],
    ['a page as text', { page: '1' }, 'wrongType', 'page'],
    ['a field that is not there', { sort: 'p2' }, 'unknownKey', 'sort'],
    ['no filters', { filters: undefined }, 'required', 'filters'],
    ['an unknown parameter', { filters: [{ paramName: 'colour', values: [] }] }, 'notAnOption', 'filters.0.paramName'],
    ['a parameter of objects', { filters: [{ paramName: 'constructor', values: [] }] }, 'notAnOption', 'filters.0.paramName'],
    ['a parameter twice', { filters: [brand, brand] }, 'repeatedParameter', 'filters.1.paramName'],
    ['an unknown value', { filters: [{ paramName: 'brand', values: ['Yaskawa', '<b>'] }] }, 'notAnOption', 'filters.0.values.1'],
    ['a figure as text', { filters: [{ paramName: 'ratedPower', values: ['100'] }] }, 'notAnOption', 'filters.0.values.0'],
    ['a value that is not a value', { filters: [{ paramName: 'brand', values: [null] }] }, 'wrongType', 'filters.0.values.0'],
    ['a choice of nothing at all', { filters: [{ paramName: 'brand' }] }, 'required', 'filters.0.values'],
    ['values and a range', { filters: [{ paramName: 'ratedPower', values: [100], to: 2 }] }, 'unknownKey', 'filters.0.to'],
    ['a range of words', { filters: [{ paramName: 'brand', from: 1 }] }, 'unknownKey', 'filters.0.from'],
    ['a range upside down', { filters: [{ paramName: 'ratedPower', from: 5, to: 4 }] }, 'belowMinimum', 'filters.0.to'],
    ['a keyword that is too long', { skuKeyword: 'x'.repeat(81) }, 'tooLong', 'skuKeyword'],
    ['working data that are no figures', { workingData: { p2: 'much' } }, 'wrongType', 'workingData.p2'],
    ['working data that the class does not know', { workingData: { p2: 100, i: 10 } }, 'unknownKey', 'workingData.i'],
    ['a name from JavaScript in the working data', { workingData: { constructor: 1 } }, 'unknownKey', 'workingData.constructor'],
  ])('refuses %s', async (_, more, code, path) => {
    const answer = await filter({ ...all, ...more })
    expect(answer.status).toBe(400)
    const [issue, ...others] = failure.parse(await answer.json()).issues
    expect(others).toEqual([])
    expect(issue).toMatchObject({ code, path })
    expect(issue?.message).toMatch(/ /)
  })

  test('refuses figures beyond all bounds', async () => {
    const answer = await filter('{"classID":"100","filters":[{"paramName":"ratedPower","from":1e999}],"page":1,"size":1}')
    expect(failure.parse(await answer.json()).issues).toMatchObject([{ code: 'wrongType', path: 'filters.0.from' }])
  })
})

test('two classes of one id are refused when the service starts', () => {
  const served = servedClass({ ...servoMotorSkus, family: 'servo-motor', classIDs: ['100', '121'], catalogue: () => catalogue })
  expect(() => skuSelectionCalls([served, served])).toThrow(RangeError)
})
