/** Printed results of the scenes, and published examples of rotating drives. Each test names its source and its tolerance. */
import { describe, expect, test } from 'vitest'
import { calculateScene, compileScene, sceneDefaults, type SceneInputs } from '../../engine/index.ts'
import { disc } from '../../schemas/scenes/disc.ts'
import { scenes } from '../../schemas/scenes/registry.ts'
import { dutyShare, meanSpeed, peakTorque, rampAcceleration, rampTorque, rmsTorque } from '../property/families/torque-phases.ts'
import { inertiaRatio } from '../../families/reducer/sizing/kernel.ts'
import { expectWithin } from './within.ts'

const perMinute = 1 / 60

/** Results as printed: the digits say how far they may be off. */
const printed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  disc: {
    tableMass: '6.786',
    tableInertia: '0.1357',
    workpiecesInertia: '0.0913',
    totalInertia: '0.2270',
    indexSpeed: '21.43',
    angularAcceleration: '14.96',
    accelerationTorque: '3.395',
    frictionTorque: '0.127',
    gravityTorque: '0',
    requiredTorque: '5.284',
    effectiveTorque: '1.317',
    axialLoad: '105.8',
  },
  plate: {
    plateInertia: '0.52',
    totalInertia: '0.640',
    indexSpeed: '27.27',
    angularAcceleration: '11.42',
    accelerationTorque: '7.311',
    frictionTorque: '0.177',
    requiredTorque: '11.23',
    effectiveTorque: '3.657',
    axialLoad: '147.2',
    momentLoad: '5.886',
  },
  ring: {
    totalInertia: '0.325',
    indexSpeed: '28.57',
    angularAcceleration: '9.973',
    accelerationTorque: '3.241',
    frictionTorque: '0.235',
    requiredTorque: '5.215',
    effectiveTorque: '1.783',
    axialLoad: '196.2',
  },
  flip: {
    totalInertia: '0.092',
    indexSpeed: '33.33',
    angularAcceleration: '11.64',
    accelerationTorque: '1.070',
    gravityTorque: '5.886',
    frictionTorque: '0.059',
    requiredTorque: '10.52',
    effectiveTorque: '3.790',
  },
  press: {
    totalInertia: '0.7813',
    indexSpeed: '25',
    angularAcceleration: '13.09',
    accelerationTorque: '10.23',
    frictionTorque: '0.294',
    requiredTorque: '15.78',
    effectiveTorque: '3.737',
    axialLoad: '1045.3',
    momentLoad: '120',
  },
  rotation: {
    totalInertia: '6.4',
    angularAcceleration: '1.571',
    accelerationTorque: '10.05',
    frictionTorque: '13.73',
    requiredTorque: '65.68',
    continuousPower: '0.106',
  },
}

/** Half a unit of the last printed digit, and what doubles add to a value that lies just between two. */
const halfDigit = (text: string) => 0.5 * 10 ** -(text.split('.')[1]?.length ?? 0) + 1e-9

const resultsOf = (name: string, inputs?: SceneInputs) => {
  const scene = scenes.find((one) => one.name === name)
  if (!scene) throw new RangeError(`no scene '${name}'`)
  const result = calculateScene(compileScene(scene), { ...sceneDefaults(scene), ...inputs })
  if ('issues' in result) throw new RangeError(JSON.stringify(result.issues))
  return result
}

describe.each(Object.entries(printed))('scene %s with its defaults (printed rounding)', (name, results) => {
  const { values } = resultsOf(name)

  test.each(Object.entries(results))('%s is %s', (value, text) => {
    const found = values.get(value)?.value ?? Number.NaN
    expect(Math.abs(found - Number(text)), `${found} against the printed ${text}`).toBeLessThanOrEqual(halfDigit(text))
  })
})

describe('a mass off the axis presses across it while it turns', () => {
  const radial = (name: string, inputs?: SceneInputs) => resultsOf(name, inputs).values.get('radialLoad')?.value ?? Number.NaN

  // 3 kg at 0.2 m, 90° in 0.25 s with 0.1 s ramps: 100 min⁻¹ = 10.47198 rad/s, 104.7198 rad/s²: 0.6 × √(109.6623² + 104.7198²) = 90.9792 N
  test('plate', () => expectWithin(radial('plate', { angle: 90, indexTime: 0.25, accelerationTime: 0.1 }), 90.9792, 1e-5))

  // The same for one workpiece of 2 kg at 0.3 m: 0.6 kg·m; two are balanced
  test('disc', () => {
    const cycle = { angle: 90, indexTime: 0.25, accelerationTime: 0.1, workpieceMass: 2, pitchRadius: 300 }
    expectWithin(radial('disc', { ...cycle, workpieceCount: 1 }), 90.9792, 1e-5)
    expect(radial('disc', { ...cycle, workpieceCount: 2 })).toBe(0)
  })

  // 49.05 N of weight and 5 kg at 0.12 m, 3.490659 rad/s and 11.63553 rad/s²: 0.6 × √(12.18470² + 11.63553²) = 10.10875 N; 0.5 m out of the bearing
  test('flip', () => {
    expectWithin(radial('flip'), 59.15875, 1e-6)
    expectWithin(resultsOf('flip', { overhang: 500 }).values.get('momentLoad')?.value ?? Number.NaN, 29.579375, 1e-6)
  })
})

