/** The checks of an electric cylinder. */
import { rampShapeOf } from '../../formulas/ramp-shape.ts'
import { shortestStrokeTime } from '../../formulas/motion-profile.ts'
import { checksOf, inverse } from '../../sizing/check-definition.ts'
import type { MotorBrand } from '../wire/electric-cylinder.ts'
import { isTimeTooShort, type CylinderSetting } from './demand.ts'
import { emergencyChecks } from './emergency.ts'
import { payloadAt, type CylinderContext } from './figures.ts'
import type { Cylinder, CylinderDuty } from './input.ts'
import { cylinderScrewChecks } from './screw-checks.ts'

const { check, ratingCheck, conditionsCheck } = checksOf<CylinderContext>()

/** Brands that can be selected. */
const chosenBrands = ['yaskawa', 'mitsubishi', 'smc', 'hiwin'] as const satisfies readonly Exclude<MotorBrand, 'any'>[]

/** Utilisation of the brand check if the brand cannot drive the cylinder. */
const missed = 2

/** Carried and lifted mass, kg; none if a thrust is requested. */
const massesOf = ({ load }: CylinderDuty) => ('thrust' in load ? { horizontalMass: 0, verticalMass: 0 } : load)

/** The demand if it is > 0, otherwise undefined. */
const ifPositive = (demand: number): number | undefined => (demand > 0 ? demand : undefined)

/**
 * Whether the selected brand is that of the cylinder's own drive, or has motors for a cylinder whose motor the customer supplies.
 */
const motorBrandCheck = check({
  needs: { driveBrand: (cylinder) => cylinder.driveBrand },
  asks: ({ duty: { brand } }) => brand !== 'any',
  limit: ({ duty: { brand, motors } }, { driveBrand }) => ({
    // 0 if the model fits; twice the available value if it does not.
    role: 'yesOrNo',
    required: (driveBrand === 'any' ? motors.length > 0 : driveBrand === brand) ? 0 : missed,
    available: 1,
    unit: '',
    formula: 'brandAsked',
    source: 'driveOfMaker; withoutMotorAnyBrand',
  }),
  index: {
    sum: {
      ...Object.fromEntries(
        chosenBrands.map((brand) => [
          brand,
          {
            demand: ({ duty }: CylinderSetting) => Number(duty.brand === brand),
            model: ({ driveBrand }: Cylinder) => (driveBrand === 'any' || driveBrand === brand ? 0 : missed),
          },
        ]),
      ),
      withoutMotor: {
        demand: ({ duty }: CylinderSetting) => (duty.motors.length > 0 ? 0 : missed),
        model: ({ driveBrand }: Cylinder) => Number(driveBrand === 'any'),
      },
    },
  },
})

const thrustCheck = ratingCheck({
  demand: ({ demand }) => demand.pushForce,
  rating: ({ maxThrust }) => maxThrust,
  row: { unit: 'N', formula: 'F <= Fmax', source: 'thrustOfMaker' },
})

const pullCheck = ratingCheck({
  needs: { maxPullN: (cylinder) => cylinder.maxPull },
  demand: ({ demand }) => ifPositive(demand.pullForce),
  rating: (_, { maxPullN }) => maxPullN,
  row: { unit: 'N', formula: 'Fpull <= Fpull,max', source: 'pullOfMaker' },
})

/** A utilisation is finite: what holds nothing holds a millionth of a newton. */
const leastHolding = 1e-6

/**
 * Of cylinders that come with a DC motor, which takes no brake: the load at rest is held by screw and motor alone. The motors of others
 * have a brake where one is needed.
 */
const holdingCheck = ratingCheck({
  needs: { holdingForceN: (cylinder) => cylinder.holdingForce },
  concerns: ({ drive }) => drive === 'dc',
  demand: ({ demand }) => ifPositive(demand.standingForce),
  rating: (_, { holdingForceN }) => Math.max(holdingForceN, leastHolding),
  row: { unit: 'N', formula: 'F0 <= Fhold', source: 'holdingOfMaker' },
})

const strokeCheck = ratingCheck({
  demand: ({ duty }) => duty.stroke,
  rating: ({ maxStroke }) => maxStroke,
  row: { role: 'demand', unit: 'mm', formula: 'S <= Smax', source: 'strokeOfMaker' },
})

/** Applies only if no cylinder could keep the time: an attainable time is checked as a speed. */
const strokeTimeCheck = conditionsCheck({
  required: ({ duty }) => (isTimeTooShort(duty) ? shortestStrokeTime(duty) : undefined),
  available: ({ duty }) => duty.time,
  row: ({ duty }) => ({
    unit: 's',
    formula: `${rampShapeOf(duty.motionProfile).words.shortest} <= T`,
    source: 'IKO CAT-1580E III-16',
    inputs: [
      ['S', duty.stroke, 'mm'],
      ['a', duty.acceleration, 'm/s^2'],
    ],
  }),
})

