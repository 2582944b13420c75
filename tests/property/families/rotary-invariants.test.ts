/** Invariants 23 and 27 of rotary platforms, and what a sizing says of itself. */
import { Environment } from '@marcbachmann/cel-js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RotaryCandidate } from '../../../families/rotary/wire/rotary.ts'
import type { FormulaInput } from '../../../contract/results/sizing.ts'
import { sizeRotaryPair } from '../../../families/rotary/pair.ts'
import { bearingLife, equivalentBearingLoad } from '../../../families/rotary/sizing/bearing.ts'
import { mountingChecks } from '../../../families/reducer/sizing/servo-checks.ts'
import { rotarySizing } from '../../../families/rotary/sizing/rotary-sizing.ts'
import type { RotaryDemand } from '../../../families/rotary/sizing/demand.ts'
import { demands, motors, platforms } from './rotary-arbitraries.ts'

const ratios = [5, 10, 18, 30, 50, 100]
const gears = platforms.map((platform): RotaryCandidate => ({ ...platform, drive: 'gear' }))
const slack = 1 + 1e-12

describe('23: a larger I', () => {
  const requiredBy = (demand: RotaryDemand, platform: RotaryCandidate, motor: Parameters<typeof sizeRotaryPair>[1]['motor']) => {
    const { limits, values } = sizeRotaryPair(demand, { platform, ...(motor && { motor }) })
    return Object.fromEntries([
      ...limits.map(({ name, required }) => [name, required] as const),
      ...values().map(({ name, value }) => [name, value] as const),
    ])
  }

  test('never raises what the table takes of the motor, nor the inertia ratio; raises speed and torque of the rotor in proportion', () => {
    fc.assert(
      fc.property(demands, gears, motors, (demand, platform, { candidate }) => {
        const at = ratios.map((ratio) => requiredBy(demand, { ...platform, ratio }, { motor: candidate }))
        at.slice(1).forEach((next, index) => {
          const before = at[index] ?? {}
          for (const name of ['requiredMotorTorque', 'inertiaRatio']) {
            expect(next[name] ?? 0).toBeLessThanOrEqual((before[name] ?? 0) * slack)
          }
          const step = (ratios[index + 1] ?? 1) / (ratios[index] ?? 1)
          expect((next['motorSpeed'] ?? 0) / (before['motorSpeed'] ?? 1)).toBeCloseTo(step, 9)
          // Where the rotor's inertia is not known, neither has it.
          expect((next['rotorTorque'] ?? step) / (before['rotorTorque'] ?? 1)).toBeCloseTo(step, 9)
        })
      }),
    )
  })

  test('makes the valid I one interval where speed and inertia decide', () => {
    fc.assert(
      fc.property(demands, gears, motors, (demand, platform, { candidate }) => {
        const valid = ratios.map((ratio) =>
          sizeRotaryPair(demand, { platform: { ...platform, ratio }, motor: { motor: candidate } })
            .limits.filter(({ name }) => name === 'motorSpeed' || name === 'inertiaRatio')
            .every(({ passed }) => passed),
        )
        const changes = valid.filter((isValid, index) => index > 0 && isValid !== valid[index - 1])
        expect(changes.length <= 1 || (changes.length === 2 && !valid[0])).toBe(true)
      }),
    )
  })
})

test('of a platform with its motor what is a fit or not is a bare verdict, and what can be used up is not', () => {
  fc.assert(
    fc.property(demands, gears, motors, (demand, platform, { candidate }) => {
      const { limits } = sizeRotaryPair(demand, { platform, motor: { motor: candidate } })
      for (const { name, role } of limits) expect(role).toBe(name in mountingChecks ? 'yesOrNo' : undefined)
    }),
  )
})

describe('27: the life of the bearing', () => {
  const load = fc.double({ min: 10, max: 1e5, noNaN: true })

  test('falls to 1 / 2^(10/3) = 1 / 10.08 with twice the load', () => {
    fc.assert(
      fc.property(load, load, fc.double({ min: 0.01, max: 10, noNaN: true }), (rating, force, speed) => {
        const ratio = bearingLife(rating, force, speed) / bearingLife(rating, 2 * force, speed)
        expect(ratio).toBeCloseTo(2 ** (10 / 3), 6)
        expect(ratio).toBeCloseTo(10.08, 2)
      }),
    )
  })

  test('rests on a load that grows in proportion with all its parts', () => {
    fc.assert(
      fc.property(load, load, load, fc.double({ min: 0.02, max: 1, noNaN: true }), (radial, axial, moment, pitch) => {
        const once = equivalentBearingLoad({ radial, axial, moment }, pitch)
        const twice = equivalentBearingLoad({ radial: 2 * radial, axial: 2 * axial, moment: 2 * moment }, pitch)
        expect(twice / once).toBeCloseTo(2, 9)
      }),
    )
  })
})

