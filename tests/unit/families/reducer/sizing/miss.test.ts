import { expect, test } from 'vitest'
import { matchThreePhase, rejectedPairs } from '../../../../fixtures/whole-answers.ts'
import { sizePair } from '../../../../../families/reducer/pair.ts'
import { threePhaseDuty } from '../../../../../families/reducer/conversion.ts'
import { threePhaseSettingOf } from '../../../../../families/reducer/match.ts'
import { nearbyMotors, threePhaseMiss } from '../../../../../families/reducer/sizing/miss.ts'
import { realCatalogue } from '../../../../property/families/reducer-catalogue.ts'
import { scaledPart } from '../../../../setup/runs.ts'

const within = (value: number, lower = -10, upper = 10) => ({ value, lower, upper })
const requests = [
  { motorPower: within(1.5), n2: within(45) },
  { t2: within(300, 0, 50), i: within(30), fb: 1.4 },
  { motorPower: within(5000), n2: within(45) },
  { i: within(7), radialForce: 900, axialForce: 90, transmissionElement: 'vBelt', pitchDiameter: 90, maxBacklash: 9 },
] as const
const { gears, motors, index } = realCatalogue

test('how far a pair misses is the governing utilisation of its sizing, wherever a check fails', () => {
  const pairs = requests.flatMap((parameters) =>
    index.motors.map((indexed, place) => ({ parameters, indexed, position: (place * 37) % gears.length })),
  )
  const missing = pairs.flatMap(({ parameters, indexed, position }) => {
    const [gear, spec, motor] = [gears[position], index.gears[position], motors[indexed.position]]
    if (!gear || !spec || !motor) throw new Error('outside the catalogue')
    const { verdict } = sizePair({ mode: 'threePhase', parameters }, { gear: gear.candidate, motor: motor.candidate })
    return verdict.verdict !== 'failed' ? [] : [threePhaseMiss(threePhaseSettingOf(parameters), indexed, spec) / verdict.utilisation - 1]
  })
  expect(missing.length).toBeGreaterThan(300)
  expect(Math.max(...missing.map(Math.abs))).toBeLessThan(1e-9)
})

test('motors inside the power window are tried, all of them where none is inside or none is asked for', () => {
  const counts = requests.map((parameters) => nearbyMotors(threePhaseDuty(parameters), index).length)
  expect(counts[0]).toBeLessThan(motors.length)
  expect(counts.slice(1)).toEqual([motors.length, motors.length, motors.length])
})

test('every gear unit either matches, is not known or is rejected once, in the same order every time', () => {
  for (const parameters of scaledPart(requests, 2)) {
    const { gears: passing, notKnown } = matchThreePhase(parameters, realCatalogue)
    const matching = new Set([...passing, ...notKnown.gears])
    expect(matching.size).toBe(passing.length + notKnown.gears.length)
    const rejected = () => rejectedPairs({ mode: 'threePhase', parameters }, realCatalogue, matching).map(({ gear }) => gear.skuID)
    expect(new Set(rejected()).size).toBe(gears.length - matching.size)
    expect(rejected()).toEqual(rejected())
  }
})

test('gear units whose makers state no adapter for three-phase motors are not known where nothing else is missed', () => {
  const { notKnown } = matchThreePhase({ i: within(7) }, realCatalogue)
  const series = new Set(notKnown.list.map(({ gear }) => gear.series))
  expect([...series].toSorted()).toEqual(expect.arrayContaining(['PLE', 'TP MF', 'NP']))
  expect(notKnown.list.every(({ gear }) => gear.candidate.motorFrames === undefined)).toBe(true)
})