test('every scene has its printed results', () => {
  expect(scenes.map(({ name }) => name)).toEqual(Object.keys(printed))
})

describe('E15 Harmonic Drive FHA-25C-50, 40 rpm in 0.1 s (CHA manual p. 67)', () => {
  const [load, inertia, speed] = [5, 1.3 + 0.86, 40 * perMinute]
  const ramp = rampTorque({ inertia, speed, time: 0.1 })
  const cycle = (up: number, even: number, down: number) => [
    { duration: 0.1, startSpeed: 0, endSpeed: speed, torque: up },
    { duration: 0.1, startSpeed: speed, endSpeed: speed, torque: even },
    { duration: 0.1, startSpeed: speed, endSpeed: 0, torque: down },
    { duration: 1, startSpeed: 0, endSpeed: 0, torque: 0 },
  ]

  test('torques 95, 5 and −85 N·m (printed rounding), at most 151', () => {
    expectWithin(load + ramp, 95.48, 1e-4)
    expect(Math.trunc(load + ramp)).toBe(95)
    expect(Math.trunc(load - ramp)).toBe(-85)
    expect(peakTorque(cycle(load + ramp, load, load - ramp))).toBeLessThanOrEqual(151)
  })

  test('Trms 35 N·m from the printed torques (printed rounding), 1 % from the exact ones', () => {
    expect(rmsTorque(cycle(95, 5, -85)).toFixed(0)).toBe('35')
    expectWithin(rmsTorque(cycle(load + ramp, load, load - ramp)), 35.4, 0.01)
  })

  test('mean speed 6 rpm and ED 23 % (printed rounding)', () => {
    const phases = cycle(95, 5, -85)
    expect((meanSpeed(phases) / perMinute).toFixed(2)).toBe('6.15')
    expect((dutyShare(phases) * 100).toFixed(0)).toBe('23')
  })

  test('the load is below three times the inertia of the actuator', () => {
    expect(1.3).toBeLessThan(3 * 0.86)
  })
})

test('E17 Honpine: 3000 rpm at i 101 in 0.12 s with 0.88 kg·m²: 25.9 rad/s², 22.8 N·m (printed rounding)', () => {
  const ramp = { speed: (3000 * perMinute) / 101, time: 0.12 }
  expect(rampAcceleration(ramp).toFixed(1)).toBe('25.9')
  expect(rampTorque({ ...ramp, inertia: 0.88 }).toFixed(1)).toBe('22.8')
})

test('E19 Machine Design: load 100 at i 5 on a motor of 1 is 4 : 1 (exact)', () => {
  expect(inertiaRatio(100, 5, 1)).toBe(4)
})

describe('E25 Oriental Motor: indexing table 300 × 10 of steel with 10 loads, 36° in 0.25 s (printed rounding)', () => {
  const { values } = resultsOf(disc.name, {
    tableDiameter: 300,
    tableThickness: 10,
    tableDensity: 7900,
    workpieceCount: 10,
    workpieceMass: 0.3,
    workpieceDiameter: 40,
    pitchRadius: 125,
    angle: 36,
    indexTime: 0.25,
    accelerationTime: 0.0625,
  })
  const of = (name: string) => values.get(name)?.value ?? Number.NaN

  test('JT 6.28e-2, JW 4.75e-2, JL 11e-2 kg·m²', () => {
    expect(of('tableInertia').toFixed(4)).toBe('0.0628')
    expect(of('workpiecesInertia').toFixed(4)).toBe('0.0475')
    expect(of('totalInertia').toFixed(2)).toBe('0.11')
  })

  test('32 rpm are 2667 pulses a second at 0.072° each; Ta of the load is 5.9 N·m', () => {
    expect(of('indexSpeed')).toBeCloseTo(32, 9)
    expect(((of('indexSpeed') * 6) / 0.072).toFixed(0)).toBe('2667')
    expect(of('accelerationTorque').toFixed(1)).toBe('5.9')
  })
})
