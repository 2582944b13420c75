import { describe, expect, test } from 'vitest'
import { success } from '../../../../contract/errors.ts'
import { reducerExplanation } from '../../../../families/reducer/wire/calls.ts'
import { expectIssue, issuesOf, post } from '../support/ask.ts'
import { reducerCalls, within } from '../support/reducer-calls.ts'
import { sharedService } from '../support/real-service.ts'

const service = await sharedService()

const ask = (mode: keyof typeof reducerCalls, body: unknown) => post(service, body, reducerCalls[mode])
const defaults = { motorPower: within(1.5), n2: within(45) }

const motor = { t2: 1.27, n2: 3000, s: 14, lr: 30, la: 50, le: 3, lb: 70, lz: 5.5 }

const phase = { torque: 12, speed: 100, time: 1 }

describe('faults', () => {
  test.each([
    ['threePhase', 'an unknown key', { torque: 1 }, 'unknownKey', 'torque'],
    ['threePhase', 'a wrapped body', { data: defaults }, 'unknownKey', 'data'],
    ['threePhase', 'a bare number', { motorPower: 1.5 }, 'wrongType', 'motorPower'],
    ['threePhase', 'text for a number', { motorPower: { ...within(1.5), value: '1.5' } }, 'wrongType', 'motorPower.value'],
    ['threePhase', 'no power', { motorPower: within(0) }, 'notAbove', 'motorPower.value'],
    ['threePhase', 'a negative power', { motorPower: within(-1) }, 'notAbove', 'motorPower.value'],
    ['threePhase', 'a huge speed', { n2: within(1e300) }, 'aboveMaximum', 'n2.value'],
    ['threePhase', 'a missing deviation', { n2: { value: 45, lower: -10 } }, 'required', 'n2.upper'],
    ['threePhase', 'a deviation below -100 %', { n2: within(45, -101, 0) }, 'belowMinimum', 'n2.lower'],
    ['threePhase', 'a window that ends at nothing', { n2: within(45, -100, -100) }, 'notAbove', 'n2.upper'],
    ['threePhase', 'a window upside down', { n2: within(45, 20, 10) }, 'belowMinimum', 'n2.upper'],
    ['threePhase', 'more in a demand', { n2: { ...within(45), unit: 'rpm' } }, 'unknownKey', 'n2.unit'],
    ['threePhase', 'a service factor of 0', { fb: 0 }, 'notAbove', 'fb'],
    ['threePhase', 'an unknown gear type', { gearTypes: ['<img src=x onerror=alert(1)>'] }, 'notAnOption', 'gearTypes.0'],
    ['threePhase', 'a gear type alone', { gearTypes: 'worm' }, 'wrongType', 'gearTypes'],
    ['threePhase', 'too many gear types', { gearTypes: Array.from({ length: 2000 }, () => 'worm') }, 'tooLong', 'gearTypes'],
    ['threePhase', 'page 0', { page: 0 }, 'belowMinimum', 'page'],
    ['threePhase', 'a list beyond the longest', { size: 301 }, 'aboveMaximum', 'size'],
    ['threePhase', 'an element without its diameter', { transmissionElement: 'sprocket' }, 'required', 'pitchDiameter'],
    ['manual', 'a diameter of nothing', { pitchDiameter: 80 }, 'required', 'transmissionElement'],
    ['manual', 'a distance without a force', { forceDistance: 20 }, 'required', 'radialForce'],
    ['servo', 'an emergency stop of no load', { stlMotor: motor, emergencyTime: 1 }, 'required', 'loadInertia'],
    ['threePhase', 'an inertia that nothing asks for', { loadInertia: 1 }, 'required', 'emergencyTime'],
    ['threePhase', 'an unknown element', { transmissionElement: 'none' }, 'notAnOption', 'transmissionElement'],
    ['threePhase', 'phases of a motor that turns at one speed', { phases: [phase] }, 'unknownKey', 'phases'],
    ['manual', 'no phase', { phases: [] }, 'required', 'phases'],
    ['manual', 'too many phases', { phases: Array.from({ length: 31 }, () => phase) }, 'tooLong', 'phases'],
    ['manual', 'a phase of no time', { phases: [{ ...phase, time: 0 }] }, 'notAbove', 'phases.0.time'],
    ['manual', 'phases harder than the torque asked for', { t2: within(10, 0, 10), phases: [phase] }, 'contradicts', 'phases'],
    ['servo', 'phases faster than the speed asked for', { stlMotor: motor, n2: within(80), phases: [phase] }, 'contradicts', 'phases'],
    ['manual', 'a key of another mode', { fb: 1 }, 'unknownKey', 'fb'],
    ['servo', 'null for what a motor must have', { stlMotor: { ...motor, lz: null } }, 'wrongType', 'stlMotor.lz'],
    ['manual', 'no object at all', null, 'wrongType', 'body'],
    ['servo', 'no motor', {}, 'required', 'sku'],
    ['servo', 'an unknown sku', { sku: 'no-such-motor' }, 'notAnOption', 'sku'],
    ['servo', 'a name from JavaScript', { sku: '__proto__' }, 'notAnOption', 'sku'],
    ['servo', 'markup for a sku', { sku: '<script>alert(1)</script>' }, 'notAnOption', 'sku'],
    ['servo', 'a huge sku', { sku: 'x'.repeat(5000) }, 'tooLong', 'sku'],
    ['servo', 'two motors', { sku: 'x', stlMotor: motor }, 'notSent', 'stlMotor'],
    ['servo', 'a seam narrower than the shaft', { stlMotor: { ...motor, la: 13 } }, 'belowShaftDiameter', 'stlMotor.la'],
    ['servo', 'bolts inside the seam', { stlMotor: { ...motor, lb: 49 } }, 'belowSeamDiameter', 'stlMotor.lb'],
    ['servo', 'an incomplete motor', { stlMotor: { ...motor, lz: undefined } }, 'required', 'stlMotor.lz'],
    ['servo', 'a motor without torque', { stlMotor: { ...motor, t2: 0 } }, 'notAbove', 'stlMotor.t2'],
    ['servo', 'more in a motor', { stlMotor: { ...motor, p2: 400 } }, 'unknownKey', 'stlMotor.p2'],
  ] as const)('%s with %s is refused', async (mode, _, body, code, path) => {
    await expectIssue(await ask(mode, body), { code, path })
  })

  test('what a phase lacks is named with its row, not the duty spectrum', async () => {
    const { speed: _, ...withoutSpeed } = phase
    await expectIssue(await ask('manual', { phases: [phase, withoutSpeed] }), {
      code: 'required',
      path: 'phases.1.speed',
      message: '“Output speed, row 2” is missing',
    })
  })

  test('a proposal never contradicts the phases', async () => {
    // The nearest ratio, 10, turns the output with 300 rpm.
    const body = { stlMotor: { ...motor, n2Max: 6000 }, n2: within(301, 0, 0) }
    const speedsFor = async (phases: object) => {
      const answer = await post(service, { mode: 'servo', parameters: { ...body, ...phases } }, 'ReducerWorking/Explanation')
      const { nearest } = success(reducerExplanation).parse(await answer.json()).data
      return nearest.flatMap(({ fixes }) => fixes.filter(({ parameter }) => parameter === 'n2').map(({ to }) => to))
    }
    expect((await speedsFor({})).map(Math.round)).toEqual([300])
    expect(await speedsFor({ phases: [{ ...phase, torque: 1, speed: 301 }] })).toEqual([])
  })

  test('name the value in the reader’s language', async () => {
    const answers = await Promise.all(
      ['en', 'cn', 'es', 'ru'].map(async (lang) => {
        const answer = await service.app.request(`/YQWorking/api/${reducerCalls.servo}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', lang },
          body: JSON.stringify({ stlMotor: { ...motor, la: 13 } }),
        })
        return (await issuesOf(answer))[0]?.message ?? ''
      }),
    )
    expect(answers[0]).toBe('Seam diameter la cannot be less than the shaft diameter (14 mm)')
    expect(new Set(answers).size).toBe(4)
  })

  test.each([
    [{ mode: 'threePhase', parameters: {}, skuID: 'none', motorSku: 'none' }, 'notAnOption', 'skuID'],
    [{ mode: 'threePhase', parameters: {}, motorSku: 'none' }, 'required', 'skuID'],
    [{ mode: 'manual', parameters: {}, motorSku: 'none' }, 'unknownKey', 'motorSku'],
    [{ mode: 'servo', parameters: { sku: 'none' } }, 'notAnOption', 'parameters.sku'],
    [{ parameters: {} }, 'required', 'mode'],
  ])('an explanation of %j is refused', async (body, code, path) => {
    await expectIssue(await post(service, body, 'ReducerWorking/Explanation'), { code, path })
  })

  test('a body that is no JSON, or too large, is refused as such', async () => {
    expect((await ask('manual', '{"t2":')).status).toBe(400)
    expect((await ask('manual', { page: 'x'.repeat(70_000) })).status).toBe(413)
  })
})
