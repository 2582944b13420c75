/** What a drive has to give, and that every figure of a module changes some result or is refused. */
import { describe, expect, test } from 'vitest'
import { linearModuleSizer } from '../../../../families/linear-module/sizer.ts'
import type { LinearModuleParameters } from '../../../../families/linear-module/parameters.ts'
import { contactFactor } from '../../../../families/linear-module/sizing/guide.ts'
import { linearModuleTable } from '../../../../families/linear-module/table.ts'
import type { LinearModuleCandidate } from '../../../../families/linear-module/wire/linear-module.ts'
import { modelsOf } from '../../../property/families/real-catalogue.ts'

const models = modelsOf(linearModuleTable)
function modelOf(sku: string) {
  const model = models.find(({ skuID }) => skuID === sku)
  if (!model) throw new RangeError(`the catalogue has ${sku}`)
  return model
}
const valuesOf = (parameters: LinearModuleParameters, candidate: LinearModuleCandidate, overrides: Readonly<Record<string, number>> = {}) =>
  new Map(
    linearModuleSizer
      .prepare(parameters, overrides)
      .size(candidate)
      .values()
      .map(({ name, value }) => [name, value]),
  )
const light: LinearModuleParameters = { AssemblyMethod: 'horizontal', M: 5, MaxSpeed: 800, Acceleration: 8, Stroke: 900 }
const screw = modelOf('KR5520A-N').candidate
const belt = modelOf('OSP-E25BV').candidate

describe('KR5520A, 5 kg, 8 m/s², 800 mm/s, 900 mm on its rail of 1080 mm', () => {
  const values = valuesOf(light, screw)

  test('the screw is a full shaft of 20.75 mm: J = π × 7850 × 0.02075⁴ × 1.08 / 32 = 1.543e-4 kg m²', () => {
    expect(values.get('railLength')).toBe(1080)
    expect(values.get('screwInertia')).toBeCloseTo(1.543e-4, 7)
  })

  test('TP = (0.01 × 5 g + 8.8 + 40) × 0.02 / (2π × 0.9) + JS × 2π × 8 / 0.02 = 0.1743 + 0.3878 = 0.562 N m', () => {
    expect(values.get('peakTorque')).toBeCloseTo(0.5621, 3)
    // The mass alone: 40 × 0.02 / (2π × 0.9) = 0.1415.
    expect(values.get('accelerationTorque')).toBeCloseTo(0.1415 + 0.3878, 3)
    // Braking: 40 − 8.8 − 0.49 = 30.71 N come back through the screw, 30.71 × 0.02 × 0.9 / 2π = 0.0880; 0.0880 + 0.3878.
    expect(values.get('decelerationTorque')).toBeCloseTo(0.4758, 3)
  })

  test('without the diameter of the ball centres no torque of a ramp is said; the running torque is', () => {
    const { ballCircleDiameterMm: _, ...blank } = screw
    const left = valuesOf(light, blank)
    const dynamic = ['screwInertia', 'accelerationTorque', 'peakTorque', 'decelerationTorque', 'rmsTorque', 'peakPower', 'rmsPower']
    expect(dynamic.filter((name) => left.has(name))).toEqual([])
    expect(dynamic.filter((name) => !values.has(name))).toEqual([])
    expect(left.get('runningTorque')).toBe(values.get('runningTorque'))
  })
})

