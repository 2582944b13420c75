/** The checks of a linear module in factored form for the catalogue index: utilisation = Σ q × x, or a lower bound of it. */
import { eulerEndFactor, eulerLoad } from '../../formulas/buckling.ts'
import { bendingEigenvalue, criticalSpeed } from '../../formulas/critical-speed.ts'
import { ratingRevolutions } from '../../formulas/life.ts'
import { largestAccelerationOf } from '../../formulas/duty-spectrum.ts'
import { cubicMeanLoad } from '../../formulas/mean-load.ts'
import type { LinearModuleDemand, LinearModuleSetting, MovedLoad } from './demand.ts'
import { blockFactors, contactFactor } from './guide.ts'
import type { LinearModule, LinearModuleAssumptions, LinearModuleDuty } from './input.ts'
import { largestMoment, type GuideLoad } from './load.ts'
import { permissibleTension } from '../../formulas/static-safety.ts'
import { leastOf, type StatedLimit } from '../../sizing/stated.ts'
import type { TermLayout } from '../../sizing/terms.ts'
import { screwSpeed, screwSpeeds } from './speed.ts'

const times = <T>(count: number, term: T): T[] => Array.from({ length: count }, () => term)

/**
 * Columns of the linear-module index. A force has three terms: what the duty asks, the resistance that the maker states, the resistance
 * assumed where none is stated. Lower bounds: the speed by the fastest rail, the belt by its strongest band, buckling by the stroke instead
 * of the rail, lives by the loads at constant speed (a mean of cubes is never less than the cube of the mean), sums of force and moments by the motion
 * without the phases of a duty spectrum.
 */
export const linearModuleTerms: TermLayout = [
  { check: 'travelTime' },
  { check: 'verticalUse' },
  { check: 'stroke' },
  { check: 'travelSpeed', lowerBound: true },
  { check: 'screwSpeed' },
  { check: 'screwSpeed/critical' },
  { check: 'acceleration' },
  { check: 'verticalMass' },
  ...times(2, { check: 'beltForce', lowerBound: true }),
  ...times(3, { check: 'screwStaticSafety' }),
  ...times(3, { check: 'bearingStaticSafety' }),
  ...times(3, { check: 'permissibleLoad' }),
  { check: 'buckling', lowerBound: true },
  ...times(4, { check: 'guideStaticSafety', lowerBound: true }),
  { check: 'pitchMoment' },
  { check: 'yawMoment' },
  { check: 'rollMoment' },
  ...times(4, { check: 'combinedLoad', lowerBound: true }),
  ...times(4, { check: 'life/guide', lowerBound: true }),
  { check: 'life/screw', lowerBound: true },
  { check: 'life/bearing', lowerBound: true },
]

/** 1 / x, 0 where the figure is not stated, or there is no such limit. */
const inverse = (value: StatedLimit | undefined): number => (typeof value === 'number' ? 1 / value : 0)

/** The terms of a force on a part of a screw drive. */
function forceTerms({ driveKind, resistance }: LinearModule, scale: number): number[] {
  if (driveKind !== 'screw') return [0, 0, 0]
  return resistance === undefined ? [scale, 0, scale] : [scale, resistance * scale, 0]
}

/** 1 / fastest speed that any of the module's rails allows; 0 where it is not known. */
function speedTerm({ rails, maxSpeed }: LinearModule): number {
  const speeds = rails.map((rail) => rail.maxSpeed).filter((speed) => speed !== undefined)
  if (speeds.length < rails.length || maxSpeed === undefined) return 0
  return inverse(leastOf(rails.length === 0 ? 'none' : Math.max(...speeds), maxSpeed))
}

/** 1 / speed that the screw allows on any length, and 1 / (d1 Ph) where its critical speed counts; 0 where a limit is not known. */
function screwSpeedTerms(module: LinearModule): number[] {
  if (module.driveKind !== 'screw' || screwSpeed(screwSpeeds(module, 1, 1)) === undefined) return [0, 0]
  const { rails, screw, travelPerTurn } = module
  const { dn, rotational } = screwSpeeds(module, 1, 1)
  return [Math.max(inverse(dn), inverse(rotational)), rails.length > 0 ? 0 : inverse(screw.rootDiameter) / travelPerTurn]
}

