/** The calls of document 000, written from it alone: paths, what is asked, what must be in the answer. */
import { beforeAll, describe, expect, test } from 'vitest'
import { type Client, expectMembers, expectRefused, object, objects, sharedClient } from './client.ts'

let client: Client
beforeAll(async () => {
  client = await sharedClient()
})

const working = '/YQWorking/api'
const ok = { status: 200, code: 0 }

/** The data of an answer that succeeds. */
const dataOf = async (path: string, query: Readonly<Record<string, string>> = {}) => {
  const { status, code, data } = await client.get(path, query)
  expect({ status, code }).toEqual(ok)
  return data
}
const posted = async (path: string, body: unknown) => {
  const { status, code, data } = await client.post(path, body)
  expect({ status, code }).toEqual(ok)
  return data
}

const screw = {
  Count: '100',
  AssemblyMethod: 'horizontal',
  W: '80',
  Speed: '1000',
  Acceleration: '6.667',
  Stroke: '1000',
  UsePrecision: 'C7',
  FixedMethod: 'fixed-supported',
}

describe('init answers', () => {
  test.each([{}, { useMethod: 'horizontal' }, { useMethod: 'vertical' }, { useMethod: 'wall' }])(
    'layouts of guides for %o',
    async (query) => {
      const { layoutList, workingDescription } = object(await dataOf(`${working}/BallRailWorking/CalculationInit`, query))
      expect(workingDescription).toBeTypeOf('string')
      for (const item of objects(layoutList)) {
        expectMembers(item, { layout: 'string', isSliderSpacing: 'boolean', isRailSpacing: 'boolean' })
      }
    },
  )

  test.each([
    ['BallScrewWorking', ['usePrecisionList', 'fixedMethodList', 'assemblyMethodList']],
    ['ElectricCylinderWorking', ['intiList', 'motorBrandList']],
    ['LiftWorking', ['fixedMethodList']],
    ['ModuleLinear', ['assemblyMethodList', 'intiList']],
    ['ModuleLinearTwo', ['assemblyMethodList', 'intiList']],
    ['ModuleWorking', ['assemblyMethodList', 'useEnvironmentList', 'positionAccuracyList']],
  ])('lists of %s', async (service, lists) => {
    const data = object(await dataOf(`${working}/${service}/CalculationInit`))
    for (const list of lists) expect(objects(data[list]).length).toBeGreaterThan(0)
    const names = lists.flatMap((list) => objects(data[list])).flatMap(({ name }) => (typeof name === 'string' ? [name] : []))
    // A name is for people: no code of several words, none of one word in lower case.
    expect(names.filter((name) => /^[a-z]+(?:-[a-z]+)*$/.test(name))).toEqual([])
    expect(data['workingDescription']).toMatch(/\S \S/)
  })

  test('scenes of rotating platforms: a map of scenes, each with type, name, logo and items', async () => {
    const scenes = Object.values(object(await dataOf(`${working}/RotatingPlatformWorking/CalculationInit`)))
    expect(scenes.length).toBeGreaterThan(0)
    for (const scene of scenes) {
      expectMembers(scene, { type: 'string', name: 'string', logo: 'string' })
      for (const item of objects(object(scene)['list'])) expectMembers(item, { name: 'string', unit: 'string', defaultValue: 'number' })
    }
  })
})

