/** The worked case of scene 1: the inertia rule drives the choice of I. */
import { describe, expect, it } from 'vitest'
import type { RotaryCandidate } from '../../families/rotary/wire/rotary.ts'
import { matchRotary } from '../fixtures/whole-answers.ts'
import { sizeRotaryPair } from '../../families/rotary/pair.ts'
import { inertiaRatio } from '../../families/reducer/sizing/kernel.ts'
import { torqueAtMotor, totalTorque } from '../../families/rotary/sizing/kernel.ts'
import { realPlatforms, realRotary } from '../property/families/rotary-catalogue.ts'
import { realServoMotors } from '../property/families/reducer-catalogue.ts'
import { discDemand, pressDemand } from '../unit/families/rotary/rotary-demands.ts'

const motorOf = (sku: string) => {
  const found = realServoMotors.find(({ skuID }) => skuID === sku)
  if (!found) throw new RangeError(sku)
  return { motor: found.candidate }
}
/** A platform whose own inertia is nothing beside the load's, without narrow limits, as the worked case assumes. */
const platformAt = (ratio: number): RotaryCandidate => ({
  ratio,
  permissibleTorqueNm: 40,
  permissibleMomentNm: 70,
  permissibleAxialN: 2000,
  maxSpeedRpm: 200,
  efficiency: 0.9,
  inertiaKgM2: 1e-12,
  loadInertiaLimitKgM2: 'none',
  bearingDynamicN: 'none',
  bearingStaticN: 'none',
  bearing: 'crossRoller',
  drive: 'gear',
  servoAdapters: [
    { bore: 8, pilot: 30, boltCircle: 46, hubDepth: 26, screw: 4 },
    { bore: 14, pilot: 50, boltCircle: 70, hubDepth: 32, screw: 4 },
  ],
})

