import { expect, it } from 'vitest'
import { jumpPayload as payloadShape } from '../../../screens/base/selection/jump-payload.ts'
import { jumpPayload } from '../../../screens/results/cards/jump-payload.ts'
import { screwCalculation } from '../../browser/screens/fixture-answers.ts'

const [model] = screwCalculation.list
if (!model) throw new Error('the fixture has no model')
const workingParams = [{ paramName: 'W', displayName: 'Load', value: '80', displayValue: '80', unit: 'kg' }]

it('a chosen model takes along what the specification lists', () => {
  const payload = jumpPayload({ model, workingId: '30', locale: 'en', workingParams })
  expect(payload).toMatchObject({ serviceID: model.serviceID, source: 'calc', workingID: '30', workingParams })
  expect(Object.keys(payload.carry).toSorted()).toEqual(['isSTL', 'motorCode', 'motorFlangeCode', 'motorSku', 'workingID', 'workingParams'])
})

it('a pair takes along its motor: sku, order code and flange', () => {
  const pair = { ...model, motorSku: 'Y90L-4', motorCode: 'Y90L-4', motorFlangeCode: '90:B5', isSTL: false }
  expect(jumpPayload({ model: pair, workingId: '2000000', locale: 'en', workingParams }).carry).toEqual({
    motorSku: 'Y90L-4',
    motorCode: 'Y90L-4',
    motorFlangeCode: '90:B5',
    isSTL: false,
    workingID: '2000000',
    workingParams,
  })
})

it('parameters brought in are marked unable', () => {
  const table = { columns: { leadMm: 'number', speeds: 'pairs' } } as const
  const { filterParams } = jumpPayload({
    model: { ...model, candidate: { leadMm: 40, speeds: {} } },
    table,
    workingId: '30',
    locale: 'en',
    workingParams,
  })
  expect(filterParams.map(({ paramName, value, unit }) => [paramName, value, unit])).toEqual([
    ['maker', model.maker, ''],
    ['basis', model.basis, ''],
    ['leadMm', 40, 'mm'],
  ])
  expect(filterParams.every(({ unable }) => unable)).toBe(true)
})

it('what another hand wrote is read only where it asks a calculation again', () => {
  const request = { path: 'BallScrewWorking/Calculation', query: { W: '80' } }
  const payload = jumpPayload({ model, request, workingId: '30', locale: 'en', workingParams })
  expect(payloadShape.safeParse(payload).success).toBe(true)
  const calls = [
    { path: '../../api/User/Remove', query: {}, body: {} },
    { path: 'User/Remove?', query: {}, body: {} },
    { base: 'classes', path: 'User/Remove', query: {}, body: {} },
  ]
  for (const one of calls) {
    expect(payloadShape.safeParse({ ...payload, calculation: { request: one, model } }).success).toBe(false)
  }
})
