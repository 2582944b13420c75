import { describe, expect, test } from 'vitest'
import type { LinearModule } from '../../../../../families/linear-module/sizing/input.ts'
import { beltForceAt, permissibleSpeed, railFor, screwSpeeds } from '../../../../../families/linear-module/sizing/speed.ts'

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

describe('the permissible speed', () => {
  const speeds = screwSpeeds(module, 1.3, 0.8)

  test('is that of the rail, and never above that of the module', () => {
    expect(permissibleSpeed(module, module.rails[1], speeds)).toBe(0.6)
    expect(permissibleSpeed({ ...module, maxSpeed: 0.5 }, module.rails[1], speeds)).toBe(0.5)
  })

  test('is the least of DN value and critical speed where the maker states none', () => {
    expect(permissibleSpeed({ ...module, rails: [] }, undefined, speeds)).toBe(Math.min(speeds.dn ?? 0, speeds.critical ?? 0))
  })

  test('is unknown without any figure', () => {
    expect(permissibleSpeed({ ...module, rails: [], screw: {} }, undefined, screwSpeeds({ ...module, screw: {} }, 1, 0.8))).toBeUndefined()
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
