/** The checks of a linear module in factored form for the catalogue index: utilisation = Σ q × x, or a lower bound of it. */
import { eulerEndFactor, eulerLoad } from '../../formulas/buckling.ts'
import { ratingRevolutions } from '../../formulas/life.ts'
import type { LinearModuleDemand, LinearModuleSetting } from './demand.ts'
import { contactFactor } from './guide.ts'
import type { LinearModule, LinearModuleAssumptions } from './input.ts'
import { largestMoment } from './load.ts'
import { permissibleTension } from '../../formulas/static-safety.ts'
import type { TermLayout } from '../../sizing/terms.ts'

const times = <T>(count: number, term: T): T[] => Array.from({ length: count }, () => term)

/**
 * Columns of the linear-module index. A force has three terms: what the duty asks, the resistance that the maker states, the resistance
 * assumed where none is stated. Lower bounds: the speed by the fastest rail, the belt by its strongest band, buckling by the stroke instead
 * of the rail, lives by the loads at constant speed (a mean of cubes is never less than the cube of the mean).
 */
export const linearModuleTerms: TermLayout = [
  { check: 'travelTime' },
  { check: 'verticalUse' },
  { check: 'stroke' },
  { check: 'travelSpeed', lowerBound: true },
  { check: 'acceleration' },
  { check: 'verticalMass' },
  ...times(2, { check: 'beltForce', lowerBound: true }),
  ...times(3, { check: 'screwStaticSafety' }),
  ...times(3, { check: 'bearingStaticSafety' }),
  ...times(3, { check: 'permissibleLoad' }),
  { check: 'buckling', lowerBound: true },
  ...times(4, { check: 'guideStaticSafety' }),
  { check: 'pitchMoment' },
  { check: 'yawMoment' },
  { check: 'rollMoment' },
  ...times(4, { check: 'combinedLoad' }),
  ...times(4, { check: 'life/guide', lowerBound: true }),
  { check: 'life/screw', lowerBound: true },
  { check: 'life/bearing', lowerBound: true },
]

/** 1 / x, 0 where the figure is not stated. */
const inverse = (value: number | undefined): number => (value === undefined ? 0 : 1 / value)

/** The terms of a force on a part of a screw drive. */
function forceTerms({ driveKind, resistance }: LinearModule, scale: number): number[] {
  if (driveKind !== 'screw') return [0, 0, 0]
  return resistance === undefined ? [scale, 0, scale] : [scale, resistance * scale, 0]
}

/** 1 / fastest speed that any of the module's rails may allow. */
function speedTerm({ rails, maxSpeed, travelPerTurn, screw }: LinearModule): number {
  const stated = [...rails.map((rail) => rail.maxSpeed), maxSpeed].filter((speed) => speed !== undefined)
  if (stated.length > 0) return rails.every((rail) => rail.maxSpeed !== undefined) ? 1 / Math.max(...stated) : 0
  return inverse(screw.maxRotationalSpeed) / travelPerTurn
}

function beltTerms({ driveKind, beltForces, resistance = 0 }: LinearModule): number[] {
  if (driveKind !== 'belt' || beltForces.length === 0) return [0, 0]
  const strongest = Math.max(...beltForces.map(({ force }) => force))
  return [1 / strongest, resistance / strongest]
}

/** Load of one block per newton of force, and per newton metre of pitch, yaw and roll. */
function blockShares({ guide, blocks }: LinearModule): number[] {
  if (!guide) return [0, 0, 0, 0]
  const { pitch, yaw, roll } = guide.factors ?? { pitch: 0, yaw: 0, roll: 0 }
  return [1 / blocks, pitch, yaw, roll / blocks]
}

function guideTerms(module: LinearModule): number[] {
  const { guide, blocks } = module
  if (!guide) return times(15, 0)
  const shares = blockShares(module)
  const moments = [inverse(guide.moments?.pitch), inverse(guide.moments?.yaw), inverse(guide.moments?.roll)]
  const rating = contactFactor(blocks) * guide.dynamicLoadRating
  return [
    ...shares.map((share) => share / guide.staticLoadRating),
    ...moments,
    guide.moments ? 1 / (blocks * guide.staticLoadRating) : 0,
    ...moments,
    ...shares.map((share) => (share / rating) ** 3 / guide.lifeBasis),
  ]
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
  inverse(module.maxAcceleration),
  module.driveKind === 'belt' ? inverse(module.verticalMass) : 0,
  ...beltTerms(module),
  ...forceTerms(module, inverse(module.screw.staticLoadRating)),
  ...forceTerms(module, inverse(module.screw.bearingStaticRating)),
  ...forceTerms(module, inverse(module.screw.rootDiameter) ** 2),
  module.driveKind === 'screw' ? inverse(module.screw.rootDiameter) ** 4 : 0,
  ...guideTerms(module),
  lifeTerm(module, module.screw.dynamicLoadRating),
  lifeTerm(module, module.screw.bearingDynamicRating),
]

/** Terms of the guide: forces and largest moments, and the cubes of what acts at constant speed. */
function guideQueryTerms(
  { guideLoad }: LinearModuleDemand,
  { staticSafetyLimit, loadFactor, requiredDistance }: LinearModuleAssumptions,
): number[] {
  const { radial, lateral, moments } = guideLoad
  const axes = [moments.pitch, moments.yaw, moments.roll]
  const force = staticSafetyLimit * (radial + lateral)
  const largest = axes.map((moment) => staticSafetyLimit * largestMoment(moment))
  const atConstantSpeed = [radial + lateral, ...axes.map(({ constant }) => Math.abs(constant))]
  const life = requiredDistance * loadFactor ** 3
  return [force, ...largest, ...largest, force, ...largest, ...atConstantSpeed.map((value) => life * value ** 3)]
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
  const force = demand.steadyForce + demand.frictionForce + demand.inertiaForce
  const scaled = (scale: number): number[] => [scale * force, scale, scale * guideResistance]
  const tension = 1 / permissibleTension(1, assumptions.permissibleStress)
  const euler = assumptions.bucklingMargin * eulerLoad({ rootDiameter: 1, length: 1, endFactor: eulerEndFactor['fixed-fixed'] })
  // Half of the cycle runs forward; what acts there alone is less than both directions together.
  const axialLife = (requiredDistance * (loadFactor * (demand.steadyForce + demand.frictionForce)) ** 3) / (2 * ratingRevolutions)
  return [
    duty.totalTime === undefined ? 0 : demand.shortestTime / duty.totalTime,
    isVertical ? 2 : 0,
    demand.requiredStroke,
    duty.speed,
    duty.acceleration,
    isVertical ? demand.mass : 0,
    demand.steadyForce + demand.inertiaForce,
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