describe('scene 1 with its defaults (arithmetic of the engineering notes, printed rounding)', () => {
  const size = (sku: string, ratio: number) => sizeRotaryPair(discDemand, { platform: platformAt(ratio), motor: motorOf(sku) })
  const failed = (sku: string, ratio: number) =>
    size(sku, ratio)
      .limits.filter(({ passed }) => !passed)
      .map(({ name }) => name)
  const required = (sku: string, ratio: number, name: string) =>
    size(sku, ratio)
      .checks()
      .find((check) => check.name === name)?.required
  const valueOf = (sku: string, ratio: number, name: string) =>
    size(sku, ratio)
      .values()
      .find((value) => value.name === name)?.value

  it('100 W at I = 10: 214 rpm, 0.587 N·m peak, 0.146 N·m effective pass, the inertia ratio of 344 refuses it', () => {
    expect(required('SGM7J-01A', 10, 'motorSpeed')).toBeCloseTo(214.3, 1)
    expect(valueOf('SGM7J-01A', 10, 'requiredMotorTorque')).toBeCloseTo(0.587, 3)
    expect(torqueAtMotor(discDemand.rmsTorque, 10, 0.9)).toBeCloseTo(0.146, 3)
    expect(required('SGM7J-01A', 10, 'inertiaRatio')).toBeCloseTo(344, 0)
    expect(failed('SGM7J-01A', 10)).toEqual(['inertiaRatio'])
  })

  it('with its own rotor that is 0.589 N·m peak and still 0.147 N·m effective (arithmetic)', () => {
    expect(valueOf('SGM7J-01A', 10, 'rotorTorque')).toBeCloseTo(0.0659e-4 * 14.96 * 10 * 1.5, 6)
    expect(required('SGM7J-01A', 10, 'motorPeakTorque')).toBeCloseTo(0.5871 + 0.0015, 4)
    expect(required('SGM7J-01A', 10, 'motorRmsTorque')).toBeCloseTo(0.14633 * (1 + (0.0659e-4 * 100 * 0.9) / 0.227), 4)
  })

  it.each([
    [10, 46.7, ['inertiaRatio']],
    [18, 14.4, ['inertiaRatio']],
    [30, 5.2, []],
  ])('400 W at I = %d: inertia ratio %d', (ratio, lambda, refused) => {
    expect(required('SGM7J-04A', ratio, 'inertiaRatio')).toBeCloseTo(lambda, 1)
    expect(failed('SGM7J-04A', ratio)).toEqual(refused)
  })

  it('400 W at I = 30 turns at 643 rpm', () => {
    expect(required('SGM7J-04A', 30, 'motorSpeed')).toBeCloseTo(642.9, 1)
  })

  it('with the shipped platforms, 400 W is recommended at I = 30 on frame 85 with an inertia ratio of 5.2', () => {
    const answer = matchRotary(discDemand, realRotary, { motor: motorOf('SGM7J-04A') })
    expect(answer.recommendedRatio).toBe(30)
    expect(answer.options.i.map(({ value }) => value)).toEqual([30, 50, 100])
    const smallest = matchRotary(discDemand, realRotary, { motor: motorOf('SGM7J-04A'), choice: { i: 30 } }).list[0]
    expect(smallest?.platform.skuID).toBe('HL85-30')
    expect(smallest?.inertiaRatio).toBeCloseTo(5.2, 1)
  })

  // 21.43 × 100 = 2143 of 3000 min⁻¹; 0.227 / (100² × 0.0659e-4) = 3.4; at I = 30 the same platform takes four times the motor.
  it('with the shipped platforms and any motor, I = 100 is recommended, with 100 W: the smallest I that a large motor makes fit would be 10', () => {
    const answer = matchRotary(discDemand, realRotary)
    expect(answer.recommendedRatio).toBe(100)
    expect(answer.list[0]?.platform.skuID).toBe('HL85-100')
    expect(answer.list[0]?.motor?.candidate.ratedPowerW).toBe(100)
    expect(answer.list[0]?.inertiaRatio).toBeLessThan(5)
    // Frames at I = 5 have bearings above the sizes for which their rule is printed.
    expect(answer.options.i.find(({ value }) => value > 1)?.value).toBe(10)
  })

  it('under the press a direct drive of 0.02 kg·m² is no default: its maker’s limit for a load of 0.78 kg·m² is not known', () => {
    const answer = matchRotary(pressDemand, realRotary)
    expect(answer.list[0]?.platform.candidate.drive).toBe('gear')
    expect(answer.recommendedRatio).toBe(answer.list[0]?.platform.candidate.ratio)
  })

  it('with the shipped platforms, no I makes 100 W fit but 100', () => {
    expect(matchRotary(discDemand, realRotary, { motor: motorOf('SGM7J-01A') }).options.i.map(({ value }) => value)).toEqual([100])
  })
})

describe('published arithmetic', () => {
  it('E19: load inertia 100 behind i = 5 is 4 times the motor’s (Machine Design)', () => {
    expect(inertiaRatio(100, 5, 1)).toBe(4)
  })

  it('E15: FHA-25C-50 accelerates itself: 5 N·m and 1.3 kg·m² in 0.1 s to 40 rpm take 95 N·m of its 151 (Harmonic Drive CHA manual)', () => {
    const acceleration = (40 * Math.PI) / 30 / 0.1
    const demand = {
      ...discDemand,
      inertia: 1.3,
      acceleration,
      accelerationTorque: 1.3 * acceleration,
      frictionTorque: 5,
      requiredTorque: 5 + 1.3 * acceleration,
    }
    // The source rounds in the middle: 1 %.
    expect(Math.abs(totalTorque(demand, 0.86) / 95 - 1)).toBeLessThan(0.01)
  })
})

it('a built-in motor is judged with its own inertia: FHA-17C-50 would bear the load of scene 1 but not its own with it', () => {
  const own = realPlatforms.find(({ skuID }) => skuID === 'FHA-17C-50')
  if (!own) throw new RangeError('FHA-17C-50')
  const sizing = sizeRotaryPair({ ...discDemand, requiredTorque: 38 }, { platform: own.candidate })
  expect(sizing.limits.filter(({ passed }) => !passed).map(({ name }) => name)).toEqual(['platformTorque'])
})
