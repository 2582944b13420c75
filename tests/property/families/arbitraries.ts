/** Random working conditions and components over the whole range of the forms. */
import type { MassPhaseParameters } from '../../../families/define/mass-phases.ts'
import fc from 'fast-check'
import { type BallScrewCandidate } from '../../../families/ball-screw/wire/ball-screw.ts'
import { e300ByGrade, endFixities, type AccuracyGrade } from '../../../families/formulas/screw-terms.ts'
import { installTypes, type ScrewJackCandidate } from '../../../families/screw-jack/wire/screw-jack.ts'
import type { BallScrewParameters } from '../../../families/ball-screw/parameters.ts'
import type { ScrewJackParameters } from '../../../families/screw-jack/parameters.ts'
import { jackFixings, type JackFixing } from '../../../families/screw-jack/sizing/fixing.ts'

/** Closer to 0 than any quantity of a form; doubles lose their precision there. */
const nearestToZero = 1e-9

/** Numbers of a range, 0 included where the range has it, but nothing between 0 and 1e-9. */
export const between = (min: number, max: number): fc.Arbitrary<number> =>
  fc.double({ min, max, noNaN: true, noDefaultInfinity: true }).map((value) => (Math.abs(value) < nearestToZero ? 0 : value))

/** An optional property: absent half of the time, never undefined. */
const maybe = <K extends string, T>(key: K, value: fc.Arbitrary<T>): fc.Arbitrary<Partial<Record<K, T>>> =>
  fc.oneof(
    fc.constant({}),
    // The record has exactly this key.
    value.map((inner) => ({ [key]: inner }) as Record<K, T>),
  )

export const grades = Object.keys(e300ByGrade) as AccuracyGrade[] // the keys of a const record

/** Requests of the specified form: without a duty spectrum. */
export const ballScrewParameters: fc.Arbitrary<Omit<BallScrewParameters, 'Phases'>> = fc
  .tuple(
    fc.record({
      AssemblyMethod: fc.constantFrom('horizontal' as const, 'vertical' as const),
      W: between(100, 20_000),
      Speed: fc.oneof(between(1, 600), between(0, 6000)),
      Acceleration: between(0, 30),
      Stroke: between(50, 6000),
      FixedMethod: fc.constantFrom(...endFixities),
    }),
    maybe('UsePrecision', fc.constantFrom(...grades)),
  )
  .map(([required, optional]) => ({ ...required, ...optional }))

/** Loads of a few screws up to what none bears; phases that stand, too. */
const phases = fc.array(
  fc.record({
    load: fc.oneof(between(-3000, 3000), between(-300_000, 300_000)),
    speed: fc.oneof(fc.constant(0), between(0, 500), between(0, 6000)),
    time: between(0, 1000),
  }),
  { maxLength: 20 },
)

/** Requests with what the form's extended part asks, too. */
export const extendedBallScrewParameters: fc.Arbitrary<BallScrewParameters> = fc
  .tuple(
    ballScrewParameters,
    maybe('Phases', phases),
    maybe('ExternalForce', fc.oneof(between(-1000, 1000), between(-100_000, 100_000))),
    maybe('ReturnLoad', between(0, 2000)),
    maybe('Preload', fc.oneof(between(0, 3000), between(0, 50_000))),
    maybe('TravelDeviation', fc.oneof(between(2, 1000), between(100, 20_000))),
    maybe('MaxDeflection', fc.oneof(between(1, 200), between(100, 20_000))),
    maybe('SupportRigidity', fc.oneof(between(10, 1000), between(100, 5000))),
    maybe('Inclination', between(0, 90)),
  )
  .map(([motion, spectrum, force, back, preload, deviation, deflection, supports, inclination]) => ({
    ...motion,
    ...spectrum,
    ...force,
    ...back,
    ...preload,
    ...deviation,
    ...deflection,
    ...supports,
    ...inclination,
  }))

/** Conditions that some screws of the repository meet. */
export const easyBallScrewParameters: fc.Arbitrary<BallScrewParameters> = fc
  .oneof(ballScrewParameters, extendedBallScrewParameters)
  .map((request) => ({ ...request, W: request.W / 20, Speed: request.Speed / 8, Stroke: 50 + request.Stroke / 5 }))

/** The same requests, some of them with rounded ramps. */
export const withProfiles = <Request extends object>(requests: fc.Arbitrary<Request>) =>
  fc
    .tuple(requests, maybe('MotionProfile', fc.constantFrom('sCurve' as const, 'modifiedSine' as const)))
    .map(([request, profile]) => ({ ...request, ...profile }))

const lengthByGrade = fc
  .uniqueArray(fc.constantFrom(3.5, 5, 6, 7, 8, 12, 18, 23, 50, 52, 100, 210), { minLength: 1, maxLength: 5 })
  .chain((keys) => fc.tuple(...keys.map((key) => between(200, 10_000).map((length): [string, number] => [String(key), length]))))
  .map((entries) => Object.fromEntries(entries))

