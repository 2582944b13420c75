/** Numbers worked out by hand beside the sizing. */
import { describe, expect, test } from 'vitest'
import type { AssumptionOverrides } from '../../../../families/define/assumption-set.ts'
import type { BallScrewParameters } from '../../../../families/ball-screw/parameters.ts'
import { ballScrewSizer } from '../../../../families/ball-screw/sizer.ts'
import { ballForceFormula } from '../../../../families/ball-screw/sizing/preload-words.ts'
import { ballScrewModels } from '../../../property/families/real-catalogue.ts'

const request: BallScrewParameters = {
  AssemblyMethod: 'horizontal',
  W: 100,
  Speed: 1000,
  Acceleration: 3,
  Stroke: 1200,
  UsePrecision: 'C7',
  FixedMethod: 'fixed-supported',
}

function sizedOf(name: string, changed: Partial<BallScrewParameters> = {}, overrides: AssumptionOverrides = {}) {
  const model = ballScrewModels.find(({ skuName }) => skuName === name)
  if (!model) throw new Error(`${name} is not in the catalogue`)
  const preparation = ballScrewSizer.prepare({ ...request, ...changed }, overrides)
  const sized = preparation.size(model.candidate)
  const value = (which: string) => sized.values().find((row) => row.name === which)?.value
  const check = (which: string) => sized.checks().find((row) => row.name === which)
  return { ...sized, value, check, card: () => preparation.card(model) }
}

describe('the thread that is ordered lies between the supports', () => {
  // WTF2040-2: 1200 + 41.5 + 4 × 40 = 1401.5 mm > 1200 + 100; N1 = 15.1 × 17.5 / 1401.5² × 10⁷ = 1345 min⁻¹ < 60 × 1000 / 40 = 1500.
  test('WTF2040-2 misses its critical speed: 1344 min⁻¹ at 1402 mm (whole millimetres)', () => {
    const { value, check, verdict } = sizedOf('WTF2040-2')
    expect(value('supportLength')).toBeCloseTo(1401.5, 9)
    expect(check('criticalSpeed')?.available).toBeGreaterThan(1342)
    expect(check('criticalSpeed')?.available).toBeLessThan(1346)
    expect(check('criticalSpeed')).toMatchObject({ required: 1500, passed: false })
    expect(verdict.verdict).toBe('failed')
  })

  test('where the thread is shorter than travel and allowance, these count', () => {
    expect(sizedOf('WTF2040-2', {}, { supportAllowance: 500 }).value('supportLength')).toBe(1700)
  })

  // BLK5050-7.2, Ln 106: 500 + 106 + 200 = 806 mm; n = 2, E 2.06e5, I = π d1⁴ / 64.
  test('buckling falls with the square of the thread', () => {
    const { value, component } = {
      ...sizedOf('BLK5050-7.2', { Stroke: 500 }),
      component: ballScrewModels.find(({ skuName }) => skuName === 'BLK5050-7.2'),
    }
    const { rootDiameterMm = NaN, nutLengthMm = NaN } = component?.candidate ?? {}
    const length = 500 + nutLengthMm + 200
    expect(value('supportLength')).toBeCloseTo(length, 9)
    const euler = (2 * Math.PI ** 2 * 2.06e5 * ((Math.PI * rootDiameterMm ** 4) / 64)) / length ** 2
    expect(value('permissibleBucklingLoad')).toBeCloseTo(0.5 * euler, -2)
  })
})

test('the shaft that is ordered has 50 mm of end on both sides of its thread: 1401.5 + 100 mm, whole in the order code', () => {
  const { check, card } = sizedOf('WTF2040-2')
  expect(card().machineCode).toBe('WTF2040-2 +1502L C7')
  expect(check('length')?.required).toBeCloseTo(1501.5, 9)
  expect(sizedOf('WTF2040-2', {}, { shaftEnd: 80 }).check('length')?.required).toBeCloseTo(1561.5, 9)
})

