/** Demands as tables have them, and platforms that a person could describe. */
import fc from 'fast-check'
import type { RotaryCandidate } from '../../../families/rotary/wire/rotary.ts'
import { rotaryBearings, rotaryDrives } from '../../../families/rotary/wire/rotary.ts'
import type { RotaryDemand } from '../../../families/rotary/sizing/demand.ts'
import { realServoMotors } from './reducer-catalogue.ts'

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true, noDefaultInfinity: true })
/** A limit that some makers do not have. */
const limit = (min: number, max: number) => fc.oneof(fc.constant('none' as const), between(min, max))
/** A load that most scenes do not have. */
const seldom = (max: number) => fc.oneof(fc.constant(0), between(0, max))

/** Demands: torques follow from inertia and acceleration, the safety factor is 1 to 2, the effective torque is below the peak. */
export const demands: fc.Arbitrary<RotaryDemand> = fc
  .record({
    inertia: between(0.001, 3),
    speed: between(0.02, 3),
    acceleration: between(0.5, 40),
    frictionTorque: seldom(2),
    gravityTorque: seldom(10),
    processTorque: seldom(20),
    safety: between(1, 2),
    rmsShare: between(0.05, 1),
    axialLoad: between(0, 5000),
    radialLoad: seldom(1000),
    momentLoad: seldom(200),
  })
  .map(({ safety, rmsShare, ...loads }) => {
    const accelerationTorque = loads.inertia * loads.acceleration
    const sum = accelerationTorque + loads.frictionTorque + loads.gravityTorque + loads.processTorque
    return { ...loads, accelerationTorque, requiredTorque: sum * safety, rmsTorque: sum * rmsShare }
  })

const adapters = fc.constantFrom<NonNullable<RotaryCandidate['servoAdapters']>[]>(
  [{ bore: 8, pilot: 30, boltCircle: 46, hubDepth: 26, screw: 4 }],
  [{ bore: 14, pilot: 50, boltCircle: 70 }],
  [
    { bore: 14, pilot: 50, boltCircle: 70, hubDepth: 32, screw: 4 },
    { bore: 19, pilot: 70, boltCircle: 90, hubDepth: 42, screw: 5 },
  ],
)

/** Platforms of every drive; makers leave out what they like. */
export const platforms: fc.Arbitrary<RotaryCandidate> = fc
  .tuple(
    fc.record({
      ratio: fc.constantFrom(5, 10, 18, 30, 50, 100),
      permissibleTorqueNm: between(1, 500),
      maxSpeedRpm: between(20, 500),
      bearing: fc.constantFrom(...rotaryBearings),
      drive: fc.constantFrom(...rotaryDrives),
    }),
    fc.record(
      {
        continuousTorqueNm: between(1, 100),
        permissibleMomentNm: between(1, 900),
        permissibleAxialN: between(10, 14000),
        permissibleRadialN: between(10, 7000),
        efficiency: between(0.5, 1),
        inertiaKgM2: between(0.0001, 1),
        loadInertiaLimitKgM2: limit(0.01, 10),
        bearingDynamicN: limit(1000, 50000),
        bearingStaticN: limit(2000, 90000),
        bearingPitchMm: between(40, 250),
        bearingOffsetMm: between(5, 50),
        servoAdapters: adapters,
      },
      { requiredKeys: [] },
    ),
  )
  .map(([own, { servoAdapters, continuousTorqueNm, ...stated }]) => {
    // As the rules of a row have it: a gear stage is given its motor, the others bring theirs.
    if (own.drive === 'gear') return { ...own, ...stated, ...(servoAdapters && { servoAdapters }) }
    if (continuousTorqueNm === undefined) return { ...own, ...stated }
    return { ...own, ...stated, continuousTorqueNm: Math.min(continuousTorqueNm, own.permissibleTorqueNm) }
  })

/** Servo motors of the catalogue. */
export const motors = fc.constantFrom(...realServoMotors)
