/** Ball screws: from the request to duty, sizing, card. */
import type { BallScrewCandidate } from '../../contract/ball-screw.ts'
import { ballScrewDemand } from '../../sizing/ball-screw-demand.ts'
import type { BallScrew, BallScrewDuty } from '../../sizing/ball-screw-input.ts'
import { ballScrewModelTerms, ballScrewQueryTerms, ballScrewTerms } from '../../sizing/ball-screw-terms.ts'
import { ballScrewDemandValues } from '../../sizing/ball-screw-demand-values.ts'
import { sizeBallScrew } from '../../sizing/ball-screw.ts'
import { coarsestE300, e300Of } from '../../sizing/shaft-length.ts'
import { standardGravity } from '../../sizing/physical-constants.ts'
import { toSi } from '../../sizing/unit-scale.ts'
import { assumptionIssues, resolveAssumptions, type AssumptionOverrides } from '../assumption-set.ts'
import { ballScrewAssumptions } from './assumptions.ts'
import { ballScrewCard } from './card.ts'
import type { BallScrewParameters } from './parameters.ts'
import type { Family, Preparation } from '../family.ts'
import { motionOf } from '../motion.ts'

/**
 * @param parameters decoded request
 * @returns working conditions, SI
 */
export const ballScrewDuty = (parameters: BallScrewParameters): BallScrewDuty => ({
  posture: parameters.AssemblyMethod,
  mass: parameters.W,
  speed: toSi(parameters.Speed, 'mm/s'),
  acceleration: parameters.Acceleration,
  stroke: toSi(parameters.Stroke, 'mm'),
  e300: parameters.UsePrecision === undefined ? coarsestE300 : e300Of(parameters.UsePrecision),
  endFixity: parameters.FixedMethod,
})

/**
 * @param candidate technical part of a catalogue row, or a described screw
 * @returns the screw, SI
 */
export const ballScrewOf = (candidate: BallScrewCandidate): BallScrew => ({
  lead: toSi(candidate.leadMm, 'mm'),
  rootDiameter: toSi(candidate.rootDiameterMm, 'mm'),
  ballCircleDiameter: toSi(candidate.ballCircleDiameterMm ?? candidate.nominalDiameterMm, 'mm'),
  dynamicLoadRating: candidate.dynamicLoadRatingN,
  staticLoadRating: candidate.staticLoadRatingN,
  nutLength: toSi(candidate.nutLengthMm, 'mm'),
  speedValue: toSi(candidate.dnLimit, 'mm/min'),
  ...(candidate.maxSpeedRpm === undefined ? {} : { maxRotationalSpeed: toSi(candidate.maxSpeedRpm, 'rpm') }),
  ...lengthsOf(candidate.lengthByGrade ?? {}),
})

function lengthsOf(lengthByGrade: Readonly<Record<string, number>>): Pick<BallScrew, 'lengths'> {
  const lengths = Object.entries(lengthByGrade).map(([micrometres, length]) => ({
    e300: toSi(Number(micrometres), 'um'),
    length: toSi(length, 'mm'),
  }))
  return lengths.length === 0 ? {} : { lengths }
}

function prepare(parameters: BallScrewParameters, overrides: AssumptionOverrides): Preparation<BallScrewCandidate> {
  const duty = ballScrewDuty(parameters)
  const { list, values: assumptions } = resolveAssumptions(ballScrewAssumptions, duty, overrides)
  const demand = ballScrewDemand(duty, assumptions)
  const size = (candidate: BallScrewCandidate) => sizeBallScrew(duty, ballScrewOf(candidate), assumptions)
  return {
    assumptions: list,
    demands: () => ballScrewDemandValues({ duty, assumptions, demand }),
    queryTerms: () => Float64Array.from(ballScrewQueryTerms(duty, demand, assumptions)),
    size,
    motion: () =>
      motionOf({
        profile: demand.profile,
        acceleration: duty.acceleration,
        dwell: 0,
        loads: demand.forces,
        // Standing still, the weight of a vertical axis remains.
        standing: duty.posture === 'vertical' ? duty.mass * standardGravity : 0,
        load: { name: 'axialForce', unit: 'N' },
        values: [],
      }),
    card: (model) => ballScrewCard(model, size(model.candidate), duty),
  }
}

/** Ball screws (working id 30). */
export const ballScrewFamily: Family<BallScrewParameters, BallScrewCandidate> = {
  terms: ballScrewTerms,
  modelTerms: (candidate) => ballScrewModelTerms(ballScrewOf(candidate)),
  prepare,
  assumptionIssues: (overrides) => assumptionIssues(ballScrewAssumptions, overrides),
  levers: [
    { parameter: 'W', unit: 'kg', lowest: 1 },
    { parameter: 'Speed', unit: 'mm/s', lowest: 1 },
    { parameter: 'Acceleration', unit: 'm/s^2', lowest: 0.01 },
    { parameter: 'Stroke', unit: 'mm', lowest: 50 },
  ],
}