function beltTerms({ driveKind, beltForces, resistance }: LinearModule): number[] {
  if (driveKind !== 'belt' || beltForces.length === 0 || resistance === undefined) return [0, 0]
  const strongest = Math.max(...beltForces.map(({ force }) => force))
  return [1 / strongest, resistance / strongest]
}

/** Load of one block per newton of force, and per newton metre of pitch, yaw and roll; 0 where it is not known. */
function blockShares({ guide, blocks }: LinearModule): number[] {
  const factors = blockFactors(guide)
  return factors ? [1 / blocks, factors.pitch, factors.yaw, factors.roll / blocks] : [0, 0, 0, 0]
}

function combinedTerms({ guide: { moments, staticLoadRating }, blocks }: LinearModule): number[] {
  const limits = [staticLoadRating, moments.pitch, moments.yaw, moments.roll]
  if (limits.includes(undefined)) return [0, 0, 0, 0]
  return [inverse(staticLoadRating) / blocks, inverse(moments.pitch), inverse(moments.yaw), inverse(moments.roll)]
}

function guideTerms(module: LinearModule): number[] {
  const { moments, staticLoadRating } = module.guide
  return [
    ...blockShares(module).map((share) => share * inverse(staticLoadRating)),
    ...[moments.pitch, moments.yaw, moments.roll].map(inverse),
    ...combinedTerms(module),
  ]
}

/** Whether the life of every part that the drive has is known. */
const isLifeKnown = ({ driveKind, guide, screw }: LinearModule): boolean =>
  blockFactors(guide) !== undefined &&
  guide.dynamicLoadRating !== undefined &&
  (driveKind === 'belt' || (screw.dynamicLoadRating !== undefined && screw.bearingDynamicRating !== undefined))

function lifeTerms(module: LinearModule): number[] {
  if (!isLifeKnown(module)) return times(6, 0)
  const { guide, blocks, driveKind, screw } = module
  const perRating = inverse(guide.dynamicLoadRating) / contactFactor(blocks)
  const ofGuide = blockShares(module).map((share) => (share * perRating) ** 3 * inverse(guide.lifeBasis))
  const axial = [screw.dynamicLoadRating, screw.bearingDynamicRating]
  return [...ofGuide, ...axial.map((rating) => (driveKind === 'screw' ? lifeTerm(module, rating) : 0))]
}

/** 1 / (Ph Ca³). */
const lifeTerm = ({ travelPerTurn }: LinearModule, rating: number | undefined): number => inverse(rating) ** 3 / travelPerTurn

/**
 * The model's side.
 * @param module candidate, SI
 * @returns one value per term, finite and >= 0
 * Source: the checks of `checks.ts`.
 */
export const linearModuleModelTerms = (module: LinearModule): number[] => [
  1,
  module.verticalUse === undefined ? 0 : 1 / (module.verticalUse === 'operable' ? 2 : 1),
  1 / module.maxStroke,
  speedTerm(module),
  ...screwSpeedTerms(module),
  inverse(module.maxAcceleration),
  inverse(module.verticalMass),
  ...beltTerms(module),
  ...forceTerms(module, inverse(module.screw.staticLoadRating)),
  ...forceTerms(module, inverse(module.screw.bearingStaticRating)),
  ...forceTerms(module, inverse(module.screw.rootDiameter) ** 2),
  module.driveKind === 'screw' ? inverse(module.screw.rootDiameter) ** 4 : 0,
  ...guideTerms(module),
  ...lifeTerms(module),
]

/** Force and moments that a load puts on the guide at constant speed. */
const constantLoads = ({ radial, lateral, moments: { pitch, yaw, roll } }: GuideLoad): number[] => [
  radial + lateral,
  ...[pitch, yaw, roll].map(({ constant }) => Math.abs(constant)),
]

