import { describe, expect, test } from 'vitest'
import { expectIssue, issuesOf } from '../support/ask.ts'
import { customMotorOf } from '../support/custom-motor-of.ts'
import { sharedService } from '../support/real-service.ts'
import { type RotaryCall, rotaryCalls, rotaryPath } from '../support/rotary-calls.ts'

const service = await sharedService()
const calls = rotaryCalls(service)
const rows = await calls.demandOf('disc')

const changed = (name: string, change: object) => rows.map((row) => (row.name === name ? { ...row, ...change } : row))
const { stlMotor } = customMotorOf('SGM7J-04A')
const platform = { ratio: 10, permissibleTorqueNm: 50, maxSpeedRpm: 200, bearing: 'crossRoller', drive: 'gear' }

type Faulty = readonly [call: RotaryCall, what: string, body: () => unknown, code: string, path: string]

const demands: readonly Faulty[] = [
  ['WorkingFirst', 'no scene', () => ({ list: [] }), 'required', 'type'],
  ['WorkingFirst', 'a scene from JavaScript', () => ({ type: '__proto__', list: [] }), 'notAnOption', 'type'],
  ['WorkingFirst', 'markup for a scene', () => ({ type: '<img src=x onerror=alert(1)>', list: [] }), 'notAnOption', 'type'],
  ['WorkingFirst', 'an input left out', () => ({ type: 'disc', list: [] }), 'missing', 'list.tableDiameter'],
  ['WorkingFirst', 'a huge list', () => ({ type: 'disc', list: Array.from({ length: 500 }, () => rows[0]) }), 'tooLong', 'list'],
  ['WorkingSecond', 'no rows', () => ({}), 'required', 'parmentDto'],
  ['WorkingSecond', 'an empty list', () => ({ parmentDto: [] }), 'missing', 'parmentDto.totalInertia'],
  ['WorkingSecond', 'a row twice', () => ({ parmentDto: [...rows, rows[0]] }), 'repeatedParameter', 'parmentDto.totalInertia'],
  ['WorkingSecond', 'a wrong unit', () => ({ parmentDto: changed('axialLoad', { unit: 'mm' }) }), 'wrongDimension', 'parmentDto.axialLoad'],
  [
    'WorkingSecond',
    'an unknown unit',
    () => ({ parmentDto: changed('axialLoad', { unit: 'stone' }) }),
    'unknownUnit',
    'parmentDto.axialLoad',
  ],
  ['WorkingSecond', 'a negative load', () => ({ parmentDto: changed('axialLoad', { value: -1 }) }), 'belowMinimum', 'parmentDto.axialLoad'],
  ['WorkingSecond', 'no speed', () => ({ parmentDto: changed('indexSpeed', { value: 0 }) }), 'notAbove', 'parmentDto.indexSpeed'],
  ['WorkingSecond', 'a text as value', () => ({ parmentDto: changed('totalInertia', { value: '1' }) }), 'wrongType', 'parmentDto.0.value'],
  ['WorkingSecond', 'more in a row', () => ({ parmentDto: changed('totalInertia', { min: 1 }) }), 'unknownKey', 'parmentDto.0.min'],
  ['ServoMotorCalculation', 'the rows of another call', () => ({ parmentDto: rows }), 'unknownKey', 'parmentDto'],
]

const choices: readonly Faulty[] = [
  ['WorkingSecond', 'a ratio below 1', () => ({ parmentDto: rows, i: 0.5 }), 'belowMinimum', 'i'],
  ['WorkingSecond', 'an unknown class of match', () => ({ parmentDto: rows, match: ['preferred', 'good'] }), 'notAnOption', 'match.1'],
  ['WorkingSecond', 'a motor', () => ({ parmentDto: rows, sku: 'SGM7J-04A' }), 'unknownKey', 'sku'],
  ['ServoMotorCalculation', 'an unknown series', () => ({ workingData: rows, seriesList: ['toString'] }), 'notAnOption', 'seriesList.0'],
  ['ServoMotorCalculation', 'two motors', () => ({ workingData: rows, sku: 'x', stlMotor }), 'notSent', 'stlMotor'],
  [
    'ServoMotorCalculation',
    'a seam narrower than the shaft',
    () => ({ workingData: rows, stlMotor: { ...stlMotor, la: 13 } }),
    'belowShaftDiameter',
    'stlMotor.la',
  ],
]

