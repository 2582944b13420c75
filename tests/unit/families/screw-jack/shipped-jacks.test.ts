import { describe, expect, it } from 'vitest'
import { screwJackSizer } from '../../../../families/screw-jack/sizer.ts'
import type { ScrewJackCandidate } from '../../../../families/screw-jack/wire/screw-jack.ts'
import type { ScrewJackParameters } from '../../../../families/screw-jack/parameters.ts'
import type { AssumptionOverrides } from '../../../../families/define/assumption-set.ts'
import { screwJackModels } from '../../../property/families/real-catalogue.ts'

const gravity = 9.80665
const jack = (sku: string) => {
  const model = screwJackModels.find(({ skuID }) => skuID === sku)
  if (!model) throw new Error(`${sku} is not in the catalogue`)
  return model
}
const size = (parameters: ScrewJackParameters, sku: string, overrides: AssumptionOverrides = {}) =>
  screwJackSizer.prepare(parameters, overrides).size(jack(sku).candidate)
/** The tables of the makers hold for 20 °C. */
const at20 = { ambientFactor: 1 }
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
    const sized = size({ ...light, Speed: 583 }, 'SWL5-P', at20)
    expect((limitOf(sized, 'thermal')?.required ?? 0) / 925.4).toBeCloseTo(1, 3)
    expect(sized.notKnown).toEqual([])
    expect(sized.verdict.verdict).toBe('passed')
    // 0.9259 kW × 0.8: not at 40 °C, which is presumed where nothing is said
    expect(size({ ...light, Speed: 583 }, 'SWL5-P').verdict.verdict).toBe('failed')
  })

  it('refuses SWL10-P at 6500 kg, 1 m/min, 30 %: 63.74 kN × 1 m/min / 0.23 = 4.62 kW, and 30 % is more than 20 % of an hour', () => {
    const sized = size({ ...light, ED: 30, W: 6500, Speed: 1000 }, 'SWL10-P', at20)
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
})

describe('the largest load on the card', () => {
  it('of a ball jack is held by its life: Ca (p × 10⁶ / Ls)^(1/3) = 8000 N × (5 km / 40 km)^(1/3) = 4000 N', () => {
    const parameters: ScrewJackParameters = { ED: 20, W: 100, Speed: 100, Stroke: 100, FixedMethod: 'base-fixed-end-fixed' }
    const known = { ...jack('CS10-N').candidate, maxInputTorqueNm: 1000, thermalPowerKw: 100 }
    const { maxW } = screwJackSizer.prepare(parameters, { requiredDistance: 40 }).card({ ...jack('CS10-N'), candidate: known })
    expect(maxW).toBeCloseTo(4000 / gravity, 5)
    // Four jacks share 85 %: 4 × 0.85 × 4000 N
    const shared = screwJackSizer.prepare({ ...parameters, JackCount: 4 }, { requiredDistance: 40 })
    expect(shared.card({ ...jack('CS10-N'), candidate: known }).maxW).toBeCloseTo((3.4 * 4000) / gravity, 5)
  })

  it('of SWL5-P at 500 mm/min is held by its heat: 0.9259 kW × 0.21 / 0.5 m/min = 23.33 kN = 2379 kg', () => {
    const parameters: ScrewJackParameters = { ED: 20, W: 100, Speed: 500, Stroke: 200, FixedMethod: 'base-fixed-end-free' }
    const { maxW = 0 } = screwJackSizer.prepare(parameters, at20).card(jack('SWL5-P'))
    expect(maxW / 2379).toBeCloseTo(1, 3)
  })
})

it('the highest speed on the card of SWL5-P with 20 kN is held by its heat: 0.9259 kW × 0.21 / 20 kN = 583.3 mm/min', () => {
  const parameters: ScrewJackParameters = { ED: 20, W: 20_000 / gravity, Speed: 100, Stroke: 200, FixedMethod: 'base-fixed-end-free' }
  expect(screwJackSizer.prepare(parameters, at20).card(jack('SWL5-P')).maxSpeed).toBeCloseTo(583.3, 1)
  // With next to nothing on it the worm is the limit: 1500 min⁻¹ × 7 mm / 6
  expect(screwJackSizer.prepare({ ...parameters, W: 1 }, {}).card(jack('SWL5-P')).maxSpeed).toBeCloseTo(1750, 6)
  expect(screwJackSizer.prepare(parameters, {}).card(jack('CS10-N'))).not.toHaveProperty('maxSpeed')
})