/** Σ si xi³ / Σ si over the spectrum, where the life is judged by it; else x³ of the motion. */
function meanCube({ spectrum, ofSpectrum, ...motion }: LinearModuleDemand, of: (load: MovedLoad) => number): number {
  if (!ofSpectrum) return of(motion) ** 3
  return cubicMeanLoad(spectrum.map((phase) => ({ load: of(phase), weight: phase.speed * phase.time }))) ** 3
}

/** Terms of the guide: forces and largest moments, and the cubes of what acts at constant speed. */
function guideQueryTerms(
  demand: LinearModuleDemand,
  { staticSafetyLimit, loadFactor, requiredDistance }: LinearModuleAssumptions,
): number[] {
  const { radial, lateral, moments } = demand.guideLoad
  const force = staticSafetyLimit * (radial + lateral)
  const ofMotion = [moments.pitch, moments.yaw, moments.roll].map((moment) => staticSafetyLimit * largestMoment(moment))
  const { pitch, yaw, roll } = demand.largest.moments
  const largest = [pitch, yaw, roll].map((moment) => staticSafetyLimit * moment)
  const life = requiredDistance * loadFactor ** 3
  const cubes = [0, 1, 2, 3].map((part) => meanCube(demand, ({ guideLoad }) => constantLoads(guideLoad)[part] ?? 0))
  return [force, ...ofMotion, ...largest, force, ...ofMotion, ...cubes.map((cube) => life * cube)]
}

/** Forward with the whole resistance, or backward with a force that pulls the other way: the most of motion and spectrum, N. */
function largestForce({ external: { force: pull } }: LinearModuleDuty, demand: LinearModuleDemand): number {
  const forces = [demand, ...demand.spectrum].map(
    ({ steadyForce, frictionForce, inertiaForce }) =>
      Math.max(steadyForce + pull, steadyForce, -pull - steadyForce) + frictionForce + inertiaForce,
  )
  return Math.max(...forces)
}

/**
 * The working conditions' side.
 * @param setting working conditions with what follows from them
 * @returns one value per term, finite and >= 0
 * Source: the checks of `checks.ts`.
 */
export function linearModuleQueryTerms({ duty, demand, assumptions }: LinearModuleSetting): number[] {
  const { guideResistance, staticSafetyLimit, loadFactor, requiredDistance } = assumptions
  const isVertical = duty.posture === 'vertical'
  const force = largestForce(duty, demand)
  const { speed, mass } = demand.largest
  const scaled = (scale: number): number[] => [scale * force, scale, scale * guideResistance]
  const tension = 1 / permissibleTension(1, assumptions.permissibleStress)
  const euler = assumptions.bucklingMargin * eulerLoad({ rootDiameter: 1, length: 1, endFactor: eulerEndFactor['fixed-fixed'] })
  const critical =
    assumptions.criticalSpeedMargin *
    criticalSpeed({ rootDiameter: 1, length: demand.requiredStroke, eigenvalueSquared: bendingEigenvalue['fixed-supported'] ** 2 })
  // Half of a cycle runs forward; what acts there alone is less than both directions together. A phase counts with its largest force.
  const axialCube = meanCube(demand, ({ steadyForce, frictionForce }) => steadyForce + frictionForce) / (demand.ofSpectrum ? 1 : 2)
  const axialLife = (requiredDistance * loadFactor ** 3 * axialCube) / ratingRevolutions
  return [
    duty.totalTime === undefined ? 0 : demand.shortestTime / duty.totalTime,
    isVertical ? 2 : 0,
    demand.requiredStroke,
    speed,
    speed,
    speed / critical,
    largestAccelerationOf(duty),
    isVertical ? mass : 0,
    force,
    1,
    ...scaled(staticSafetyLimit),
    ...scaled(staticSafetyLimit),
    ...scaled(tension),
    (force * demand.requiredStroke ** 2) / euler,
    ...guideQueryTerms(demand, assumptions),
    axialLife,
    axialLife,
  ]
}
