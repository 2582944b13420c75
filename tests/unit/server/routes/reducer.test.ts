import { describe, expect, test } from 'vitest'
import { success } from '../../../../contract/errors.ts'
import { filteredSkus } from '../../../../contract/directory/sku-selection.ts'
import {
  reducerCalculation,
  reducerCheckAnswer,
  type ReducerCalculation,
  reducerExplanation,
  reducerPair,
  servoCalculation,
} from '../../../../families/reducer/wire/calls.ts'
import { customMotorOf } from '../support/custom-motor-of.ts'
import { expectIssue, issuesOf, post } from '../support/ask.ts'
import { reducerCalls, within } from '../support/reducer-calls.ts'
import { sharedService } from '../support/real-service.ts'

const service = await sharedService()

const ask = (mode: keyof typeof reducerCalls, body: unknown) => post(service, body, reducerCalls[mode])
const threePhase = async (body: unknown) => success(reducerCalculation).parse(await (await ask('threePhase', body)).json()).data
const servo = async (body: unknown) => success(servoCalculation).parse(await (await ask('servo', body)).json()).data
const manual = async (body: unknown) => success(reducerCalculation).parse(await (await ask('manual', body)).json()).data
const explain = async (body: unknown) =>
  success(reducerExplanation).parse(await (await post(service, body, 'ReducerWorking/Explanation')).json()).data
const check = (body: unknown) => post(service, body, 'ReducerWorking/Check')
const checked = async (body: unknown) => success(reducerCheckAnswer).parse(await (await check(body)).json()).data

const pairOf = (card: ReducerCalculation['list'][number]) => reducerPair.parse(card.candidate)
const defaults = { motorPower: within(1.5), n2: within(45) }

/** Demonstration series beside those of makers: what the counts of the groups are of. */
const everything = { narrowing: { demonstration: true } } as const

describe('three-phase motor', () => {
  test('1.5 kW at 45 rpm gives cards whose figures follow from one another', async () => {
    const { count, matched, list } = await threePhase(defaults)
    expect(count).toBeGreaterThan(0)
    expect(matched).toBeLessThan(count)
    expect(list).toHaveLength(Math.min(count, 100))
    for (const card of list) {
      const { gear, motor } = pairOf(card)
      const [power, n1, i] = [motor?.ratedPowerKw ?? 0, motor?.ratedSpeedRpm ?? 0, gear.ratio]
      const torque = ((30_000 / Math.PI) * power * i * gear.efficiency) / n1
      expect(card.ratio).toBe(i)
      expect(card.outputTorque).toBeCloseTo(torque, 6)
      // The rating holds up to n1N and falls with the speed to the power of 0.3 above it.
      const atSpeed = gear.ratedTorqueNm * Math.min(1, (gear.ratedInputSpeedRpm ?? 0) / n1) ** 0.3
      expect(card.fB).toBeCloseTo(atSpeed / (card.outputTorque ?? 0), 9)
      expect(card.n2).toBeCloseTo(n1 / i, 9)
      expect(card.n1).toBeCloseTo(n1, 9)
      expect([card.n2, power].every(Number.isFinite)).toBe(true)
      expect(Math.abs((card.n2 ?? 0) / 45 - 1)).toBeLessThanOrEqual(0.1 + 1e-12)
      expect(Math.abs(power / 1.5 - 1)).toBeLessThanOrEqual(0.1 + 1e-12)
      expect(n1).toBeLessThanOrEqual(gear.maxInputSpeedRpm)
      expect(card.motorFlangeCode).toMatch(new RegExp(`^${motor?.frameSize}:B`))
      expect(card.warnings?.includes('overload')).toBe((card.fB ?? 0) < 1)
    }
  })

  test('only the first card of all is the default', async () => {
    const pages = await Promise.all([1, 2].map((page) => threePhase({ ...defaults, page, size: 2 })))
    expect(pages.flatMap(({ list }) => list.map(({ isDefault }) => isDefault))).toEqual([true, false, false, false])
    const { list } = await threePhase({ ...defaults, size: 4 })
    expect(pages.flatMap((page) => page.list.map(({ skuID, motorSku }) => [skuID, motorSku]))).toEqual(
      list.map(({ skuID, motorSku }) => [skuID, motorSku]),
    )
  })

  test('nothing asked for finds everything, 300 cards a page', async () => {
    const all = await threePhase({ size: 300, ...everything })
    expect(all.count).toBeGreaterThan(1000)
    expect(all.list).toHaveLength(300)
    expect((await threePhase({ size: 300, page: 2, ...everything })).list).toHaveLength(300)
    expect(all.reducerTypeList.reduce((sum, { count }) => sum + count, 0)).toBe(all.count)
  })
})

