/** Computed figures of one linear module under one duty. */
import { largestAxialForce, strokePhases, worseForces, type PhaseForces, type StrokePhase } from '../../formulas/axial-force.ts'
import { eulerEndFactor, eulerLoad } from '../../formulas/buckling.ts'
import { rotationalSpeed } from '../../formulas/critical-speed.ts'
import { lifeDistance, lifeRevolutions } from '../../formulas/life.ts'
import { combinedLoad, cubicMeanLoad, strokeSegments } from '../../formulas/mean-load.ts'
import { openSegments, preloadedMeanLoad } from '../../formulas/preload.ts'
import type { LinearModuleDemand, ModulePhase } from './demand.ts'
import { cycleTorque, effortTorque, torqueIn, type ModuleDrive, type TurningParts } from './drive.ts'
import { driveInertia, driveOf } from './rotating-parts.ts'
import { strokeStretches, type Stretch } from '../../formulas/stroke-stretches.ts'
import { guideFigures } from './guide.ts'
import type { LinearModule, LinearModuleAssumptions, LinearModuleDuty } from './input.ts'
import { driveForces, largestMoment, type GuideLoad, type LinearModuleMoments } from './load.ts'
import { beltForceAt, railFor, screwSpeed, screwSpeeds, statedSpeed } from './speed.ts'
import { boundedQuotient } from '../../formulas/physical-constants.ts'
import type { SizingCase } from '../../sizing/define-sizing.ts'
import { leastOf } from '../../sizing/stated.ts'
import { permissibleTension } from '../../formulas/static-safety.ts'
import { effectiveTorque, reflectedInertia, turningTorque } from '../../formulas/torque.ts'

/** A module under working conditions. */
export type LinearModuleCase = SizingCase<LinearModuleDuty, LinearModuleAssumptions, LinearModuleDemand, LinearModule>

/** Input of the checks. */
export type LinearModuleContext = LinearModuleCase & { readonly figures: LinearModuleFigures }

/** Figures, SI; rotational speeds in rev/s. */
export type LinearModuleFigures = ReturnType<typeof linearModuleFigures>

/**
 * Resistance in addition to the friction of the load: as stated by the maker; for a screw otherwise as assumed.
 * @param module candidate
 * @param assumed resistance if the maker of a screw module states none, N
 * @returns N; undefined for a belt whose no-load torque is not stated
 */
const resistanceOf = ({ driveKind, resistance }: LinearModule, assumed: number): number | undefined =>
  resistance ?? (driveKind === 'screw' ? assumed : undefined)

/** Forces along the travel without the external force, N: of the motion, and of the phases of the spectrum. */
type Forces = { readonly motion: PhaseForces; readonly spectrum: readonly (ModulePhase & { readonly forces: PhaseForces })[] }

function forcesOf({ duty, demand, assumptions, component: module }: LinearModuleCase): Forces | undefined {
  const resistance = resistanceOf(module, assumptions.guideResistance)
  if (resistance === undefined) return undefined
  const { posture } = duty
  const { frictionCoefficient } = assumptions
  return {
    motion: driveForces({ ...duty, frictionCoefficient, resistance }),
    spectrum: demand.spectrum.map((phase) => ({
      ...phase,
      forces: driveForces({ posture, load: phase, acceleration: phase.acceleration, frictionCoefficient, resistance }),
    })),
  }
}

/** Torques of a drive with known forces and rotating parts. */
type DynamicFigures = {
  readonly torques: PhaseForces
  readonly accelerationTorque: number
  readonly peakTorque: number
  readonly decelerationTorque: number
  readonly rmsTorque: number
  readonly peakPower: number
  readonly meanPower: number
}

const plusForce = (forces: PhaseForces, force: number): PhaseForces => mapPhases((phase) => forces[phase] + force)

const larger = (one: number, other: number): number => (Math.abs(other) > Math.abs(one) ? other : one)

const mapPhases = (value: (phase: StrokePhase) => number): PhaseForces =>
  // The phases of a record of exactly these phases.
  Object.fromEntries(strokePhases.map((phase) => [phase, value(phase)])) as PhaseForces

/** The larger of the torques in a segment with and without the external force; `forces` exclude it. */
function torqueUnder(forces: PhaseForces, force: number, driven: { readonly drive: ModuleDrive; readonly parts: TurningParts }) {
  const pushed = plusForce(forces, force)
  return (stretch: Pick<Stretch, 'phase' | 'acceleration'>): number =>
    force === 0 ? torqueIn(forces, stretch, driven) : larger(torqueIn(forces, stretch, driven), torqueIn(pushed, stretch, driven))
}

const peakOf = (torques: PhaseForces): number => Math.max(...Object.values(torques).map(Math.abs))

