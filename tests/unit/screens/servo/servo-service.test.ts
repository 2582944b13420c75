import { afterEach, describe, expect, it } from 'vitest'
import type { FilteredSkus, SkuFilter, FilteredSku } from '../../../../contract/directory/sku-selection.ts'
import type { ServoCalculation } from '../../../../families/reducer/wire/calls.ts'
import { ApiError } from '../../../../screens/base/api/api.ts'
import { motorParameters } from '../../../../screens/pages/servo/servo-motors.ts'
import { servoCall, servoService } from '../../../../screens/pages/servo/servo-service.ts'
import { customMotorDefaults } from '../../../../screens/servo/custom-motor.ts'
import type { MotorSearch, ServoQuestion } from '../../../../screens/servo/servo-calls.ts'

const network = globalThis.fetch
afterEach(() => void (globalThis.fetch = network))

type Sent = { readonly address: string; readonly body: Readonly<Record<string, unknown>> }

/** Answers every call with what `dataOf` makes of it, and keeps what was sent. */
const answerWith = (dataOf: (sent: Sent) => unknown): readonly Sent[] => {
  const all: Sent[] = []
  globalThis.fetch = async (input, init) => {
    // Every call here has its body as a text, or none.
    const sent = { address: input as string, body: JSON.parse((init?.body as string | undefined) ?? '{}') as Sent['body'] }
    all.push(sent)
    return Response.json({ code: 0, data: dataOf(sent) })
  }
  return all
}

const { signal } = new AbortController()
const calls = servoService('en')
const search: MotorSearch = { typeCode: undefined, brand: undefined, series: undefined, filters: [], keyword: '', page: 1, size: 100 }
// The service's calls send a list of filters.
const namesIn = ({ body }: Sent) => (body['filters'] as SkuFilter[]).map(({ paramName }) => paramName)

const sku: FilteredSku = {
  skuID: 'd400',
  skuName: 'ECMA-C20604',
  p2: 400,
  n2: 3000,
  t2: 1.27,
  values: { typeCode: 'lowInertia', brand: 'Delta', series: 'ECMA-C2', ratedPower: 400 },
  hits: { skuName: [[0, 4]], skuID: [] },
}

/** Tells by its only brand and series what it was asked. */
const filtered = (sent: Sent): FilteredSkus => ({
  skuList: [sku],
  filterParams: [
    { paramName: 'typeCode', values: [{ value: 'lowInertia', count: 1 }] },
    { paramName: 'brand', values: [{ value: namesIn(sent).join(' '), count: 1 }] },
    { paramName: 'series', values: [{ value: namesIn(sent).join(' '), count: 1 }] },
  ],
  count: 7,
  page: 1,
})

describe('the search for motors', () => {
  it('asks once where nothing narrows what is offered', async () => {
    const sent = answerWith(filtered)
    const page = await calls.searchMotors({ ...search, brand: 'Delta', filters: [{ paramName: 'ratedPower', from: 400, to: 400 }] }, signal)
    expect(sent).toEqual([
      {
        address: '/YQ_1/api/Lectotype/FilterLectotypeParams',
        body: {
          classID: '100',
          filters: [
            { paramName: 'brand', values: ['Delta'] },
            { paramName: 'ratedPower', from: 400, to: 400 },
          ],
          page: 1,
          size: 100,
        },
      },
    ])
    expect(page).toMatchObject({ count: 7, typeCodes: ['lowInertia'], brands: ['brand ratedPower'] })
    expect(page.motors).toEqual([
      {
        skuID: 'd400',
        skuName: 'ECMA-C20604',
        typeCode: 'lowInertia',
        brand: 'Delta',
        series: 'ECMA-C2',
        p2: 400,
        n2: 3000,
        t2: 1.27,
        values: sku.values,
        hits: [[0, 4]],
      },
    ])
  })

  it('offers brands whatever series and keyword are, series whatever the keyword is', async () => {
    const sent = answerWith(filtered)
    const page = await calls.searchMotors({ ...search, brand: 'Delta', series: 'ECMA-C2', keyword: 'c2', page: 2 }, signal)
    expect(sent.map(({ body }) => [body['page'], body['size'], body['skuKeyword']])).toEqual([
      [2, 100, 'c2'],
      [1, 1, undefined],
      [1, 1, undefined],
    ])
    expect(page.brands).toEqual(['brand'])
    expect(page.series).toEqual(['brand series'])
    expect(page.remaining).toContainEqual({ paramName: 'series', values: [{ value: 'brand series', count: 1 }] })
  })

  it('fails as every call does where the answer cannot be read', async () => {
    answerWith(() => ({ skuList: 'none' }))
    await expect(calls.searchMotors(search, signal)).rejects.toEqual(new ApiError({ kind: 'malformed' }))
  })
})

