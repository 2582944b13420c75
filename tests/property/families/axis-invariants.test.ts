/** Laws of the linear axis: the load is divided between its parts, and what each family says of its own part is what is said of the axis. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runToEnd } from '../../../engine/base/cooperative.ts'
import { prepareAxis } from '../../../families/linear-axis/combination.ts'
import {
  type AxisConditions,
  guideOverrides,
  guideParameters,
  screwOverrides,
  screwParameters,
} from '../../../families/linear-axis/divide.ts'
import { exampleConditions } from '../../../families/linear-axis/example-conditions.ts'
import { partOf } from '../../../families/linear-axis/parts.ts'
import { prepareAxes } from '../../../families/linear-axis/prepare.ts'
import { searchAxes } from '../../../families/linear-axis/search.ts'
import { longestAxisList } from '../../../families/linear-axis/wire/axis.ts'
import { ballScrewSizer } from '../../../families/ball-screw/sizer.ts'
import { ballScrewTable } from '../../../families/ball-screw/table.ts'
import { ballRailSizer } from '../../../families/ball-rail/sizer.ts'
import { ballRailTable } from '../../../families/ball-rail/table.ts'
import { strokePhases } from '../../../families/formulas/axial-force.ts'
import { torquesWith } from '../../../families/formulas/screw-torque.ts'
import { servoDriveOf } from '../../../families/reducer/conversion.ts'
import { motorUse, screwMotorSizing } from '../../../families/servo-motor/sizing/screw-motor.ts'
import { servoMotorTable } from '../../../families/servo-motor/table.ts'
import { verdictOf } from '../../../families/sizing/verdict.ts'
import { between } from './arbitraries.ts'
import { axisConditions, easyAxisConditions } from './axis-arbitraries.ts'
import { expectNear, expectNotAbove } from './closeness.ts'
import { modelsOf } from './real-catalogue.ts'
import { scaledRuns } from '../../setup/runs.ts'

const screws = modelsOf(ballScrewTable)
const guides = modelsOf(ballRailTable)
const motors = modelsOf(servoMotorTable)
const conditions = fc.oneof(axisConditions, easyAxisConditions)
const models = fc.record({ screw: fc.constantFrom(...screws), guide: fc.constantFrom(...guides), motor: fc.constantFrom(...motors) })

type Parts = { readonly screw: (typeof screws)[number]; readonly guide: (typeof guides)[number]; readonly motor: (typeof motors)[number] }

const candidateOf = ({ screw, guide, motor }: Parts) => ({ screw: screw.candidate, guide: guide.candidate, motor: motor.candidate })

/** Everything that the axis says of its limits, by part. */
const limitsOf = (axisInput: AxisConditions, parts: Parts) => {
  const prepared = prepareAxis(axisInput, {})
  return prepared.join(prepared.partsOf(candidateOf(parts)))
}

const inShort = ({ name, required, available, passed }: { name: string; required: number; available: number; passed: boolean }) => ({
  name,
  required,
  available,
  passed,
})

test('a stroke that no screw bears gets the nearest axes, with the stroke that each bears', () => {
  const query = { conditions: { ...exampleConditions, stroke: 99_999 }, overrides: {}, only: {}, page: 1, size: longestAxisList }
  const [first] = runToEnd(prepareAxes(query, { screws, guides, motors }).nearest())
  expect(first?.failing).toContain('ball-screw/length')
  const fix = first?.fixes.find(({ parameter }) => parameter === 'stroke')
  expect(fix?.to).toBeGreaterThan(1000)
  expect(fix?.to).toBeLessThan(6000)
})

