/** Converts decoded requests and catalogue rows of linear modules to SI. */
import type { LimitFigure } from '../../contract/catalogue/figure.ts'
import type { LinearModuleCandidate } from './wire/linear-module.ts'
import type { LinearModule, LinearModuleDuty, LinearModuleGuide, LinearModuleRail, LinearModuleScrew } from './sizing/input.ts'
import { highestSpeedOf, speedOfPace, type Pace } from '../formulas/motion-profile.ts'
import { toSi, type OutputUnit } from '../formulas/unit-scale.ts'
import { statedIn, type StatedLimit } from '../sizing/stated.ts'
import { needed } from '../define/call-parameters.ts'
import { massPhasesOf } from '../define/mass-phases.ts'
import type { LinearModuleParameters } from './parameters.ts'

const paceOf = ({ MaxSpeed, TotalTime, EvenTime: constantSpeedTime }: LinearModuleParameters): Pace => {
  if (TotalTime !== undefined) return { totalTime: TotalTime }
  return constantSpeedTime === undefined
    ? { speed: toSi(needed(MaxSpeed, 'MaxSpeed, TotalTime or EvenTime'), 'mm/s') }
    : { constantSpeedTime }
}

/**
 * @param parameters decoded request
 * @returns working conditions, SI. A stroke that cannot be done in the requested time is sized at the speed of the shortest time,
 * and its time check fails.
 */
export function linearModuleDuty(parameters: LinearModuleParameters): LinearModuleDuty {
  const { AssemblyMethod, M, Thrust, A = 0, B = 0, C = 0, Acceleration: acceleration, MotionProfile: motionProfile, TotalTime } = parameters
  const { ExternalForce: force = 0, WaitingTime: dwell = 0 } = parameters
  const stroke = toSi(parameters.Stroke, 'mm')
  const move = { stroke, acceleration, motionProfile }
  const pace = paceOf(parameters)
  return {
    posture: AssemblyMethod,
    load: Thrust === undefined ? { mass: needed(M, 'M or Thrust') } : { thrust: Thrust },
    arms: { along: toSi(A, 'mm'), lateral: toSi(B, 'mm'), height: toSi(C, 'mm') },
    speed: speedOfPace({ ...move, pace }) ?? highestSpeedOf(move),
    ...move,
    external: {
      force,
      lateral: toSi(parameters.ForceB ?? B, 'mm'),
      height: toSi(parameters.ForceC ?? C, 'mm'),
    },
    dwell,
    ...(TotalTime !== undefined && { totalTime: TotalTime }),
    phases: massPhasesOf(parameters.Phases),
  }
}

/** A table of a catalogue row in SI, by ascending key. */
const tableOf = (table: Readonly<Record<string, number>>, units: readonly [OutputUnit, OutputUnit]): [key: number, value: number][] =>
  Object.entries(table)
    .map(([key, value]): [number, number] => [toSi(Number(key), units[0]), toSi(value, units[1])])
    .sort(([a], [b]) => a - b)

function railsOf({ railStrokeMm = {}, railSpeedMmS = {} }: LinearModuleCandidate): LinearModuleRail[] {
  const speeds = new Map(tableOf(railSpeedMmS, ['mm', 'mm/s']))
  return tableOf(railStrokeMm, ['mm', 'mm']).map(([length, stroke]) => {
    const maxSpeed = speeds.get(length)
    return { length, stroke, ...(maxSpeed !== undefined && { maxSpeed }) }
  })
}

/** The stated figures, in SI. */
function stated<Name extends string>(
  figures: Readonly<Record<Name, readonly [value: number | undefined, unit: OutputUnit]>>,
): Partial<Record<Name, number>> {
  const known = Object.entries<readonly [number | undefined, OutputUnit]>(figures).flatMap(([name, [value, unit]]) =>
    value === undefined ? [] : [[name, toSi(value, unit)] as const],
  )
  // Object.entries widens the names to string; these are those of the known figures.
  return Object.fromEntries(known) as Partial<Record<Name, number>>
}