test('overtravel at both ends lengthens the thread: 1200 + 2 × 30 + 41.5 + 4 × 40 mm', () => {
  expect(sizedOf('WTF2040-2', {}, { overtravel: 30 }).value('threadLength')).toBeCloseTo(1461.5, 9)
})

describe('the formula that is shown is that of the conditions', () => {
  const level = 'Fa1 = μ × m × g + f + m × a'
  const inclined = 'Fa1 = m × g × sin α + μ × m × g × cos α + f + m × a'
  const phases = [{ load: 500, speed: 100, time: 1 }]
  const always = ['m', 'a', 'μ', 'f']
  const meanLoad = 'Fm1 = (Σ Fi³ × li / Σ li)^(1/3), Fi > 0'
  const power = 'P = 2π × T × vp / Ph'

  test.each([
    ['none of them', {}, { forwardAcceleratingForce: level, meanLoadForward: meanLoad, maxPower: power }, always],
    ['upright', { AssemblyMethod: 'vertical' }, { forwardAcceleratingForce: 'Fa1 = m × g + f + m × a' }, always],
    ['inclined', { Inclination: 30 }, { forwardAcceleratingForce: inclined }, [...always, 'α']],
    ['an external force', { ExternalForce: 50 }, { forwardAcceleratingForce: `${level}; plusWhereMore=|Fa|` }, [...always, 'Fe']],
    ['a small external force', { ExternalForce: 1 }, { forwardAcceleratingForce: `${level}; plusWhereMore=|Fa|` }, [...always, 'Fe']],
    ['preload', { Preload: 200 }, { meanLoadForward: `${meanLoad}; ${ballForceFormula}; Fi = Fb; otherHalf=Fb − Fa` }, always],
    ['a spectrum', { Phases: phases }, { maxPower: 'P = max 2π × ni × Ti / 60' }, always],
  ] as const)('%s', (_, changed, formulas, symbols) => {
    const rows = sizedOf('WTF2040-2', changed).values()
    expect(Object.fromEntries(rows.map(({ name, formula }) => [name, formula]))).toMatchObject(formulas)
    const inputs = rows.find(({ name }) => name === 'forwardAcceleratingForce')?.inputs ?? []
    expect(inputs.map(({ symbol }) => symbol)).toEqual(symbols)
  })

  test('with its source, and with the parts that the displacement has', () => {
    const sources = [{}, { Inclination: 30 }].map((changed) => sizedOf('WTF2040-2', changed).values()[0]?.source)
    expect(sources).toEqual(['THK General Catalog A-702 eq. 14-25', 'THK General Catalog A-702 eq. 14-25; weightResolved'])
    const supports = [{}, { SupportRigidity: 200 }].map((changed) =>
      sizedOf('BLK5050-7.2', { ...changed, MaxDeflection: 50, Stroke: 500 }).value('supportDeflection'),
    )
    expect(supports).toEqual([undefined, expect.any(Number)])
  })
})

describe('a brake', () => {
  // 100 kg × 9.80665 m/s² × 0.04 m / 2π = 6.243 N·m
  test('is needed where the axis stands, and has to hold m g Ph / 2π', () => {
    const { value, card } = sizedOf('WTF2040-2', { AssemblyMethod: 'vertical' })
    expect(value('brakeNeeded')).toBe(1)
    expect(value('holdingTorque')).toBeCloseTo(6.243, 3)
    const figures = card().furtherFigures
    expect(figures.find(({ name }) => name === 'brakeNeeded')).toMatchObject({ value: 1, kind: 'yesNo' })
    expect(figures.find(({ name }) => name === 'holdingTorque')?.value).toBeCloseTo(6.243, 3)
  })

  test('is not named where it lies', () => {
    expect(sizedOf('WTF2040-2').value('holdingTorque')).toBeUndefined()
    expect(
      sizedOf('WTF2040-2')
        .card()
        .furtherFigures.map(({ name }) => name),
    ).not.toContain('brakeNeeded')
  })
})