function dynamicFigures(sized: LinearModuleCase, forces: Forces, inertia: number): DynamicFigures {
  const { duty, demand, component: module, assumptions } = sized
  const drive = driveOf(module, assumptions)
  const under = (load: PhaseForces, acceleration: number) =>
    torqueUnder(load, duty.external.force, { drive, parts: { inertia, acceleration } })
  const highest = (torqueAt: ReturnType<typeof torqueUnder>) => mapPhases((phase) => torqueAt({ phase, acceleration: 1 }))
  const torqueAt = under(forces.motion, duty.acceleration)
  const torques = highest(torqueAt)
  const phases = forces.spectrum.map((phase) => ({ ...phase, torque: peakOf(highest(under(phase.forces, phase.acceleration))) }))
  const overTime = (segments: typeof phases): number =>
    effectiveTorque(
      segments,
      segments.reduce((sum, { time }) => sum + time, 0),
    )
  const angularSpeed = (speed: number): number => 2 * Math.PI * rotationalSpeed(speed, module.travelPerTurn)
  const rms = demand.ofSpectrum ? overTime(phases) : cycleTorque(torqueAt, strokeStretches(demand.profile), demand.cycleTime)
  const powers = [{ torque: peakOf(torques), speed: demand.profile.peakSpeed }, ...phases].map(
    ({ torque, speed }) => torque * angularSpeed(speed),
  )
  return {
    torques,
    accelerationTorque: effortTorque(demand.inertiaForce, drive) + turningTorque(inertia, drive.travelPerTurn, duty.acceleration),
    peakTorque: Math.max(peakOf(torques), ...phases.map(({ torque }) => torque)),
    decelerationTorque: Math.abs(torques.forwardDecelerating),
    rmsTorque: rms,
    peakPower: Math.max(...powers),
    meanPower: demand.ofSpectrum
      ? overTime(phases.map((phase) => ({ ...phase, torque: phase.torque * angularSpeed(phase.speed) })))
      : rms * angularSpeed(demand.profile.peakSpeed),
  }
}

/**
 * Torque at constant speed in either direction, with or without the external force: the largest in magnitude, N·m; negative where
 * the motor brakes.
 */
function runningTorque(forces: PhaseForces, force: number, drive: ModuleDrive): number {
  const efforts = [forces, plusForce(forces, force)].flatMap(({ forwardConstant, backwardConstant }) => [
    forwardConstant,
    -backwardConstant,
  ])
  return efforts.map((effort) => effortTorque(effort, drive)).reduce((most, torque) => (Math.abs(torque) > Math.abs(most) ? torque : most))
}

function torqueFigures(sized: LinearModuleCase, forces: Forces | undefined) {
  const { duty, demand, component: module, assumptions } = sized
  const drive = driveOf(module, assumptions)
  const inertia = driveInertia(module, demand, assumptions)
  const dynamic: Partial<DynamicFigures> = forces && inertia !== undefined ? dynamicFigures(sized, forces, inertia) : {}
  return {
    runningTorque: forces && runningTorque(forces.motion, duty.external.force, drive),
    holdingTorque: Math.abs(effortTorque(-demand.largest.standingForce, { ...drive, efficiency: 1 })),
    loadInertia: reflectedInertia(demand.largest.mass, module.travelPerTurn),
    driveInertia: inertia,
    driveEfficiency: drive.efficiency,
    requiredSpeed: rotationalSpeed(demand.largest.speed, module.travelPerTurn),
    ...dynamic,
  }
}

/** Life of a component under the axial force, m; undefined if its rating is not stated. */
function axialLife(rating: number | undefined, { component: module, assumptions }: LinearModuleCase, meanLoad: number): number | undefined {
  if (rating === undefined) return undefined
  const { loadFactor } = assumptions
  return lifeDistance(lifeRevolutions({ dynamicLoadRating: rating, meanLoad, loadFactor }), module.travelPerTurn)
}

/**
 * The load (N) with its speed (m/s) that has the highest utilisation of the belt; undefined if the maker states no permissible
 * force.
 */
function hardestForBelt(module: LinearModule, loads: readonly { readonly load: number; readonly speed: number }[]) {
  const uses = loads.flatMap(({ load: force, speed }) => {
    const permissible = beltForceAt(module, speed)
    return permissible === undefined ? [] : [{ force, speed, permissible }]
  })
  return uses.toSorted((one, other) => other.force / other.permissible - one.force / one.permissible)[0]
}

/** Largest and mean force along the travel, and their effect on the components that carry them. */
function axialFigures(sized: LinearModuleCase, { motion, spectrum }: Forces) {
  const { component: module, demand, duty } = sized
  const { staticLoadRating, bearingStaticRating, dynamicLoadRating, bearingDynamicRating } = module.screw
  const { force } = duty.external
  const largest = (forces: PhaseForces): number => largestAxialForce(worseForces(forces, force))
  const phases = spectrum.map(({ forces, speed, time }) => ({ load: largest(forces), speed, weight: speed * time }))
  const loads = [{ load: largest(motion), speed: duty.speed }, ...phases]
  const largestForce = Math.max(...loads.map(({ load }) => load))
  const meanScrewLoad = demand.ofSpectrum
    ? cubicMeanLoad(phases)
    : combinedLoad(preloadedMeanLoad(openSegments(strokeSegments(motion, demand.profile), force), 0))
  return {
    largestForce,
    belt: module.driveKind === 'belt' ? hardestForBelt(module, loads) : undefined,
    meanScrewLoad,
    screwStaticSafety: staticLoadRating === undefined ? undefined : boundedQuotient(staticLoadRating, largestForce),
    bearingStaticSafety: bearingStaticRating === undefined ? undefined : boundedQuotient(bearingStaticRating, largestForce),
    screwLife: axialLife(dynamicLoadRating, sized, meanScrewLoad),
    bearingLife: axialLife(bearingDynamicRating, sized, meanScrewLoad),
  }
}