const maxSpeedCheck = check({
  asks: ({ duty }) => !duty.isUnloadedSpeed,
  limit: ({ component: cylinder, duty, demand, figures }) => ({
    required: duty.speed,
    available: figures.loadedSpeed,
    unit: 'mm/s',
    formula: 'v <= v(F) = v0 − (v0 − vF) × F / Fmax',
    source: 'speedsBetween',
    inputs: [
      ['v0', cylinder.noLoadSpeed, 'mm/s'],
      ['vF', cylinder.fullLoadSpeed, 'mm/s'],
      ['F', demand.largestForce, 'N'],
      ['Fmax', cylinder.maxThrust, 'N'],
    ],
  }),
  // The loaded speed is at most the no-load speed.
  index: { lowerBound: true, sum: { speed: { demand: ({ duty }) => duty.speed, model: ({ noLoadSpeed }) => 1 / noLoadSpeed } } },
})

const noLoadSpeedCheck = ratingCheck({
  demand: ({ duty }) => (duty.isUnloadedSpeed ? duty.speed : undefined),
  rating: ({ noLoadSpeed }) => noLoadSpeed,
  row: { unit: 'mm/s', formula: 'v <= v0', source: 'speedWithoutLoad' },
})

const pressingSpeedCheck = ratingCheck({
  needs: { pressingSpeedMmS: (cylinder) => cylinder.pressingSpeed },
  concerns: ({ pressingSpeed }) => pressingSpeed !== 'none',
  demand: ({ duty }) => ('thrust' in duty.load ? duty.speed : undefined),
  rating: (_, { pressingSpeedMmS }) => pressingSpeedMmS,
  row: { unit: 'mm/s', formula: 'v <= vpress', source: 'pressingSpeed' },
})

const ratedAccelerationCheck = ratingCheck({
  needs: { maxAccelerationMS2: (cylinder) => cylinder.maxAcceleration },
  concerns: ({ maxAcceleration }) => maxAcceleration !== 'none',
  demand: ({ duty }) => duty.acceleration,
  rating: (_, { maxAccelerationMS2 }) => maxAccelerationMS2,
  row: { role: 'demand', unit: 'm/s^2', formula: 'a <= amax', source: 'accelerationOfMaker' },
})

const horizontalPayloadCheck = check({
  needs: { horizontalPayloadKg: (cylinder) => cylinder.horizontalPayloads },
  asks: ({ duty }) => massesOf(duty).horizontalMass > 0,
  concerns: ({ horizontalPayloads }) => horizontalPayloads !== 'none',
  printed: [
    {
      quantity: 'a',
      unit: 'm/s^2',
      source: 'payloadAtAcceleration',
      asksFor: 'payloadAtHigherAcceleration',
      value: ({ duty }) => duty.acceleration,
      to: ({ component: { horizontalPayloads } }) =>
        typeof horizontalPayloads === 'object' ? horizontalPayloads.at(-1)?.acceleration : undefined,
    },
  ],
  limit: ({ duty }, { horizontalPayloadKg }) => ({
    required: massesOf(duty).horizontalMass,
    available: horizontalPayloadKg === 'none' ? undefined : payloadAt(horizontalPayloadKg, duty.acceleration),
    unit: 'kg',
    formula: 'Wh <= Wh,max(a)',
    source: 'payloadAtAcceleration',
    inputs: [['a', duty.acceleration, 'm/s^2']],
  }),
  index: {
    // The payload at any acceleration is at most the largest payload.
    lowerBound: true,
    sum: {
      mass: {
        demand: ({ duty }) => massesOf(duty).horizontalMass,
        model: (_, { horizontalPayloadKg }) =>
          inverse(horizontalPayloadKg === 'none' ? 'none' : Math.max(...horizontalPayloadKg.map(({ mass }) => mass))),
      },
    },
  },
})

const verticalPayloadCheck = ratingCheck({
  needs: { verticalPayloadKg: (cylinder) => cylinder.verticalPayload },
  concerns: ({ verticalPayload }) => verticalPayload !== 'none',
  demand: ({ duty }) => ifPositive(massesOf(duty).verticalMass),
  rating: (_, { verticalPayloadKg }) => verticalPayloadKg,
  row: { unit: 'kg', formula: 'Wv <= Wv,max', source: 'payloadOfMaker' },
})

/** The checks of an electric cylinder by name. */
export const cylinderChecks = {
  motorBrand: motorBrandCheck,
  thrust: thrustCheck,
  pull: pullCheck,
  holding: holdingCheck,
  ...emergencyChecks,
  stroke: strokeCheck,
  strokeTime: strokeTimeCheck,
  maxSpeed: maxSpeedCheck,
  noLoadSpeed: noLoadSpeedCheck,
  pressingSpeed: pressingSpeedCheck,
  ratedAcceleration: ratedAccelerationCheck,
  horizontalPayload: horizontalPayloadCheck,
  verticalPayload: verticalPayloadCheck,
  ...cylinderScrewChecks,
}
