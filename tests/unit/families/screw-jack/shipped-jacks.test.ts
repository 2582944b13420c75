import { describe, expect, it } from 'vitest'
import { screwJackCard } from '../../../../families/screw-jack/card.ts'
import { screwJackDuty, screwJackOf, screwJackSizer } from '../../../../families/screw-jack/sizer.ts'
import { screwJackAssumptions } from '../../../../families/screw-jack/assumptions.ts'
import type { ScrewJackParameters } from '../../../../families/screw-jack/parameters.ts'
import { screwJackSizing } from '../../../../families/screw-jack/sizing/screw-jack-sizing.ts'
import { type AssumptionOverrides, resolveAssumptions } from '../../../../families/define/assumption-set.ts'
import { screwJackModels } from '../../../property/families/real-catalogue.ts'

const gravity = 9.80665
const jack = (sku: string) => {
  const model = screwJackModels.find(({ skuID }) => skuID === sku)
  if (!model) throw new Error(`${sku} is not in the catalogue`)
  return model
}
const size = (parameters: ScrewJackParameters, sku: string, overrides: AssumptionOverrides = {}) =>
  screwJackSizer.prepare(parameters, overrides).size(jack(sku).candidate)
const limitOf = (sized: ReturnType<typeof size>, name: string) => sized.limits.find((limit) => limit.name === name)

describe('the heat of real jacks', () => {
  /** 20 kN at 500 mm/min, 20 % (J4 of the Hongyu table). */
  const light: ScrewJackParameters = {
    ED: 20,
    W: 2039.4,
    Speed: 500,
    Stroke: 200,
    FixedMethod: 'base-fixed-end-free',
    InstallType: '1A',
  }

  it('refuses SWL2.5-P where its table has the overheating zone: 20 kN × 0.5 m/min / 0.23 = 0.7246 kW', () => {
    const sized = size(light, 'SWL2.5-P')
    expect(sized.verdict.verdict).toBe('failed')
    expect(limitOf(sized, 'thermal')).toMatchObject({ passed: false })
    expect((limitOf(sized, 'thermal')?.required ?? 0) / 724.6).toBeCloseTo(1, 3)
    expect(limitOf(sized, 'thermal')?.available).toBeLessThan(720)
  })

  it('takes SWL5-P where its table does: 20 kN × 0.583 m/min / 0.21 = 0.925 kW, and nothing of it is unknown', () => {
    const sized = size({ ...light, Speed: 583 }, 'SWL5-P')
    expect((limitOf(sized, 'thermal')?.required ?? 0) / 925.4).toBeCloseTo(1, 3)
    expect(sized.notKnown).toEqual([])
    expect(sized.verdict.verdict).toBe('passed')
  })

  it('refuses SWL10-P at 6500 kg, 1 m/min, 30 %: 63.74 kN × 1 m/min / 0.23 = 4.62 kW, and 30 % is more than 20 % of an hour', () => {
    const sized = size({ ...light, ED: 30, W: 6500, Speed: 1000 }, 'SWL10-P')
    expect((limitOf(sized, 'thermal')?.required ?? 0) / 4619).toBeCloseTo(1, 3)
    // 0.949 kW × 20 / 30
    expect(limitOf(sized, 'thermal')?.available).toBeCloseTo(949 * (20 / 30), 6)
    expect(limitOf(sized, 'dutyCycle')).toMatchObject({ required: 0.3, available: 0.2, passed: false })
  })

  it.each(screwJackModels.filter(({ series }) => series === 'SWL').map(({ skuID, candidate }) => [skuID, candidate] as const))(
    'of %s is no more than a gear case sheds that is known: 0.7315 kW, half of it for 2.5 t',
    (_, { capacityKg, efficiency, thermalPowerKw = Infinity }) => {
      // SWL5-P: 0.9259 kW × (1 − 0.21) = 0.7315 kW
      const known = capacityKg < 5000 ? 0.7315 / 2 : 0.7315
      expect(thermalPowerKw * (1 - efficiency)).toBeLessThanOrEqual(known)
      expect(thermalPowerKw * (1 - efficiency)).toBeGreaterThan(known * 0.99)
    },
  )

  it('of a CS jack is not known, nor is its torque: it never passes, and its card has no largest load', () => {
    const parameters: ScrewJackParameters = { ED: 80, W: 10, Speed: 10, Stroke: 100, FixedMethod: 'both-supported' }
    const sized = size(parameters, 'CS50-40x10-N')
    expect(sized.verdict.verdict).toBe('notKnown')
    expect(sized.notKnown).toEqual([
      { name: 'inputTorque', needs: ['maxInputTorqueNm'] },
      { name: 'thermal', needs: ['thermalPowerKw'] },
    ])
    expect(screwJackSizer.prepare(parameters, {}).card(jack('CS50-40x10-N'))).not.toHaveProperty('maxW')
  })
})

