/** Invariants 1 to 9 and 14 to 20 of ball-screw sizing, over the whole range of the form. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BallScrewCandidate } from '../../../families/ball-screw/wire/ball-screw.ts'
import { endFixities } from '../../../families/formulas/screw-terms.ts'
import { convert } from '../../../engine/units/index.ts'
import { ballScrewDuty, ballScrewOf } from '../../../families/ball-screw/duty.ts'
import { ballScrewSizer } from '../../../families/ball-screw/sizer.ts'
import type { BallScrewParameters } from '../../../families/ball-screw/parameters.ts'
import { eulerEndFactor, eulerLoad } from '../../../families/formulas/buckling.ts'
import { bendingEigenvalue, criticalSpeed } from '../../../families/formulas/critical-speed.ts'
import { lifeDistance, lifeRevolutions } from '../../../families/formulas/life.ts'
import { combinedLoad } from '../../../families/formulas/mean-load.ts'
import { forwardEfficiency, reverseEfficiency } from '../../../families/formulas/screw-efficiency.ts'
import { ballScrewSizing } from '../../../families/ball-screw/sizing/ball-screw-sizing.ts'
import { ballScrewParameters, ballScrews, between, extendedBallScrewParameters, grades } from './arbitraries.ts'
import { expectNear, expectNotAbove } from './closeness.ts'
import { matchingSkus } from './matching-skus.ts'
import { ballScrewModels } from './real-catalogue.ts'

/** Assumptions that do not follow the speed's band, so that one input changes at a time. */
const fixedAssumptions = {
  frictionCoefficient: 0.003,
  guideResistance: 15,
  loadFactor: 1.5,
  staticSafetyLimit: 2.5,
  requiredLife: 20_000 * 3600,
  motionShare: 1,
  supportAllowance: 0.1,
  shaftEnd: 0.05,
  overtravel: 0,
  shortStrokeFactor: 5,
  bucklingMargin: 0.5,
  criticalSpeedMargin: 0.8,
  permissibleStress: 147e6,
  preloadShare: 0.1,
  ballScrewEfficiency: 0.9,
  threadFriction: 0.01,
  nutRigidityShare: 0.8,
}
const size = (parameters: BallScrewParameters, candidate: BallScrewCandidate) =>
  ballScrewSizing.size(ballScrewSizing.settingOf(ballScrewDuty(parameters), fixedAssumptions), ballScrewOf(candidate))
const matches = (parameters: BallScrewParameters, overrides: Record<string, number> = {}): Set<string> =>
  new Set(matchingSkus(ballScrewSizer, ballScrewModels, { parameters, overrides }))
const isSubset = (inner: ReadonlySet<string>, outer: ReadonlySet<string>): boolean => [...inner].every((sku) => outer.has(sku))
const factor = between(1, 10)
const loads = between(1, 1e6)
const diameters = between(0.005, 0.1)
const lengths = between(0.1, 10)
/** Requests that some of the catalogue's screws can meet. */
const easyParameters = ballScrewParameters.map((parameters) => ({
  ...parameters,
  W: 100 + (parameters.W % 900),
  Speed: 1 + (parameters.Speed % 800),
  Stroke: 50 + (parameters.Stroke % 1500),
  Acceleration: parameters.Acceleration % 5,
}))

test('1: a larger load never raises life or static safety', () => {
  fc.assert(
    fc.property(ballScrewParameters, ballScrews, factor, (parameters, candidate, more) => {
      const light = size(parameters, candidate).figures
      const heavy = size({ ...parameters, W: parameters.W * more }, candidate).figures
      expectNotAbove(heavy.lifeRevolutions, light.lifeRevolutions)
      expectNotAbove(heavy.staticSafety, light.staticSafety)
    }),
  )
})

test('2 and 3: twice the load is an eighth of the life, twice the rating eight times', () => {
  fc.assert(
    fc.property(loads, loads, (dynamicLoadRating, meanLoad) => {
      const life = lifeRevolutions({ dynamicLoadRating, meanLoad, loadFactor: 1.2 })
      expectNear(lifeRevolutions({ dynamicLoadRating, meanLoad: 2 * meanLoad, loadFactor: 1.2 }), life / 8)
      expectNear(lifeRevolutions({ dynamicLoadRating: 2 * dynamicLoadRating, meanLoad, loadFactor: 1.2 }), 8 * life)
    }),
  )
})

test('4: a load factor 1.26 times as high halves the life (0.02 %)', () => {
  fc.assert(
    fc.property(loads, loads, between(1, 2), (dynamicLoadRating, meanLoad, loadFactor) => {
      const life = lifeRevolutions({ dynamicLoadRating, meanLoad, loadFactor })
      expectNear(lifeRevolutions({ dynamicLoadRating, meanLoad, loadFactor: 1.26 * loadFactor }) * 2, life, 2e-4)
    }),
  )
})