/** The known limits in SI, including those that are explicitly `none`. */
function limits<Name extends string>(
  figures: Readonly<Record<Name, readonly [limit: LimitFigure, unit: OutputUnit]>>,
): Partial<Record<Name, StatedLimit>> {
  const known = Object.entries<readonly [LimitFigure, OutputUnit]>(figures).flatMap(([name, [limit, unit]]) => {
    const si = statedIn(limit, unit)
    return si === undefined ? [] : [[name, si] as const]
  })
  // Object.entries widens the names to string; these are those of the known limits.
  return Object.fromEntries(known) as Partial<Record<Name, StatedLimit>>
}

const screwOf = (candidate: LinearModuleCandidate): LinearModuleScrew => ({
  ...limits({ speedValue: [candidate.dnLimit, 'mm/min'], maxRotationalSpeed: [candidate.maxScrewSpeedRpm, 'rpm'] }),
  ...stated({
    rootDiameter: [candidate.rootDiameterMm, 'mm'],
    ballCircleDiameter: [candidate.ballCircleDiameterMm, 'mm'],
    dynamicLoadRating: [candidate.screwDynamicRatingN, 'N'],
    staticLoadRating: [candidate.screwStaticRatingN, 'N'],
    bearingDynamicRating: [candidate.bearingDynamicRatingN, 'N'],
    bearingStaticRating: [candidate.bearingStaticRatingN, 'N'],
  }),
})

const perMillimetre = 1000

const guideOf = (candidate: LinearModuleCandidate): LinearModuleGuide => ({
  ...stated({
    dynamicLoadRating: [candidate.guideDynamicRatingN, 'N'],
    staticLoadRating: [candidate.guideStaticRatingN, 'N'],
    lifeBasis: [candidate.guideLifeBasisKm, 'km'],
  }),
  moments: stated({
    pitch: [candidate.pitchMomentNm, 'N*m'],
    yaw: [candidate.yawMomentNm, 'N*m'],
    roll: [candidate.rollMomentNm, 'N*m'],
  }),
  factors: {
    ...(candidate.pitchFactorPerMm !== undefined && { pitch: candidate.pitchFactorPerMm * perMillimetre }),
    ...(candidate.rollFactorPerMm !== undefined && { roll: candidate.rollFactorPerMm * perMillimetre }),
  },
})

/**
 * The resistance of a screw's seals; for a belt its no-load torque as a force, 2π M0 / U. Source: Parker OSP-E catalogue, p. 307.
 */
function resistanceOf({ driveKind, noLoadTorqueNm, resistanceN, leadMm }: LinearModuleCandidate): number | undefined {
  if (driveKind === 'screw') return resistanceN
  return noLoadTorqueNm === undefined ? undefined : (noLoadTorqueNm * 2 * Math.PI) / toSi(leadMm, 'mm')
}

/** Cache by catalogue row: rows are sized repeatedly, and converting their tables takes longer than the sizing. */
const converted = new WeakMap<LinearModuleCandidate, LinearModule>()

/**
 * @param candidate technical part of a catalogue row, or a described module
 * @returns the module, SI
 */
export function linearModuleOf(candidate: LinearModuleCandidate): LinearModule {
  const known = converted.get(candidate)
  if (known) return known
  const module = convert(candidate)
  converted.set(candidate, module)
  return module
}

function convert(candidate: LinearModuleCandidate): LinearModule {
  const rails = railsOf(candidate)
  const resistance = resistanceOf(candidate)
  const { verticalUse } = candidate
  return {
    driveKind: candidate.driveKind,
    travelPerTurn: toSi(candidate.leadMm, 'mm'),
    blocks: candidate.blocks,
    rails,
    maxStroke: rails.at(-1)?.stroke ?? toSi(candidate.maxStrokeMm ?? 0, 'mm'),
    beltForces: tableOf(candidate.beltForceN ?? {}, ['mm/s', 'N']).map(([upToSpeed, force]) => ({ upToSpeed, force })),
    screw: screwOf(candidate),
    guide: guideOf(candidate),
    ...stated({
      verticalMass: [candidate.verticalMassKg, 'kg'],
      resistance: [resistance, 'N'],
      efficiency: [candidate.efficiency, ''],
      inertia: [candidate.inertiaKgCm2, 'kg*cm^2'],
    }),
    ...limits({ maxSpeed: [candidate.maxSpeedMmS, 'mm/s'], maxAcceleration: [candidate.maxAccelerationMS2, 'm/s^2'] }),
    ...(verticalUse && { verticalUse }),
  }
}
