/** The guide of a linear module: equivalent load of the most loaded block, its life and static safety. */
import { strokePhases, type PhaseForces } from '../../formulas/axial-force.ts'
import { cubicMeanLoad, strokeSegments } from '../../formulas/mean-load.ts'
import type { LinearModuleGuide } from './input.ts'
import { accelerationSign, type GuideLoad, type ModuleMoment } from './load.ts'
import type { StrokeProfile } from '../../formulas/motion-profile.ts'
import { boundedQuotient, unlimited } from '../../formulas/physical-constants.ts'

/** Contact factor fc of two blocks in close contact (THK General Catalog A-391 table 1). */
const contactFactors: Readonly<Record<number, number>> = { 1: 1, 2: 0.81 }

/**
 * Share of a block's dynamic rating that counts.
 * @param blocks blocks of the carriage; four stand apart, as pairs on two rails
 * @returns fc
 * Source: THK General Catalog A-391 table 1.
 */
export const contactFactor = (blocks: number): number => contactFactors[blocks] ?? 1

/** A guide with the number of its blocks. */
export type GuideOfBlocks = { readonly guide: LinearModuleGuide; readonly blocks: number }

const inPhase = ({ constant, accelerating }: ModuleMoment, sign: number): number => Math.abs(constant) + sign * Math.abs(accelerating)

/**
 * Equivalent load of one block per phase: PE = max(0, PR + KA MA + KC MC) + max(0, PT + KB MB), where forces and rolling moments are shared
 * by the blocks. Loads that lift a groove count as 0: the opposite corner of the carriage has them as load.
 * @param load forces (N) and moments (N·m)
 * @param guide guide and number of blocks; without factors the moments are left out
 * @param yawCorner 1: the corner where pitch and yaw of an acceleration load the same groove, -1: the other corner
 * @returns N, >= 0 per phase
 * Source: THK General Catalog A-399, A-404 (KR5520A).
 */
export function blockLoads(load: GuideLoad, { guide, blocks }: GuideOfBlocks, yawCorner: 1 | -1 = 1): PhaseForces {
  const { pitch, yaw, roll } = guide.factors ?? { pitch: 0, yaw: 0, roll: 0 }
  const { moments } = load
  const one = (sign: number): number => {
    const radial = load.radial / blocks + pitch * inPhase(moments.pitch, sign) + (roll / blocks) * inPhase(moments.roll, sign)
    const lateral = load.lateral / blocks + yaw * inPhase(moments.yaw, sign * yawCorner)
    return Math.max(radial, 0) + Math.max(lateral, 0)
  }
  // The phases of a record of exactly these phases.
  return Object.fromEntries(strokePhases.map((phase) => [phase, one(accelerationSign[phase])])) as PhaseForces
}

/**
 * Nominal life of a guide L = (fc C / (fw Pm))³ × basis.
 * @param rating C (N), contact factor fc, load factor fw (>= 1), mean load Pm (N, >= 0), distance that C stands for (m)
 * @returns m; `unlimited` without load
 * Source: THK General Catalog A-399 (basis 50 km).
 */
export const guideLifeDistance = (rating: {
  readonly dynamicLoadRating: number
  readonly contactFactor: number
  readonly loadFactor: number
  readonly meanLoad: number
  readonly lifeBasis: number
}): number =>
  Math.min(
    boundedQuotient(rating.contactFactor * rating.dynamicLoadRating, rating.loadFactor * rating.meanLoad) ** 3 * rating.lifeBasis,
    unlimited,
  )

/** What a cycle does to the guide: largest and mean load of a block (N), life (m), static safety. */
export type BallRailFigures = {
  readonly largestLoad: number
  readonly meanLoad: number
  readonly life: number
  readonly staticSafety: number
}

/**
 * @param load forces (N) and moments (N·m)
 * @param module guide and number of blocks
 * @param motion profile of one stroke, load factor fw (>= 1)
 * @returns figures of the most loaded corner
 * Source: THK General Catalog.
 */
export function guideFigures(
  load: GuideLoad,
  module: GuideOfBlocks,
  { profile, loadFactor }: { readonly profile: StrokeProfile; readonly loadFactor: number },
): BallRailFigures {
  const loads = blockLoads(load, module)
  const largestLoad = Math.max(...strokePhases.map((phase) => loads[phase]))
  const meanLoad = cubicMeanLoad(strokeSegments(loads, profile))
  const { dynamicLoadRating, staticLoadRating, lifeBasis } = module.guide
  return {
    largestLoad,
    meanLoad,
    life: guideLifeDistance({ dynamicLoadRating, contactFactor: contactFactor(module.blocks), loadFactor, meanLoad, lifeBasis }),
    staticSafety: boundedQuotient(staticLoadRating, largestLoad),
  }
}
