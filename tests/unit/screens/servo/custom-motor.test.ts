import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  customMotorDefaults,
  type CustomMotorDraft,
  type CustomMotorField,
  customMotorFields,
  readCustomMotor,
  validateCustomMotor,
} from '../../../../screens/servo/custom-motor.ts'

const codesOf = (draft: CustomMotorDraft) => validateCustomMotor(draft).map(({ code, path }) => `${path} ${code}`)
const withValue = (field: CustomMotorField, value: number | undefined): CustomMotorDraft => ({ ...customMotorDefaults, [field]: value })

describe('a motor of another brand', () => {
  it('is right as it is offered', () => {
    expect(readCustomMotor(customMotorDefaults)).toEqual({ t2: 1.27, n2: 3000, s: 14, lr: 30, la: 50, le: 3, lb: 70, lz: 5.5 })
  })

  it.each(customMotorFields)('needs %s', (field) => {
    expect(codesOf(withValue(field, undefined))).toEqual([`${field} missing`])
    expect(codesOf(withValue(field, NaN))).toEqual([`${field} missing`])
  })

  it.each<[CustomMotorField, number, readonly string[]]>([
    ['la', 14, []],
    ['la', 13.9, ['la lessThanShaft']],
    ['lb', 50, []],
    ['lb', 49.9, ['lb lessThanSeam']],
    ['s', 60, ['la lessThanShaft']],
    ['la', 80, ['lb lessThanSeam']],
    ['le', 0, []],
    ['le', -1, ['le negative']],
    ['t2', 0, ['t2 notPositive']],
    ['lz', -5, ['lz notPositive']],
  ])('with %s %d has the issues %j', (field, value, issues) => {
    expect(codesOf(withValue(field, value))).toEqual(issues)
  })

  it('may state its peak torque, highest speed and inertia', () => {
    const ratings = { t2Max: 3.81, n2Max: 6000, rotorInertia: 0.26 }
    expect(readCustomMotor({ ...customMotorDefaults, ...ratings })).toEqual({ ...customMotorDefaults, ...ratings })
    expect(readCustomMotor({ ...customMotorDefaults, t2Max: undefined })).toEqual(customMotorDefaults)
    expect(codesOf({ ...customMotorDefaults, t2Max: 1, n2Max: 2999, rotorInertia: 0 })).toEqual([
      't2Max lessThanRated',
      'n2Max lessThanRated',
      'rotorInertia notPositive',
    ])
  })

  it('names the limit that was missed', () => {
    expect(validateCustomMotor(withValue('la', 10))).toEqual([{ code: 'lessThanShaft', path: 'la', params: { value: 10, limit: 14 } }])
  })

  it('is read exactly where nothing is wrong with it; then seam, shaft and bolt circle are in order', () => {
    const value = fc.option(fc.double({ min: -5, max: 100 }), { nil: undefined })
    const draft = fc.record({ t2: value, n2: value, s: value, lr: value, la: value, le: value, lb: value, lz: value })
    fc.assert(
      fc.property(draft, (any) => {
        const motor = readCustomMotor(any)
        expect(motor === undefined).toBe(validateCustomMotor(any).length > 0)
        expect(motor === undefined || (motor.s <= motor.la && motor.la <= motor.lb)).toBe(true)
      }),
    )
  })
})