it('the further parameters are those that the panel has no control of its own for', async () => {
  const param = (paramName: string) => ({
    paramName,
    displayName: paramName,
    paramType: 1,
    values: [1, 2],
    unit: '',
    description: '',
    value: '',
    valuesIcon: [],
    customEnum: false,
    comboIconRule: '',
    children: [],
    help: '',
    defValue: '',
  })
  const sent = answerWith(() => ({ params: ['typeCode', 'brand', 'series', 'ratedPower', 'flangeSize'].map(param) }))
  const parameters = await motorParameters({ locale: 'en', signal })
  expect(parameters.map(({ paramName }) => paramName)).toEqual(['ratedPower', 'flangeSize'])
  expect(sent[0]?.address).toBe('/YQ_1/api/Lectotype/GetLectotypeParams?classID=100')
})

const within = { lower: -10, upper: 10 }
const question: ServoQuestion = {
  motor: { sku: 'd400' },
  demand: { by: 'ratio', value: 10, ...within },
  output: {},
  ratio: undefined,
  choices: [],
}

describe('the calculation', () => {
  it.each<[string, ServoQuestion, object]>([
    ['a motor of the list at a ratio', question, { sku: 'd400', i: { value: 10, ...within } }],
    [
      'an output speed with a picked ratio',
      { ...question, demand: { by: 'outputSpeed', value: 300, ...within }, ratio: 9.8 },
      { sku: 'd400', n2: { value: 300, ...within }, ratio: 9.8 },
    ],
    [
      'what the output shaft has to bear',
      { ...question, output: { loadInertia: 0.01, radialForce: 500 } },
      { sku: 'd400', i: { value: 10, ...within }, loadInertia: 0.01, radialForce: 500 },
    ],
    [
      'a sprocket, and phases',
      {
        ...question,
        output: { transmissionElement: 'sprocket', pitchDiameter: 80, phases: [{ torque: 12, speed: 250, time: 2 }] },
      },
      {
        sku: 'd400',
        i: { value: 10, ...within },
        transmissionElement: 'sprocket',
        pitchDiameter: 80,
        phases: [{ torque: 12, speed: 250, time: 2 }],
      },
    ],
    [
      'the choices as far as they are made',
      { ...question, choices: ['precise', 'coaxial', 'planetary'] },
      { sku: 'd400', i: { value: 10, ...within }, precisionType: 'precise', transmissionTypes: ['coaxial'], gearTypes: ['planetary'] },
    ],
    [
      'a motor that was described',
      { ...question, motor: { customMotor: customMotorDefaults } },
      { stlMotor: customMotorDefaults, i: { value: 10, ...within } },
    ],
  ])('asks for %s', (_, request, body) => {
    expect(servoCall(request)).toMatchObject({ path: 'ReducerWorking/ServoMotorCalculation', body })
    expect(JSON.parse(JSON.stringify(servoCall(request).body))).toEqual(body)
  })

  it('names what goes along with a chosen gear by its path', () => {
    const { query } = servoCall({ ...question, motor: { customMotor: customMotorDefaults }, ratio: 10 })
    expect(query).toMatchObject({ 'stlMotor.t2': '1.27', 'stlMotor.la': '50', 'i.value': '10', ratio: '10' })
  })

  it('gives ratios, options, the motor’s ratings and the models', async () => {
    const motor = { ratedTorqueNm: 1.27, peakTorqueNm: 3.81, ratedSpeedRpm: 3000, maxSpeedRpm: 3000 }
    const option = (value: string, count: number) => ({ value, icon: '', customValue: '', count })
    const data: ServoCalculation = {
      count: 3,
      matched: 3,
      list: [],
      iList: [9, 10],
      motor,
      precisionTypeList: [option('precise', 3)],
      transmissionTypeList: [option('coaxial', 2), option('rightAngle', 1)],
      gearTypeList: [],
      reducerTypeList: [],
      total: 9,
      catalogueVersion: '1',
    }
    answerWith(() => data)
    expect(await calls.calculate(question, signal)).toMatchObject({
      ratios: [9, 10],
      motor,
      options: {
        precision: [{ value: 'precise', count: 3 }],
        transmission: [
          { value: 'coaxial', count: 2 },
          { value: 'rightAngle', count: 1 },
        ],
      },
      calculation: { matched: 3, total: 9, list: [] },
    })
  })

  it('fails as every call does where the answer cannot be read', async () => {
    answerWith(() => ({ list: [] }))
    await expect(calls.calculate(question, signal)).rejects.toEqual(new ApiError({ kind: 'malformed' }))
  })
})
