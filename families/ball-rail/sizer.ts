/** Ball-rail guides: from the request to duty, sizing, card. */
import type { BallRailCandidate } from './wire/ball-rail.ts'
import { strokePhases, type PhaseForces } from '../formulas/axial-force.ts'
import { guideStretch, type BallRailDemand } from './sizing/demand.ts'
import type { Guide, BallRailDuty } from './sizing/input.ts'
import { ballRailModelTerms, ballRailQueryTerms, ballRailTerms } from './sizing/terms.ts'
import { largestTransverseLoad } from './sizing/values.ts'
import { statedIn } from '../sizing/stated.ts'
import { radians, toSi, type OutputUnit } from '../formulas/unit-scale.ts'
import { defineSizer } from '../define/define-sizer.ts'
import { massPhasesOf } from '../define/mass-phases.ts'
import { ballRailSizing } from './sizing/ball-rail-sizing.ts'
import { ballRailAssumptions } from './assumptions.ts'
import { ballRailCard } from './card.ts'
import type { BallRailParameters } from './parameters.ts'

/** Stands in for a spacing that the layout does not have and nothing reads, mm. */
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

/** A figure under another name in SI; nothing where the maker does not state it. */
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
  // kN·m become N·m as kN become N.
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

/** Load of the worst block in each phase, N. */
const phaseLoads = ({ phases }: BallRailDemand): PhaseForces =>
  // Object.fromEntries widens the names to string; these are all of them.
  Object.fromEntries(strokePhases.map((name) => [name, largestTransverseLoad(phases[name])])) as Record<
    (typeof strokePhases)[number],
    number
  >

/** Ball-rail guides (working id 31). */
export const ballRailSizer = defineSizer({
  assumptions: ballRailAssumptions,
  dutyOf: ballRailDuty,
  componentOf: guideOf,
  sizing: ballRailSizing,
  terms: { layout: ballRailTerms, ofComponent: ballRailModelTerms, ofSetting: ballRailQueryTerms },
  cycle: ({ duty, demand }) => {
    const loads = phaseLoads(demand)
    return {
      profile: demand.profile,
      motionProfile: duty.motionProfile,
      dwell: 0,
      loads,
      loadIn: (instant) => largestTransverseLoad(guideStretch(duty, demand.positions, { ...instant, distance: 0 })),
      standing: loads.forwardConstant,
      load: { name: 'blockLoad', unit: 'N' },
      values: [],
    }
  },
  card: ballRailCard,
  levers: [
    { parameter: 'W', unit: 'kg', lowest: 1 },
    { parameter: 'Speed', unit: 'mm/s', lowest: 1 },
    { parameter: 'Acceleration', unit: 'm/s^2', lowest: 0.01 },
    { parameter: 'Stroke', unit: 'mm', lowest: 50 },
    { parameter: 'C', unit: 'mm', lowest: 1 },
    { parameter: 'A', unit: 'mm', lowest: 1 },
    { parameter: 'B', unit: 'mm', lowest: 1 },
  ],
})
