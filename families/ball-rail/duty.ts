/** Converts the request and the figures of a ball-rail guide to SI. */
import { massPhasesOf } from '../define/mass-phases.ts'
import { radians, toSi, type OutputUnit } from '../formulas/unit-scale.ts'
import { statedIn } from '../sizing/stated.ts'
import type { BallRailParameters } from './parameters.ts'
import type { BallRailDuty, Guide } from './sizing/input.ts'
import type { BallRailCandidate } from './wire/ball-rail.ts'

/** Placeholder for a spacing that the layout does not have; it is never used, mm. */
const unusedSpacing = 200

const drivePointOf = ({ DriveB = 0, DriveC = 0 }: BallRailParameters) => ({ y: toSi(DriveB, 'mm'), z: toSi(DriveC, 'mm') })

/** Without a force none acts; without a point it acts at the centre of the blocks. */
const externalOf = ({ ForceX = 0, ForceY = 0, ForceZ = 0, ForceA = 0, ForceB = 0, ForceC = 0 }: BallRailParameters) => ({
  force: { x: ForceX, y: ForceY, z: ForceZ },
  point: { x: toSi(ForceA, 'mm'), y: toSi(ForceB, 'mm'), z: toSi(ForceC, 'mm') },
})

/**
 * @param parameters decoded request
 * @returns working conditions, SI
 */
export const ballRailDuty = (parameters: BallRailParameters): BallRailDuty => ({
  posture: parameters.UseMethod,
  inclination: radians(parameters.Inclination),
  layout: parameters.Layout,
  sliderSpacing: toSi(parameters.SliderSpacing ?? unusedSpacing, 'mm'),
  railSpacing: toSi(parameters.RailSpacing ?? unusedSpacing, 'mm'),
  mass: parameters.W,
  arms: { travel: toSi(parameters.A, 'mm'), lateral: toSi(parameters.B, 'mm'), normal: toSi(parameters.C, 'mm') },
  speed: toSi(parameters.Speed, 'mm/s'),
  acceleration: parameters.Acceleration,
  stroke: toSi(parameters.Stroke, 'mm'),
  motionProfile: parameters.MotionProfile,
  drive: drivePointOf(parameters),
  external: externalOf(parameters),
  returnMass: parameters.ReturnLoad ?? parameters.W,
  phases: massPhasesOf(parameters.Phases),
})

/** A figure in SI under another name; omitted if the maker does not state it. */
const optional = <Name extends string>(name: Name, value: number | undefined, unit: OutputUnit): { readonly [Key in Name]?: number } =>
  // The record has at most this key.
  (value === undefined ? {} : { [name]: toSi(value, unit) }) as { readonly [Key in Name]?: number }

/**
 * @param candidate technical part of a catalogue row, or a described guide
 * @returns the guide, SI
 */
export const guideOf = (candidate: BallRailCandidate): Guide => ({
  rule: candidate.equivalentLoadRule,
  staticLoadRating: toSi(candidate.staticLoadRatingKn, 'kN'),
  // kN·m is converted to N·m by the factor of kN.
  rollMoment: toSi(candidate.rollMomentKnm, 'kN'),
  pitchMoment: toSi(candidate.pitchMomentKnm, 'kN'),
  yawMoment: toSi(candidate.yawMomentKnm, 'kN'),
  dynamicLoadRating: toSi(candidate.dynamicLoadRatingKn, 'kN'),
  ratingDistance: toSi(candidate.ratingDistanceKm, 'km'),
  ...optional('blockWidth', candidate.widthMm, 'mm'),
  ...optional('blockLength', candidate.lengthMm, 'mm'),
  ...optional('maxRailLength', candidate.maxRailLengthMm, 'mm'),
  maxSpeed: statedIn(candidate.maxSpeedMmPerS, 'mm/s'),
})
