/** Invariants 36 to 56 of slide modules, as far as they concern one carriage, a speed and an assumed acceleration. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { repeatabilityClasses, slideEnvironments, type SlideModuleCandidate } from '../../../families/slide-module/wire/slide-module.ts'
import { resolveAssumptions, type AssumptionOverrides } from '../../../families/define/assumption-set.ts'
import { slideModuleAssumptions } from '../../../families/slide-module/assumptions.ts'
import { slideModuleDuty, slideModuleSizer, slideOf } from '../../../families/slide-module/sizer.ts'
import type { SlideModuleParameters } from '../../../families/slide-module/parameters.ts'
import { standardGravity, unlimited } from '../../../families/formulas/physical-constants.ts'
import { lengthFor } from '../../../families/slide-module/sizing/length.ts'
import { momentNames } from '../../../families/slide-module/sizing/moments.ts'
import { slideModuleSizing } from '../../../families/slide-module/sizing/slide-module-sizing.ts'
import { between } from './arbitraries.ts'
import { expectNear, expectNotAbove, isBeside } from './closeness.ts'
import { matchingSkus } from './matching-skus.ts'
import { easySlideParameters, slideModels, slideModuleParameters, slides } from './slide-module-arbitraries.ts'
import { scaledRuns } from '../../setup/runs.ts'

const size = (parameters: SlideModuleParameters, candidate: SlideModuleCandidate, overrides: AssumptionOverrides = {}) => {
  const duty = slideModuleDuty(parameters)
  const { values } = resolveAssumptions(slideModuleAssumptions, duty, overrides)
  return slideModuleSizing.size(slideModuleSizing.settingOf(duty, values), slideOf(candidate))
}
const limitOf = (parameters: SlideModuleParameters, candidate: SlideModuleCandidate, name: string) =>
  size(parameters, candidate).limits.find((limit) => limit.name === name)
const fits = (parameters: SlideModuleParameters, candidate: SlideModuleCandidate) =>
  size(parameters, candidate).limits.every(({ passed }) => passed)
const matches = (parameters: SlideModuleParameters) => matchingSkus(slideModuleSizer, slideModels, { parameters })
const rowOf = (sku: string) => slideModels.find(({ skuID }) => skuID === sku)?.candidate
const onCentre = { A: 0, B: 0, C: 0 }
/** What a catalogue row carries over its shortest stroke, its limits as the request. */
const limitsOf = (candidate: SlideModuleCandidate) => {
  const [stroke = '0', speed = 0] = Object.entries(candidate.speedByStrokeMmS).toSorted(([a], [b]) => Number(a) - Number(b))[0] ?? []
  return {
    ...onCentre,
    AssemblyMethod: 'horizontal',
    W: candidate.payloadHorizontalKg,
    Stroke: Number(stroke),
    Speed: speed,
    Width: 500,
  } as const
}

describe('motion', () => {
  test('36: the phases of a stroke cover it, ramps have the assumed acceleration, no phase is faster than asked', () => {
    fc.assert(
      fc.property(slideModuleParameters, (parameters) => {
        const { motion, assumptions } = slideModuleSizer.prepare(parameters, {})
        const acceleration = 1000 * (assumptions.find(({ name }) => name === 'acceleration')?.value ?? Number.NaN)
        const phases = motion?.().phases.filter(({ direction }) => direction === 'forward') ?? []
        expectNear(
          phases.reduce((sum, { distance }) => sum + distance, 0),
          parameters.Stroke,
        )
        for (const { kind, startSpeed, endSpeed, duration } of phases) {
          expectNotAbove(Math.max(startSpeed, endSpeed), parameters.Speed)
          if (kind !== 'constant') expectNear(Math.abs(endSpeed - startSpeed) / duration, acceleration, 1e-6)
        }
      }),
    )
  })
})

