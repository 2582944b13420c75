/** Slide modules: from the request to duty, sizing, card. */
import { slideEnvironments, type SlideCandidate, type SlideEnvironment } from '../../contract/slide.ts'
import { standardGravity } from '../../sizing/physical-constants.ts'
import { slideDemand } from '../../sizing/slide-demand.ts'
import type { Slide, SlideDuty, SlideGuide, SlideLength } from '../../sizing/slide-input.ts'
import { slideModelTerms, slideQueryTerms, slideTerms } from '../../sizing/slide-terms.ts'
import { slideDemandValues } from '../../sizing/slide-values.ts'
import { sizeSlide } from '../../sizing/slide.ts'
import { toSi } from '../../sizing/unit-scale.ts'
import { assumptionIssues, resolveAssumptions, type AssumptionOverrides } from '../assumption-set.ts'
import type { Family, Preparation } from '../family.ts'
import { motionOf } from '../motion.ts'
import { slideAssumptions } from './assumptions.ts'
import { slideCard } from './card.ts'
import type { SlideParameters } from './parameters.ts'

/** Cleanliness as a number: the further down the list, the cleaner. */
const cleanlinessOf = (environment: SlideEnvironment): number => slideEnvironments.indexOf(environment) + 1

/**
 * @param parameters decoded request
 * @returns working conditions, SI; an arm along a vertical travel has no lever and is 0
 */
export const slideDuty = (parameters: SlideParameters): SlideDuty => ({
  posture: parameters.AssemblyMethod,
  mass: parameters.W,
  arms: {
    lateral: toSi(parameters.A, 'mm'),
    along: parameters.AssemblyMethod === 'vertical' ? 0 : toSi(parameters.B ?? 0, 'mm'),
    height: toSi(parameters.C, 'mm'),
  },
  stroke: toSi(parameters.Stroke, 'mm'),
  speed: toSi(parameters.Speed, 'mm/s'),
  width: toSi(parameters.Width, 'mm'),
  ...(parameters.UseEnvironment === undefined ? {} : { cleanliness: cleanlinessOf(parameters.UseEnvironment) }),
  ...(parameters.PositionAccuracy === undefined ? {} : { repeatability: toSi(Number(parameters.PositionAccuracy), 'mm') }),
})

function lengthsOf({ speedByStrokeMmS, bedByStrokeMm = {} }: SlideCandidate): SlideLength[] {
  const lengths = Object.entries(speedByStrokeMmS).map(([stroke, speed]): SlideLength => {
    const bed = bedByStrokeMm[stroke]
    return { stroke: toSi(Number(stroke), 'mm'), speed: toSi(speed, 'mm/s'), ...(bed === undefined ? {} : { bed: toSi(bed, 'mm') }) }
  })
  return lengths.toSorted((a, b) => a.stroke - b.stroke)
}

function guideOf(candidate: SlideCandidate): SlideGuide | undefined {
  const { dynamicLoadRatingN, staticLoadRatingN, rollMomentNm, pitchMomentNm, yawMomentNm } = candidate
  if (dynamicLoadRatingN === undefined || staticLoadRatingN === undefined) return undefined
  if (rollMomentNm === undefined || pitchMomentNm === undefined || yawMomentNm === undefined) return undefined
  return {
    dynamicLoadRating: dynamicLoadRatingN,
    staticLoadRating: staticLoadRatingN,
    rollMoment: rollMomentNm,
    pitchMoment: pitchMomentNm,
    yawMoment: yawMomentNm,
  }
}

/**
 * @param candidate technical part of a catalogue row, or a described module
 * @returns the module, SI; its guide only where all its ratings are known
 */
export function slideOf(candidate: SlideCandidate): Slide {
  const guide = guideOf(candidate)
  const { payloadVerticalKg, allowableMomentNm } = candidate
  return {
    width: toSi(candidate.widthMm, 'mm'),
    cleanliness: cleanlinessOf(candidate.environment),
    repeatability: toSi(candidate.repeatabilityMm, 'mm'),
    payloadHorizontal: candidate.payloadHorizontalKg,
    lengths: lengthsOf(candidate),
    ...(payloadVerticalKg === undefined ? {} : { payloadVertical: payloadVerticalKg }),
    ...(guide && { guide }),
    ...(allowableMomentNm === undefined ? {} : { allowableMoment: allowableMomentNm }),
  }
}

function prepare(parameters: SlideParameters, overrides: AssumptionOverrides): Preparation<SlideCandidate> {
  const duty = slideDuty(parameters)
  const { list, values: assumptions } = resolveAssumptions(slideAssumptions, duty, overrides)
  const demand = slideDemand(duty, assumptions)
  const size = (candidate: SlideCandidate) => sizeSlide(duty, slideOf(candidate), assumptions)
  return {
    assumptions: list,
    demands: () => slideDemandValues({ duty, assumptions, demand }),
    queryTerms: () => Float64Array.from(slideQueryTerms(duty, demand, assumptions)),
    size,
    motion: () =>
      motionOf({
        profile: demand.profile,
        acceleration: assumptions.acceleration,
        dwell: 0,
        loads: demand.forces,
        standing: duty.posture === 'vertical' ? duty.mass * standardGravity : 0,
        load: { name: 'axialForce', unit: 'N' },
        values: [],
      }),
    card: (model) => slideCard(model, size(model.candidate), duty),
  }
}

/** Slide modules (working id 20). */
export const slideFamily: Family<SlideParameters, SlideCandidate> = {
  terms: slideTerms,
  modelTerms: (candidate) => slideModelTerms(slideOf(candidate)),
  prepare,
  assumptionIssues: (overrides) => assumptionIssues(slideAssumptions, overrides),
  levers: [
    { parameter: 'W', unit: 'kg', lowest: 1 },
    { parameter: 'Speed', unit: 'mm/s', lowest: 1 },
    { parameter: 'Stroke', unit: 'mm', lowest: 100 },
    { parameter: 'A', unit: 'mm', lowest: 0 },
    { parameter: 'B', unit: 'mm', lowest: 0 },
    { parameter: 'C', unit: 'mm', lowest: 0 },
  ],
}
