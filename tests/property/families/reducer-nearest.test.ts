/** Proposals where nothing matches: each does what it says. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  matchManual,
  type MatchSetting,
  matchServo,
  type PairMeasure,
  type ReducerAnswer,
  type ReducerCatalogue,
  type ReducerPair,
  threePhaseSettingOf,
} from '../../../families/reducer/match.ts'
import { toSi } from '../../../families/formulas/unit-scale.ts'
import { nearbyMotors, nearestMotor, threePhaseMiss } from '../../../families/reducer/sizing/miss.ts'
import type { MatchCall } from '../../../families/reducer/nearest.ts'
import type { ManualParameters, ServoParameters, ThreePhaseParameters } from '../../../families/reducer/parameters.ts'
import { within } from '../../../families/reducer/tolerance.ts'
import { manualCases, servoCases, threePhaseCases } from './reducer-arbitraries.ts'
import { realCatalogue } from './reducer-catalogue.ts'
import { matchThreePhase, nearestPairs } from '../../fixtures/whole-answers.ts'

const everything = { limit: Infinity }

/** A request with one demand set to what a proposal says; the window keeps its width, and a value on its edge stays inside. */
const applied = <Parameters extends object>(parameters: Parameters, { parameter, to }: { parameter: string; to: number }): Parameters => {
  // A proposal names one of the demands: `fb` is a number, the others are windows.
  const demand = (parameters as Record<string, object>)[parameter]
  return { ...parameters, [parameter]: parameter === 'fb' ? to : { ...demand, value: to } }
}

type Proposal = readonly [parameter: string, to: number]

/** What a pair has in place of a demand. */
const figureOf: Readonly<Record<string, (pair: ReducerPair) => number | undefined>> = {
  motorPower: ({ motor }) => motor?.candidate.ratedPowerKw,
  i: ({ gear }) => gear.candidate.ratio,
  n2: ({ outputSpeed }) => outputSpeed && outputSpeed / toSi(1, 'rpm'),
  t2: ({ gear, motor, outputTorque }) => (motor ? outputTorque : gear.candidate.ratedTorqueNm),
}

/** The figure of the whole list that is nearest to a demand, if the request that asks for it lists a pair with it. */
const proposalFrom = <Parameters extends object>(
  parameter: string,
  parameters: Parameters,
  listOf: (changed: Parameters) => readonly ReducerPair[],
): readonly Proposal[] => {
  // Those that are looked at here are windows.
  const { [parameter]: demand, ...rest } = parameters as Record<string, { readonly value: number } | undefined>
  const figure = figureOf[parameter]
  if (!demand || !figure) return []
  // Every demand is optional, so what is left is still a request.
  const list = listOf(rest as Parameters)
  const farness = list.map((pair) => Math.abs(Math.log((figure(pair) ?? Infinity) / demand.value)))
  const pair = list[farness.indexOf(Math.min(...farness))]
  const to = pair && figure(pair)
  if (!pair || to === undefined) return []
  const isListed = listOf(applied(parameters, { parameter, to })).some(({ gear, motor }) => gear === pair.gear && motor === pair.motor)
  return isListed ? [[parameter, to]] : []
}

const inOnePiece = <Parameters>(match: (changed: Parameters, farness: PairMeasure) => ReducerAnswer): MatchCall<Parameters> =>
  function* (changed, farness) {
    yield
    return match(changed, farness)
  }

describe('the proposals are those that are found in the whole lists, and each brings the match that it names', () => {
  const law =
    <Parameters extends ThreePhaseParameters | ServoParameters | ManualParameters>(
      call: (parameters: Parameters, catalogue: ReducerCatalogue, setting: MatchSetting) => ReducerAnswer,
    ) =>
    ({ parameters, catalogue }: { parameters: Parameters; catalogue: ReducerCatalogue }) => {
      const first = inOnePiece<Parameters>((changed, farness) => call(changed, catalogue, { limit: 1, farness }))
      const listOf = (changed: Parameters) => call(changed, catalogue, everything).list
      const proposals = nearestPairs(parameters, first)
      for (const { gear, motor, fix } of proposals) {
        expect(listOf(applied(parameters, fix)).some((pair) => pair.gear === gear && pair.motor === motor)).toBe(true)
      }
      const found = proposals.filter(({ fix }) => fix.parameter !== 'fb')
      const expected = ['motorPower', 't2', 'n2', 'i'].flatMap((parameter) => proposalFrom(parameter, parameters, listOf))
      const byParameter = (all: readonly Proposal[]) => new Map(all.map((one) => [one[0], one]))
      expect(byParameter(found.map(({ fix }): Proposal => [fix.parameter, fix.to]))).toEqual(byParameter(expected))
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
  const match = (changed: ThreePhaseParameters, farness?: PairMeasure) =>
    matchThreePhase(changed, realCatalogue, { limit: 1, ...(farness && { farness }) })
  const parameters = { motorPower: within(1.5), n2: within(0.5), fb: 1 }
  expect(match(parameters).count).toBe(0)
  const fixes = nearestPairs(parameters, inOnePiece(match)).map(({ fix }) => fix)
  expect(fixes.map(({ parameter }) => parameter)).toContain('n2')
  expect(fixes.every(({ parameter, to }) => match(applied(parameters, { parameter, to })).count > 0)).toBe(true)
})

test('the motor that a reducer is nearest with is the first of those with which its highest utilisation is lowest', () => {
  fc.assert(
    fc.property(threePhaseCases, ({ parameters, catalogue: { index } }) => {
      const setting = threePhaseSettingOf(parameters)
      const tried = nearbyMotors(setting.duty, index)
      for (const gear of index.gears) {
        const misses = tried.map((indexed) => ({ motor: indexed.position, utilisation: threePhaseMiss(setting, indexed, gear) }))
        const least = Math.min(...misses.map(({ utilisation }) => utilisation))
        expect(nearestMotor(setting, tried, gear)).toEqual(misses.find(({ utilisation }) => utilisation === least))
      }
    }),
  )
})