describe('the drive of a belt: efficiency 0.85, two solid steel pulleys of 160 / π = 50.93 mm by 50 mm', () => {
  const values = valuesOf(light, belt)

  test('JP = 2 × π × 7850 × 0.05093⁴ × 0.05 / 32 = 5.185e-4 kg m²', () => {
    expect(values.get('pulleyInertia')).toBeCloseTo(5.185e-4, 7)
    expect(values.has('screwInertia')).toBe(false)
  })

  test('TP = (0.01 × 5 g + 2π × 1.2 / 0.16 + 40) × 0.16 / (2π × 0.85) + JP × 2π × 8 / 0.16 = 2.6248 + 0.1629 N m', () => {
    expect(values.get('accelerationTorque')).toBeCloseTo((40 * 0.16) / (2 * Math.PI * 0.85) + 0.162_86, 4)
    expect(values.get('peakTorque')).toBeCloseTo(2.787_6, 3)
    // The load does not brake: 40 − 47.12 − 0.49 < 0, so that the motor drives it, −7.614 × 0.16 / (2π × 0.85) + 0.1629.
    expect(values.get('decelerationTorque')).toBeCloseTo(0.065_2, 3)
  })

  test('what the maker states counts instead of both assumptions', () => {
    const stated = valuesOf(light, { ...belt, efficiency: 0.95, inertiaKgCm2: 2 }, { beltEfficiency: 0.5, pulleyWidth: 500 })
    expect(stated.get('pulleyInertia')).toBe(2e-4)
    expect(stated.get('accelerationTorque')).toBeCloseTo((40 * 0.16) / (2 * Math.PI * 0.95) + (2e-4 * 2 * Math.PI * 8) / 0.16, 9)
    expect(valuesOf(light, { ...screw, efficiency: 0.95, inertiaKgCm2: 2 }).get('screwInertia')).toBe(2e-4)
  })

  test('a belt conveyor by hand: 25 kg on two rollers of 90 mm and 1 kg each, μ 0.3, η 0.9', () => {
    const conveyor = { ...belt, leadMm: 90 * Math.PI, noLoadTorqueNm: 0, efficiency: 0.9, inertiaKgCm2: 2 * 10.125 }
    const values = valuesOf({ ...light, M: 25 }, conveyor, { frictionCoefficient: 0.3 })
    // μ m g r / η = 0.3 × 25 × 9.80665 × 0.045 / 0.9
    expect(values.get('runningTorque')).toBeCloseTo(3.6775, 4)
    // m r² = 25 × 0.045², and 2 × 1 × 0.045² / 2 of the rollers
    expect(values.get('loadInertia')).toBeCloseTo(0.050625, 6)
    expect(values.get('pulleyInertia')).toBeCloseTo(0.002025, 7)
  })
})

test('a screw without rail lengths is as long as the stroke and 315 mm: inertia, buckling, critical speed', () => {
  const { railStrokeMm: _, railSpeedMmS: __, ...bare } = screw
  const values = valuesOf(light, { ...bare, maxStrokeMm: 1000, maxSpeedMmS: 'none' })
  // π × 7850 × 0.02075⁴ × 1.215 / 32
  expect(values.get('screwInertia')).toBeCloseTo(1.736e-4, 7)
  // 0.8 × 15.418 × d1 / (8π × 1.215²) × √(E / ρ) × Ph, and as the square of the length from 0.9 m.
  const atStroke = valuesOf(light, { ...bare, maxStrokeMm: 1000, maxSpeedMmS: 'none' }, { supportAllowance: 0 })
  const ratio = (name: string) => (atStroke.get(name) ?? 0) / (values.get(name) ?? 0)
  expect(ratio('criticalTravelSpeed')).toBeCloseTo((1.215 / 0.9) ** 2, 6)
  expect(ratio('permissibleBucklingLoad')).toBeCloseTo((1.215 / 0.9) ** 2, 6)
})

test('an upright axis names the brake that its pauses presume, in the table and on the card; a lying one has none', () => {
  const upright: LinearModuleParameters = { ...light, AssemblyMethod: 'vertical' }
  expect(valuesOf(upright, screw).get('brakePresumed')).toBe(1)
  expect(valuesOf(light, screw).has('brakePresumed')).toBe(false)
  const namesOn = (parameters: LinearModuleParameters) =>
    linearModuleSizer
      .prepare(parameters, {})
      .card(modelOf('KR5520A-N'))
      .furtherFigures.map(({ name }) => name)
  expect(namesOn(upright)).toContain('brakePresumed')
  expect(namesOn(light)).not.toContain('brakePresumed')
})

test.each([
  [1, 1],
  [2, 0.81],
  [3, 0.72],
  [4, 0.66],
  [5, 0.61],
  [6, 0.6],
  [9, 0.6],
])('%i blocks that touch: fc %d (THK General Catalog A-100 table 11)', (blocks, factor) => {
  expect(contactFactor(blocks)).toBe(factor)
})