describe('moments', () => {
  test('40: a load on the centre gives no moment in any posture, and a vertical one has unlimited guide life', () => {
    fc.assert(
      fc.property(slideModuleParameters, slides, (parameters, candidate) => {
        const { demand, figures } = size({ ...parameters, ...onCentre }, candidate)
        expect(demand.totalMoment).toBe(0)
        const life = figures.guide?.life?.distance ?? unlimited
        expect(Number.isFinite(life)).toBe(true)
        expect(parameters.AssemblyMethod !== 'vertical' || life === unlimited).toBe(true)
      }),
    )
  })

  test('41: a mirrored arm changes nothing; moments grow with the arms and with the mass', () => {
    fc.assert(
      fc.property(slideModuleParameters, slides, between(0.1, 10), (parameters, candidate, k) => {
        const { A, B = 0, C } = parameters
        const before = size({ ...parameters, B }, candidate)
        expect(size({ ...parameters, A: -A, B: -B, C: -C }, candidate).limits).toEqual(before.limits)
        const longer = size({ ...parameters, A: k * A, B: k * B, C: k * C }, candidate).demand.loads.largest
        const heavier = size({ ...parameters, B, W: k * parameters.W }, candidate).demand.loads.largest
        for (const name of momentNames) {
          expectNear(longer[name], k * before.demand.loads.largest[name])
          expectNear(heavier[name], k * before.demand.loads.largest[name])
        }
      }),
    )
  })

  test('42: vertical, an arm along the travel that a request sends all the same changes nothing', () => {
    fc.assert(
      fc.property(slideModuleParameters, slides, between(-1e6, 1e6), (parameters, candidate, B) => {
        const { B: _, ...without } = { ...parameters, AssemblyMethod: 'vertical' as const }
        expect(size({ ...without, B }, candidate).limits).toEqual(size(without, candidate).limits)
      }),
    )
  })

  test('43: on a wall (x, y, z) loads a guide with equal pitch and yaw ratings as horizontal (x, z, y)', () => {
    fc.assert(
      fc.property(slideModuleParameters, slides, (parameters, candidate) => {
        const { pitchMomentNm } = candidate
        const even = pitchMomentNm === undefined ? candidate : { ...candidate, yawMomentNm: pitchMomentNm }
        const wall = size({ ...parameters, AssemblyMethod: 'wall' }, even).figures.guide
        const floor = size({ ...parameters, AssemblyMethod: 'horizontal', A: parameters.C, C: parameters.A }, even).figures.guide
        expectNear(wall?.combinedFactor ?? 1, floor?.combinedFactor ?? 1)
        expectNear(wall?.meanLoad ?? 1, floor?.meanLoad ?? 1)
      }),
    )
  })

  test('44: the combined factor is used at least as much as each single moment', () => {
    fc.assert(
      fc.property(slideModuleParameters, slides, (parameters, candidate) => {
        const { limits } = size(parameters, candidate)
        const used = (name: string) => limits.find((limit) => limit.name === name)?.utilisation ?? 0
        for (const name of momentNames) expectNotAbove(used(`${name}Moment`), used('combinedFactor'))
      }),
    )
  })
})

describe('lengths', () => {
  test('46, 47: in every row of the catalogue a longer stroke has a longer bed and is never faster', () => {
    for (const { candidate } of slideModels) {
      const { lengths } = slideOf(candidate)
      for (const [index, { speed, bed = 0 }] of lengths.entries()) {
        const next = lengths[index + 1]
        expect(next === undefined || next.speed <= speed).toBe(true)
        expect(next?.bed === undefined || next.bed > bed).toBe(true)
      }
      expect(Object.keys(candidate.bedByStrokeMm ?? candidate.speedByStrokeMmS)).toEqual(Object.keys(candidate.speedByStrokeMmS))
    }
  })

  test('48: the shortest length with the stroke is used, and its speed decides; a stroke that no length has fails', () => {
    fc.assert(
      fc.property(slideModuleParameters, slides, (parameters, candidate) => {
        // Less than an atom beside a stroke of the table the division into metres decides.
        fc.pre(!Object.keys(candidate.speedByStrokeMmS).some((stroke) => isBeside(parameters.Stroke, Number(stroke))))
        const enough = Object.entries(candidate.speedByStrokeMmS).filter(([stroke]) => Number(stroke) >= parameters.Stroke)
        const shortest = Math.min(...enough.map(([stroke]) => Number(stroke)))
        const speed = enough.find(([stroke]) => Number(stroke) === shortest)?.[1]
        expect(limitOf(parameters, candidate, 'stroke')?.passed).toBe(enough.length > 0)
        if (speed !== undefined) expectNear(limitOf(parameters, candidate, 'maxSpeed')?.available ?? 0, speed / 1000)
      }),
    )
    expect(() => lengthFor([], 1)).toThrow(RangeError)
  })
})

