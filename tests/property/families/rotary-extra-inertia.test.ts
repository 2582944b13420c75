/** Decision 038 over every registered scene: what platform and rotor add to the torques is never below what the cycle with their inertia takes. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SceneInputs } from '../../../engine/index.ts'
import { platformOf } from '../../../families/rotary/conversion.ts'
import { servoDriveOf } from '../../../families/reducer/conversion.ts'
import { motorFigures } from '../../../families/rotary/sizing/figures.ts'
import { peakTorque, rmsTorque } from './torque-phases.ts'
import { rmsWithInertia, safetyFactorOf } from '../../../families/rotary/sizing/kernel.ts'
import { readDemandRows } from '../../../families/rotary/sizing/rows.ts'
import { expectNear, expectNotAbove } from './closeness.ts'
import { demands, motors, platforms } from './rotary-arbitraries.ts'
import { accepted, compiledScenes, sceneInputs } from './scene-arbitraries.ts'

const named = compiledScenes.map((compiled) => [compiled.scene.name, compiled] as const)
const magnitude = fc.double({ min: -6, max: 4, noNaN: true }).map((exponent) => 10 ** exponent)
const share = fc.double({ min: 0.3, max: 1, noNaN: true })

type Compiled = (typeof compiledScenes)[number]

/** The demand of a scene, and its cycle with the acceleration of each phase, rad/s²; of one without end the phase that goes on. */
function cycleOf(compiled: Compiled, entered: SceneInputs) {
  const { values, cycle } = accepted(compiled, entered)
  const read = readDemandRows(compiled.scene.rows.flatMap((row) => values.get(row) ?? []))
  if ('faults' in read) throw new Error(JSON.stringify(read.faults))
  const phases = compiled.scene.motion === 'continuous' ? cycle.slice(-1) : cycle
  return {
    demand: read.demand,
    whole: cycle.map(withAcceleration),
    lasting: phases.map(withAcceleration),
  }
}

const withAcceleration = <Phase extends { duration: number; startSpeed: number; endSpeed: number }>(phase: Phase) => ({
  ...phase,
  acceleration: ((phase.endSpeed - phase.startSpeed) * (Math.PI / 30)) / phase.duration,
})

describe.each(named)('%s', (_, compiled) => {
  const inputs = sceneInputs(compiled)

  test('the effective torque with another inertia is at least the root mean square of the cycle with it', () => {
    fc.assert(
      fc.property(inputs, magnitude, (entered, extra) => {
        const { demand, lasting } = cycleOf(compiled, entered)
        const exact = rmsTorque(lasting.map((phase) => ({ ...phase, torque: phase.torque + extra * phase.acceleration })))
        expectNotAbove(exact, rmsWithInertia(demand, extra).rmsTorque)
      }),
    )
  })

  test('both bounds hold, each alone', () => {
    fc.assert(
      fc.property(inputs, magnitude, (entered, extra) => {
        const { demand, lasting } = cycleOf(compiled, entered)
        const exact = rmsTorque(lasting.map((phase) => ({ ...phase, torque: phase.torque + extra * phase.acceleration })))
        expectNotAbove(exact, demand.rmsTorque + extra * demand.acceleration)
        expectNotAbove(exact, demand.rmsTorque * (1 + extra / demand.inertia))
      }),
    )
  })

  test('the torques at the motor are at least those of the cycle with platform and rotor', () => {
    const rotor = fc.double({ min: 0.01, max: 1000, noNaN: true })
    const own = fc.double({ min: 0.0001, max: 10, noNaN: true })
    fc.assert(
      fc.property(
        inputs,
        fc.tuple(own, rotor, share),
        fc.tuple(platforms, motors),
        (entered, [inertiaKgM2, rotorInertiaKgCm2, efficiency], pair) => {
          const { demand, whole, lasting } = cycleOf(compiled, entered)
          const platform = platformOf({ ...pair[0], drive: 'gear', inertiaKgM2, efficiency })
          const motor = servoDriveOf({ ...pair[1].candidate, rotorInertiaKgCm2 })
          const figures = motorFigures(demand, platform, { motor })
          const { ratio } = platform
          const atMotor = (phases: typeof whole) =>
            phases.map((phase) => ({
              ...phase,
              torque:
                (phase.torque + inertiaKgM2 * phase.acceleration) / (ratio * efficiency) +
                (rotorInertiaKgCm2 / 10_000) * ratio * phase.acceleration,
            }))
          expectNotAbove(rmsTorque(atMotor(lasting)), figures.rmsTorque)
          expectNotAbove(peakTorque(atMotor(whole)) * safetyFactorOf(demand), figures.peakTorque)
        },
      ),
    )
  })
})

describe('another inertia', () => {
  test('none leaves the effective torque as it is; more never lowers it', () => {
    fc.assert(
      fc.property(demands, magnitude, magnitude, (demand, some, more) => {
        expect(rmsWithInertia(demand, 0)).toEqual({ rmsTorque: demand.rmsTorque, rule: 'unchanged' })
        expectNotAbove(rmsWithInertia(demand, some).rmsTorque, rmsWithInertia(demand, some + more).rmsTorque)
      }),
    )
  })

  test('does nothing to steady rotation, however fast it was reached', () => {
    fc.assert(
      fc.property(demands, magnitude, (demand, extra) => {
        expect(rmsWithInertia({ ...demand, continuousPower: 100 }, extra).rmsTorque).toBe(demand.rmsTorque)
      }),
    )
  })

  test('is exact where all torque accelerates', () => {
    fc.assert(
      fc.property(demands, magnitude, fc.double({ min: 0.05, max: 1, noNaN: true }), (demand, extra, duty) => {
        const rms = demand.inertia * demand.acceleration * Math.sqrt(duty)
        const pure = { ...demand, frictionTorque: 0, gravityTorque: 0, processTorque: 0, rmsTorque: rms }
        expectNear(rmsWithInertia(pure, extra).rmsTorque, rms * (1 + extra / demand.inertia))
      }),
    )
  })
})