describe('no dead figure', () => {
  const push: LinearModuleParameters = { AssemblyMethod: 'horizontal', M: 40, MaxSpeed: 500, Acceleration: 3, Stroke: 500 }
  const torque = (candidate: LinearModuleCandidate, overrides: Readonly<Record<string, number>> = {}) =>
    valuesOf(push, candidate, overrides).get('runningTorque') ?? Number.NaN

  test('the friction of the load counts for a belt: (0.3 × 40 g × 0.16 / 2π + 1.2 N m) / 0.85 = 4.937 N m', () => {
    expect(torque(belt, { frictionCoefficient: 0.3 })).toBeCloseTo(((0.3 * 40 * 9.806_65 * 0.16) / (2 * Math.PI) + 1.2) / 0.85, 9)
    expect(torque(belt, { frictionCoefficient: 0 })).toBeCloseTo(1.2 / 0.85, 9)
  })

  test('a no-load torque counts for a belt, and is refused for a screw; a resistance the other way round', () => {
    expect(torque({ ...belt, noLoadTorqueNm: 3 }) - torque(belt)).toBeCloseTo(1.8 / 0.85, 9)
    const isSound = (candidate: LinearModuleCandidate) => linearModuleTable.candidate.safeParse(candidate).success
    expect([isSound(screw), isSound({ ...screw, noLoadTorqueNm: 3 })]).toEqual([true, false])
    expect([isSound(belt), isSound({ ...belt, resistanceN: 3 })]).toEqual([true, false])
  })

  test('a stated resistance counts for a screw, the assumed one where none is stated; a belt without its torque is not known', () => {
    const { resistanceN: _, ...unstated } = screw
    expect(torque({ ...screw, resistanceN: 30 })).toBeGreaterThan(torque(screw))
    expect(torque(unstated, { guideResistance: 50 })).toBeGreaterThan(torque(unstated))
    expect(torque(screw, { guideResistance: 50 })).toBe(torque(screw))
    const { noLoadTorqueNm: __, ...bare } = belt
    const sized = linearModuleSizer.prepare(push, {}).size(bare)
    expect(sized.notKnown.find(({ name }) => name === 'beltForce')?.needs).toEqual(['noLoadTorqueNm'])
    expect(sized.values().some(({ name }) => name === 'runningTorque' || name === 'maxAxialForce')).toBe(false)
  })

  test('the efficiency of a screw counts while the motor drives', () => {
    expect(torque(screw, { ballScrewEfficiency: 0.5 }) / torque(screw)).toBeCloseTo(0.9 / 0.5, 9)
  })

  test('a speed value and a largest speed of the screw count beside the speeds of the rails', () => {
    const checked = (candidate: LinearModuleCandidate) =>
      linearModuleSizer
        .prepare(push, {})
        .size(candidate)
        .limits.find(({ name }) => name === 'screwSpeed')?.available
    // 50 000 / 20.75 × 20 / 60 = 803 mm/s; 1200 rpm × 20 mm = 400 mm/s.
    expect(checked(screw)).toBeCloseTo(0.8032, 4)
    expect(checked({ ...screw, maxScrewSpeedRpm: 1200 })).toBeCloseTo(0.4, 9)
  })
})

test('no permissible speed above the critical one is shown where the maker states the speed by rail length', () => {
  const values = valuesOf({ ...light, Acceleration: 3 }, screw)
  expect(values.get('permissibleTravelSpeed')).toBe(800)
  expect(values.has('criticalTravelSpeed')).toBe(false)
})

test('where no speed is limited by rail or maker, that of the screw is the only check of a speed', () => {
  const { railStrokeMm: _, railSpeedMmS: __, ...bare } = screw
  const { limits } = linearModuleSizer.prepare(light, {}).size({ ...bare, maxStrokeMm: 1000, maxSpeedMmS: 'none' })
  expect(limits.filter(({ name }) => name.endsWith('Speed')).map(({ name }) => name)).toEqual(['screwSpeed'])
  expect(limits.every(({ available }) => Number.isFinite(available))).toBe(true)
})
