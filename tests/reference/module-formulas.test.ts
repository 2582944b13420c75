/** Published worked examples of linear modules, and the catalogue against itself. Each test names its source and its tolerance. */
import { describe, expect, test } from 'vitest'
import type { LinearModuleCandidate } from '../../families/linear-module/wire/linear-module.ts'
import { resolveAssumptions } from '../../families/define/assumption-set.ts'
import { linearModuleAssumptions } from '../../families/linear-module/assumptions.ts'
import { linearModuleDuty, linearModuleOf } from '../../families/linear-module/duty.ts'
import type { LinearModuleParameters } from '../../families/linear-module/parameters.ts'
import { linearModuleTable } from '../../families/linear-module/table.ts'
import { modelsOf } from '../property/families/real-catalogue.ts'
import { criticalSpeed, bendingEigenvalue, rotationalSpeed } from '../../families/formulas/critical-speed.ts'
import { linearModuleSizing } from '../../families/linear-module/sizing/linear-module-sizing.ts'
import { lifeDistance, lifeRevolutions } from '../../families/formulas/life.ts'
import { cubicMeanLoad, directionalMeanLoad, strokeSegments } from '../../families/formulas/mean-load.ts'
import { cycleTorque, effortTorque, type PhaseTimes } from '../../families/linear-module/sizing/drive.ts'
import { blockFactors, blockLoads, guideLifeDistance } from '../../families/linear-module/sizing/guide.ts'
import { driveForces, guideLoad } from '../../families/linear-module/sizing/load.ts'
import { screwSpeeds } from '../../families/linear-module/sizing/speed.ts'
import { speedForConstantSpeedTime, speedForTotalTime, strokeProfile } from '../../families/formulas/motion-profile.ts'
import { screwSteelDensity } from '../../families/formulas/physical-constants.ts'
import { driveTorque, effectiveTorque, reflectedInertia, shaftInertia, turningTorque } from '../../families/formulas/torque.ts'
import { expectWithin } from './within.ts'

const mm = 1e-3
const perMinute = 1 / 60

const models = modelsOf(linearModuleTable)
const candidateOf = (sku: string): LinearModuleCandidate => {
  const model = models.find(({ skuID }) => skuID === sku)
  if (!model) throw new RangeError(`no model ${sku}`)
  return model.candidate
}
const size = (parameters: LinearModuleParameters, candidate: LinearModuleCandidate, overrides: Readonly<Record<string, number>>) => {
  const duty = linearModuleDuty(parameters)
  const { values: assumptions } = resolveAssumptions(linearModuleAssumptions, duty, overrides)
  const setting = linearModuleSizing.settingOf(duty, assumptions)
  return linearModuleSizing.size(setting, linearModuleOf(candidate))
}

test('M1 Weihong WISE p. 31: screw axis, torques Tf 0.035, Ta 0.231, Td 0.161, RMS 0.067 N m (1 %), inertia 1.73e-4 kg m² (0.5 %)', () => {
  const mass = (screwSteelDensity * Math.PI * (20 * mm) ** 2 * 0.5) / 4
  expectWithin(mass, 1.24, 0.01)
  const load = reflectedInertia(10, 20 * mm) + shaftInertia(20 * mm, 0.5) + 1e-5
  expectWithin(load, 1.73e-4, 0.005)
  expectWithin(load / 1.4e-5, 12.3, 0.01)
  expectWithin(load / 5.1e-6, 33.9, 0.01)
  // 0.3 m with ramps of 0.1 s and 0.8 s between: v = S / (ta/2 + tc + td/2); the source rounds it up to 0.334 m/s.
  const speed = speedForTotalTime({ stroke: 0.3, acceleration: 0.3 / 0.9 / 0.1, totalTime: 1 }) ?? 0
  expectWithin(speed, 0.334, 0.003)
  const turns = rotationalSpeed(0.334, 20 * mm)
  expectWithin(turns / perMinute, 1002, 0.001)
  const friction = driveTorque(0.1 * 10 * 9.8, 20 * mm, 0.9)
  expectWithin(friction, 0.035, 0.01)
  const ramp = turningTorque(load + 1.4e-5, 1, turns / 0.1)
  const [up, down] = [ramp + friction, ramp - friction]
  expectWithin(up, 0.231, 0.01)
  expectWithin(down, 0.161, 0.01)
  const segments = [
    { torque: up, time: 0.1 },
    { torque: friction, time: 0.8 },
    { torque: down, time: 0.1 },
  ]
  expectWithin(effectiveTorque(segments, 2), 0.067, 0.01)
})