describe('the parts of an axis', () => {
  test('guides and screw are those of their own families’ calls, and the axis passes exactly when each part does', () => {
    fc.assert(
      fc.property(conditions, models, (axisInput, parts) => {
        const prepared = prepareAxis(axisInput, {})
        const friction = prepared.frictionOf(parts.guide.candidate).force
        const guide = ballRailSizer.prepare(guideParameters(axisInput), guideOverrides(axisInput, {})).size(parts.guide.candidate)
        const screw = ballScrewSizer
          .prepare(screwParameters(axisInput), screwOverrides(axisInput, {}, friction))
          .size(parts.screw.candidate)
        const onGuides = prepared.sizeScrew(parts.screw.candidate, prepared.frictionOf(parts.guide.candidate))
        const motor = screwMotorSizing.size(onGuides.motor, servoDriveOf(parts.motor.candidate))
        const axis = prepared.join(prepared.partsOf(candidateOf(parts)))
        for (const [part, sized] of [
          ['ball-rail', guide],
          ['ball-screw', screw],
          ['servo-motor', motor],
        ] as const) {
          const own = axis.limits.filter(({ name }) => partOf(name).part === part)
          expect(own.map((limit) => inShort({ ...limit, name: partOf(limit.name).name }))).toEqual(sized.limits.map(inShort))
        }
        const kinds = [guide, screw, motor].map(({ verdict }) => verdict.verdict)
        expect(verdictOf(axis).passed).toBe(kinds.every((kind) => kind === 'passed'))
        expect(verdictOf(axis).verdict === 'failed').toBe(kinds.includes('failed'))
      }),
    )
  })

  test('a search finds for each screw what passes by all parts, if anything of the small ones does', () => {
    fc.assert(
      fc.property(easyAxisConditions, fc.constantFrom(...screws), (axisInput, screw) => {
        const found = searchAxes(axisInput, { screws: [screw], guides, motors }).axisOf(screw)
        expect(found).toBeDefined()
        if (found === undefined) return
        expect(found.verdict).toEqual(verdictOf(limitsOf(axisInput, found.axis)))
        const prepared = prepareAxis(axisInput, {})
        const onGuides = prepared.sizeScrew(screw.candidate, prepared.frictionOf(found.axis.guide.candidate))
        const fitting = motors.some(({ candidate }) => prepared.sizeMotor(onGuides, candidate).verdict.passed)
        expect(prepared.sizeMotor(onGuides, found.axis.motor.candidate).verdict.passed).toBe(fitting)
      }),
      scaledRuns(30),
    )
  })

  test('the arithmetic by which motors are looked through says what their checks say', () => {
    fc.assert(
      fc.property(conditions, models, (axisInput, parts) => {
        const prepared = prepareAxis(axisInput, {})
        const onGuides = prepared.sizeScrew(parts.screw.candidate, prepared.frictionOf(parts.guide.candidate))
        const { verdict, limits } = prepared.sizeMotor(onGuides, parts.motor.candidate)
        const { utilisation, isKnown } = motorUse(onGuides.motor, servoDriveOf(parts.motor.candidate))
        expectNear(utilisation, Math.max(...limits.map((limit) => limit.utilisation)))
        expect(verdict.verdict).toBe(utilisation > 1 ? 'failed' : isKnown ? 'passed' : 'notKnown')
      }),
    )
  })

  test('a motor whose rotor inertia is not stated is not known, never passed', () => {
    fc.assert(
      fc.property(easyAxisConditions, models, (axisInput, { motor, ...parts }) => {
        const { rotorInertiaKgCm2: _inertia, ...candidate } = motor.candidate
        const said = limitsOf(axisInput, { ...parts, motor: { ...motor, candidate } })
        expect(verdictOf(said).verdict).not.toBe('passed')
        expect(said.notKnown.map(({ name }) => name)).toContain('servo-motor/inertiaRatio')
      }),
    )
  })
})