describe('the brake', () => {
  const unsaid: ScrewJackParameters = { ED: 20, W: 1000, Speed: 100, Stroke: 100, FixedMethod: 'both-supported' }
  const brakeOf = (sku: string, overrides: AssumptionOverrides, parameters: ScrewJackParameters = { ...unsaid, WType: 'smooth' }) =>
    screwJackSizer
      .prepare(parameters, overrides)
      .card(jack(sku))
      .furtherFigures.find(({ name }) => name === 'brakeNeeded')?.value

  it('of SWL10-P (Tr58x12, λ 4.20°) is needed as soon as μ falls to tan 4.20° × cos 15° = 0.0709', () => {
    expect([0.06, 0.07, 0.072].map((lowestThreadFriction) => brakeOf('SWL10-P', { lowestThreadFriction, lockingMargin: 1 }))).toEqual([
      1, 1, 0,
    ])
  })

  it('of a load with shocks is always needed', () => {
    const locks = { lowestThreadFriction: 0.1 }
    expect((['smooth', 'medium', 'strong'] as const).map((WType) => brakeOf('SWL5-P', locks, { ...unsaid, WType }))).toEqual([0, 1, 1])
  })

  it('is not told of a thread that holds by itself, where nothing is said of the load; where it does not hold, it is', () => {
    expect([brakeOf('SWL5-P', { lowestThreadFriction: 0.1 }, unsaid), brakeOf('SWL10-P', {}, unsaid)]).toEqual([undefined, 1])
  })

  it('is judged by the least friction that is assumed; the efficiency by the other', () => {
    // At 0.06, ρ' is 3.55°: less than λ of Tr58x12 (4.20°), more than that of Tr40x7 (3.49°).
    expect(brakeOf('SWL10-P', {})).toBe(1)
    expect(brakeOf('SWL5-P', { lockingMargin: 1 })).toBe(0)
    // A lead angle that uses up 98 % of the friction angle holds by a hair: a fifth is kept in hand. ρ' 5.90° at μ 0.1 is enough.
    expect(brakeOf('SWL5-P', {})).toBe(1)
    expect(brakeOf('SWL5-P', { lowestThreadFriction: 0.1 })).toBe(0)
    expect(brakeOf('SWL10-P', { lowestThreadFriction: 0.3, threadFriction: 0.05 })).toBe(1)
    const efficiency = (overrides: AssumptionOverrides) =>
      size(unsaid, 'SWL10-P', overrides)
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

it('the torque without load is added: 3720 kg on Tr40x7, i 6, η 0.21, 44.2 N·m: 32.26 N·m, and with 12 N·m of it 44.26', () => {
  const parameters: ScrewJackParameters = { ED: 20, W: 3720, Speed: 100, Stroke: 100, FixedMethod: 'both-supported' }
  const turned = (tareTorqueNm: number | undefined) => {
    const sized = screwJackSizer.prepare(parameters, {}).size({ ...jack('SWL5-P').candidate, tareTorqueNm, maxInputTorqueNm: 44.2 })
    return limitOf(sized, 'inputTorque')
  }
  // 36 480.7 N × 0.007 / (2π × 6 × 0.21)
  expect(turned(undefined)?.required).toBeCloseTo(32.256, 3)
  expect(turned(12)).toMatchObject({ passed: false })
  expect(turned(12)?.required).toBeCloseTo(44.256, 3)
})

describe('several jacks', () => {
  const parameters: ScrewJackParameters = { ED: 20, W: 15_000, Speed: 50, Stroke: 200, FixedMethod: 'base-fixed-end-fixed' }

  it.each([
    [1, 15_000],
    [2, 7894.737],
    [3, 5555.556],
    [4, 4411.765],
    [5, 3750],
    [8, 2343.75],
  ])('%s of them bear %s kg each: W / (n × fd) with fd 1, 0.95, 0.9, 0.85, 0.8', (JackCount, mass) => {
    const sized = size({ ...parameters, JackCount }, 'SWL5-P')
    expect((limitOf(sized, 'capacity')?.required ?? 0) / mass).toBeCloseTo(1, 5)
    expect(limitOf(sized, 'capacity')?.passed).toBe(mass <= 5000)
  })

  it('bear as much as their sharing is assumed to be', () => {
    expect(limitOf(size({ ...parameters, JackCount: 4 }, 'SWL5-P', { loadSharing: 1 }), 'capacity')?.required).toBe(3750)
  })
})

describe('a described screw', () => {
  const parameters: ScrewJackParameters = {
    ED: 20,
    W: 15_000 / gravity,
    Speed: 50,
    Stroke: 200,
    FixedMethod: 'base-fixed-end-fixed',
  }
  /** Bhandari ex. 6.1 in a jack of ratio 6: square, 50 × 8, three starts, collar 65/100. */
  const described: ScrewJackCandidate = {
    ...jack('SWL5-P').candidate,
    screwDiameterMm: 50,
    leadMm: 24,
    rootDiameterMm: 42,
    threadStarts: 3,
    threadForm: 'square',
    collarDiameterMm: 82.5,
    collarFriction: 0.15,
  }
  const valueOf = (candidate: ScrewJackCandidate, figure: string, overrides: AssumptionOverrides = {}) =>
    screwJackSizer
      .prepare(parameters, overrides)
      .size(candidate)
      .values()
      .find(({ name }) => name === figure)?.value ?? Number.NaN

  it('has the efficiency 15 kN × 24 mm / (2π × 204 644.14 N mm) = 27.998 %, and is lowered by 87 401.51 N mm / (6 × 0.21 / 0.27998) = 19 421 N mm', () => {
    expect(valueOf(described, 'screwEfficiency') / 27.998).toBeCloseTo(1, 4)
    expect(valueOf(described, 'loweringTorque') / 19.421).toBeCloseTo(1, 4)
  })

  it.each([
    ['threadStarts', { threadStarts: 1 }],
    ['threadForm', { threadForm: 'trapezoidal' }],
    ['collarDiameterMm', { collarDiameterMm: 60 }],
    ['collarFriction', { collarFriction: 0.1 }],
  ] as const)('%s changes what it says', (_, change) => {
    expect(valueOf({ ...described, ...change }, 'screwEfficiency')).not.toBe(valueOf(described, 'screwEfficiency'))
  })

  it('is judged by its thread alone: three starts (λ 9.43°) do not lock at μ 0.15 (ρ 8.53°), one (3.16°) does', () => {
    expect(valueOf(described, 'selfLocking', { lowestThreadFriction: 0.15 })).toBe(0)
    expect(valueOf({ ...described, leadMm: 8, threadStarts: 1 }, 'selfLocking', { lowestThreadFriction: 0.15 })).toBe(1)
  })

  it('says its torque without load', () => {
    expect(valueOf({ ...described, tareTorqueNm: 0.565 }, 'tareTorque')).toBe(0.565)
  })
})