test('M5 linearshaftmotor.ai: 300 mm at 1 m/s with ramps of 0.1 s and 0.05 s to settle take 0.45 s (exact)', () => {
  expectWithin(strokeProfile({ stroke: 0.3, speed: 1, acceleration: 10 }).duration + 0.05, 0.45, 1e-12)
})

test('M6 engineering.stackexchange 32225: 1 m in 5 s at 250 mm/s² is 125 + 750 + 125 mm (exact); 300 N and 60 W with g = 9.75 (1 %)', () => {
  const move = { stroke: 1, acceleration: 0.25 }
  const speed = speedForTotalTime({ ...move, totalTime: 5 }) ?? 0
  const profile = strokeProfile({ ...move, speed })
  const distances = [profile.accelerationDistance, profile.constantDistance, profile.decelerationDistance]
  distances.forEach((distance, index) => {
    expectWithin(distance, [0.125, 0.75, 0.125][index] ?? 0, 1e-9)
  })
  const { forwardAccelerating } = driveForces({
    posture: 'vertical',
    load: { mass: 30 },
    acceleration: 0.25,
    frictionCoefficient: 0,
    resistance: 0,
  })
  expectWithin(forwardAccelerating, 300, 0.01)
  expectWithin(forwardAccelerating * profile.meanSpeed, 60, 0.01)
})

test.each([
  ['25BV', { feed: 160, force: 1430, torque: 36, rpm: 1875, speed: 5 }],
  ['25BHD', { feed: 180, force: 1070, torque: 31, rpm: 3000, speed: 9 }],
  ['32BHD', { feed: 240, force: 1870, torque: 71, rpm: 2500, speed: 10 }],
  ['50BHD', { feed: 350, force: 3120, torque: 174, rpm: 1700, speed: 9.9 }],
])('M8 Parker OSP-E%s: T = F U / 2π (1.5 %) and v = n U (1 %); 25BHD prints 10 m/s for 9', (_, belt) => {
  const travelPerTurn = belt.feed * mm
  expectWithin(effortTorque(belt.force, { travelPerTurn, efficiency: 1 }), belt.torque, 0.015)
  expectWithin(belt.rpm * perMinute * travelPerTurn, belt.speed, 0.01)
})

