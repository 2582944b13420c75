/** Ball-rail guides: from the request to duty, sizing, card. */
import type { GuideCandidate } from '../../contract/guide.ts'
import { strokePhases, type PhaseForces } from '../../sizing/axial-force.ts'
import { sizeGuide } from '../../sizing/guide.ts'
import { guideDemand, type GuideDemand } from '../../sizing/guide-demand.ts'
import type { Guide, GuideDuty } from '../../sizing/guide-input.ts'
import { guideModelTerms, guideQueryTerms, guideTerms } from '../../sizing/guide-terms.ts'
import { guideDemandValues, largestTransverseLoad } from '../../sizing/guide-values.ts'
import { toSi, type OutputUnit } from '../../sizing/unit-scale.ts'
import { assumptionIssues, resolveAssumptions, type AssumptionOverrides } from '../assumption-set.ts'
import type { Family, Preparation } from '../family.ts'
import { motionOf } from '../motion.ts'
import { guideAssumptions } from './assumptions.ts'
import { guideCard } from './card.ts'
import type { GuideParameters } from './parameters.ts'

/** Stands in for a spacing that the layout does not have and nothing reads, mm. */
const unusedSpacing = 200

/**
 * @param parameters decoded request
 * @returns working conditions, SI
 */
export const guideDuty = (parameters: GuideParameters): GuideDuty => ({
  posture: parameters.UseMethod,
  layout: parameters.Layout,
  sliderSpacing: toSi(parameters.SliderSpacing ?? unusedSpacing, 'mm'),
  railSpacing: toSi(parameters.RailSpacing ?? unusedSpacing, 'mm'),
  mass: parameters.W,
  arms: { travel: toSi(parameters.A, 'mm'), lateral: toSi(parameters.B, 'mm'), normal: toSi(parameters.C, 'mm') },
  speed: toSi(parameters.Speed, 'mm/s'),
  acceleration: parameters.Acceleration,
  stroke: toSi(parameters.Stroke, 'mm'),
})

/** A figure under another name in SI; nothing where the maker does not state it. */
const optional = <Name extends string>(name: Name, value: number | undefined, unit: OutputUnit): { readonly [Key in Name]?: number } =>
  // The record has at most this key.
  (value === undefined ? {} : { [name]: toSi(value, unit) }) as { readonly [Key in Name]?: number }

/**
 * @param candidate technical part of a catalogue row, or a described guide
 * @returns the guide, SI
 */
export const guideOf = (candidate: GuideCandidate): Guide => ({
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
  ...optional('maxSpeed', candidate.maxSpeedMmPerS, 'mm/s'),
})

/** Load of the worst block in each phase, N. */
const phaseLoads = ({ phases }: GuideDemand): PhaseForces =>
  // Object.fromEntries widens the names to string; these are all of them.
  Object.fromEntries(strokePhases.map((name) => [name, largestTransverseLoad(phases[name])])) as Record<
    (typeof strokePhases)[number],
    number
  >

function prepare(parameters: GuideParameters, overrides: AssumptionOverrides): Preparation<GuideCandidate> {
  const duty = guideDuty(parameters)
  const { list, values: assumptions } = resolveAssumptions(guideAssumptions, duty, overrides)
  const demand = guideDemand(duty, assumptions)
  const size = (candidate: GuideCandidate) => sizeGuide(duty, guideOf(candidate), { assumptions, demand })
  return {
    assumptions: list,
    demands: () => guideDemandValues({ duty, assumptions, demand }),
    queryTerms: () => Float64Array.from(guideQueryTerms(duty, demand, assumptions)),
    size,
    motion: () => {
      const loads = phaseLoads(demand)
      const load = { name: 'blockLoad', unit: 'N' } as const
      return motionOf({
        profile: demand.profile,
        acceleration: duty.acceleration,
        dwell: 0,
        loads,
        standing: loads.forwardConstant,
        load,
        values: [],
      })
    },
    card: (model) => guideCard(model, size(model.candidate), duty),
  }
}

/** Ball-rail guides (working id 31). */
export const guideFamily: Family<GuideParameters, GuideCandidate> = {
  terms: guideTerms,
  modelTerms: (candidate) => guideModelTerms(guideOf(candidate)),
  prepare,
  assumptionIssues: (overrides) => assumptionIssues(guideAssumptions, overrides),
  levers: [
    { parameter: 'W', unit: 'kg', lowest: 1 },
    { parameter: 'Speed', unit: 'mm/s', lowest: 1 },
    { parameter: 'Acceleration', unit: 'm/s^2', lowest: 0.01 },
    { parameter: 'Stroke', unit: 'mm', lowest: 50 },
    { parameter: 'C', unit: 'mm', lowest: 1 },
    { parameter: 'A', unit: 'mm', lowest: 1 },
    { parameter: 'B', unit: 'mm', lowest: 1 },
  ],
}
