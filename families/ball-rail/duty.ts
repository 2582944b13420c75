/** Converts the request and the figures of a ball-rail guide to SI. */
import { massPhasesOf } from '../define/mass-phases.ts'
import { radians, toSi, type OutputUnit } from '../formulas/unit-scale.ts'
import { statedIn } from '../sizing/stated.ts'
import type { BallRailParameters } from './parameters.ts'
import type { BallRailDuty, Guide } from './sizing/input.ts'
import type { BallRailCandidate } from './wire/ball-rail.ts'

/** Placeholder for a spacing that the layout does not have; it is never used, mm. */
const unusedSpacing = 200

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
  drive: { y: toSi(parameters.DriveB ?? 0, 'mm'), z: toSi(parameters.DriveC ?? 0, 'mm') },
  external: {
    force: { x: parameters.ForceX ?? 0, y: parameters.ForceY ?? 0, z: parameters.ForceZ ?? 0 },
    point: { x: toSi(parameters.ForceA ?? 0, 'mm'), y: toSi(parameters.ForceB ?? 0, 'mm'), z: toSi(parameters.ForceC ?? 0, 'mm') },
  },
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