describe('M12, W05 THK General Catalog A-403 to A-407, KR5520A horizontal: 30 kg, 500 mm/s, 2.4 m/s², 1200 mm', () => {
  const request = { AssemblyMethod: 'horizontal', M: 30, A: 0, B: 40, C: 193, MaxSpeed: 500, Acceleration: 2.4, Stroke: 1200 } as const
  const assumptions = { frictionCoefficient: 0.005, loadFactor: 1.2 }
  // The example takes 10 N for the seals; the table of the carriage says 8.8 N.
  const candidate = { ...candidateOf('KR5520A-N'), resistanceN: 10 }
  const { figures, demand } = size(request, candidate, assumptions)

  test('distances 52.5 / 1095 / 52.5 mm, 0.21 / 2.19 / 0.21 s (1 %)', () => {
    const { profile, times } = demand
    expectWithin(profile.accelerationDistance, 52.5 * mm, 0.01)
    expectWithin(profile.constantDistance, 1095 * mm, 0.001)
    expectWithin(times.accelerate, 0.21, 0.01)
    expectWithin(times.constant, 2.19, 0.001)
  })

  test('axial forces 11, 83, −61, −11, −83, 61 N (rounded to 1 N), mean 26.2 N by the larger direction (1 %), life 3.05e7 km (3 %)', () => {
    const { forces } = figures
    if (!forces) throw new RangeError('the forces of a screw module are known')
    const printed = { forwardConstant: 11, forwardAccelerating: 83, forwardDecelerating: -61, backwardConstant: -11 } as const
    expect(Math.round(forces.forwardConstant)).toBe(printed.forwardConstant)
    expect(Math.round(forces.forwardAccelerating)).toBe(printed.forwardAccelerating)
    expect(Math.round(forces.forwardDecelerating)).toBe(printed.forwardDecelerating)
    expect(Math.round(forces.backwardConstant)).toBe(printed.backwardConstant)
    // THK takes the larger direction; the sizing puts both together (ISO 3408-5), which is a little more.
    const { forward: meanLoad } = directionalMeanLoad(strokeSegments(forces, demand.profile))
    expectWithin(meanLoad, 26.2, 0.01)
    const life = lifeDistance(lifeRevolutions({ dynamicLoadRating: 3620, meanLoad, loadFactor: 1.2 }), 20 * mm)
    expectWithin(life, 3.05e10, 0.03)
    expect(figures.meanScrewLoad ?? 0).toBeGreaterThan(meanLoad)
  })

  test('static safety of the screw 111.9 and of the bearing 48.0, n 1500, buckling 11 000 N, tension 35 300 N, N1 1560 (1 %)', () => {
    expectWithin(figures.screwStaticSafety ?? 0, 111.9, 0.01)
    expectWithin(figures.bearingStaticSafety ?? 0, 48, 0.01)
    expectWithin(figures.requiredSpeed / perMinute, 1500, 1e-9)
    expectWithin(figures.permissibleTension ?? 0, 35_300, 0.01)
    // Supports 1300 mm apart in the example; the sizing takes the length of the rail, 1380 mm.
    expectWithin((figures.bucklingLoad ?? 0) * (1380 / 1300) ** 2, 11_000, 0.01)
    const eigenvalueSquared = bendingEigenvalue['fixed-supported'] ** 2
    expectWithin((0.8 * criticalSpeed({ rootDiameter: 17.5 * mm, length: 1.3, eigenvalueSquared })) / perMinute, 1560, 0.01)
    expectWithin(20.75 * 1500, 31_125, 1e-9)
  })

  test('guide: 627 / 1826 / 249 N in the printed corner, static safety 33.9, mean 790 N, life 3.25e6 km (0.5 %)', () => {
    const { guide } = linearModuleOf(candidate)
    const { dynamicLoadRating, staticLoadRating, lifeBasis } = guide
    const factors = blockFactors(guide)
    if (!factors || !dynamicLoadRating || !staticLoadRating || !lifeBasis) throw new RangeError('the module has a guide')
    const loads = blockLoads(demand.guideLoad, { factors, blocks: 1 }, -1)
    expectWithin(loads.forwardConstant, 627, 0.005)
    expectWithin(loads.forwardAccelerating, 1826, 0.005)
    expectWithin(loads.forwardDecelerating, 249, 0.005)
    expectWithin(staticLoadRating / loads.forwardAccelerating, 33.9, 0.005)
    const meanLoad = cubicMeanLoad(strokeSegments(loads, demand.profile))
    expectWithin(meanLoad, 790, 0.005)
    const life = guideLifeDistance({ dynamicLoadRating, lifeBasis, contactFactor: 1, loadFactor: 1.2, meanLoad })
    expectWithin(life, 3.25e9, 0.005)
  })

  test('the sizing takes the corner where pitch and yaw meet, which is loaded more; the guide governs the life, as printed', () => {
    expectWithin(figures.guide?.largestLoad ?? 0, 1826 + 249, 0.005)
    expect(figures.life?.part).toBe('guide')
    expect((figures.screwLife ?? 0) > 1e10 && (figures.bearingLife ?? 0) > 1e11).toBe(true)
  })
})