function shaftFigures({ component: module, demand, assumptions }: LinearModuleCase) {
  const { rootDiameter } = module.screw
  const rail = railFor(module, demand.requiredStroke)
  const supportLength = rail === undefined ? demand.supportLength : Math.max(rail.length, demand.requiredStroke)
  const speeds = screwSpeeds(module, supportLength, assumptions.criticalSpeedMargin)
  const [stated, ofScrew] = [statedSpeed(module, rail), screwSpeed(speeds)]
  return {
    rail,
    supportLength,
    speeds,
    statedSpeed: stated,
    screwSpeed: ofScrew,
    permissibleSpeed: leastOf(stated, module.driveKind === 'screw' ? ofScrew : 'none'),
    bucklingLoad:
      rootDiameter === undefined
        ? undefined
        : assumptions.bucklingMargin * eulerLoad({ rootDiameter, length: supportLength, endFactor: eulerEndFactor['fixed-fixed'] }),
    permissibleTension: rootDiameter === undefined ? undefined : permissibleTension(rootDiameter, assumptions.permissibleStress),
  }
}

/** Components whose life can govern that of the module. */
export type LifePart = 'guide' | 'screw' | 'bearing'

function momentFigures({ demand, component: module, assumptions }: LinearModuleCase) {
  const { guide, blocks } = module
  const limit = assumptions.staticSafetyLimit
  const shareOf = (axis: keyof LinearModuleMoments, moment: number): number | undefined => {
    const permissible = guide.moments[axis]
    return permissible === undefined ? undefined : (limit * moment) / permissible
  }
  const combined = ({ radial, lateral, moments }: GuideLoad): number | undefined =>
    sumOf([
      guide.staticLoadRating === undefined ? undefined : (limit * (radial + lateral)) / (blocks * guide.staticLoadRating),
      shareOf('pitch', largestMoment(moments.pitch)),
      shareOf('yaw', largestMoment(moments.yaw)),
      shareOf('roll', largestMoment(moments.roll)),
    ])
  const { pitch, yaw, roll } = demand.largest.moments
  return {
    moments: { pitch: shareOf('pitch', pitch), yaw: shareOf('yaw', yaw), roll: shareOf('roll', roll) },
    combinedFactor: largestKnown([demand, ...demand.spectrum].map(({ guideLoad }) => combined(guideLoad))),
  }
}

/** The maximum, if all values are known. */
const largestKnown = (values: readonly (number | undefined)[]): number | undefined => {
  const known = values.filter((value) => value !== undefined)
  return known.length < values.length ? undefined : Math.max(...known)
}

/** The sum, if all parts are known. */
const sumOf = (parts: readonly (number | undefined)[]): number | undefined =>
  parts.reduce((sum, part) => (sum === undefined || part === undefined ? undefined : sum + part))

/** The shortest life of all components; undefined if that of an existing component is not known. */
function leastLife(
  lives: readonly (readonly [part: LifePart, distance: number | undefined])[],
): { part: LifePart; distance: number } | undefined {
  const known = lives.flatMap(([part, distance]) => (distance === undefined ? [] : [{ part, distance }]))
  return known.length < lives.length ? undefined : known.toSorted((a, b) => a.distance - b.distance)[0]
}

/**
 * @param sized module under working conditions
 * @returns figures, SI; undefined where the maker's figures are not sufficient
 * Source: the functions called.
 */
export function linearModuleFigures(sized: LinearModuleCase) {
  const { duty, demand, assumptions, component: module } = sized
  const forces = forcesOf(sized)
  const axial: Partial<ReturnType<typeof axialFigures>> = forces ? axialFigures(sized, forces) : {}
  const guide = guideFigures(demand, module, assumptions)
  const ofGuide = ['guide', guide?.life] as const
  const ofScrew = [['screw', axial.screwLife] as const, ['bearing', axial.bearingLife] as const]
  return {
    forces: forces && worseForces(forces.motion, duty.external.force),
    ...torqueFigures(sized, forces),
    ...shaftFigures(sized),
    ...axial,
    beltForce: axial.belt?.permissible ?? (module.driveKind === 'belt' ? beltForceAt(module, duty.speed) : undefined),
    guide,
    ...momentFigures(sized),
    life: leastLife(module.driveKind === 'screw' ? [ofGuide, ...ofScrew] : [ofGuide]),
  }
}
