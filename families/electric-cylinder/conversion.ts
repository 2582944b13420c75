/** From a decoded request and a catalogue row to SI. */
import type { ElectricCylinderCandidate } from './wire/electric-cylinder.ts'
import type { Cylinder, CylinderDuty, CylinderLoad } from './sizing/input.ts'
import { shortestStrokeTime, speedOfPace } from '../formulas/motion-profile.ts'
import { toSi } from '../formulas/unit-scale.ts'
import type { ElectricCylinderParameters } from './parameters.ts'
import { servoMotors } from './servo-motors.ts'

function loadOf(parameters: ElectricCylinderParameters): CylinderLoad {
  const { Thrust, Weight, AssemblyMethod, HorizontalLoad = 0, VerticalLoad = 0 } = parameters
  if (Thrust !== undefined) return { thrust: Thrust }
  if (Weight === undefined) return { horizontalMass: HorizontalLoad, verticalMass: VerticalLoad }
  return AssemblyMethod === 'vertical' ? { horizontalMass: 0, verticalMass: Weight } : { horizontalMass: Weight, verticalMass: 0 }
}

type Move = { readonly stroke: number; readonly acceleration: number }

function paceOf({ MaxSpeed, NoLoadSpeed, Time = 0 }: ElectricCylinderParameters, move: Move) {
  const isUnloadedSpeed = NoLoadSpeed !== undefined
  const speed = NoLoadSpeed ?? MaxSpeed
  if (speed !== undefined) return { isUnloadedSpeed, speed: toSi(speed, 'mm/s') }
  // A time that no speed can keep has the speed of the shortest time; the check of the stroke time refuses it.
  const fallback = move.stroke / (shortestStrokeTime(move) / 2)
  return { isUnloadedSpeed, time: Time, speed: speedOfPace({ ...move, pace: { totalTime: Time } }) ?? fallback }
}

/**
 * @param parameters decoded request
 * @returns working conditions, SI
 */
export function cylinderDuty(parameters: ElectricCylinderParameters): CylinderDuty {
  const { MotorBrand: brand } = parameters
  const move = { stroke: toSi(parameters.Stroke, 'mm'), acceleration: parameters.Acceleration }
  const motors = servoMotors.filter((motor) => brand === 'any' || brand === motor.brand)
  return { brand, motors, load: loadOf(parameters), ...move, ...paceOf(parameters, move) }
}

function payloadsOf(byAcceleration: Readonly<Record<string, number>> = {}): Pick<Cylinder, 'horizontalPayloads'> {
  const horizontalPayloads = Object.entries(byAcceleration)
    .map(([acceleration, mass]) => ({ acceleration: Number(acceleration), mass }))
    .toSorted((a, b) => a.acceleration - b.acceleration)
  return horizontalPayloads.length === 0 ? {} : { horizontalPayloads }
}

/** Lengths and speeds of the screw, where the maker states them. */
const screwOf = (candidate: ElectricCylinderCandidate): Partial<Cylinder> => ({
  ...(candidate.screwDiameterMm === undefined ? {} : { screwDiameter: toSi(candidate.screwDiameterMm, 'mm') }),
  ...(candidate.leadMm === undefined ? {} : { lead: toSi(candidate.leadMm, 'mm') }),
  ...(candidate.rootDiameterMm === undefined ? {} : { rootDiameter: toSi(candidate.rootDiameterMm, 'mm') }),
  ...(candidate.dynamicLoadRatingN === undefined ? {} : { dynamicLoadRating: candidate.dynamicLoadRatingN }),
})

/**
 * @param candidate technical part of a catalogue row, or a described cylinder
 * @returns the cylinder, SI
 */
export const cylinderOf = (candidate: ElectricCylinderCandidate): Cylinder => ({
  drive: candidate.drive,
  ...(candidate.driveBrand === undefined ? {} : { driveBrand: candidate.driveBrand }),
  maxThrust: candidate.maxThrustN,
  ...(candidate.maxPullN === undefined ? {} : { maxPull: candidate.maxPullN }),
  ...(candidate.holdingForceN === undefined ? {} : { holdingForce: candidate.holdingForceN }),
  fullLoadSpeed: toSi(candidate.fullLoadSpeedMmS, 'mm/s'),
  noLoadSpeed: toSi(candidate.noLoadSpeedMmS, 'mm/s'),
  ...(candidate.pressingSpeedMmS === undefined ? {} : { pressingSpeed: toSi(candidate.pressingSpeedMmS, 'mm/s') }),
  ...(candidate.maxAccelerationMS2 === undefined ? {} : { maxAcceleration: candidate.maxAccelerationMS2 }),
  maxStroke: toSi(candidate.maxStrokeMm, 'mm'),
  ...(candidate.dutyPercent === undefined ? {} : { maxDuty: toSi(candidate.dutyPercent, '%') }),
  ...(candidate.verticalPayloadKg === undefined ? {} : { verticalPayload: candidate.verticalPayloadKg }),
  ...payloadsOf(candidate.horizontalPayloadKg),
  ...screwOf(candidate),
})