describe('the load of an axis', () => {
  test('acts once: what the weight has along the travel and what it has across it are its two shares', () => {
    fc.assert(
      fc.property(conditions, models, (plain, parts) => {
        const { processForce: _x, forceY: _y, forceZ: _z, ...axisInput } = { ...plain, preload: 0 }
        const prepared = prepareAxis(axisInput, {})
        const friction = prepared.frictionOf(parts.guide.candidate).force
        const { phases } = prepared.guideSetting.demand
        const { forces } = prepared.screwSetting(friction).demand
        for (const phase of strokePhases) {
          const { force } = phases[phase]
          const withFriction = force.x + (phase.startsWith('forward') ? friction : -friction)
          // What the guides have along the travel is what the screw bears without their friction.
          expect(Math.abs(forces[phase] - withFriction)).toBeLessThanOrEqual(1e-9 * (Math.abs(withFriction) + friction + axisInput.mass))
        }
        const even = phases.forwardConstant.force
        expectNear(Math.hypot(even.x, even.y, even.z), axisInput.mass * 9.80665)
      }),
    )
  })

  test('more mass, more process force, more acceleration, a longer pause is never easier for screw and motor; a pause only rests them', () => {
    const demandsOf = (axisInput: AxisConditions, parts: Parts) => {
      const prepared = prepareAxis(axisInput, {})
      const friction = prepared.frictionOf(parts.guide.candidate)
      const { sized } = prepared.sizeScrew(parts.screw.candidate, friction)
      const { torques } = prepared.sizeMotor(prepared.sizeScrew(parts.screw.candidate, friction), parts.motor.candidate).figures
      const { largestForce } = sized.demand
      return {
        friction: friction.force,
        largestForce,
        peak: torques?.peak ?? 0,
        loads: prepared.sizeGuide(parts.guide.candidate).figures.largestLoad,
      }
    }
    const heavier = fc.constantFrom('mass', 'acceleration')
    fc.assert(
      fc.property(conditions, models, heavier, between(1, 4), (plain, parts, name, factor) => {
        const { processForce: _x, forceY: _y, forceZ: _z, ...axisInput } = plain
        const [less, more] = [demandsOf(axisInput, parts), demandsOf({ ...axisInput, [name]: axisInput[name] * factor }, parts)]
        expectNotAbove(less.friction, more.friction)
        expectNotAbove(less.largestForce, more.largestForce)
        expectNotAbove(less.peak, more.peak)
        expectNotAbove(less.loads, more.loads)
      }),
    )
  })

  test('the longer the pauses, the nearer is the effective torque to what holds the standing axis', () => {
    fc.assert(
      fc.property(conditions, models, (axisInput, parts) => {
        const prepared = prepareAxis({ ...axisInput, dwell: 1e9 }, {})
        const onGuides = prepared.sizeScrew(parts.screw.candidate, prepared.frictionOf(parts.guide.candidate))
        // The torques of a motor whose rotor is not known are not known.
        const { effective, peak } = torquesWith(onGuides.motor.demand.law, servoDriveOf(parts.motor.candidate).inertia ?? 0)
        expect(Math.abs(effective - onGuides.motor.demand.holdingTorque)).toBeLessThanOrEqual(0.02 * peak)
      }),
    )
  })

  test('travel that rises by 90° is vertical travel, by 0° level; friction is what the blocks press and seal', () => {
    fc.assert(
      fc.property(conditions, models, ({ inclination: _inclination, ...plain }, parts) => {
        const level = { ...plain, posture: 'horizontal' } as const
        const forcesOf = (axisInput: AxisConditions) => {
          const prepared = prepareAxis(axisInput, {})
          return prepared.screwSetting(0).demand.undisturbed
        }
        const [rising, upright] = [forcesOf({ ...level, inclination: 90 }), forcesOf({ ...plain, posture: 'vertical' })]
        for (const phase of strokePhases) expect(Math.abs(rising[phase] - upright[phase])).toBeLessThanOrEqual(1e-9 * plain.mass * 40)
        expect(forcesOf({ ...level, inclination: 0 })).toEqual(forcesOf(level))
        const friction = prepareAxis(level, { 'linear-axis/sealResistance': 0 }).frictionOf(parts.guide.candidate)
        expectNear(friction.force, 0.003 * friction.pressure)
      }),
    )
  })
})
