/** Sizer of slide modules: request → duty, sizing, card. */
import { slideEnvironments, type SlideModuleCandidate, type SlideEnvironment } from './wire/slide-module.ts'
import { largestAxialForce } from '../formulas/axial-force.ts'
import { rotationalSpeed } from '../formulas/critical-speed.ts'
import { largestSpeedOf } from '../formulas/duty-spectrum.ts'
import { standardGravity } from '../formulas/physical-constants.ts'
import type { Slide, SlideModuleDuty, SlideGuide, SlideLength } from './sizing/input.ts'
import { toSi } from '../formulas/unit-scale.ts'
import { loadFactorJumps } from '../formulas/load-factor.ts'
import { needed } from '../define/call-parameters.ts'
import { defineSizer } from '../define/define-sizer.ts'
import { servoSpeeds, stageNeed } from '../define/drive-speed.ts'
import { massPhasesOf } from '../define/mass-phases.ts'
import { slideModuleSizing } from './sizing/slide-module-sizing.ts'
import { slideModuleAssumptions } from './assumptions.ts'
import { slideModuleCard } from './card.ts'
import type { SlideModuleParameters } from './parameters.ts'

/** Cleanliness as a number: the position in the list, cleaner ones last. */
const cleanlinessOf = (environment: SlideEnvironment): number => slideEnvironments.indexOf(environment) + 1

/** External force on the table; undefined if none acts. */
const externalOf = ({ ExternalForce: force = 0, ForceA, ForceC, A, C }: SlideModuleParameters): Pick<SlideModuleDuty, 'external'> =>
  force === 0 ? {} : { external: { force, lateral: toSi(ForceA ?? A, 'mm'), height: toSi(ForceC ?? C, 'mm') } }

/**
 * @param parameters decoded request
 * @returns working conditions, SI; a lever arm along vertical travel has no effect and is 0
 */
export const slideModuleDuty = (parameters: SlideModuleParameters): SlideModuleDuty => ({
  posture: parameters.AssemblyMethod,
  mass: parameters.W,
  arms: {
    lateral: toSi(parameters.A, 'mm'),
    along: parameters.AssemblyMethod === 'vertical' ? 0 : toSi(needed(parameters.B, 'B'), 'mm'),
    height: toSi(parameters.C, 'mm'),
  },
  ...externalOf(parameters),
  stroke: toSi(parameters.Stroke, 'mm'),
  speed: toSi(parameters.Speed, 'mm/s'),
  motionProfile: parameters.MotionProfile,
  phases: massPhasesOf(parameters.Phases),
  width: toSi(parameters.Width, 'mm'),
  ...(parameters.UseEnvironment === undefined ? {} : { cleanliness: cleanlinessOf(parameters.UseEnvironment) }),
  ...(parameters.PositionAccuracy === undefined ? {} : { repeatability: toSi(Number(parameters.PositionAccuracy), 'mm') }),
})

function lengthsOf({ speedByStrokeMmS, bedByStrokeMm = {} }: SlideModuleCandidate): SlideLength[] {
  const lengths = Object.entries(speedByStrokeMmS).map(([stroke, speed]): SlideLength => {
    const bed = bedByStrokeMm[stroke]
    return { stroke: toSi(Number(stroke), 'mm'), speed: toSi(speed, 'mm/s'), ...(bed === undefined ? {} : { bed: toSi(bed, 'mm') }) }
  })
  return lengths.toSorted((a, b) => a.stroke - b.stroke)
}

const guideOf = ({
  dynamicLoadRatingN: dynamicLoadRating,
  staticLoadRatingN: staticLoadRating,
  rollMomentNm: rollMoment,
  pitchMomentNm: pitchMoment,
  yawMomentNm: yawMoment,
}: SlideModuleCandidate): SlideGuide => ({
  ...(dynamicLoadRating !== undefined && { dynamicLoadRating }),
  ...(staticLoadRating !== undefined && { staticLoadRating }),
  ...(rollMoment !== undefined && { rollMoment }),
  ...(pitchMoment !== undefined && { pitchMoment }),
  ...(yawMoment !== undefined && { yawMoment }),
})

/**
 * @param candidate technical part of a catalogue row, or a described module
 * @returns the module, SI
 */
export function slideOf(candidate: SlideModuleCandidate): Slide {
  const { payloadVerticalKg, allowableMomentNm, maxThrustN } = candidate
  return {
    width: toSi(candidate.widthMm, 'mm'),
    cleanliness: cleanlinessOf(candidate.environment),
    repeatability: toSi(candidate.repeatabilityMm, 'mm'),
    payloadHorizontal: candidate.payloadHorizontalKg,
    lengths: lengthsOf(candidate),
    guide: guideOf(candidate),
    ...(payloadVerticalKg === undefined ? {} : { payloadVertical: payloadVerticalKg }),
    ...(maxThrustN === undefined ? {} : { maxThrust: maxThrustN }),
    ...(allowableMomentNm === undefined ? {} : { allowableMoment: allowableMomentNm }),
  }
}

/** Force to hold at standstill, N: the weight, and the intermittent external force; on a horizontal axis only the latter. */
function standingForceOf({ posture, mass, external }: SlideModuleDuty): number {
  const weight = posture === 'vertical' ? mass * standardGravity : 0
  return Math.max(weight, Math.abs(weight + (external?.force ?? 0)))
}

/** Sizer of slide modules (working id 20). */
export const slideModuleSizer = defineSizer({
  assumptions: slideModuleAssumptions,
  dutyOf: slideModuleDuty,
  componentOf: slideOf,
  sizing: slideModuleSizing,
  need: ({ candidate: { widthMm, leadMm }, duty, demand }) => ({
    size: widthMm,
    need: [stageNeed(servoSpeeds, rotationalSpeed(largestSpeedOf(duty), toSi(leadMm, 'mm'))), largestAxialForce(demand.forces) * leadMm],
  }),
  cycle: ({ duty, demand }) => ({
    profile: demand.profile,
    motionProfile: duty.motionProfile,
    dwell: 0,
    loads: demand.forces,
    standing: standingForceOf(duty),
    load: { name: 'axialForce', unit: 'N' },
    values: [],
  }),
  jumps: { Speed: loadFactorJumps },
  card: slideModuleCard,
  assumptionLevers: [{ parameter: 'motionShare', unit: '%', lowest: 1 }],
  levers: [
    { parameter: 'W', unit: 'kg', lowest: 1 },
    { parameter: 'Speed', unit: 'mm/s', lowest: 1 },
    { parameter: 'Stroke', unit: 'mm', lowest: 100 },
    { parameter: 'A', unit: 'mm', lowest: 0 },
    { parameter: 'B', unit: 'mm', lowest: 0 },
    { parameter: 'C', unit: 'mm', lowest: 0 },
  ],
})