export const ballScrews: fc.Arbitrary<BallScrewCandidate> = fc
  .tuple(
    fc.record({
      diameter: between(6, 100),
      root: between(0.7, 0.95),
      leadMm: between(1, 100),
      dynamicLoadRatingN: between(700, 320_000),
      staticFactor: between(1, 4),
      nutLengthMm: between(10, 250),
      dnLimit: between(30_000, 220_000),
    }),
    maybe('maxSpeedRpm', fc.oneof(fc.constant('none' as const), between(500, 6000))),
    maybe('lengthByGrade', lengthByGrade),
    maybe('nutRigidityNPerUm', between(50, 1500)),
    maybe('nutRigidityLoadN', between(200, 30_000)),
  )
  .map(([{ diameter, root, staticFactor, ...rest }, speed, lengths, rigidity, rigidityLoad]) => ({
    ...rest,
    nominalDiameterMm: diameter,
    rootDiameterMm: diameter * root,
    ballCircleDiameterMm: diameter * 1.03,
    staticLoadRatingN: rest.dynamicLoadRatingN * staticFactor,
    ...speed,
    ...lengths,
    ...rigidity,
    ...rigidityLoad,
  }))

const jackFixingNames = Object.keys(jackFixings) as JackFixing[] // the keys of a const record

export const screwJackParameters: fc.Arbitrary<ScrewJackParameters> = fc
  .tuple(
    fc.record({
      ED: fc.integer({ min: 3, max: 100 }),
      W: fc.oneof(between(100, 10_000), between(100, 360_000)),
      Speed: between(1, 10_020),
      Stroke: between(1, 3000),
      FixedMethod: fc.constantFrom(...jackFixingNames),
    }),
    maybe('InstallType', fc.constantFrom(...installTypes)),
  )
  .map(([required, optional]) => ({ ...required, ...optional }))

/** Phases that some jacks can bear, up to what none can; such as stand, too, and cycles longer than the period of a duty cycle. */
const jackPhases = fc.array(
  fc.record({
    load: fc.oneof(between(0, 3000), between(0, 360_000)),
    speed: fc.oneof(fc.constant(0), between(0, 300), between(0, 10_020)),
    time: fc.oneof(between(1, 120), between(1, 3000)),
  }),
  { maxLength: 20 },
)

/** With the inputs that a form leaves out as a rule: several jacks, a pull on the shaft. */
export const furtherJackParameters = (requests: fc.Arbitrary<ScrewJackParameters>): fc.Arbitrary<ScrewJackParameters> =>
  fc
    .tuple(
      requests,
      maybe('JackCount', fc.integer({ min: 1, max: 8 })),
      maybe('InputRadialForce', fc.oneof(between(0, 1000), between(0, 20_000))),
      maybe('MaxNutPressure', between(1, 50)),
      maybe('MaxDeflection', fc.oneof(between(10, 500), between(100, 20_000))),
      maybe('Phases', jackPhases),
    )
    .map(([request, count, radial, pressure, deflection, spectrum]) => ({
      ...request,
      ...count,
      ...radial,
      ...pressure,
      ...deflection,
      ...spectrum,
    }))

export const screwJacks: fc.Arbitrary<ScrewJackCandidate> = fc
  .tuple(
    fc.record({
      capacityKg: between(250, 120_000),
      screwKind: fc.constantFrom('trapezoidal' as const, 'ball' as const),
      screwDiameterMm: between(14, 200),
      leadShare: between(0.08, 0.5),
      root: between(0.6, 0.9),
      wormRatio: between(4, 40),
      efficiency: between(0.08, 0.6),
      maxInputSpeedRpm: between(500, 3000),
      nominalDutyPercent: between(10, 40),
      maxDutyPercent: between(40, 100),
      maxStrokeMm: between(100, 5000),
      extensionMm: between(0, 300),
    }),
    maybe('maxInputTorqueNm', between(1, 2000)),
    maybe('thermalPowerKw', between(0.05, 40)),
    maybe('dynamicLoadRatingN', between(5000, 500_000)),
    maybe('maxInputRadialForceN', between(50, 20_000)),
    maybe('housingRigidityNPerUm', between(50, 3000)),
    fc.oneof(
      fc.constant({}),
      fc.record({
        tareTorqueNm: between(0.1, 10),
        nutLengthMm: between(20, 300),
        threadStarts: fc.integer({ min: 1, max: 4 }),
        threadForm: fc.constantFrom('trapezoidal' as const, 'square' as const),
        collarDiameterMm: between(20, 200),
        collarFriction: between(0.05, 0.2),
      }),
    ),
  )
  .map(([{ root, leadShare, ...rest }, torque, power, rating, radial, rigidity, thread]) => ({
    ...rest,
    leadMm: rest.screwDiameterMm * leadShare,
    rootDiameterMm: rest.screwDiameterMm * root,
    ...torque,
    ...power,
    ...rating,
    ...radial,
    ...rigidity,
    ...thread,
  }))

/**
 * Phases in which a mass is moved: loads of a few kilograms up to what no model bears; such as stand, too.
 * @param heaviest kg
 */
export const massPhases = (heaviest: number): fc.Arbitrary<MassPhaseParameters[]> =>
  fc.array(
    fc.record({
      load: fc.oneof(between(0, 50), between(0, heaviest)),
      acceleration: between(0, 60),
      speed: fc.oneof(fc.constant(0), between(0, 5000)),
      time: between(0.1, 100),
    }),
    { maxLength: 20 },
  )
