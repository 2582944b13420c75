/** The guide of a linear module: equivalent load of the most loaded block, its life and static safety. */
import { strokePhases, type PhaseForces } from '../../formulas/axial-force.ts'
import { cubicMeanLoad } from '../../formulas/mean-load.ts'
import type { LinearModuleDemand } from './demand.ts'
import type { LinearModule, LinearModuleGuide } from './input.ts'
import { accelerationSign, type GuideLoad, type ModuleMoment } from './load.ts'
import { strokeStretches } from '../../formulas/stroke-stretches.ts'
import { boundedQuotient, unlimited } from '../../formulas/physical-constants.ts'

/** Contact factors fc of blocks in close contact on a rail, by their number. Source: THK General Catalog A-100 table 11, A-391 table 1. */
const contactFactors: Readonly<Record<number, number>> = { 1: 1, 2: 0.81, 3: 0.72, 4: 0.66, 5: 0.61 }
/** Contact factor of six or more blocks. */
const leastContactFactor = 0.6

/**
 * Effective fraction of a block's dynamic rating. Blocks are assumed to touch, as no row states a spacing.
 * @param blocks blocks of the carriage
 * @returns fc
 * Source: THK General Catalog A-100 table 11, A-391 table 1.
 */
export const contactFactor = (blocks: number): number => contactFactors[blocks] ?? leastContactFactor

/** Equivalent load factors of a block for moments, 1/m. */
export type BlockFactors = { readonly pitch: number; readonly yaw: number; readonly roll: number }

/**
 * @param guide figures of the maker
 * @returns factors K of a block; undefined if one is not stated
 */
export const blockFactors = ({ factors: { pitch, roll } }: LinearModuleGuide): BlockFactors | undefined =>
  pitch === undefined || roll === undefined ? undefined : { pitch, yaw: pitch, roll }

/** Factors of a block with the number of blocks. */
export type FactorsOfBlocks = { readonly factors: BlockFactors; readonly blocks: number }

const inPhase = ({ constant, accelerating }: ModuleMoment, share: number): number => Math.abs(constant) + share * Math.abs(accelerating)

/**
 * Equivalent load of one block per phase: PE = max(0, PR + KA MA + KC MC) + max(0, PT + KB MB), where forces and rolling moments
 * are shared by the blocks. Loads that unload a groove count as 0: they load the opposite corner of the carriage.
 * @param load forces (N) and moments (N·m)
 * @param module factors of a block and number of blocks
 * @param yawCorner 1: the corner where pitch and yaw of an acceleration load the same groove, -1: the other corner
 * @returns N, >= 0 per phase
 * Source: THK General Catalog A-399, A-404 (KR5520A).
 */
export function blockLoads(load: GuideLoad, module: FactorsOfBlocks, yawCorner: 1 | -1 = 1): PhaseForces {
  const entries = strokePhases.map((phase) => [phase, blockLoadAt(load, module, { share: accelerationSign[phase], yawCorner })])
  // The phases of a record of exactly these phases.
  return Object.fromEntries(entries) as PhaseForces
}

/** Fraction of the maximum acceleration, negative for a deceleration of the forward stroke; corner of the carriage. */
type Loaded = { readonly share: number; readonly yawCorner: 1 | -1 }

/** The equivalent load for one acceleration. */
function blockLoadAt(load: GuideLoad, { factors, blocks }: FactorsOfBlocks, { share, yawCorner }: Loaded): number {
  const { pitch, yaw, roll } = factors
  const { moments } = load
  const radial = load.radial / blocks + pitch * inPhase(moments.pitch, share) + (roll / blocks) * inPhase(moments.roll, share)
  const lateral = load.lateral / blocks + yaw * inPhase(moments.yaw, share * yawCorner)
  return Math.max(radial, 0) + Math.max(lateral, 0)
}

/** Cubic mean over the distance of the cycle, N. */
const meanOfMotion = ({ guideLoad: load, profile }: LinearModuleDemand, module: FactorsOfBlocks): number =>
  cubicMeanLoad(
    strokeStretches(profile).map(({ phase, acceleration, distance }) => ({
      load: blockLoadAt(load, module, { share: accelerationSign[phase] * acceleration, yawCorner: 1 }),
      weight: distance,
    })),
  )

/** Largest equivalent load of one block in a cycle, N. */
const largestBlockLoad = (load: GuideLoad, module: FactorsOfBlocks): number => {
  const loads = blockLoads(load, module)
  return Math.max(...strokePhases.map((phase) => loads[phase]))
}

/**
 * Nominal life of a guide L = (fc C / (fw Pm))³ × basis.
 * @param rating C (N), contact factor fc, load factor fw (>= 1), mean load Pm (N, >= 0), distance to which C refers (m)
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

/**
 * Effect of motion and spectrum on the guide: largest and mean load of a block (N); life (m) and static safety if their ratings
 * are stated.
 */
export type BallRailFigures = {
  readonly largestLoad: number
  readonly meanLoad: number
  readonly life: number | undefined
  readonly staticSafety: number | undefined
}

/**
 * @param demand loads of the motion and of the spectrum, which determines the life if it moves
 * @param module guide and number of blocks
 * @param assumptions load factor fw (>= 1)
 * @returns figures of the most loaded corner; undefined if the maker does not state the moment factors of a block
 * Source: THK General Catalog; A-706 eq. 30 (phases).
 */
export function guideFigures(
  demand: LinearModuleDemand,
  { guide, blocks }: Pick<LinearModule, 'guide' | 'blocks'>,
  { loadFactor }: { readonly loadFactor: number },
): BallRailFigures | undefined {
  const factors = blockFactors(guide)
  if (!factors) return undefined
  const module = { factors, blocks }
  const phases = demand.spectrum.map(({ guideLoad, speed, time }) => ({ load: largestBlockLoad(guideLoad, module), weight: speed * time }))
  const largestLoad = Math.max(largestBlockLoad(demand.guideLoad, module), ...phases.map(({ load }) => load))
  const meanLoad = demand.ofSpectrum ? cubicMeanLoad(phases) : meanOfMotion(demand, module)
  const { dynamicLoadRating, staticLoadRating, lifeBasis } = guide
  return {
    largestLoad,
    meanLoad,
    life:
      dynamicLoadRating === undefined || lifeBasis === undefined
        ? undefined
        : guideLifeDistance({ dynamicLoadRating, contactFactor: contactFactor(blocks), loadFactor, meanLoad, lifeBasis }),
    staticSafety: staticLoadRating === undefined ? undefined : boundedQuotient(staticLoadRating, largestLoad),
  }
}
