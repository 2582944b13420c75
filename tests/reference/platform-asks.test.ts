/** An emergency stop, lost motion and repeatability of a platform, and where the rule of its bearing ends: figures worked out by hand. */
import { describe, expect, test } from 'vitest'
import { sizeRotaryPair } from '../../families/rotary/pair.ts'
import type { RotaryDemand } from '../../families/rotary/sizing/demand.ts'
import { emergencyTorque } from '../../families/rotary/sizing/kernel.ts'
import { readDemandRows } from '../../families/rotary/sizing/rows.ts'
import type { RotaryCandidate } from '../../families/rotary/wire/rotary.ts'
import { exampleDemand } from '../../families/rotary/example-demand.ts'
import { discDemand } from '../unit/families/rotary/rotary-demands.ts'

const platform: RotaryCandidate = {
  ratio: 50,
  permissibleTorqueNm: 39,
  continuousTorqueNm: 20,
  permissibleMomentNm: 188,
  permissibleAxialN: 9800,
  permissibleRadialN: 2940,
  maxSpeedRpm: 96,
  inertiaKgM2: 0.17,
  loadInertiaLimitKgM2: 0.54,
  bearingDynamicN: 10_800,
  bearingStaticN: 18_700,
  bearingPitchMm: 77,
  bearingOffsetMm: 17,
  lostMotionArcmin: 2,
  repeatabilityArcsec: 15,
  bearing: 'crossRoller',
  drive: 'integrated',
}

const sized = (more: Partial<RotaryDemand>, own: Partial<RotaryCandidate> = {}) =>
  sizeRotaryPair({ ...discDemand, ...more }, { platform: { ...platform, ...own } })
const checkOf = (name: string, ...conditions: Parameters<typeof sized>) =>
  sized(...conditions)
    .checks()
    .find((check) => check.name === name)
const needsOf = (name: string, ...conditions: Parameters<typeof sized>) =>
  sized(...conditions).notKnown.find((check) => check.name === name)?.needs

describe('an emergency stop with 60 rad/s²', () => {
  test('of 0.227 + 0.17 kg·m² takes 0.397 × 60 = 23.82 N·m of 39 N·m', () => {
    const check = checkOf('emergencyStop', { emergencyDeceleration: 60 })
    expect(check?.required).toBeCloseTo(23.82, 9)
    expect(check).toMatchObject({ available: 39, passed: true })
  })

  test('with a gravity of 5 N·m and a process of 12 N·m: 23.82 + 17 = 40.82 N·m, too much', () => {
    expect(checkOf('emergencyStop', { emergencyDeceleration: 60, gravityTorque: 5, processTorque: 12 })).toMatchObject({ passed: false })
    expect(emergencyTorque({ ...discDemand, emergencyDeceleration: 60, gravityTorque: 5, processTorque: 12 }, 0.17)).toBeCloseTo(40.82, 9)
  })

  test('is not known without the inertia of the platform, unless the load alone is too much: 0.227 × 200 = 45.4 N·m', () => {
    expect(needsOf('emergencyStop', { emergencyDeceleration: 60 }, { inertiaKgM2: undefined })).toEqual(['inertiaKgM2'])
    expect(checkOf('emergencyStop', { emergencyDeceleration: 200 }, { inertiaKgM2: undefined })?.required).toBeCloseTo(45.4, 9)
  })
})

test('lost motion and repeatability are held against what is asked for, in any unit of angle; not stated they are not known', () => {
  const rows = [...exampleDemand, { name: 'lostMotion', value: 180, unit: 'arcsec' }, { name: 'repeatability', value: 0.1, unit: 'arcmin' }]
  const read = readDemandRows(rows)
  if ('faults' in read) throw new Error(JSON.stringify(read.faults))
  const checks = sizeRotaryPair(read.demand, { platform }).checks()
  // 180″ are 3′ of 2′; 0.1′ are 6″ of 15″.
  expect(checks.find(({ name }) => name === 'lostMotion')).toMatchObject({ required: 2, available: 3, passed: true })
  expect(checks.find(({ name }) => name === 'repeatability')).toMatchObject({ required: 15, available: 6, passed: false })
  expect(needsOf('lostMotion', { lostMotion: 1e-4 }, { lostMotionArcmin: undefined })).toEqual(['lostMotionArcmin'])
  expect(needsOf('repeatability', { repeatability: 1e-4 }, { repeatabilityArcsec: undefined })).toEqual(['repeatabilityArcsec'])
})

describe('the bearing rule of the strain-wave actuators', () => {
  test.each([76.9, 148.9, 544])(
    'judges no bearing outside of the sizes that it is printed for (77 to 148.8 mm): %d mm',
    (bearingPitchMm) => {
      expect([needsOf('bearingLife', {}, { bearingPitchMm }), needsOf('bearingStaticSafety', {}, { bearingPitchMm })]).toEqual([
        ['bearingChart'],
        ['bearingChart'],
      ])
    },
  )

  test.each([77, 148.8])('judges those at its ends: %d mm', (bearingPitchMm) => {
    expect([needsOf('bearingLife', {}, { bearingPitchMm }), needsOf('bearingStaticSafety', {}, { bearingPitchMm })]).toEqual([
      undefined,
      undefined,
    ])
  })

  test('judges no bearing but crossed rollers', () => {
    expect(needsOf('bearingLife', {}, { bearing: 'angularContact' })).toEqual(['bearing'])
    expect(needsOf('bearingStaticSafety', {}, { bearing: 'angularContact' })).toEqual(['bearing'])
  })
})

describe('a brake', () => {
  const valuesOf = (demand: RotaryDemand) =>
    new Map(
      sizeRotaryPair(demand, { platform })
        .values()
        .map(({ name, value }) => [name, value]),
    )

  test('is presumed where gravity turns the table, with the torque that it has to hold', () => {
    const turned = valuesOf({ ...discDemand, gravityTorque: 5.886, requiredTorque: 14.1 })
    expect([turned.get('brakePresumed'), turned.get('holdingTorque')]).toEqual([1, 5.886])
    expect(valuesOf(discDemand).has('brakePresumed')).toBe(false)
  })
})

test('an inertia below what the torque of its acceleration says counts as that: 3.395 / 14.96 × 0.999 = 0.22671 kg·m²', () => {
  const driven = { platform: { ...platform, drive: 'integrated', inertiaKgM2: 0.01, loadInertiaLimitKgM2: 0.2 } } as const
  const loadInertia = (inertia: number) =>
    sizeRotaryPair({ ...discDemand, inertia }, driven).limits.find(({ name }) => name === 'loadInertia')
  expect(loadInertia(0)).toMatchObject({ passed: false })
  expect(loadInertia(0)?.required).toBeCloseTo(0.22671, 5)
  expect(loadInertia(0.227)?.required).toBe(0.227)
})
