import { describe, expect, test } from 'vitest'
import { rotaryPair } from '../../../../families/rotary/wire/ledger.ts'
import { scenes } from '../../../../schemas/scenes/registry.ts'
import { expectIssue, get } from '../support/ask.ts'
import { customMotorOf } from '../support/custom-motor-of.ts'
import { sharedService } from '../support/real-service.ts'
import { rotaryCalls, rotaryPath } from '../support/rotary-calls.ts'

const service = await sharedService()
const calls = rotaryCalls(service)
const disc = await calls.demandOf('disc')
const namesOf = (list: readonly { skuID: string; motorSku?: string | undefined }[]) => list.map(({ skuID, motorSku }) => [skuID, motorSku])

describe('the scenes', () => {
  test('are all there, under both roots and without parameters', async () => {
    expect(Object.keys(await calls.init())).toEqual(scenes.map(({ name }) => name))
    expect((await service.app.request(`/api/${rotaryPath}/CalculationInit`)).status).toBe(200)
    const refused = await get(service, `${rotaryPath}/CalculationInit`, { query: { scene: 'disc' } })
    await expectIssue(refused, { code: 'unknownParameter', path: 'scene' })
  })

  test.each(scenes.map(({ name }) => name))('%s: its defaults make a demand for which there are platforms', async (name) => {
    const { workingList, calculationList } = await calls.second({ parmentDto: await calls.demandOf(name) })
    expect(calculationList).toEqual(await calls.demandOf(name))
    expect(workingList.length).toBeGreaterThan(0)
  })
})

describe('the second step', () => {
  test('lists each platform once with a motor whose figures follow from one another', async () => {
    const { workingList, serviceID } = await calls.second({ parmentDto: disc })
    expect(new Set(workingList.map(({ skuID }) => skuID)).size).toBe(workingList.length)
    expect(serviceID).toBe(workingList[0]?.serviceID)
    expect(workingList.map(({ isDefault }) => isDefault)).toEqual(workingList.map((_, place) => place === 0))
    for (const card of workingList) {
      const { platform, motor } = rotaryPair.parse(card.candidate)
      expect(card.ratio).toBe(platform.ratio)
      expect(card.utilisation).toBeLessThanOrEqual(1)
      expect(card.outputTorque).toBeLessThanOrEqual(platform.permissibleTorqueNm)
      expect(card.motorSku === undefined).toBe(platform.drive !== 'gear')
      expect(motor === undefined).toBe(platform.drive !== 'gear')
      // A built-in motor has no speed of its own.
      expect(card.n1 ?? 0).toBeCloseTo(motor ? (card.n2 ?? 0) * platform.ratio : 0, 6)
      expect(card.moduleIcon).toMatch(/^rotary-/)
    }
  })

  test('the same rows in other units and another order find the same', async () => {
    const other = disc.map((row) => (row.name === 'requiredTorque' ? { ...row, value: row.value * 1000, unit: 'N*mm' } : row)).toReversed()
    const answer = await calls.second({ parmentDto: other })
    expect(namesOf(answer.workingList)).toEqual(namesOf((await calls.second({ parmentDto: disc })).workingList))
  })
})

describe('one servo motor', () => {
  test('a described motor is named as such, and its inertia is not known', async () => {
    const { stlMotor } = customMotorOf('SGM7J-04A')
    const { list, matchList, notKnown } = await calls.servo({ stlMotor, workingData: disc })
    expect([list, matchList]).toEqual([[], []])
    expect(notKnown?.matched).toBeGreaterThan(0)
    for (const { isSTL, motorSku, notKnown: missing, candidate, motorFlangeCode } of notKnown?.list ?? []) {
      expect({ isSTL, motorSku }).toEqual({ isSTL: true, motorSku: undefined })
      // The rule of some bearings is not printed for their size, whatever the motor.
      const ofMotor = missing?.filter(({ needs }) => !needs.includes('bearingChart'))
      expect(ofMotor?.map(({ name }) => name)).toEqual(['motorPeakTorque', 'motorRmsTorque', 'inertiaRatio'])
      expect(rotaryPair.parse(candidate).stlMotor).toEqual(stlMotor)
      expect(motorFlangeCode).toBe('14-50-70')
    }
  })
})

test('the motor drawer finds motors for the flows of both pages', async () => {
  for (const classID of ['120', '121']) {
    const answer = await service.app.request('/YQ_1/api/Lectotype/FilterLectotypeParams', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ classID, filters: [{ paramName: 'brand', values: ['Yaskawa'] }], page: 1, size: 300 }),
    })
    expect(answer.status).toBe(200)
  }
})