test('M13, W31 THK A-408 to A-410, KR5520A vertical: block loads 5916 / 7364 / 4468 N, safety 8.4, mean 5947 N, life 7610 km (0.5 %)', () => {
  const request = { AssemblyMethod: 'vertical', M: 30, A: 0, B: 40, C: 193, MaxSpeed: 500, Acceleration: 2.4, Stroke: 1200 } as const
  const { figures, demand } = size(request, candidateOf('KR5520A-N'), { loadFactor: 1.2 })
  const factors = blockFactors(linearModuleOf(candidateOf('KR5520A-N')).guide)
  if (!factors) throw new RangeError('the module has a guide')
  const loads = blockLoads(demand.guideLoad, { factors, blocks: 1 })
  expectWithin(loads.forwardConstant, 5916, 0.005)
  expectWithin(loads.forwardAccelerating, 7364, 0.005)
  expectWithin(loads.forwardDecelerating, 4468, 0.005)
  expectWithin(figures.guide?.staticSafety ?? 0, 8.4, 0.005)
  expectWithin(figures.guide?.meanLoad ?? 0, 5947, 0.005)
  expectWithin(figures.guide?.life ?? 0, 7_610_000, 0.005)
  expect(figures.life?.part).toBe('guide')
})

/** The phases of one stroke with their times, s. */
const phasesOf = (times: PhaseTimes) =>
  [
    { phase: 'forwardAccelerating', time: times.accelerate },
    { phase: 'forwardConstant', time: times.constant },
    { phase: 'forwardDecelerating', time: times.decelerate },
  ] as const

test('M15 IKO III-22, LT170HS: 261 N peak, 339.3 N with its factor 1.3, 103 N RMS (0.5 %)', () => {
  const friction = 2.25 * 40 + 1
  const peak = friction + (34 * 1.5) / 0.3
  expectWithin(peak, 261, 0.005)
  expectWithin(peak * 1.3, 339.3, 0.005)
  const forces = { forwardAccelerating: peak, forwardConstant: friction, forwardDecelerating: peak - 2 * friction } as const
  expectWithin(
    cycleTorque(({ phase }) => forces[phase], phasesOf({ accelerate: 0.3, constant: 0.5, decelerate: 0.3 }), 2.5),
    103,
    0.005,
  )
})

test('M17 HIWIN MM99TE07-1701: 500 mm in 400 ms by thirds: 1.875 m/s, 14.06 m/s²; 70.79 N peak, 41.92 N RMS (0.5 %)', () => {
  const acceleration = (4.5 * 0.5) / 0.4 ** 2
  expectWithin(acceleration, 14.06, 0.001)
  const speed = speedForTotalTime({ stroke: 0.5, acceleration, totalTime: 0.4 }) ?? 0
  expectWithin(speed, 1.875, 1e-9)
  const duty = { posture: 'horizontal', load: { mass: 5 }, acceleration, frictionCoefficient: 0.01, resistance: 0 } as const
  const forces = driveForces(duty)
  expectWithin(forces.forwardAccelerating, 70.79, 0.005)
  const third = 0.4 / 3
  const times = { accelerate: third, constant: third, decelerate: third }
  expectWithin(
    cycleTorque(({ phase }) => forces[phase], phasesOf(times), 0.75),
    41.92,
    0.005,
  )
})

/** Printed speeds, mm/s, on rails that do not limit them. */
const printedSpeeds: readonly (readonly [string, number])[] = [
  ...(['KR2006', 'KR2606', 'KR30H06', 'KR30H10', 'KR4610', 'KR4620', 'KR5520', 'KR6525'] as const).flatMap((model, index) => [
    [`${model}A-P`, [1100, 830, 660, 1100, 740, 1480, 1120, 1120][index] ?? 0] as const,
    [`${model}A-N`, [790, 590, 470, 790, 520, 1050, 800, 800][index] ?? 0] as const,
  ]),
  ['KR1501A-N', 160],
  ['KR1502A-N', 330],
  ['KR2001A-N', 190],
  ['KR2602A-N', 280],
]