describe('a stroke under three nut lengths', () => {
  // WTF2040-2: 3 × 41.5 = 124.5 mm. fw 1.5 (at 1 m/s) becomes 5: (1.5 / 5)³ = 0.027.
  const life = (Stroke: number, overrides: AssumptionOverrides = {}) =>
    sizedOf('WTF2040-2', { Stroke, Acceleration: 0 }, overrides).value('lifeRevolutions') ?? Number.NaN

  test('is counted with the load factor of short strokes', () => {
    expect(life(124.4) / life(124.5)).toBeCloseTo(0.027, 9)
    expect(life(124.4, { shortStrokeFactor: 1 })).toBeCloseTo(life(124.5), 0)
  })

  test('shows the load factor that acts', () => {
    const shown = (Stroke: number) => sizedOf('WTF2040-2', { Stroke, Acceleration: 0 }, {}).value('usedLoadFactor')
    expect([shown(124.4), shown(124.5)]).toEqual([5, 1.5])
  })
})

describe('the largest mass on a card', () => {
  const standing = { AssemblyMethod: 'vertical', Speed: 500, Stroke: 500 } as const

  test('is that of posture, motion and life, not of the permissible force alone', () => {
    // CNF3060-6 (examined): the permissible force / g, 3169 kg, lasted 7.8 h.
    const { card, value } = sizedOf('CNF3060-6', standing)
    const { maxW = Number.NaN } = card()
    expect(maxW).toBeLessThan((value('permissibleAxialLoad') ?? Number.NaN) / (9.80665 + 3) / 2)
    expect(sizedOf('CNF3060-6', { ...standing, W: maxW }).verdict.verdict).toBe('passed')
  })

  test('without a limit by life it is (Fperm − f) / (μ g + a)', () => {
    const { card, value } = sizedOf('WTF2040-2', { Stroke: 600 }, { requiredLife: 0 })
    expect(card().maxW).toBeCloseTo(((value('permissibleAxialLoad') ?? Number.NaN) - 15) / (0.003 * 9.80665 + 3), 6)
  })
})

describe('NBS rates its rolled screws for grade 5; a coarser grade carries less', () => {
  // VFI1605: Ca 7800, C0a 17 900 N. Grade 7: × 0.9 = 7020, 16 110 N; grade 10: × 0.7 = 5460, 12 530 N.
  const rows = ballScrewModels.filter(({ skuName }) => skuName === 'VFI1605').map(({ skuID, candidate }) => [skuID, candidate] as const)

  test('each grade is a row of its own with its ratings', () => {
    expect(rows.map(([sku, { dynamicLoadRatingN, staticLoadRatingN }]) => [sku, dynamicLoadRatingN, staticLoadRatingN])).toEqual([
      ['NBS-VFI1605-C10', 5460, 12_530],
      ['NBS-VFI1605-C7', 7020, 16_110],
    ])
  })

  // (0.7 / 0.9)³ = 0.4705
  test('grade 10 lives 0.47 times as long as grade 7, and is no answer where grade 7 is asked for', () => {
    const preparation = ballScrewSizer.prepare({ ...request, Speed: 100, Stroke: 500 }, {})
    const [coarse, fine] = rows.map(([, candidate]) => preparation.size(candidate))
    const life = (sized: typeof coarse) => sized?.values().find(({ name }) => name === 'lifeRevolutions')?.value ?? Number.NaN
    expect(life(coarse) / life(fine)).toBeCloseTo((0.7 / 0.9) ** 3, 9)
    expect([coarse, fine].map((sized) => sized?.checks().find(({ name }) => name === 'accuracy')?.passed)).toEqual([false, true])
  })

  test('no row of NBS is made in two grades', () => {
    const nbs = ballScrewModels.filter(({ maker }) => maker === 'NBS')
    expect(nbs).toHaveLength(48)
    expect(nbs.every(({ candidate: { lengthByGrade = {} } }) => Object.keys(lengthByGrade).length === 1)).toBe(true)
  })
})