test('5: life in km over life in revolutions is the lead in mm × 1e-6', () => {
  fc.assert(
    fc.property(between(1, 1e15), between(1, 100), (revolutions, leadMm) => {
      expectNear(lifeDistance(revolutions, leadMm / 1000) / 1000 / revolutions, leadMm * 1e-6)
    }),
  )
})

test('6: more travel never raises critical speed or buckling load; twice the free length divides both by 4', () => {
  fc.assert(
    fc.property(ballScrewParameters, ballScrews, factor, (parameters, candidate, more) => {
      const short = size(parameters, candidate).figures
      const long = size({ ...parameters, Stroke: parameters.Stroke * more }, candidate).figures
      expectNotAbove(long.permissibleCriticalSpeed, short.permissibleCriticalSpeed)
      expectNotAbove(long.permissibleBuckling, short.permissibleBuckling)
    }),
  )
  fc.assert(
    fc.property(diameters, lengths, (rootDiameter, length) => {
      const column = { rootDiameter, endFactor: 1 }
      expectNear(eulerLoad({ ...column, length: 2 * length }) * 4, eulerLoad({ ...column, length }))
      const shaft = { rootDiameter, eigenvalueSquared: 10 }
      expectNear(criticalSpeed({ ...shaft, length: 2 * length }) * 4, criticalSpeed({ ...shaft, length }))
    }),
  )
})

test('7: fixed-free < supported-supported < fixed-supported < fixed-fixed, as 0.155 : 0.443 : 0.69 : 1 (2 %) and 1 : 4 : 8 : 16', () => {
  const speeds = endFixities.map((fixity) => bendingEigenvalue[fixity] ** 2 / bendingEigenvalue['fixed-fixed'] ** 2)
  ;[0.155, 0.443, 0.69, 1].forEach((ratio, index) => expectNear(speeds[index] ?? Number.NaN, ratio, 0.02))
  expect(endFixities.map((fixity) => eulerEndFactor[fixity] / eulerEndFactor['fixed-free'])).toEqual([1, 4, 8, 16])
})

test('8: twice the root diameter doubles the critical speed and raises buckling 16-fold', () => {
  fc.assert(
    fc.property(diameters, lengths, (rootDiameter, length) => {
      const shaft = { length, eigenvalueSquared: 10 }
      expectNear(criticalSpeed({ ...shaft, rootDiameter: 2 * rootDiameter }), 2 * criticalSpeed({ ...shaft, rootDiameter }))
      const column = { length, endFactor: 2 }
      expectNear(eulerLoad({ ...column, rootDiameter: 2 * rootDiameter }), 16 * eulerLoad({ ...column, rootDiameter }))
    }),
  )
})

test('9: n = 60 v / lead, and an accepted screw turns no faster than critical speed, DN and maker allow', () => {
  fc.assert(
    fc.property(ballScrewParameters, ballScrews, (parameters, candidate) => {
      const { figures, limits } = size(parameters, candidate)
      expectNear(figures.workingSpeed * 60, (60 * parameters.Speed) / candidate.leadMm)
      if (limits.some((limit) => !limit.passed)) return
      expectNotAbove(figures.workingSpeed, Math.min(figures.permissibleCriticalSpeed, figures.permissibleDnSpeed))
      if (typeof candidate.maxSpeedRpm === 'number') expectNotAbove(figures.workingSpeed * 60, candidate.maxSpeedRpm)
    }),
  )
})

test('14: a finer grade never adds models, and every match is at least as accurate as requested', () => {
  fc.assert(
    fc.property(easyParameters, fc.nat(grades.length - 2), (parameters, index) => {
      const [finer, coarser] = [grades[index], grades[index + 1]].map((grade) =>
        matches({ ...parameters, ...(grade && { UsePrecision: grade }) }),
      )
      expect(isSubset(finer ?? new Set(), coarser ?? new Set())).toBe(true)
      const requested = ballScrewDuty({ ...parameters, ...(grades[index] && { UsePrecision: grades[index] }) }).e300
      const found = ballScrewModels.filter(({ skuID }) => finer?.has(skuID))
      expect(found.every(({ candidate }) => Math.min(...(ballScrewOf(candidate).lengths ?? []).map(({ e300 }) => e300)) <= requested)).toBe(
        true,
      )
    }),
  )
})