describe('what a request excludes', () => {
  test('53: modules that are not operable vertically never answer a vertical request', () => {
    const horizontalOnly = slideModels.filter(({ candidate }) => candidate.payloadVerticalKg === 'none').map(({ skuID }) => skuID)
    expect(horizontalOnly).toEqual(expect.arrayContaining(['TS220-310-2', 'TS260-350-2', 'TSLB90', 'TSLB120', 'TSLB170']))
    fc.assert(
      fc.property(easySlideParameters, (parameters) => {
        const answer = matches({ ...parameters, ...onCentre, AssemblyMethod: 'vertical' })
        expect(horizontalOnly.some((sku) => answer.includes(sku))).toBe(false)
      }),
    )
    // Lying, nothing speaks against a belt module; the ratings of its guide are not stated.
    const belt = rowOf('TSLB90')
    if (!belt) throw new RangeError('the catalogue has TSLB90')
    const lying = { ...onCentre, AssemblyMethod: 'horizontal', W: 5, Stroke: 600, Speed: 1250, Width: 500 } as const
    expect(size(lying, belt).verdict.verdict).toBe('notKnown')
  })

  test('54: a class of repeatability or environment returns what meets it and nothing else; without one nothing is excluded', () => {
    fc.assert(
      fc.property(easySlideParameters, (parameters) => {
        const { UseEnvironment: _, PositionAccuracy: __, ...open } = parameters
        const all = matches(open)
        for (const PositionAccuracy of repeatabilityClasses) {
          const fine = all.filter((sku) => (rowOf(sku)?.repeatabilityMm ?? 1) <= Number(PositionAccuracy))
          expect(matches({ ...open, PositionAccuracy })).toEqual(fine)
        }
        const [standard, clean] = slideEnvironments.map((UseEnvironment) => matches({ ...open, UseEnvironment }))
        expect(standard).toEqual(all)
        expect(clean).toEqual(all.filter((sku) => rowOf(sku)?.environment === 'clean'))
      }),
      scaledRuns(40),
    )
  })

  test('55: no answer is wider than asked for, and the default of 500 mm excludes nothing', () => {
    fc.assert(
      fc.property(easySlideParameters, between(10, 500), (parameters, Width) => {
        const all = matches({ ...parameters, Width: 500 })
        expect(matches({ ...parameters, Width })).toEqual(all.filter((sku) => (rowOf(sku)?.widthMm ?? 0) <= Width))
      }),
    )
    expect(slideModels.every(({ candidate }) => candidate.widthMm <= 500)).toBe(true)
  })
})

describe('carried mass', () => {
  test('56: every row carries its published mass on the centre at its speed; off the centre a moment rating allows it, or nobody knows', () => {
    fc.assert(
      fc.property(fc.constantFrom(...slideModels), fc.constantFrom('A', 'B', 'C'), between(0.001, 500), ({ candidate }, arm, length) => {
        const atLimit = limitsOf(candidate)
        expect(fits(atLimit, candidate)).toBe(true)
        expect(fits({ ...atLimit, W: atLimit.W * (1 + 1e-6) }, candidate)).toBe(false)
        const moved = { ...atLimit, [arm]: length }
        const { limits, notKnown } = size(moved, candidate)
        const isMoment = ({ name }: { readonly name: string }) => /Moment$|^combinedFactor$/.test(name)
        expect(limits.some(isMoment) || notKnown.some(isMoment)).toBe(true)
        expect(limits.filter(isMoment).every(({ passed }) => passed) || !fits(moved, candidate)).toBe(true)
      }),
    )
  })

  test('the assumed acceleration is a ramp of 0.2 s, at least 0.3 g', () => {
    fc.assert(
      fc.property(slideModuleParameters, (parameters) => {
        const { acceleration } = resolveAssumptions(slideModuleAssumptions, slideModuleDuty(parameters), {}).values
        expectNear(acceleration, Math.max(parameters.Speed / 1000 / 0.2, 0.3 * standardGravity))
      }),
    )
  })
})

test('real TE and TU modules are found where all their figures are known', () => {
  const found = matches({ AssemblyMethod: 'horizontal', W: 3, A: 0, B: 0, C: 20, Stroke: 100, Speed: 200, Width: 500 })
  expect(found).toEqual(expect.arrayContaining(['TE60B-10', 'TU60S-G10']))
  expect(found.some((sku) => /^(TS[0-9]|TM|TSLB)/.test(sku))).toBe(false)
})
