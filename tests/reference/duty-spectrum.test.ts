/** Duty spectra: published mean loads, and a screw under a spectrum worked out by hand. */
import { describe, expect, test } from 'vitest'
import { spectrumMeans, spectrumPeaks } from '../../families/formulas/duty-spectrum.ts'
import type { BallScrewParameters } from '../../families/ball-screw/parameters.ts'
import { ballScrewSizer } from '../../families/ball-screw/sizer.ts'
import { ballScrewModels } from '../property/families/real-catalogue.ts'
import { expectWithin } from './within.ts'

test('HIWIN Ballscrews S99TE20-1610 example 4.5-1: nav 487.5 min⁻¹, Fbm 318.5 kgf with fp 1.1 (0.1 %)', () => {
  // 1000 × 0.45 + 50 × 0.35 + 100 × 0.20 = 487.5; (100³ × 450 + 400³ × 17.5 + 800³ × 20) / 487.5 = 2.423e7, its cube root 289.4, × 1.1 = 318.3
  const means = spectrumMeans([
    { load: 1.1 * 100, speed: 1000, time: 45 },
    { load: 1.1 * 400, speed: 50, time: 35 },
    { load: 1.1 * 800, speed: 100, time: 20 },
  ])
  expect(means?.meanSpeed).toBeCloseTo(487.5, 9)
  expectWithin(means?.meanLoad.forward ?? NaN, 318.5, 0.001)
  expect(means?.meanLoad.backward).toBe(0)
})

test('THK General Catalog A-706: 10 N over 10 mm, 50 over 50, −40 over 10, −10 over 70: 35.5 N forward, 17.2 N backward (0.1 N)', () => {
  // The same distances at other speeds weigh the same.
  const means = spectrumMeans([
    { load: 10, speed: 10, time: 1 },
    { load: 50, speed: 5, time: 10 },
    { load: -40, speed: 1, time: 10 },
    { load: -10, speed: 35, time: 2 },
  ])
  expect(Math.abs((means?.meanLoad.forward ?? NaN) - 35.5)).toBeLessThan(0.1)
  expect(Math.abs((means?.meanLoad.backward ?? NaN) - 17.2)).toBeLessThan(0.1)
})

test('a spectrum in which nothing moves says nothing of a life, but what stands has to be borne', () => {
  const standing = [{ load: -3000, speed: 0, time: 5 }]
  expect(spectrumMeans(standing)).toBeUndefined()
  expect(spectrumMeans([])).toBeUndefined()
  expect(spectrumPeaks(standing)).toEqual({ largestLoad: 3000, largestSpeed: 0 })
  expect(spectrumPeaks([])).toEqual({ largestLoad: 0, largestSpeed: 0 })
})

