/** Invariants 5 to 11 of reducers, over random catalogues and over the shipped one. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Toleranced } from '../../../families/reducer/wire/reducer.ts'
import { reducerCard } from '../../../families/reducer/card.ts'
import { matchManual, reducerCatalogue, type ReducerAnswer, type ReducerCatalogue } from '../../../families/reducer/match.ts'
import { sizePair } from '../../../families/reducer/pair.ts'
import type { ThreePhaseParameters } from '../../../families/reducer/parameters.ts'
import { manualTorqueTolerance, within } from '../../../families/reducer/tolerance.ts'
import { motorTorque, outputTorque, gearServiceFactor } from '../../../families/reducer/sizing/kernel.ts'
import { between } from './arbitraries.ts'
import { expectNear } from './closeness.ts'
import { catalogues, isPermitted, manualCases, threePhaseCases } from './reducer-arbitraries.ts'
import { matchThreePhase } from '../../fixtures/whole-answers.ts'

const everything = { limit: Infinity }
const skus = ({ list }: Pick<ReducerAnswer, 'list'>): string[] => list.map(({ gear, motor }) => `${gear.skuID} ${motor?.skuID ?? ''}`)
const isSubset = (inner: readonly string[], outer: readonly string[]): boolean => {
  const all = new Set(outer)
  return inner.every((sku) => all.has(sku))
}
const matches = (parameters: ThreePhaseParameters, catalogue: ReducerCatalogue) => matchThreePhase(parameters, catalogue, everything)
const isIn = (value: number, window: Toleranced | undefined): boolean =>
  window === undefined ||
  (value >= window.value * (1 + window.lower / 100) * (1 - 1e-9) && value <= window.value * (1 + window.upper / 100) * (1 + 1e-9))
const widened = (window: Toleranced | undefined) =>
  window && { ...window, lower: Math.max(-100, window.lower - 7), upper: window.upper + 13 }

test('many of the random requests have matches: the laws below are not empty', () => {
  const cases = fc.sample(threePhaseCases, { numRuns: 200, seed: 1 })
  expect(cases.filter(({ parameters, catalogue }) => matches(parameters, catalogue).count > 0).length).toBeGreaterThan(60)
})

describe('the matcher', () => {
  test('finds exactly the pairs whose sizing passes, and apart from them the gears that cannot be judged, for any three-phase request', () => {
    fc.assert(
      fc.property(threePhaseCases, ({ parameters, catalogue }) => {
        const { gears, motors } = catalogue
        const sized = gears
          .filter(({ candidate }) => isPermitted(parameters, candidate))
          .flatMap((gear) => motors.map((motor) => ({ gear, motor })))
          .map(({ gear, motor }) => {
            const pair = { gear: gear.candidate, motor: motor.candidate }
            return { gear, motor, verdict: sizePair({ mode: 'threePhase', parameters }, pair).verdict.verdict }
          })
        const expected = sized.filter(({ verdict }) => verdict === 'passed')
        const passing = new Set(expected.map(({ gear }) => gear))
        const unknown = sized.filter(({ gear, verdict }) => verdict === 'notKnown' && !passing.has(gear))
        const found = matches(parameters, catalogue)
        expect(skus(found.notKnown).every((name) => unknown.some(({ gear, motor }) => name === `${gear.skuID} ${motor.skuID}`))).toBe(true)
        expect(found.notKnown.list.map(({ gear }) => gear.skuID).toSorted()).toEqual(
          [...new Set(unknown.map(({ gear }) => gear.skuID))].toSorted(),
        )
        expect(skus(found).toSorted()).toEqual(skus({ list: expected.map((pair) => ({ ...pair, isLimited: false })) }).toSorted())
        expect(found.count).toBe(expected.length)
      }),
    )
  })

  test('finds exactly the gears whose sizing passes, and apart from them those that cannot be judged, for any manual request', () => {
    fc.assert(
      fc.property(manualCases, ({ parameters, catalogue }) => {
        const sized = catalogue.gears
          .filter(({ candidate }) => isPermitted(parameters, candidate))
          .map(({ skuID, candidate }) => ({
            skuID,
            verdict: sizePair({ mode: 'manual', parameters }, { gear: candidate }).verdict.verdict,
          }))
        const of = (expectedVerdict: string) =>
          sized.flatMap(({ skuID, verdict }) => (verdict === expectedVerdict ? [skuID] : [])).toSorted()
        const found = matchManual(parameters, catalogue, everything)
        expect(found.list.map(({ gear }) => gear.skuID).toSorted()).toEqual(of('passed'))
        expect(found.notKnown.list.map(({ gear }) => gear.skuID).toSorted()).toEqual(of('notKnown'))
      }),
    )
  })
})

test('5: n2 i = n1, T2 = T1 i η, P2 = P1 η <= P1', () => {
  fc.assert(
    fc.property(threePhaseCases, ({ parameters, catalogue }) => {
      for (const { gear, motor } of matches(parameters, catalogue).list) {
        const sizing = sizePair({ mode: 'threePhase', parameters }, { gear: gear.candidate, ...(motor && { motor: motor.candidate }) })
        const values = new Map(sizing.values().map(({ name, value }) => [name, value]))
        const value = (name: string) => values.get(name) ?? Number.NaN
        expectNear(value('outputSpeed') * value('ratio'), value('inputSpeed'))
        expectNear(value('outputTorque'), (value('inputTorque') * value('ratio') * value('efficiency')) / 100)
        expectNear(value('outputPower'), (value('inputPower') * value('efficiency')) / 100)
        expect(value('outputPower')).toBeLessThanOrEqual(value('inputPower') * (1 + 1e-9))
        expectNear(value('inputPower'), motor?.candidate.ratedPowerKw ?? 0)
      }
    }),
  )
})

test('6: one point stated as (P, n2), (P, i), (T2, n2) and (T2, i) gives the same pairs', () => {
  fc.assert(
    fc.property(catalogues, fc.nat(), fc.nat(), (catalogue, gearPick, motorPick) => {
      const gear = catalogue.gears[gearPick % catalogue.gears.length]
      const motor = catalogue.motors[motorPick % catalogue.motors.length]
      if (!gear || !motor) return
      const { ratio, efficiency } = gear.candidate
      const { ratedPowerKw, ratedSpeedRpm } = motor.candidate
      const exactly = (value: number): Toleranced => ({ value, lower: 0, upper: 0 })
      const motorPower = exactly(ratedPowerKw)
      const n2 = exactly(ratedSpeedRpm / ratio)
      const i = exactly(ratio)
      const t2 = exactly(outputTorque(motorTorque(ratedPowerKw * 1000, ratedSpeedRpm / 60), ratio, efficiency))
      const atPoint = (parameters: ThreePhaseParameters): string[] =>
        matches(parameters, catalogue)
          .list.filter(
            ({ gear: found, motor: own }) => found.candidate.efficiency === efficiency && own?.candidate.ratedPowerKw === ratedPowerKw,
          )
          .filter(({ motor: own }) => own?.candidate.ratedSpeedRpm === ratedSpeedRpm)
          .map(({ gear: found, motor: own }) => `${found.skuID} ${own?.skuID}`)
          .toSorted()
      const answers = [
        { motorPower, n2 },
        { motorPower, i },
        { t2, n2 },
        { t2, i },
      ].map(atPoint)
      const fits = sizePair({ mode: 'threePhase', parameters: { motorPower, n2, i, t2 } }, { gear: gear.candidate, motor: motor.candidate })
      const isMatch = fits.verdict.passed
      expect(answers[0]?.includes(`${gear.skuID} ${motor.skuID}`)).toBe(isMatch)
      expect(answers.every((answer) => answer.join() === answers[0]?.join())).toBe(true)
    }),
  )
})

describe('7: windows', () => {
  test('every match lies in every active window', () => {
    fc.assert(
      fc.property(threePhaseCases, ({ parameters, catalogue }) => {
        for (const { gear, motor, outputTorque: t2 = 0 } of matches(parameters, catalogue).list) {
          const { ratedPowerKw = 0, ratedSpeedRpm = 0 } = motor?.candidate ?? {}
          expect(isIn(ratedPowerKw, parameters.motorPower)).toBe(true)
          expect(isIn(ratedSpeedRpm / gear.candidate.ratio, parameters.n2)).toBe(true)
          expect(isIn(gear.candidate.ratio, parameters.i)).toBe(true)
          expect(isIn(t2, parameters.t2)).toBe(true)
        }
      }),
    )
  })

  test('widening any of them never removes a match', () => {
    fc.assert(
      fc.property(
        threePhaseCases,
        fc.subarray(['motorPower', 't2', 'n2', 'i'] as const, { minLength: 1 }),
        ({ parameters, catalogue }, keys) => {
          const wider = Object.fromEntries(keys.filter((key) => parameters[key]).map((key) => [key, widened(parameters[key])]))
          expect(isSubset(skus(matches(parameters, catalogue)), skus(matches({ ...parameters, ...wider }, catalogue)))).toBe(true)
        },
      ),
    )
  })

  test('a window of no width gives the exact ratio alone, and edges belong to a window', () => {
    fc.assert(
      fc.property(catalogues, fc.nat(), (catalogue, pick) => {
        const ratio = catalogue.gears[pick % catalogue.gears.length]?.candidate.ratio ?? 0
        const ratiosOf = (i: Toleranced) => new Set(matchManual({ i }, catalogue, everything).list.map(({ gear }) => gear.candidate.ratio))
        expect([...ratiosOf({ value: ratio, lower: 0, upper: 0 })]).toEqual([ratio])
        expect(ratiosOf({ value: ratio / 1.1, lower: 0, upper: 10 }).has(ratio)).toBe(true)
        expect(ratiosOf({ value: ratio / 0.9, lower: -10, upper: 0 }).has(ratio)).toBe(true)
      }),
    )
  })
})

describe('8: the service factor', () => {
  test('asked for at a higher value never adds a match', () => {
    fc.assert(
      fc.property(threePhaseCases, between(0.1, 3), between(0, 3), ({ parameters, catalogue }, fb, more) => {
        const lower = skus(matches({ ...parameters, fb }, catalogue))
        expect(isSubset(skus(matches({ ...parameters, fb: fb + more }, catalogue)), lower)).toBe(true)
        const { fb: _, ...free } = parameters
        expect(isSubset(lower, skus(matches(free, catalogue)))).toBe(true)
      }),
    )
  })

  test('on a card is T2N / T2, less above the rated speed, and the warning is there exactly below 1', () => {
    fc.assert(
      fc.property(threePhaseCases, ({ parameters: { motorPower, n2 }, catalogue }) => {
        const parameters: ThreePhaseParameters = { ...(motorPower && { motorPower }), ...(n2 && { n2 }) }
        for (const { gear, motor, outputTorque: t2 = 0 } of matches(parameters, catalogue).list) {
          const card = reducerCard(gear, { request: { mode: 'threePhase', parameters }, ...(motor && { motor }) })
          const share = Math.min(1, (gear.candidate.ratedInputSpeedRpm ?? Infinity) / (motor?.candidate.ratedSpeedRpm ?? 0))
          expectNear(card.fB ?? 0, (gear.candidate.ratedTorqueNm * share ** 0.3) / t2)
          expect(card.warnings.includes('overload')).toBe((card.fB ?? 0) < 1)
        }
      }),
    )
  })
})

test('9: twice the power is half the service factor; k times the torque needs k times the rated torque', () => {
  fc.assert(
    fc.property(between(0.1, 100), between(10, 50), between(2, 100), between(0.1, 10), (power, speed, ratio, k) => {
      const factorAt = (watts: number, rated: number) => gearServiceFactor(rated, outputTorque(motorTorque(watts, speed), ratio, 0.9))
      expectNear(factorAt(2 * power, 100), factorAt(power, 100) / 2)
      expectNear(factorAt(k * power, k * 100), factorAt(power, 100))
    }),
  )
})

test('10: no motor runs faster than its gear may, and each has an adapter', () => {
  fc.assert(
    fc.property(threePhaseCases, ({ parameters, catalogue }) => {
      for (const { gear, motor } of matches(parameters, catalogue).list) {
        expect(motor?.candidate.ratedSpeedRpm).toBeLessThanOrEqual(gear.candidate.maxInputSpeedRpm * (1 + 1e-9))
        expect(gear.candidate.motorFrames?.some((adapter) => adapter.startsWith(`${motor?.candidate.frameSize}:`))).toBe(true)
      }
    }),
  )
})

test('11: manual matches have T2 <= T2N <= 2 T2 by default, whatever the motors', () => {
  fc.assert(
    fc.property(catalogues, between(1, 1000), (catalogue, torque) => {
      const parameters = { t2: within(torque, manualTorqueTolerance) }
      const found = matchManual(parameters, catalogue, everything)
      for (const { gear } of found.list) expect(isIn(gear.candidate.ratedTorqueNm, parameters.t2)).toBe(true)
      const withoutMotors = reducerCatalogue(catalogue.gears, [])
      expect(skus(matchManual(parameters, withoutMotors, everything))).toEqual(skus(found))
    }),
  )
})
