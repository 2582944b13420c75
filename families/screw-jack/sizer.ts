/** Sizer of screw jacks: request → duty, sizing, card. */
import type { InstallType, ScrewJackCandidate } from './wire/screw-jack.ts'
import type { ScrewJack, ScrewJackDuty } from './sizing/input.ts'
import { constantForces } from '../formulas/axial-force.ts'
import { strokeProfile } from '../formulas/motion-profile.ts'
import { trapezoidalFlankAngle } from '../formulas/trapezoidal-thread.ts'
import { toSi } from '../formulas/unit-scale.ts'
import { defineSizer } from '../define/define-sizer.ts'
import { fourPoleSpeeds, stageNeed } from '../define/drive-speed.ts'
import type { Cycle } from '../define/motion.ts'
import { screwJackSizing } from './sizing/screw-jack-sizing.ts'
import type { ScrewJackSetting } from './sizing/demand.ts'
import { screwJackAssumptions } from './assumptions.ts'
import { screwJackCard } from './card.ts'
import type { ScrewJackParameters } from './parameters.ts'

/**
 * Without an install type, any type is acceptable. A travelling screw (type 1) has no critical speed, so that everything that
 * passes as type 2 also passes as type 1, and type 1 covers all of them.
 */
const defaultInstallType: InstallType = '1A'

/**
 * @param parameters decoded request of the lift (install type) or of the screw lift (assembly structure)
 * @returns the requested install type; undefined if it is left open
 */
export const requestedInstallType = ({ InstallType, StructAsmCode }: ScrewJackParameters): InstallType | undefined =>
  StructAsmCode ?? InstallType

/**
 * @param parameters decoded request
 * @returns working conditions, SI
 */
export const screwJackDuty = ({ InputRadialForce = 0, ...parameters }: ScrewJackParameters): ScrewJackDuty => ({
  duty: toSi(parameters.ED, '%'),
  mass: parameters.W,
  speed: toSi(parameters.Speed, 'mm/min'),
  stroke: toSi(parameters.Stroke, 'mm'),
  fixing: parameters.FixedMethod,
  installType: requestedInstallType(parameters) ?? defaultInstallType,
  loadType: parameters.WType,
  jackCount: parameters.JackCount ?? 1,
  inputRadialForce: InputRadialForce,
  maxNutPressure: parameters.MaxNutPressure && toSi(parameters.MaxNutPressure, 'N/mm^2'),
  maxDeflection: parameters.MaxDeflection && toSi(parameters.MaxDeflection, 'um'),
  phases: (parameters.Phases ?? []).map(({ load, speed, time }) => ({ mass: load, speed: toSi(speed, 'mm/min'), time })),
})

/**
 * @param candidate technical part of a catalogue row, or a described jack
 * @returns the jack, SI
 */
export const screwJackOf = (candidate: ScrewJackCandidate): ScrewJack => ({
  capacity: candidate.capacityKg,
  screwKind: candidate.screwKind,
  screwDiameter: toSi(candidate.screwDiameterMm, 'mm'),
  lead: toSi(candidate.leadMm, 'mm'),
  rootDiameter: toSi(candidate.rootDiameterMm, 'mm'),
  wormRatio: candidate.wormRatio,
  efficiency: candidate.efficiency,
  maxInputSpeed: toSi(candidate.maxInputSpeedRpm, 'rpm'),
  ...(candidate.maxInputTorqueNm === undefined ? {} : { maxInputTorque: candidate.maxInputTorqueNm }),
  ...(candidate.thermalPowerKw === undefined ? {} : { thermalPower: toSi(candidate.thermalPowerKw, 'kW') }),
  nominalDuty: toSi(candidate.nominalDutyPercent, '%'),
  maxDuty: toSi(candidate.maxDutyPercent, '%'),
  maxStroke: toSi(candidate.maxStrokeMm, 'mm'),
  extension: toSi(candidate.extensionMm, 'mm'),
  ...(candidate.dynamicLoadRatingN === undefined ? {} : { dynamicLoadRating: candidate.dynamicLoadRatingN }),
  maxInputRadialForce: candidate.maxInputRadialForceN,
  tareTorque: candidate.tareTorqueNm,
  housingRigidity: candidate.housingRigidityNPerUm && toSi(candidate.housingRigidityNPerUm, 'N/um'),
  nutLength: candidate.nutLengthMm && toSi(candidate.nutLengthMm, 'mm'),
  threadStarts: candidate.threadStarts ?? 1,
  flankAngle: candidate.threadForm === 'square' ? 0 : trapezoidalFlankAngle,
  collar: collarOf(candidate),
})

const collarOf = ({ collarDiameterMm, collarFriction }: ScrewJackCandidate): ScrewJack['collar'] =>
  collarDiameterMm === undefined || collarFriction === undefined
    ? undefined
    : { meanDiameter: toSi(collarDiameterMm, 'mm'), frictionCoefficient: collarFriction }

/** A stroke at constant speed, followed by the rest of the duty cycle. */
function screwJackCycle({ duty, demand: { force } }: ScrewJackSetting): Cycle {
  const profile = strokeProfile({ ...duty, acceleration: 0 })
  return {
    profile,
    dwell: profile.duration * (1 / duty.duty - 1),
    loads: constantForces(force),
    standing: force,
    load: { name: 'axialForce', unit: 'N' },
    values: [],
  }
}

/** Sizer of screw jacks and screw lifts (working ids 300 and 3). */
export const screwJackSizer = defineSizer({
  assumptions: screwJackAssumptions,
  dutyOf: screwJackDuty,
  componentOf: screwJackOf,
  sizing: screwJackSizing,
  need: ({ candidate, figures: { brakeNeeded, inputSpeed, inputPower } }) => ({
    size: candidate.capacityKg,
    need: [Number(brakeNeeded ?? true), stageNeed(fourPoleSpeeds, inputSpeed), inputPower],
  }),
  cycle: screwJackCycle,
  card: (model, sized, setting) => screwJackCard(model, sized, { ...setting, install: requestedInstallType(setting.parameters) }),
  levers: [
    { parameter: 'W', unit: 'kg', lowest: 1 },
    { parameter: 'Speed', unit: 'mm/min', lowest: 1 },
    { parameter: 'Stroke', unit: 'mm', lowest: 1 },
    { parameter: 'ED', unit: '%', lowest: 1 },
  ],
})