const motorOf = async (power: number) => {
  const body = { classID: '100', filters: [{ paramName: 'ratedPower', values: [power] }], page: 1, size: 100 }
  const answer = await service.app.request('/YQ_1/api/Lectotype/FilterLectotypeParams', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return success(filteredSkus).parse(await answer.json()).data.skuList
}

describe('servo motor', () => {
  test('a 400 W motor with ratio 10 gives reducers of its ratio that bear its torque', async () => {
    const motors = await motorOf(400)
    const found = await Promise.all(motors.map(({ skuID }) => servo({ sku: skuID, i: within(10) })))
    expect(found.some(({ count }) => count > 0)).toBe(true)
    for (const [place, { list, iList }] of found.entries()) {
      for (const card of list) {
        const { gear } = pairOf(card)
        expect(Math.abs(gear.ratio / 10 - 1)).toBeLessThanOrEqual(0.1 + 1e-12)
        expect(card.fB).toBeCloseTo(gear.ratedTorqueNm / (card.outputTorque ?? 0), 9)
        expect(card.fB).toBeGreaterThanOrEqual(1 - 1e-12)
        expect(iList).toContain(gear.ratio)
        expect(card.motorSku).toBe(motors[place]?.skuID)
        expect(card.isSTL).toBe(false)
      }
    }
  })

  test('a described motor equal to one of the catalogue gives the same reducers', async () => {
    const compared = (await motorOf(400)).map(async ({ skuID }) => {
      const { stlMotor, figures } = customMotorOf(skuID)
      // The drawer knows no highest speed and no inertia: with the rated one, the drive need not be limited where the catalogue motor must.
      const own = await servo({ sku: skuID, i: within(10), size: 300 })
      const peakTorqueFactor = figures.peakTorqueNm / figures.ratedTorqueNm
      const described = await servo({ stlMotor, i: within(10), size: 300, assumptions: { peakTorqueFactor } })
      expect(figures.ratedPowerW).toBe(400)
      expect(described.list.map((card) => card.skuID).toSorted()).toEqual(own.list.map((card) => card.skuID).toSorted())
      expect(described).toMatchObject({ count: own.count, iList: own.iList, reducerTypeList: own.reducerTypeList })
      expect(described.list.every(({ isSTL }) => isSTL)).toBe(true)
      const { ratedTorqueNm, peakTorqueNm, ratedSpeedRpm, maxSpeedRpm } = figures
      expect(own.motor).toEqual({ ratedTorqueNm, peakTorqueNm, ratedSpeedRpm, maxSpeedRpm })
      const assumed = { peakTorqueNm: peakTorqueFactor * stlMotor.t2, maxSpeedRpm: stlMotor.n2 }
      expect(described.motor).toEqual({ ratedTorqueNm: stlMotor.t2, ratedSpeedRpm: stlMotor.n2, ...assumed })
      return own.count
    })
    expect(Math.max(...(await Promise.all(compared)))).toBeGreaterThan(0)
  })

  test('the ratio and the output speed that it makes find the same reducers', async () => {
    const [motor] = await motorOf(400)
    const byRatio = await servo({ sku: motor?.skuID, i: within(10, 0, 0) })
    const bySpeed = await servo({ sku: motor?.skuID, n2: within((motor?.n2 ?? 0) / 10, 0, 0) })
    expect(bySpeed.list.map(({ skuID }) => skuID)).toEqual(byRatio.list.map(({ skuID }) => skuID))
  })
})

describe('reasons', () => {
  test('of a list: its pairs with every check and value', async () => {
    const { matched, models, nearest } = await explain({ mode: 'threePhase', parameters: defaults })
    const { list } = await threePhase({ ...defaults, size: 20, ...everything })
    const all = await threePhase({ ...defaults, size: 300, ...everything })
    expect(matched).toBe(all.matched)
    expect(nearest).toEqual([])
    expect(models.map(({ skuID, motorSku }) => [skuID, motorSku])).toEqual(list.map(({ skuID, motorSku }) => [skuID, motorSku]))
    expect(models.map(({ utilisation, governing }) => [utilisation, governing])).toEqual(
      list.map(({ utilisation, governing }) => [utilisation, governing]),
    )
    expect(models.every(({ passed }) => passed)).toBe(true)
    for (const [place, { values }] of models.entries()) {
      expect(values.find(({ name }) => name === 'useFactor')?.value).toBe(list[place]?.fB)
    }
  })

  test('of one pair, also one that fails', async () => {
    const [card] = (await threePhase(defaults)).list
    const pair = { skuID: card?.skuID, motorSku: card?.motorSku }
    expect((await explain({ mode: 'threePhase', parameters: defaults, ...pair })).models).toMatchObject([{ ...pair, passed: true }])
    const { models } = await explain({ mode: 'threePhase', parameters: { ...defaults, n2: within(900) }, ...pair })
    expect(models).toMatchObject([{ ...pair, passed: false, governing: 'outputSpeedWindow' }])
  })

  test('where nothing matches: the nearest pairs, and a change that helps', async () => {
    const parameters = { t2: within(380, 0, 100), i: within(20_000) }
    const { matched, nearest } = await explain({ mode: 'manual', parameters })
    expect(matched).toBe(0)
    const [first] = nearest
    const [fix] = first?.fixes ?? []
    expect(first?.failing).toContain('ratioWindow')
    expect(fix?.parameter).toBe('i')
    expect((await manual({ ...parameters, i: within(fix?.to ?? 0) })).count).toBeGreaterThan(0)
  })
})

describe('a described reducer', () => {
  test('is sized as the card with the same figures', async () => {
    const [card] = (await threePhase(defaults)).list
    const answer = await checked({ mode: 'threePhase', parameters: defaults, candidate: card?.candidate })
    expect(answer).toMatchObject({ passed: true, utilisation: card?.utilisation, governing: card?.governing, warnings: card?.warnings })
    expect(answer.values.find(({ name }) => name === 'useFactor')?.value).toBe(card?.fB)
  })

  test('takes changed assumptions of a described motor into account', async () => {
    const [motor] = await motorOf(400)
    const { stlMotor } = customMotorOf(motor?.skuID ?? '')
    const [card] = (await servo({ stlMotor, i: within(10) })).list
    const body = { mode: 'servo', parameters: { stlMotor, i: within(10) }, candidate: card?.candidate }
    const peakOf = async (peakTorqueFactor: number) => {
      const { values, assumptions } = await checked({ ...body, assumptions: { peakTorqueFactor } })
      expect(assumptions.find(({ name }) => name === 'peakTorqueFactor')?.value).toBe(peakTorqueFactor)
      return values.find(({ name }) => name === 'peakOutputTorque')?.value ?? 0
    }
    expect(await peakOf(2)).toBeCloseTo(2 * (await peakOf(1)), 9)
    expect(await checked(body)).toMatchObject({ passed: true })
  })

  const gear = {
    precisionType: 'standard',
    transmissionType: 'coaxial',
    gearType: 'helical',
    reducerType: 'helicalInline',
    size: 1,
    stages: 1,
  }
  const figures = { ratio: 20, ratedTorqueNm: 400, maxInputSpeedRpm: 3000, efficiency: 0.95 }
  const manualBody = { mode: 'manual', parameters: { i: within(20) }, candidate: { gear: { ...gear, ...figures } } }
  test.each([
    ['no mode', { ...manualBody, mode: undefined }, 'required', 'mode'],
    ['an unknown mode', { ...manualBody, mode: 'steam' }, 'notAnOption', 'mode'],
    ['no candidate', { ...manualBody, candidate: undefined }, 'required', 'candidate'],
    ['no motor in three-phase mode', { ...manualBody, mode: 'threePhase' }, 'required', 'candidate.motor'],
    ['a motor in manual mode', { ...manualBody, candidate: { gear: { ...gear, ...figures }, motor: {} } }, 'unknownKey', 'candidate.motor'],
    [
      'an unknown figure',
      { ...manualBody, candidate: { gear: { ...gear, ...figures, colour: 1 } } },
      'unknownKey',
      'candidate.gear.colour',
    ],
    ['a ratio of 1', { ...manualBody, candidate: { gear: { ...gear, ...figures, ratio: 1 } } }, 'notAbove', 'candidate.gear.ratio'],
    [
      'an assumption that the mode does not make',
      { ...manualBody, assumptions: { peakTorqueFactor: 2 } },
      'unknownParameter',
      'assumptions.peakTorqueFactor',
    ],
    ['a fault in the parameters', { ...manualBody, parameters: { i: within(20, 5, -5) } }, 'belowMinimum', 'parameters.i.upper'],
    ['a body that is a list', [], 'wrongType', 'body'],
  ])('with %s is refused', async (_, body, code, path) => {
    await expectIssue(await check(body), { code, path })
  })

  test('with figures whose results are no numbers is refused', async () => {
    const extreme = { ...gear, ...figures, ratio: 1.1, efficiency: 5e-324 }
    const answer = await check({ ...manualBody, parameters: { t2: within(1e9) }, candidate: { gear: extreme } })
    expect((await issuesOf(answer)).map(({ code }) => code)).toEqual(['notFinite'])
  })
})

test('the calls need no login and answer under both roots', async () => {
  const options = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(defaults) }
  const answers = await Promise.all(
    ['/YQWorking/api/', '/api/'].map(async (root) => service.app.request(`${root}${reducerCalls.threePhase}`, options)),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await answers[0]?.text()).toBe(await answers[1]?.text())
  expect((await service.app.request(`/YQWorking/api/${reducerCalls.threePhase}`)).status).toBe(405)
})
