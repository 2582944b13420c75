import { describe, expect, test } from 'vitest'
import type { LinearModule } from '../../../../../families/linear-module/sizing/input.ts'
import { beltForceAt, railFor, screwSpeed, screwSpeeds, statedSpeed } from '../../../../../families/linear-module/sizing/speed.ts'

const module: LinearModule = {
  driveKind: 'screw',
  travelPerTurn: 0.02,
  blocks: 1,
  rails: [
    { length: 0.5, stroke: 0.4, maxSpeed: 1 },
    { length: 1, stroke: 0.9, maxSpeed: 0.6 },
  ],
  maxStroke: 0.9,
  beltForces: [
    { upToSpeed: 1, force: 600 },
    { upToSpeed: 3, force: 400 },
  ],
  guide: { moments: {}, factors: {} },
  screw: { rootDiameter: 0.0175, ballCircleDiameter: 0.02075, speedValue: 50 / 60 },
}

describe('the rail for a stroke', () => {
  test.each([
    [0.1, 0.5],
    [0.4, 0.5],
    [0.400_001, 1],
    [2, 1],
  ])('of %d m is %d m long: the shortest with enough stroke, or the longest there is', (stroke, length) => {
    expect(railFor(module, stroke)?.length).toBe(length)
  })

  test('is unknown where the maker states no rails', () => {
    expect(railFor({ ...module, rails: [] }, 1)).toBeUndefined()
  })
})

describe('the speed by the maker', () => {
  const stated: LinearModule = { ...module, maxSpeed: 'none' }

  test('is that of the rail, and never above that of the module', () => {
    expect(statedSpeed(stated, stated.rails[1])).toBe(0.6)
    expect(statedSpeed({ ...module, maxSpeed: 0.5 }, module.rails[1])).toBe(0.5)
    expect(statedSpeed({ ...module, rails: [], maxSpeed: 0.5 }, undefined)).toBe(0.5)
  })

  test('is not known where one of the two is not', () => {
    expect(statedSpeed(module, module.rails[1])).toBeUndefined()
    expect(statedSpeed(stated, { length: 1, stroke: 0.9 })).toBeUndefined()
  })
})

describe('the speed of the screw', () => {
  test('has its critical speed only where no speeds by rail length hold it', () => {
    expect(screwSpeeds(module, 1.08, 0.8).critical).toBe('none')
    // KR5520 on a rail of 1.08 m: λ² = 15.418, √(E d² / 16 ρ) = 22.41 m²/s; n = 0.8 × 15.418 / (2π × 1.1664) × 22.41 = 37.7 rev/s: 755 mm/s.
    expect(Number(screwSpeeds({ ...module, rails: [] }, 1.08, 0.8).critical)).toBeCloseTo(0.755, 3)
  })

  test('is the least of what it allows, and not known where one of the limits is not', () => {
    // 50 000 mm/min / 20.75 mm × 20 mm = 803 mm/s.
    expect(screwSpeed(screwSpeeds({ ...module, screw: { ...module.screw, maxRotationalSpeed: 'none' } }, 1, 0.8))).toBeCloseTo(0.8032, 4)
    expect(screwSpeed(screwSpeeds({ ...module, screw: { ...module.screw, maxRotationalSpeed: 30 } }, 1, 0.8))).toBe(0.6)
    expect(screwSpeed(screwSpeeds(module, 1, 0.8))).toBeUndefined()
    expect(screwSpeed(screwSpeeds({ ...module, screw: { speedValue: 1, maxRotationalSpeed: 30 } }, 1, 0.8))).toBeUndefined()
  })
})

test.each([
  [0.5, 600],
  [1, 600],
  [1.01, 400],
  [9, 400],
])('a belt at %d m/s carries %i N: the band up to its upper end, the last one beyond', (speed, force) => {
  expect(beltForceAt(module, speed)).toBe(force)
})
