/** Published worked examples of one carriage on a module. Each test names its source and its tolerance. */
import { describe, expect, test } from 'vitest'
import { slideModuleDemand } from '../../families/slide-module/sizing/demand.ts'
import type { Slide, SlideModuleAssumptions, SlideModuleDuty, SlideGuide } from '../../families/slide-module/sizing/input.ts'
import { slideLoads } from '../../families/slide-module/sizing/moments.ts'
import { slideModuleSizing } from '../../families/slide-module/sizing/slide-module-sizing.ts'
import { expectWithin } from './within.ts'

/** The catalogue rounds g to 9.807 and its factors to three digits. */
const tolerance = 2e-3
const mm = 1e-3

/** THK KR5520A: equivalent load per moment KA = KB, KC (1/mm), ratings (N). Source: THK General Catalog A-403. */
const kr5520 = { ka: 8.63e-2 / mm, kc: 2.83e-2 / mm, dynamicLoadRating: 38_100, staticLoadRating: 61_900 }
const guide: SlideGuide = {
  dynamicLoadRating: kr5520.dynamicLoadRating,
  staticLoadRating: kr5520.staticLoadRating,
  rollMoment: kr5520.staticLoadRating / kr5520.kc,
  pitchMoment: kr5520.staticLoadRating / kr5520.ka,
  yawMoment: kr5520.staticLoadRating / kr5520.ka,
}
const slide: Slide = {
  width: 0.1,
  cleanliness: 1,
  repeatability: 1e-5,
  payloadHorizontal: 100,
  payloadVertical: 100,
  lengths: [{ stroke: 1.2, speed: 0.8 }],
  guide,
}
const assumptions: SlideModuleAssumptions = {
  acceleration: 2.4,
  loadFactor: 1.2,
  staticSafetyLimit: 1,
  requiredLife: 0,
  motionShare: 1,
  frictionCoefficient: 0.005,
  guideResistance: 10,
}
const dutyIn = (posture: SlideModuleDuty['posture']): SlideModuleDuty => ({
  posture,
  mass: 30,
  arms: { along: 0, lateral: 40 * mm, height: 193 * mm },
  phases: [],
  stroke: 1.2,
  speed: 0.5,
  width: 1,
})

describe('THK KR5520A, 30 kg, 500 mm/s, 2.4 m/s², arms 40 and 193 mm (0.2 %)', () => {
  test('A-403 to A-407, horizontal: weight and roll give 627 N, pitch brings it to 1826 and −572 N, yaw gives ±249 N', () => {
    const { support, still, phases } = slideLoads(dutyIn('horizontal'), assumptions.acceleration)
    const radial = support + kr5520.kc * still.roll
    expectWithin(radial, 627, tolerance)
    expectWithin(radial + kr5520.ka * phases.forwardAccelerating.pitch, 1826, tolerance)
    expectWithin(radial + kr5520.ka * phases.forwardDecelerating.pitch, -572, tolerance)
    expectWithin(kr5520.ka * phases.forwardAccelerating.yaw, 249, tolerance)
    expectWithin(kr5520.ka * phases.forwardDecelerating.yaw, -249, tolerance)
  })

  test('A-403, horizontal: axial forces 11, 83 and −61 N (the catalogue rounds to whole newtons), ramps of 52.5 mm', () => {
    const { forces, profile } = slideModuleDemand(dutyIn('horizontal'), assumptions)
    const printed = { forwardConstant: 11, forwardAccelerating: 83, forwardDecelerating: -61 } as const
    expect(Math.round(forces.forwardConstant)).toBe(printed.forwardConstant)
    expect(Math.round(forces.forwardAccelerating)).toBe(printed.forwardAccelerating)
    expect(Math.round(forces.forwardDecelerating)).toBe(printed.forwardDecelerating)
    expectWithin(profile.accelerationDistance, 52.5 * mm, 0.01)
  })

  test('A-403 to A-407, horizontal: adding all directions up is on the safe side of 790 N and fs 33.9 (signed, per groove set) by less than 30 %', () => {
    const { figures } = slideModuleSizing.size(slideModuleSizing.settingOf(dutyIn('horizontal'), assumptions), slide)
    expect(figures.guide?.meanLoad).toBeGreaterThan(790)
    expect(figures.guide?.meanLoad).toBeLessThan(790 * 1.3)
    expect(figures.guide?.staticSafety).toBeLessThan(33.9)
    expect(figures.guide?.staticSafety).toBeGreaterThan(33.9 / 1.3)
  })

  test.each([
    ['constant', 'forwardConstant', 4900, 1016],
    ['accelerating', 'forwardAccelerating', 6100, 1264],
    ['decelerating', 'forwardDecelerating', 3701, 767],
  ] as const)('A-408 to A-410, vertical, %s: radial and lateral load of the block', (_, phase, radial, lateral) => {
    const moments = slideLoads(dutyIn('vertical'), assumptions.acceleration).phases[phase]
    expectWithin(kr5520.ka * moments.pitch, radial, tolerance)
    expectWithin(kr5520.ka * moments.yaw, lateral, tolerance)
    expect(moments.roll).toBe(0)
  })

  test('A-408 to A-410, vertical: mean load 5947 N, life 7610 km, fs 8.4', () => {
    const { figures } = slideModuleSizing.size(slideModuleSizing.settingOf(dutyIn('vertical'), assumptions), slide)
    expectWithin(figures.guide?.meanLoad ?? 0, 5947, tolerance)
    expectWithin((figures.guide?.life?.distance ?? 0) / 1000, 7610, 3 * tolerance)
    expectWithin(figures.guide?.staticSafety ?? 0, 8.4, 0.01)
  })
})

/** Not published: worked by hand with g = 9.81. */
describe('10 kg, 50 mm along, 30 mm across, 40 mm high, 3 m/s² (0.05 %)', () => {
  const load = { mass: 10, arms: { along: 50 * mm, lateral: 30 * mm, height: 40 * mm } }

  test.each([
    ['horizontal', { roll: 2.943, pitch: 4.905 + 1.2, yaw: 0.9 }],
    ['wall', { roll: 3.924, pitch: 1.2, yaw: 4.905 + 0.9 }],
    ['vertical', { roll: 0, pitch: 5.124, yaw: 3.843 }],
  ] as const)('%s: roll, pitch and yaw', (posture, moments) => {
    const { largest } = slideLoads({ ...load, posture }, 3)
    for (const name of ['roll', 'pitch', 'yaw'] as const) {
      expect(Math.abs(largest[name] - moments[name])).toBeLessThanOrEqual(5e-4 * moments[name])
    }
  })
})
