import { describe, expect, it } from 'vitest'
import type { ElectricCylinderCandidate } from '../../../../families/electric-cylinder/wire/electric-cylinder.ts'
import type { ElectricCylinderParameters } from '../../../../families/electric-cylinder/parameters.ts'
import { electricCylinderSizer } from '../../../../families/electric-cylinder/sizer.ts'
import type { AssumptionOverrides } from '../../../../families/define/assumption-set.ts'
import { cylinderModels } from '../../../property/families/electric-cylinder-arbitraries.ts'

const model = (sku: string) => {
  const found = cylinderModels.find(({ skuID }) => skuID === sku)
  if (!found) throw new Error(`${sku} is not in the catalogue`)
  return found
}
const move = { MotorBrand: 'any', Stroke: 300, Acceleration: 3 } as const
const press: ElectricCylinderParameters = { ...move, Thrust: 5500, MaxSpeed: 200 }
const size = (parameters: ElectricCylinderParameters, candidate: ElectricCylinderCandidate, overrides: AssumptionOverrides = {}) =>
  electricCylinderSizer.prepare(parameters, overrides).size(candidate)
const limitOf = (sized: ReturnType<typeof size>, name: string) => sized.limits.find((limit) => limit.name === name)
const needsOf = (sized: ReturnType<typeof size>, name: string) => sized.notKnown.find((check) => check.name === name)?.needs
const cardOf = (parameters: ElectricCylinderParameters, sku: string, change: Partial<ElectricCylinderCandidate> = {}) => {
  const found = model(sku)
  return electricCylinderSizer.prepare(parameters, {}).card({ ...found, candidate: { ...found.candidate, ...change } })
}
const without = (sku: string, column: keyof ElectricCylinderCandidate): ElectricCylinderCandidate => {
  const { [column]: _, ...rest } = model(sku).candidate
  // No required column is taken away here.
  return rest as ElectricCylinderCandidate
}

describe('the duty cycle', () => {
  const light: ElectricCylinderParameters = { ...move, Thrust: 100, MaxSpeed: 5 }

  it('is taken as motion without pauses, which no DC cylinder with 10 % can do; a tenth of the time it can', () => {
    const { candidate } = model('HIWIN-LAM1-1')
    expect(limitOf(size(light, candidate), 'ratedDuty')).toMatchObject({ required: 1, available: 0.1, passed: false })
    expect(limitOf(size(light, candidate, { motionShare: 9.9 }), 'ratedDuty')?.passed).toBe(true)
  })

  it('stands on the card', () => {
    expect(cardOf(light, 'HIWIN-LAM1-1').furtherFigures).toContainEqual({ name: 'dutyCycle', value: 100, unit: '%' })
  })

  it('is no limit of a cylinder without a motor, and not known of a step motor', () => {
    expect(limitOf(size(press, model('REXROTH-EMC50-20x5').candidate), 'ratedDuty')).toBeUndefined()
    expect(needsOf(size({ ...light, MaxSpeed: 20 }, model('SMC-LEY32-4').candidate), 'ratedDuty')).toEqual(['dutyPercent'])
  })
})

describe('the inertia ratio', () => {
  it('keeps a motor away that is too small for what it turns: EMC80-32x32 with 40 kg', () => {
    const parameters: ElectricCylinderParameters = {
      ...move,
      MotorBrand: 'yaskawa',
      Weight: 40,
      AssemblyMethod: 'horizontal',
      MaxSpeed: 500,
    }
    const { candidate } = model('REXROTH-EMC80-32x32')
    // Js = π × 7850 × 0.032⁴ × 0.4 / 32 = 3.232e-4; 40 × (0.032 / 2π)² = 1.0375e-3; together 1.3607e-3 over 2.48e-4 kg·m² of SGM7G-03A
    const ratio = limitOf(size(parameters, candidate), 'inertiaRatio')
    expect(ratio?.required).toBeCloseTo(5.49, 2)
    expect(ratio?.available).toBe(10)
    const heavier = limitOf(size(parameters, candidate, { inertiaRatioLimit: 5 }), 'inertiaRatio')
    expect(heavier?.passed).toBe(true)
    expect(heavier?.required).toBeLessThan(5)
  })

  it('is not judged of a force alone, and not without the screw', () => {
    const lifted: ElectricCylinderParameters = { ...move, MotorBrand: 'yaskawa', Weight: 40, AssemblyMethod: 'vertical', MaxSpeed: 200 }
    expect(limitOf(size({ ...press, MotorBrand: 'yaskawa' }, model('REXROTH-EMC80-32x32').candidate), 'inertiaRatio')).toBeUndefined()
    expect(needsOf(size(lifted, without('REXROTH-EMC80-32x32', 'screwDiameterMm')), 'inertiaRatio')).toEqual(['screwDiameterMm'])
  })
})

it('the load of a card is what buckling leaves at the stroke: so much passes, a hundredth more does not, and the maker’s rating stands beside it', () => {
  const long: ElectricCylinderParameters = { MotorBrand: 'any', Stroke: 740, Acceleration: 1, Thrust: 300, MaxSpeed: 100 }
  const card = cardOf(long, 'REXROTH-EMC40-16x5')
  const load = 1000 * (card.load ?? 0)
  const buckles = [0.999, 1.01].map(
    (factor) => limitOf(size({ ...long, Thrust: load * factor }, model('REXROTH-EMC40-16x5').candidate), 'buckling')?.passed,
  )
  expect(buckles).toEqual([true, false])
  const rated = card.furtherFigures.find(({ name }) => name === 'ratedThrust')?.value
  expect(rated).toBe(model('REXROTH-EMC40-16x5').candidate.maxThrustN / 1000)
  expect(load).toBeLessThan(1000 * Number(rated))
})

describe('a figure that is not known', () => {
  const lifted: ElectricCylinderParameters = { ...move, Weight: 40, AssemblyMethod: 'vertical', MaxSpeed: 200 }
  const emc = 'REXROTH-EMC50-20x5'

  it('of the brand is no customer’s motor', () => {
    const withBrand = { ...lifted, MotorBrand: 'yaskawa' } as const
    expect(needsOf(size(withBrand, without(emc, 'driveBrand')), 'motorBrand')).toEqual(['driveBrand'])
    expect(needsOf(size(lifted, without(emc, 'driveBrand')), 'motorBrand')).toBeUndefined()
  })

  it('of the root diameter leaves largest mass, speed and force off the card', () => {
    const candidate = without(emc, 'rootDiameterMm')
    const card = electricCylinderSizer.prepare(lifted, {}).card({ ...model(emc), candidate })
    expect([card.maxW, card.maxSpeed, card.load]).toEqual([undefined, undefined, undefined])
  })

  it('of a complete cylinder within its ratings is neither buckling nor critical speed: life is, and acceleration or duty where not stated', () => {
    const mild: ElectricCylinderParameters = { ...move, Stroke: 100, Thrust: 20, MaxSpeed: 2, Acceleration: 0.1 }
    const openOf = (sku: string) => size(mild, model(sku).candidate, { motionShare: 1 }).notKnown.map(({ name }) => name)
    expect([openOf('HIWIN-LAN3-1'), openOf('SMC-LEY25-6')]).toEqual([
      ['ratedAcceleration', 'life'],
      ['life', 'ratedDuty'],
    ])
  })
})