const ledgers: readonly Faulty[] = [
  ['Explanation', 'an unknown platform', () => ({ parameters: { workingData: rows }, skuID: 'none' }), 'notAnOption', 'skuID'],
  ['Explanation', 'a motor without its platform', () => ({ parameters: { workingData: rows }, motorSku: 'none' }), 'required', 'skuID'],
  [
    'Explanation',
    'an unknown motor',
    () => ({ parameters: { workingData: rows }, skuID: 'HL85-30', motorSku: 'none' }),
    'notAnOption',
    'motorSku',
  ],
  [
    'Explanation',
    'another motor than that of the parameters',
    () => ({ parameters: { workingData: rows, sku: 'SGM7J-04A' }, skuID: 'HL85-30', motorSku: 'SGM7J-01A' }),
    'notSent',
    'motorSku',
  ],
  [
    'Explanation',
    'a motor for a platform that has its own',
    () => ({ parameters: { workingData: rows }, skuID: 'DG60', motorSku: 'SGM7J-01A' }),
    'notSent',
    'motorSku',
  ],
  [
    'Explanation',
    'one platform and a part of the list',
    () => ({ parameters: { workingData: rows }, skuID: 'HL85-30', only: 'passed' }),
    'notSent',
    'only',
  ],
  ['Explanation', 'a fault in the rows', () => ({ parameters: { workingData: [] } }), 'missing', 'parameters.workingData.axialLoad'],
  [
    'Check',
    'a motor for a platform that has its own',
    () => ({ parameters: { workingData: rows }, candidate: { platform: { ...platform, drive: 'direct' }, stlMotor } }),
    'notSent',
    'candidate.stlMotor',
  ],
  [
    'Check',
    'a motor that cannot be',
    () => ({ parameters: { workingData: rows }, candidate: { platform, stlMotor: { ...stlMotor, lb: 1 } } }),
    'belowSeamDiameter',
    'candidate.stlMotor.lb',
  ],
  [
    'Check',
    'a lasting torque of a gear stage, which has no motor of its own',
    () => ({ parameters: { workingData: rows }, candidate: { platform: { ...platform, continuousTorqueNm: 0.1 } } }),
    'notSent',
    'candidate.platform.continuousTorqueNm',
  ],
  [
    'Check',
    'a lasting torque above the permissible one',
    () => ({ parameters: { workingData: rows }, candidate: { platform: { ...platform, drive: 'direct', continuousTorqueNm: 51 } } }),
    'figuresContradict',
    'candidate.platform.continuousTorqueNm',
  ],
  [
    'Check',
    'figures whose results are no numbers',
    () => ({ parameters: { workingData: rows }, candidate: { platform: { ...platform, permissibleTorqueNm: 5e-324 } } }),
    'notFinite',
    'candidate',
  ],
]

describe('faulty bodies', () => {
  test.each([...demands, ...choices, ...ledgers])('%s with %s is refused', async (call, _, body, code, path) => {
    await expectIssue(await calls.ask(call, body()), { code, path })
  })

  test('name the value in the reader’s language', async () => {
    const messages = await Promise.all(
      ['en', 'cn', 'es', 'ru'].map(async (lang) => {
        const answer = await service.app.request(`/YQWorking/api/${rotaryPath}/WorkingSecond`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', lang },
          body: JSON.stringify({ parmentDto: changed('axialLoad', { value: -1 }), reducerType: 'worm' }),
        })
        return (await issuesOf(answer)).map(({ message }) => message)
      }),
    )
    expect(messages[0]).toEqual(['Axial load is below the minimum of 0', '“worm” is not a valid option for Platform type'])
    expect(new Set(messages.flat()).size).toBe(8)
  })

  test('a body that is no JSON, or too large, is refused as such; a calculation is no GET', async () => {
    expect((await calls.ask('WorkingSecond', '{"parmentDto":')).status).toBe(400)
    expect((await calls.ask('WorkingSecond', { parmentDto: 'x'.repeat(70_000) })).status).toBe(413)
    expect((await service.app.request(`/YQWorking/api/${rotaryPath}/WorkingSecond`)).status).toBe(405)
  })
})