test.each(printedSpeeds)('M18 THK A-393, A-396: %s runs at %i mm/s by its DN value (2 %)', (sku, printed) => {
  const candidate = candidateOf(sku)
  expectWithin(Number(screwSpeeds(linearModuleOf(candidate), 1, 0.8).dn) / mm, printed, 0.02)
  expect(Math.max(...Object.values(candidate.railSpeedMmS ?? {}))).toBe(printed)
})

test.each([
  ['SKR3306A', 600],
  ['SKR3310A', 1000],
  ['SKR3320A', 2000],
  ['SKR4610A', 1000],
  ['SKR4620A', 2000],
])('M19 THK A-418: %s runs at %i mm/s, 6000 rpm (exact)', (sku, printed) => {
  const candidate = candidateOf(sku)
  expectWithin(Number(screwSpeeds(linearModuleOf(candidate), 1, 0.8).rotational) / mm, printed, 1e-9)
  expect(Math.max(...Object.values(candidate.railSpeedMmS ?? {}))).toBe(printed)
})

test('R4 (derived): 300 mm, 500 mm/s, 3 m/s² takes 0.76667 s, and both times give the speed back; 50 mm is a triangle of 387.3 mm/s', () => {
  const move = { stroke: 0.3, acceleration: 3 }
  expectWithin(strokeProfile({ ...move, speed: 0.5 }).duration, 0.766_67, 1e-5)
  expectWithin(speedForTotalTime({ ...move, totalTime: 0.3 / 0.5 + 0.5 / 3 }) ?? 0, 0.5, 1e-9)
  expectWithin(speedForConstantSpeedTime({ ...move, constantSpeedTime: 0.433_333_333_333 }), 0.5, 1e-9)
  const short = strokeProfile({ stroke: 0.05, speed: 0.5, acceleration: 3 })
  expectWithin(short.peakSpeed, 0.3873, 1e-4)
  expectWithin(short.duration, 0.2582, 1e-4)
})

test('R7 (derived): 10 kg at x 50, y 30, z 40 mm, 3 m/s²: moments by posture (0.1 %)', () => {
  const load = { mass: 10, arms: { along: 50 * mm, lateral: 30 * mm, height: 40 * mm }, acceleration: 3 }
  const lying = guideLoad('horizontal', load).moments
  expectWithin(lying.pitch.constant, 4.905, 0.001)
  expectWithin(lying.pitch.accelerating, 1.2, 0.001)
  expectWithin(lying.roll.constant, 2.943, 0.001)
  expect(lying.yaw.constant).toBe(0)
  expectWithin(lying.yaw.accelerating, 0.9, 0.001)
  const upright = guideLoad('vertical', load).moments
  expectWithin(upright.pitch.constant + upright.pitch.accelerating, 5.124, 0.001)
  expectWithin(upright.yaw.constant + upright.yaw.accelerating, 3.843, 0.001)
})

test('R8 (derived): OSP-E25BV upright, 15 kg, 5 m/s²: 269.3 N with its no-load torque, 562.5 rpm at 1.5 m/s, 97.3 kg cm² (0.1 %)', () => {
  const request = { AssemblyMethod: 'vertical', M: 15, MaxSpeed: 1500, Acceleration: 5, Stroke: 1000 } as const
  const { figures } = size(request, candidateOf('OSP-E25BV'), {})
  expectWithin(figures.largestForce ?? 0, 269.3, 0.001)
  expectWithin(figures.requiredSpeed / perMinute, 562.5, 1e-9)
  expectWithin(figures.loadInertia * 1e4, 97.3, 0.001)
  expectWithin((figures.largestForce ?? 0) * 1.5, 404, 0.001)
})
