/** Proposals where nothing matches: each does what it says. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchManual, matchServo, matchThreePhase, type ReducerCatalogue } from '../../../families/reducer/match.ts'
import { nearestPairs } from '../../../families/reducer/nearest.ts'
import type { ManualParameters, ServoParameters, ThreePhaseParameters } from '../../../families/reducer/parameters.ts'
import { within } from '../../../families/reducer/tolerance.ts'
import { manualCases, servoCases, threePhaseCases } from './reducer-arbitraries.ts'
import { realCatalogue } from './reducer-catalogue.ts'

const everything = { limit: Infinity }

/** A request with one demand set to what a proposal says; the window keeps its width, and a value on its edge stays inside. */
const applied = <Parameters extends object>(parameters: Parameters, { parameter, to }: { parameter: string; to: number }): Parameters => {
  // A proposal names one of the demands: `fb` is a number, the others are windows.
  const demand = (parameters as Record<string, object>)[parameter]
  return { ...parameters, [parameter]: parameter === 'fb' ? to : { ...demand, value: to } }
}

describe('every proposal brings the match that it names', () => {
  const law =
    <Parameters extends ThreePhaseParameters | ServoParameters | ManualParameters>(
      call: (parameters: Parameters, catalogue: ReducerCatalogue, setting: { limit: number }) => ReturnType<typeof matchManual>,
    ) =>
    ({ parameters, catalogue }: { parameters: Parameters; catalogue: ReducerCatalogue }) => {
      const match = (changed: Parameters) => call(changed, catalogue, everything)
      for (const { gear, motor, fix } of nearestPairs(parameters, match)) {
        const { list } = match(applied(parameters, fix))
        expect(list.some((pair) => pair.gear === gear && pair.motor === motor)).toBe(true)
      }
    }

  test('with a three-phase motor', () => {
    fc.assert(fc.property(threePhaseCases, law(matchThreePhase)))
  })

  test('with a servo motor', () => {
    fc.assert(fc.property(servoCases, law(matchServo)))
  })

  test('alone', () => {
    fc.assert(fc.property(manualCases, law(matchManual)))
  })
})

test('1.5 kW at 0.5 rpm has no match in the shipped catalogue, and the proposals say what would', () => {
  const match = (parameters: ThreePhaseParameters) => matchThreePhase(parameters, realCatalogue, everything)
  const parameters = { motorPower: within(1.5), n2: within(0.5), fb: 1 }
  expect(match(parameters).count).toBe(0)
  const fixes = nearestPairs(parameters, match).map(({ fix }) => fix)
  expect(fixes.map(({ parameter }) => parameter)).toContain('n2')
  expect(fixes.every(({ parameter, to }) => match(applied(parameters, { parameter, to })).count > 0)).toBe(true)
})
