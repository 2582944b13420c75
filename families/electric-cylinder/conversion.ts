/** Converts decoded requests and catalogue rows to SI. */
import type { ElectricCylinderCandidate } from './wire/electric-cylinder.ts'
import type { Cylinder, CylinderDuty, CylinderLoad } from './sizing/input.ts'
import { spectrumPeaks } from '../formulas/duty-spectrum.ts'
import { shortestStrokeTime, speedOfPace } from '../formulas/motion-profile.ts'
import { meanSpeedShare } from '../formulas/ramp-shape.ts'
import { toSi } from '../formulas/unit-scale.ts'
import { statedIn } from '../sizing/stated.ts'
import { needed } from '../define/call-parameters.ts'
import type { ElectricCylinderParameters } from './parameters.ts'
import { servoMotors } from './servo-motors.ts'

function loadOf(parameters: ElectricCylinderParameters): CylinderLoad {
  const { Thrust, Weight, AssemblyMethod, HorizontalLoad, VerticalLoad, ExternalForce = 0, ReturnForce = 0 } = parameters
  if (Thrust !== undefined) return { thrust: Thrust }
  const rest = { externalForce: ExternalForce, returnForce: ReturnForce, emergencyDeceleration: parameters.EmergencyDeceleration }
  if (Weight === undefined) {
    const ofParts = 'Thrust, Weight, or HorizontalLoad and VerticalLoad'
    return { horizontalMass: needed(HorizontalLoad, ofParts), verticalMass: needed(VerticalLoad, ofParts), ...rest }
  }
  const isLifted = AssemblyMethod === 'vertical'
  return { horizontalMass: isLifted ? 0 : Weight, verticalMass: isLifted ? Weight : 0, ...rest }
}

type Move = Pick<CylinderDuty, 'stroke' | 'acceleration' | 'motionProfile'>

function paceOf({ MaxSpeed, NoLoadSpeed, Time }: ElectricCylinderParameters, move: Move) {
  const isUnloadedSpeed = NoLoadSpeed !== undefined
  const speed = NoLoadSpeed ?? MaxSpeed
  if (speed !== undefined) return { isUnloadedSpeed, speed: toSi(speed, 'mm/s') }
  // An unattainable time uses the speed of the shortest time; the check of the stroke time then fails.
  const fallback = move.stroke / (meanSpeedShare(move.motionProfile) * shortestStrokeTime(move))
  const totalTime = needed(Time, 'MaxSpeed, Time or NoLoadSpeed')
  return { isUnloadedSpeed, time: totalTime, speed: speedOfPace({ ...move, pace: { totalTime } }) ?? fallback }
}

/**
 * @param parameters decoded request
 * @returns working conditions, SI
 */
export function cylinderDuty(parameters: ElectricCylinderParameters): CylinderDuty {
  const { MotorBrand: brand, Mounting: mounting = 'clevis' } = parameters
  const move = { stroke: toSi(parameters.Stroke, 'mm'), acceleration: parameters.Acceleration, motionProfile: parameters.MotionProfile }
  const motors = servoMotors.filter((motor) => brand === 'any' || brand === motor.brand)
  const phases = (parameters.Phases ?? []).map((phase) => ({ ...phase, speed: toSi(phase.speed, 'mm/s') }))
  const pace = paceOf(parameters, move)
  const speed = Math.max(pace.speed, spectrumPeaks(phases).largestSpeed)
  return { brand, motors, load: loadOf(parameters), mounting, phases, ...move, ...pace, speed }
}

function payloadsOf(byAcceleration: ElectricCylinderCandidate['horizontalPayloadKg']): Cylinder['horizontalPayloads'] {
  if (byAcceleration === undefined || byAcceleration === 'none') return byAcceleration
  const payloads = Object.entries(byAcceleration)
    .map(([acceleration, mass]) => ({ acceleration: Number(acceleration), mass }))
    .toSorted((a, b) => a.acceleration - b.acceleration)
  return payloads.length === 0 ? undefined : payloads
}

const metres = (millimetres: number | undefined): number | undefined => (millimetres === undefined ? undefined : toSi(millimetres, 'mm'))

/**
 * @param candidate technical part of a catalogue row, or a described cylinder
 * @returns the cylinder, SI
 */
export const cylinderOf = (candidate: ElectricCylinderCandidate): Cylinder => ({
  drive: candidate.drive,
  driveBrand: candidate.driveBrand,
  maxThrust: candidate.maxThrustN,
  maxPull: candidate.maxPullN,
  holdingForce: candidate.holdingForceN === 'none' ? 0 : candidate.holdingForceN,
  fullLoadSpeed: toSi(candidate.fullLoadSpeedMmS, 'mm/s'),
  noLoadSpeed: toSi(candidate.noLoadSpeedMmS, 'mm/s'),
  pressingSpeed: statedIn(candidate.pressingSpeedMmS, 'mm/s'),
  maxAcceleration: candidate.maxAccelerationMS2,
  maxStroke: toSi(candidate.maxStrokeMm, 'mm'),
  screwDiameter: metres(candidate.screwDiameterMm),
  lead: metres(candidate.leadMm),
  rootDiameter: statedIn(candidate.rootDiameterMm, 'mm'),
  dynamicLoadRating: candidate.dynamicLoadRatingN,
  maxDriveTorque: candidate.driveTorqueNm,
  maxDuty: statedIn(candidate.dutyPercent, '%'),
  horizontalPayloads: payloadsOf(candidate.horizontalPayloadKg),
  verticalPayload: candidate.verticalPayloadKg,
})