describe('the largest load on the card', () => {
  it('of a ball jack is held by its life: Ca (p × 10⁶ / Ls)^(1/3) = 8000 N × (5 km / 40 km)^(1/3) = 4000 N', () => {
    const parameters: ScrewJackParameters = { ED: 20, W: 100, Speed: 100, Stroke: 100, FixedMethod: 'base-fixed-end-fixed' }
    const duty = screwJackDuty(parameters)
    const { values } = resolveAssumptions(screwJackAssumptions, duty, { requiredDistance: 40 })
    const known = { ...jack('CS10-N').candidate, maxInputTorqueNm: 1000, thermalPowerKw: 100 }
    const sized = screwJackSizing.size(screwJackSizing.settingOf(duty, values), screwJackOf(known))
    expect(sized.figures.permissibleForce).toBeCloseTo(4000, 6)
    expect(screwJackCard({ ...jack('CS10-N'), candidate: known }, sized, parameters).maxW).toBeCloseTo(4000 / gravity, 6)
  })

  it('of SWL5-P at 500 mm/min is held by its heat: 0.9259 kW × 0.21 / 0.5 m/min = 23.33 kN = 2379 kg', () => {
    const parameters: ScrewJackParameters = { ED: 20, W: 100, Speed: 500, Stroke: 200, FixedMethod: 'base-fixed-end-free' }
    const { maxW = 0 } = screwJackSizer.prepare(parameters, {}).card(jack('SWL5-P'))
    expect(maxW / 2379).toBeCloseTo(1, 3)
  })
})

it('the highest speed on the card of SWL5-P with 20 kN is held by its heat: 0.9259 kW × 0.21 / 20 kN = 583.3 mm/min', () => {
  const parameters: ScrewJackParameters = { ED: 20, W: 20_000 / gravity, Speed: 100, Stroke: 200, FixedMethod: 'base-fixed-end-free' }
  expect(screwJackSizer.prepare(parameters, {}).card(jack('SWL5-P')).maxSpeed).toBeCloseTo(583.3, 1)
  // With next to nothing on it the worm is the limit: 1500 min⁻¹ × 7 mm / 6
  expect(screwJackSizer.prepare({ ...parameters, W: 1 }, {}).card(jack('SWL5-P')).maxSpeed).toBeCloseTo(1750, 6)
  expect(screwJackSizer.prepare(parameters, {}).card(jack('CS10-N'))).not.toHaveProperty('maxSpeed')
})

describe('the brake', () => {
  const parameters: ScrewJackParameters = { ED: 20, W: 1000, Speed: 100, Stroke: 100, FixedMethod: 'both-supported' }
  const brakeOf = (sku: string, overrides: AssumptionOverrides) =>
    screwJackSizer
      .prepare(parameters, overrides)
      .card(jack(sku))
      .furtherFigures.find(({ name }) => name === 'brakeNeeded')?.value

  it('of SWL10-P (Tr58x12, λ 4.20°) is needed as soon as μ falls to tan 4.20° × cos 15° = 0.0709', () => {
    expect([0.06, 0.07, 0.072].map((lowestThreadFriction) => brakeOf('SWL10-P', { lowestThreadFriction }))).toEqual([1, 1, 0])
  })

  it('is judged by the least friction that is assumed; the efficiency by the other', () => {
    expect(brakeOf('SWL10-P', {})).toBe(1)
    expect(brakeOf('SWL10-P', { lowestThreadFriction: 0.3, threadFriction: 0.05 })).toBe(1)
    const efficiency = (overrides: AssumptionOverrides) =>
      size(parameters, 'SWL10-P', overrides)
        .values()
        .find(({ name }) => name === 'screwEfficiency')?.value
    expect(efficiency({ lowestThreadFriction: 0.01 })).toBe(efficiency({}))
    // Tr58x12 at μ 0.15: 31.7 %
    expect(efficiency({})).toBeCloseTo(31.7, 0)
  })
})

it('a jack is asked to last for 20 000 h at its speed and duty cycle: 0.5 m/min at 20 % are 120 km, and never more than 10 000 km', () => {
  const required = (ED: number, Speed: number) =>
    screwJackSizer
      .prepare({ ED, W: 100, Speed, Stroke: 100, FixedMethod: 'both-supported' }, {})
      .assumptions.find(({ name }) => name === 'requiredDistance')?.value
  // 20 000 h × 60 min/h × 0.5 m/min × 0.2
  expect([required(20, 500), required(100, 10_000)]).toEqual([120, 10_000])
})
