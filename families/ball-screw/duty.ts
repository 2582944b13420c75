/** Converts the request and the figures of a ball screw to SI. */
import { coarsestE300, e300Of, type GradeLength } from '../formulas/shaft-length.ts'
import { radians, toSi } from '../formulas/unit-scale.ts'
import { statedIn } from '../sizing/stated.ts'
import type { BallScrewParameters } from './parameters.ts'
import { estimatedBallCircle } from './sizing/ball-circle.ts'
import type { BallScrew, BallScrewDuty } from './sizing/input.ts'
import type { BallScrewCandidate } from './wire/ball-screw.ts'

/**
 * @param parameters decoded request
 * @returns working conditions, SI
 */
export const ballScrewDuty = ({ ExternalForce = 0, Preload = 0, ...parameters }: BallScrewParameters): BallScrewDuty => ({
  posture: parameters.AssemblyMethod,
  inclination: radians(parameters.Inclination),
  mass: parameters.W,
  speed: toSi(parameters.Speed, 'mm/s'),
  acceleration: parameters.Acceleration,
  stroke: toSi(parameters.Stroke, 'mm'),
  motionProfile: parameters.MotionProfile,
  e300: parameters.UsePrecision === undefined ? coarsestE300 : e300Of(parameters.UsePrecision),
  endFixity: parameters.FixedMethod,
  externalForce: ExternalForce,
  returnMass: parameters.ReturnLoad ?? parameters.W,
  preload: Preload,
  travelDeviation: parameters.TravelDeviation === undefined ? undefined : toSi(parameters.TravelDeviation, 'um'),
  maxDeflection: parameters.MaxDeflection === undefined ? undefined : toSi(parameters.MaxDeflection, 'um'),
  supportRigidity: parameters.SupportRigidity === undefined ? undefined : toSi(parameters.SupportRigidity, 'N/um'),
  phases: (parameters.Phases ?? []).map(({ load, speed, time }) => ({ load, speed: toSi(speed, 'mm/s'), time })),
})

/**
 * @param candidate technical part of a catalogue row, or a described screw
 * @returns the screw, SI
 */
export const ballScrewOf = (candidate: BallScrewCandidate): BallScrew => ({
  lead: toSi(candidate.leadMm, 'mm'),
  nominalDiameter: toSi(candidate.nominalDiameterMm, 'mm'),
  rootDiameter: toSi(candidate.rootDiameterMm, 'mm'),
  ballCircleDiameter: toSi(candidate.ballCircleDiameterMm ?? estimatedBallCircle(candidate.nominalDiameterMm), 'mm'),
  dynamicLoadRating: candidate.dynamicLoadRatingN,
  staticLoadRating: candidate.staticLoadRatingN,
  nutLength: toSi(candidate.nutLengthMm, 'mm'),
  speedValue: toSi(candidate.dnLimit, 'mm/min'),
  maxRotationalSpeed: statedIn(candidate.maxSpeedRpm, 'rpm'),
  lengths: candidate.lengthByGrade && lengthsOf(candidate.lengthByGrade),
  nutRigidity: candidate.nutRigidityNPerUm === undefined ? undefined : toSi(candidate.nutRigidityNPerUm, 'N/um'),
  nutRigidityLoad: candidate.nutRigidityLoadN,
})

const lengthsOf = (lengthByGrade: Readonly<Record<string, number>>): readonly GradeLength[] =>
  Object.entries(lengthByGrade).map(([micrometres, length]) => ({ e300: toSi(Number(micrometres), 'um'), length: toSi(length, 'mm') }))