test('15: efficiency lies between 0 and 1, rises with the lead angle up to 44°, and is lower backwards', () => {
  const angles = between(0.02, (44 * Math.PI) / 180)
  fc.assert(
    fc.property(angles, angles, between(0.003, 0.01), (one, other, friction) => {
      const [flat, steep] = [Math.min(one, other), Math.max(one, other)]
      const efficiency = forwardEfficiency(flat, friction)
      expect(efficiency > 0 && efficiency < 1).toBe(true)
      expectNotAbove(efficiency, forwardEfficiency(steep, friction))
      expect(reverseEfficiency(flat, friction)).toBeLessThan(efficiency)
    }),
  )
})

/** ISO 3408-5 through HIWIN Ballscrews S99TE20-1610 F3.11: L = (L1^(-10/9) + L2^(-10/9))^(-9/10). */
const combinedLife = (first: number, second: number): number => (first ** (-10 / 9) + second ** (-10 / 9)) ** (-9 / 10)

test('16: two directions live no longer than the worse one, 0.536 of it when equal; load and life combine alike', () => {
  fc.assert(
    fc.property(between(1, 1e5), between(1, 1e5), (forward, backward) => {
      const life = (meanLoad: number) => lifeRevolutions({ dynamicLoadRating: 1e4, meanLoad, loadFactor: 1 })
      const both = combinedLife(life(forward), life(backward))
      expectNotAbove(both, Math.min(life(forward), life(backward)))
      expectNear(combinedLife(life(forward), life(forward)), 0.536 * life(forward), 1e-3)
      expectNear(life(combinedLoad({ forward, backward })), both)
    }),
  )
})

test('17: travel, nut, margins and both shaft ends (100 mm) of every match fit on a shaft of its grade', () => {
  fc.assert(
    fc.property(easyParameters, (parameters) => {
      const found = matches(parameters)
      const { e300 } = ballScrewDuty(parameters)
      for (const { skuID, candidate } of ballScrewModels) {
        if (!found.has(skuID)) continue
        const longest = Math.max(...(ballScrewOf(candidate).lengths ?? []).filter((row) => row.e300 <= e300).map((row) => row.length))
        expectNotAbove(parameters.Stroke + candidate.nutLengthMm + 4 * candidate.leadMm + 100, longest * 1000)
      }
    }),
  )
})

test('18: inputs that took the way through inches and pounds give the same life, safety and speed', () => {
  const there = (value: number, unit: string, other: string) => convert(convert(value, unit, other), other, unit)
  fc.assert(
    fc.property(ballScrewParameters, ballScrews, (parameters, candidate) => {
      const metric = size(parameters, candidate).figures
      const imperial = size(
        {
          ...parameters,
          W: there(parameters.W, 'kg', 'lb'),
          Speed: there(parameters.Speed, 'mm/s', 'in/s'),
          Stroke: there(parameters.Stroke, 'mm', 'in'),
        },
        { ...candidate, leadMm: there(candidate.leadMm, 'mm', 'in'), rootDiameterMm: there(candidate.rootDiameterMm, 'mm', 'in') },
      ).figures
      expectNear(imperial.lifeRevolutions, metric.lifeRevolutions)
      expectNear(imperial.staticSafety, metric.staticSafety)
      expectNear(imperial.workingSpeed, metric.workingSpeed)
    }),
  )
})

/** Checks that a spectrum may only make harder. */
const peakChecks = ['staticSafety', 'permissibleLoad', 'buckling', 'criticalSpeed', 'dnValue', 'maxSpeed']

test('a duty spectrum never eases a static limit or a limit of speed', () => {
  fc.assert(
    fc.property(extendedBallScrewParameters, ballScrews, ({ Phases = [], ...motion }, candidate) => {
      const [alone, both] = [motion, { ...motion, Phases }].map((parameters) => size(parameters, candidate).limits)
      for (const name of peakChecks) {
        const [without, within] = [alone, both].map((limits) => limits?.find((limit) => limit.name === name)?.utilisation ?? 0)
        expectNotAbove(without ?? NaN, within ?? NaN)
      }
    }),
  )
})

test('a phase with more load in its direction, or more speed, never eases any limit', () => {
  fc.assert(
    fc.property(extendedBallScrewParameters, ballScrews, factor, factor, (parameters, candidate, harder, faster) => {
      const [first, ...others] = parameters.Phases ?? []
      // A life is judged by the spectrum as soon as one of its phases moves.
      if (!first || first.speed * first.time === 0) return
      const more = { load: first.load * harder, speed: first.speed * faster, time: first.time }
      const heavier = size({ ...parameters, Phases: [more, ...others] }, candidate).limits
      size(parameters, candidate).limits.forEach(({ utilisation }, index) =>
        expectNotAbove(utilisation, heavier[index]?.utilisation ?? NaN),
      )
    }),
  )
})