describe('a sizing', () => {
  test('has numbers for every demand, names known checks once, and makes or names each', () => {
    fc.assert(
      fc.property(demands, platforms, motors, (demand, platform, { candidate }) => {
        const sizing = sizeRotaryPair(demand, { platform, motor: { motor: candidate } })
        const names = [...sizing.limits.map(({ name }) => name), ...sizing.notKnown.map(({ name }) => name)]
        expect(new Set(names).size).toBe(names.length)
        expect(names.filter((name) => !rotarySizing.checkNames.includes(name))).toEqual([])
        const numbers = [...sizing.values().map(({ value }) => value), ...sizing.checks().flatMap((row) => [row.required, row.available])]
        expect(numbers.every((number) => Number.isFinite(number) && number >= 0)).toBe(true)
      }),
    )
  })

  test('adds the rotor to the peak torque: the check is the sum of the two values', () => {
    fc.assert(
      fc.property(demands, gears, motors, (demand, platform, { candidate }) => {
        const sizing = sizeRotaryPair(demand, { platform, motor: { motor: candidate } })
        const values = Object.fromEntries(sizing.values().map(({ name, value }) => [name, value]))
        const checks = Object.fromEntries(sizing.checks().map(({ name, required }) => [name, required]))
        expect(values['rotorTorque'] !== undefined).toBe(candidate.rotorInertiaKgCm2 !== undefined)
        const isKnown = [candidate.rotorInertiaKgCm2, platform.inertiaKgM2, platform.efficiency].every((figure) => figure !== undefined)
        expect(values['effectiveMotorTorque'] !== undefined).toBe(isKnown)
        if (!isKnown) return
        const sum = (values['requiredMotorTorque'] ?? 0) + (values['rotorTorque'] ?? 0)
        expect(Math.abs((checks['motorPeakTorque'] ?? 0) - sum)).toBeLessThanOrEqual(sum * 1e-9)
        expect(values['effectiveMotorTorque']).toBe(checks['motorRmsTorque'])
      }),
    )
  })

  test('prints of each torque the formula that was used: with its inputs it gives the number', () => {
    fc.assert(
      fc.property(demands, platforms, motors, fc.boolean(), (drawn, platform, { candidate }, isSteady) => {
        const demand = isSteady ? { ...drawn, continuousPower: 100 } : drawn
        const sizing = sizeRotaryPair(demand, { platform, motor: { motor: candidate } })
        const rows = [
          ...sizing.checks().map(({ required: value, formula, ...row }) => ({ ...row, value, formula: formula.split(' <= ')[0] ?? '' })),
          ...sizing.values(),
        ].filter(({ name }) => name.endsWith('Torque') && name !== 'permissibleTorque')
        for (const { value, formula, inputs } of rows) {
          expect(Math.abs(resultOf(formula, inputs ?? []) - value)).toBeLessThanOrEqual(value * 1e-9)
        }
      }),
    )
  })

  test('does not pass the moment of a radial load about a bearing whose place is not known; what is too much without it is refused', () => {
    fc.assert(
      fc.property(demands, platforms, motors, (drawn, { bearingOffsetMm: _offset, ...platform }, { candidate }) => {
        const demand = { ...drawn, radialLoad: drawn.radialLoad + 1 }
        const sizing = sizeRotaryPair(demand, { platform, motor: { motor: candidate } })
        const moment = sizing.limits.find(({ name }) => name === 'momentLoad')
        const isTooMuch = demand.momentLoad > (platform.permissibleMomentNm ?? Infinity)
        expect(moment?.passed).toBe(isTooMuch ? false : undefined)
        expect(sizing.notKnown.some(({ name }) => name === 'momentLoad')).toBe(!isTooMuch)
        expect(sizing.values().some(({ name }) => name.startsWith('bearing'))).toBe(false)
      }),
    )
  })

  test('25: with a higher limit fits where it fitted', () => {
    fc.assert(
      fc.property(demands, platforms, motors, fc.double({ min: 1, max: 10, noNaN: true }), (demand, platform, { candidate }, scale) => {
        fc.pre(sizeRotaryPair(demand, { platform, motor: { motor: candidate } }).verdict.verdict !== 'failed')
        expect(
          sizeRotaryPair(demand, { platform: withLimits(platform, scale), motor: { motor: candidate } }).verdict.verdict !== 'failed',
        ).toBe(true)
      }),
    )
  })
})

const symbols = ['T', 'Trms', 'J0', 'JL', 'JM', 'I', 'eta', 'alpha', 'Sf', 'Tg']
const arithmetic = symbols.reduce((environment, symbol) => environment.registerVariable(symbol, 'double'), new Environment())
const letters = (text: string): string => text.replaceAll('α', 'alpha').replaceAll('η', 'eta')

/** A printed formula, calculated by an expression language that is not ours. */
function resultOf(formula: string, inputs: readonly FormulaInput[]): number {
  const written = letters(formula).replaceAll('×', '*').replaceAll('I²', 'I * I').replaceAll('(1 +', '(1.0 +')
  return Number(arithmetic.evaluate(written, Object.fromEntries(inputs.map(({ symbol, value }) => [letters(symbol), value]))))
}

const limitKeys = [
  'permissibleTorqueNm',
  'continuousTorqueNm',
  'permissibleMomentNm',
  'permissibleAxialN',
  'permissibleRadialN',
  'maxSpeedRpm',
  'loadInertiaLimitKgM2',
] as const

/** The platform with every stated limit scaled. */
function withLimits(platform: RotaryCandidate, scale: number): RotaryCandidate {
  const limits = limitKeys.flatMap((key) => {
    const limit = platform[key]
    return typeof limit === 'number' ? [[key, limit * scale] as const] : []
  })
  return { ...platform, ...Object.fromEntries(limits) }
}
