/** Linear modules: a decoded request and a catalogue row in SI. */
import type { LinearModuleCandidate } from './wire/linear-module.ts'
import type { LinearModule, LinearModuleDuty, LinearModuleGuide, LinearModuleRail, LinearModuleScrew } from './sizing/input.ts'
import { speedOfPace, type Pace } from '../formulas/motion-profile.ts'
import { toSi, type OutputUnit } from '../formulas/unit-scale.ts'
import type { LinearModuleParameters } from './parameters.ts'

const paceOf = ({ MaxSpeed, TotalTime, EvenTime }: LinearModuleParameters): Pace => {
  if (TotalTime !== undefined) return { totalTime: TotalTime }
  return EvenTime === undefined ? { speed: toSi(MaxSpeed ?? 0, 'mm/s') } : { evenTime: EvenTime }
}

/**
 * @param parameters decoded request
 * @returns working conditions, SI. A stroke that cannot be done in the time asked for is sized at the speed of the shortest time, and its
 * time check fails.
 */
export function linearModuleDuty(parameters: LinearModuleParameters): LinearModuleDuty {
  const { AssemblyMethod, M, Thrust, A = 0, B = 0, C = 0, Acceleration: acceleration, TotalTime } = parameters
  const stroke = toSi(parameters.Stroke, 'mm')
  const pace = paceOf(parameters)
  return {
    posture: AssemblyMethod,
    load: Thrust === undefined ? { mass: M ?? 0 } : { thrust: Thrust },
    arms: { along: toSi(A, 'mm'), lateral: toSi(B, 'mm'), height: toSi(C, 'mm') },
    speed: speedOfPace({ stroke, acceleration, pace }) ?? Math.sqrt(stroke * acceleration),
    acceleration,
    stroke,
    dwell: 'speed' in pace ? 0 : (parameters.WaitingTime ?? 0),
    ...(TotalTime !== undefined && { totalTime: TotalTime }),
  }
}

/** A table of a catalogue row in SI, by rising key. */
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

/** The figures that there are, in SI. */
function stated<Name extends string>(
  figures: Readonly<Record<Name, readonly [value: number | undefined, unit: OutputUnit]>>,
): Partial<Record<Name, number>> {
  const known = Object.entries<readonly [number | undefined, OutputUnit]>(figures).flatMap(([name, [value, unit]]) =>
    value === undefined ? [] : [[name, toSi(value, unit)] as const],
  )
  // Object.entries widens the names to string; these are those of the figures that are known.
  return Object.fromEntries(known) as Partial<Record<Name, number>>
}

const screwOf = (candidate: LinearModuleCandidate): LinearModuleScrew =>
  stated({
    rootDiameter: [candidate.rootDiameterMm, 'mm'],
    ballCircleDiameter: [candidate.ballCircleDiameterMm, 'mm'],
    speedValue: [candidate.dnLimit, 'mm/min'],
    maxRotationalSpeed: [candidate.maxScrewSpeedRpm, 'rpm'],
    dynamicLoadRating: [candidate.screwDynamicRatingN, 'N'],
    staticLoadRating: [candidate.screwStaticRatingN, 'N'],
    bearingDynamicRating: [candidate.bearingDynamicRatingN, 'N'],
    bearingStaticRating: [candidate.bearingStaticRatingN, 'N'],
  })

const perMillimetre = 1000

function guideOf(candidate: LinearModuleCandidate): LinearModuleGuide | undefined {
  const { guideDynamicRatingN, guideStaticRatingN, guideLifeBasisKm } = candidate
  if (guideDynamicRatingN === undefined || guideStaticRatingN === undefined || guideLifeBasisKm === undefined) return undefined
  const { pitchMomentNm: pitch, yawMomentNm: yaw, rollMomentNm: roll, pitchFactorPerMm, rollFactorPerMm, blocks } = candidate
  const known = pitch !== undefined && yaw !== undefined && roll !== undefined
  // K = C0 / M0 where no factor is stated; a rolling moment is shared by the blocks, as K is that of one block.
  const factor = (statedFactor: number | undefined, moment: number, shared: number) =>
    statedFactor === undefined ? (shared * guideStaticRatingN) / moment : statedFactor * perMillimetre
  return {
    dynamicLoadRating: guideDynamicRatingN,
    staticLoadRating: guideStaticRatingN,
    lifeBasis: toSi(guideLifeBasisKm, 'km'),
    ...(known && {
      moments: { pitch, yaw, roll },
      factors: {
        pitch: factor(pitchFactorPerMm, pitch, 1),
        yaw: factor(pitchFactorPerMm, yaw, 1),
        roll: factor(rollFactorPerMm, roll, blocks),
      },
    }),
  }
}

/** No-load torque of a belt drive as a force, 2π M0 / U; else the resistance of the seals. Source: Parker OSP-E catalogue, p. 307. */
function resistanceOf({ driveKind, noLoadTorqueNm, resistanceN, leadMm }: LinearModuleCandidate): number | undefined {
  if (driveKind === 'screw') return resistanceN
  return ((noLoadTorqueNm ?? 0) * 2 * Math.PI) / toSi(leadMm, 'mm')
}

/** Rows of a catalogue are sized again and again, and their tables take longer to convert than the sizing takes. */
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
  const guide = guideOf(candidate)
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
    ...stated({
      maxSpeed: [candidate.maxSpeedMmS, 'mm/s'],
      maxAcceleration: [candidate.maxAccelerationMS2, 'm/s^2'],
      verticalMass: [candidate.verticalMassKg, 'kg'],
      resistance: [resistance, 'N'],
    }),
    ...(verticalUse && { verticalUse }),
    ...(guide && { guide }),
  }
}