/** Every number of a value, however deep. */
const numbersIn = (value: unknown): readonly number[] => {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

const carriage = { AssemblyMethod: 'horizontal', M: '30', A: '0', B: '40', C: '193', MaxSpeed: '500', Acceleration: '2.4', Stroke: '1200' }
/** One request of every calculation that is asked by a query. */
const calculations: readonly (readonly [service: string, query: string | Readonly<Record<string, string>>])[] = [
  ['BallScrewWorking', screw],
  [
    'BallRailWorking',
    'UseMethod=horizontal&Layout=2x2&SliderSpacing=200&RailSpacing=200&W=200&A=50&B=30&C=80&Speed=500&Acceleration=3&Stroke=1000',
  ],
  ['ElectricCylinderWorking', 'MotorBrand=any&Thrust=2000&MaxSpeed=300&Stroke=300&Acceleration=3'],
  ['LiftWorking', 'ED=33&W=7500&Speed=500&Stroke=300&FixedMethod=base-fixed-end-fixed'],
  ['ModuleLinear', carriage],
  ['ModuleLinearTwo', carriage],
  [
    'ModuleWorking',
    'W=10&AssemblyMethod=horizontal&A=30&B=20&C=40&Stroke=300&Speed=400&Width=500&UseEnvironment=standard&PositionAccuracy=0.01',
  ],
]

describe('recommended models', () => {
  test('state numbers without the noise of binary arithmetic', async () => {
    const answers = [
      await dataOf(`${working}/BallScrewWorking/Calculation`, screw),
      await dataOf(`${working}/BallScrewWorking/Explanation`, screw),
    ]
    const numbers = numbersIn(answers)
    expect(numbers.length).toBeGreaterThan(100)
    expect(numbers.filter((number) => Number(number.toPrecision(13)) !== number)).toEqual([])
  })

  test.each(calculations)('of %s are the data of the answer, counts and units are beside it', async (service, query) => {
    const { status, body } = await client.get(`${working}/${service}/Calculation`, Object.fromEntries(new URLSearchParams(query)))
    expect({ status, code: body['code'] }).toEqual(ok)
    // The second linear module has a result table beside its list.
    const { data } = body
    const beside = service === 'ModuleLinearTwo' ? object(data) : body
    const list = service === 'ModuleLinearTwo' ? beside['moduleLinearWorkingResDto'] : data
    for (const model of objects(list)) expectMembers(model, { skuID: 'string', skuName: 'string' })
    expectMembers(beside, { matched: 'number', total: 'number', units: 'object' })
    if (service === 'ModuleLinearTwo') {
      for (const row of objects(beside['calResDtos'])) expectMembers(row, { name: 'string', value: 'number', unit: 'string' })
    }
  })

  test('carry what they were found for', async () => {
    for (const model of objects(await dataOf(`${working}/BallScrewWorking/Calculation`, screw))) {
      expectMembers(model, {
        icon: 'string',
        skuName: 'string',
        skuID: 'string',
        serviceID: 'string',
        machineCode: 'string',
        isSTL: 'boolean',
        isDefault: 'boolean',
      })
      const conditions = objects(model['workingParams'])
      expect(conditions.find(({ paramName }) => paramName === 'W')).toEqual({ paramName: 'W', value: 80, unit: 'kg' })
      expect(conditions.find(({ paramName }) => paramName === 'FixedMethod')).toMatchObject({ value: 'fixed-supported' })
    }
  })

  test('those of gear units, too', async () => {
    const t2 = { value: 100, lower: -10, upper: 50 }
    const data = object(await posted(`${working}/ReducerWorking/ManualCalculation`, { t2, i: { value: 20, lower: -10, upper: 10 } }))
    const { list } = data
    for (const model of objects(list)) {
      expect(objects(model['workingParams']).find(({ paramName }) => paramName === 't2.value')).toMatchObject({ value: 100, unit: 'N·m' })
    }
  })
})

describe('calls by class', () => {
  test.each(['30', '31', '300', '3', '20', '22', '1000', '1006', '1007', '120', '121', '3000000'])(
    'GET /api/%s/CalculationInit',
    async (id) => {
      expect(Object.keys(object(await dataOf(`/api/${id}/CalculationInit`))).length).toBeGreaterThan(0)
    },
  )

  test('GET /api/30/Calculation answers what the service of the class answers', async () => {
    expect(await dataOf('/api/30/Calculation', screw)).toEqual(await dataOf(`${working}/BallScrewWorking/Calculation`, screw))
  })

  test('GetLectotypeParams and FilterLectotypeParams need no class in the request', async () => {
    const { params } = object(await dataOf('/api/121/GetLectotypeParams'))
    expect(objects(params).find(({ paramName }) => paramName === 'ratedPower')).toMatchObject({ displayName: 'Rated power' })
    for (const one of objects(params)) {
      expectMembers(one, { paramName: 'string', displayName: 'string', paramType: 'number', values: 'object', unit: 'string' })
      expectMembers(one, { help: 'string', defValue: 'string', orginValues: 'object', comboIconRule: 'string', children: 'object' })
    }
    const body = { filters: [], page: 1, size: 100 }
    const byClass = object(await posted('/api/121/FilterLectotypeParams', body))
    expect(objects(byClass['skuList']).length).toBeGreaterThan(0)
    expect(object(await posted('/YQ_1/api/Lectotype/FilterLectotypeParams', body))['skuList']).toEqual(byClass['skuList'])
    expect(object(await dataOf('/YQ_1/api/Lectotype/GetLectotypeParams'))['params']).toEqual(params)
  })

  test.each(['3', '20', '22', '30', '31', '300', '1000', '1006', '1007'])('all five calls of class %s', async (id) => {
    await dataOf(`/api/${id}/CalculationInit`)
    // Without its parameters a calculation says which are missing.
    expectRefused(await client.get(`/api/${id}/Calculation`), { status: 400, code: 40001 })
    const { params } = object(await dataOf(`/api/${id}/GetLectotypeParams`))
    const { paramName, values } = object(objects(params)[0])
    const filters = [{ paramName, values: Array.isArray(values) ? values.slice(0, 1) : [] }]
    const filtered = object(await posted(`/api/${id}/FilterLectotypeParams`, { filters, page: 1, size: 5 }))
    expect(await posted(`/api/${id}/FilterLectotypeParams`, { ModuleFilters: filters, page: 1, size: 5 })).toEqual(filtered)
    expect(object(await posted(`/api/${id}/DetermineSkuParams`, { params: [] }))['count']).toBeGreaterThan(1)
    expect(objects(filtered['skuList']).length).toBeGreaterThan(0)
  })

  test('a filter list under both of its names, or under none, is refused', async () => {
    for (const filters of [{ filters: [], ModuleFilters: [] }, {}]) {
      const body = { ...filters, page: 1, size: 5 }
      expectRefused(await client.post('/api/20/FilterLectotypeParams', body), { status: 400, code: 40001 })
    }
  })

  test('DetermineSkuParams: parameters of type 1 determine a SKU, others are refused', async () => {
    const { skuList } = object(await posted('/api/121/FilterLectotypeParams', { filters: [], page: 1, size: 300 }))
    const { params } = object(await dataOf('/api/121/GetLectotypeParams'))
    const numeric = objects(params).filter(({ paramType }) => paramType === 1)
    for (const { skuID, values } of objects(skuList).slice(0, 5)) {
      const chosen = numeric.flatMap(({ paramName }) => {
        const value = object(values)[String(paramName)]
        return value === undefined ? [] : [{ paramName, value }]
      })
      const determined = object(await posted('/api/121/DetermineSkuParams', { params: chosen }))
      // What was given stands among what is determined; the SKU itself where it is the only one.
      for (const one of chosen) expect(objects(determined['params'])).toContainEqual(one)
      expect(determined['count']).toBeGreaterThanOrEqual(1)
      expect(object(determined['sku'] ?? { skuID })['skuID']).toBe(skuID)
    }
    const brand = { params: [{ paramName: 'brand', value: 'Yaskawa' }] }
    expectRefused(await client.post('/api/121/DetermineSkuParams', brand), { status: 400, code: 40001 })
    const unmatched = { params: [{ paramName: 'ratedPower', value: -1 }] }
    expectRefused(await client.post('/api/121/DetermineSkuParams', unmatched), { status: 400, code: 40001 })
  })

  test('a class that does not exist, or another one in the request, is refused', async () => {
    expectRefused(await client.get('/api/77/CalculationInit'), { status: 404, code: 40402 })
    expectRefused(await client.get('/api/77/GetLectotypeParams'), { status: 404, code: 40401 })
    expectRefused(await client.get('/api/121/GetLectotypeParams', { classID: '100' }), { status: 400, code: 40001 })
    const body = { classID: '100', filters: [], page: 1, size: 100 }
    expectRefused(await client.post('/api/121/FilterLectotypeParams', body), { status: 400, code: 40001 })
  })
})

describe('working scenes of a class', () => {
  test('each is listed, says what it asks for, calculates with its defaults, and leads to the second step', async () => {
    const scenes = objects(await dataOf('/api/121/WorkingScenes'))
    for (const { id, ...scene } of scenes) {
      expectMembers(scene, { name: 'string', iconUrl: 'string' })
      const init = object(await dataOf('/api/121/WorkingSceneInit', { id: String(id) }))
      expect(init['paramDescription']).toBeTypeOf('string')
      const workingInputs = objects(init['workingParams'])
      for (const one of workingInputs) {
        expectMembers(one, { paramName: 'string', displayName: 'string', unit: 'string', defValue: 'number' })
      }
      const workingParams = workingInputs.map(({ paramName, defValue }) => ({ paramName, value: defValue }))
      const found = object(await posted('/api/121/WorkingSceneCalculation', { id, workingParams }))
      const rows = objects(found['workingData'])
      const table = object(found['table'])
      expect(table['head']).toHaveLength(3)
      expect(table['body']).toHaveLength(rows.length)
      // The rows are what the second step takes.
      const second = object(await posted(`${working}/RotatingPlatformWorking/WorkingSecond`, { parmentDto: rows }))
      expectMembers(second, { calculationList: 'object', workingList: 'object', selectList: 'object', serviceID: 'string' })
    }
  })

  test('a scene that does not exist, and a parameter that is missing, are refused', async () => {
    expectRefused(await client.get('/api/121/WorkingSceneInit', { id: 'none' }), { status: 400, code: 40001 })
    expectRefused(await client.post('/api/121/WorkingSceneCalculation', { id: 'disc', workingParams: [] }), { status: 400, code: 40001 })
  })
})

describe('the list of a class', () => {
  test('comes page by page, 50 models where nothing else is said', async () => {
    const { list, count, page } = object(await dataOf('/api/2000002/ClassList'))
    expect(list).toHaveLength(50)
    expect(page).toBe(1)
    expect(count).toBeGreaterThan(50)
    const second = object(await dataOf('/api/2000002/ClassList', { page: '2', size: '10' }))
    expect(objects(second['list'])).toEqual(objects(list).slice(10, 20))
    expect(objects(object(await dataOf('/api/2000002/ClassList', { page: '5000' }))['list'], { least: 0 })).toEqual([])
  })

  test.each([{ page: '0' }, { size: '301' }, { page: 'x' }, { rows: '5' }])('refuses %o', async (query) => {
    expectRefused(await client.get('/api/2000002/ClassList', query), { status: 400, code: 40001 })
  })
})