describe('THK WTF2040-2 (Ca 5400 N, C0a 13 600 N, lead 40 mm) under a spectrum', () => {
  const request: BallScrewParameters = {
    AssemblyMethod: 'horizontal',
    W: 100,
    Speed: 300,
    Acceleration: 3,
    Stroke: 800,
    FixedMethod: 'fixed-supported',
    Phases: [
      { load: 2000, speed: 100, time: 4 },
      { load: 500, speed: 500, time: 2 },
      { load: -800, speed: 400, time: 3 },
      { load: 3000, speed: 0, time: 1 },
    ],
  }
  const candidate = ballScrewModels.find(({ skuName }) => skuName === 'WTF2040-2')?.candidate
  const sized = (changed: Partial<BallScrewParameters> = {}) => {
    const made = ballScrewSizer.prepare({ ...request, ...changed }, {}).size(candidate ?? expect.unreachable())
    return {
      value: (name: string) => made.values().find((row) => row.name === name)?.value ?? NaN,
      check: (name: string) => made.checks().find((row) => row.name === name),
    }
  }

  // Distances 400 + 1000 + 1200 + 0 = 2600 mm in 10 s: vm 260 mm/s, nm = 60 × 260 / 40 = 390 min⁻¹; Ls = 20 000 h × 0.26 m/s = 18 720 km.
  // Fm1 = ((2000³ × 400 + 500³ × 1000) / 2600)^(1/3) = (1.27885e9)^(1/3) = 1085.44 N; Fm2 = (800³ × 1200 / 2600)^(1/3) = 618.24 N.
  // Fm = (1085.44^(10/3) + 618.24^(10/3))^0.3 = 1132.85 N; fw 1.5 (up to 1 m/s): L = (5400 / (1.5 × 1132.85))³ × 10⁶ = 3.2091e7; / (60 × 390) = 1371.4 h.
  test('means, life by both directions', () => {
    const { value, check } = sized()
    expect(value('spectrumSpeed')).toBeCloseTo(260, 9)
    expect(value('meanRotationalSpeed')).toBeCloseTo(390, 9)
    expect(value('requiredLifeDistance')).toBeCloseTo(18_720, 6)
    expectWithin(value('meanLoadForward'), 1085.44, 1e-5)
    expectWithin(value('meanLoadBackward'), 618.24, 1e-5)
    expectWithin(value('equivalentLoad'), 1132.85, 1e-4)
    expectWithin(value('lifeRevolutions'), 3.2091e7, 1e-3)
    expectWithin(check('life')?.available ?? NaN, 1371.4, 1e-3)
  })

  // The motion makes 100 × 3 + 0.003 × 980.7 + 15 = 317.9 N at 300 mm/s; the spectrum 3000 N standing, 500 mm/s: n = 60 × 500 / 40.
  test('static limits hold for the larger of motion and spectrum', () => {
    const { value, check } = sized()
    expect(value('maxAxialForce')).toBe(3000)
    expect(value('largestSpeed')).toBe(500)
    expectWithin(check('staticSafety')?.available ?? NaN, 13_600 / 3000, 1e-9)
    expect(check('permissibleLoad')?.required).toBe(3000)
    expect(check('buckling')?.required).toBe(3000)
    expect(check('criticalSpeed')?.required).toBeCloseTo(750, 9)
    expect(check('dnValue')?.required).toBeCloseTo(750, 9)
    expect(sized({ Speed: 900 }).check('criticalSpeed')?.required).toBeCloseTo(1350, 9)
    // 4000 kg × 3 m/s² + 0.003 × 4000 × 9.80665 + 15 = 12 132.7 N
    expect(sized({ W: 4000 }).check('buckling')?.required).toBeCloseTo(12_132.68, 2)
  })

  // 800 N at 400 mm/s, not 3000 N, which stand, at 500 mm/s; the screw may accelerate in any phase.
  test('the power is the largest product of force and speed in one phase', () => {
    const { value } = sized()
    const perForce = value('constantTorque') / (0.003 * 980.665 + 15)
    const turning = value('maxTorque') - 3000 * perForce
    expectWithin(value('maxPower'), (800 * perForce + turning) * 2 * Math.PI * 10, 1e-9)
    // The move: 317.942 N at 300 mm/s
    expectWithin(sized({ Phases: [] }).value('maxPower'), (317.942 * perForce + turning) * 2 * Math.PI * 7.5, 1e-6)
  })

  test('the load factor is that of the fastest phase: 1.2 m/s asks for 2.0', () => {
    const fast = [...(request.Phases ?? []), { load: 1, speed: 1200, time: 0 }]
    expect(sized({ Phases: fast }).value('lifeRevolutions') / sized().value('lifeRevolutions')).toBeCloseTo((1.5 / 2) ** 3, 9)
  })

  test('where no phase moves, the life is that of the motion', () => {
    const standing = [{ load: 3000, speed: 0, time: 1 }]
    expect(sized({ Phases: standing }).value('lifeHours')).toBe(sized({ Phases: [] }).value('lifeHours'))
    expect(sized({ Phases: standing }).value('maxAxialForce')).toBe(3000)
  })
})
