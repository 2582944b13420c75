/** Computed figures of one guide under one duty; SI. */
import { at } from '../../../engine/base/at.ts'
import { strokePhases, type StrokePhase } from '../../formulas/axial-force.ts'
import { equivalentLoads } from './block-load.ts'
import { isByMassAlone, type BallRailDemand, type GuidePhase } from './demand.ts'
import type { Guide, BallRailAssumptions, BallRailDuty } from './input.ts'
import { layoutShapes } from './layout.ts'
import { guideLife, ratingFor50Km } from './life.ts'
import type { SizingCase } from '../../sizing/define-sizing.ts'
import { lifeTime } from '../../formulas/life.ts'
import { cubicMeanLoad } from '../../formulas/mean-load.ts'
import { boundedQuotient } from '../../formulas/physical-constants.ts'
import { staticSafety } from '../../formulas/static-safety.ts'
import { cubeRoot } from '../../formulas/portable-math.ts'

/** Figures, SI. */
export type BallRailFigures = ReturnType<typeof ballRailFigures>

/** A guide under working conditions. */
export type BallRailCase = SizingCase<BallRailDuty, BallRailAssumptions, BallRailDemand, Guide>

/** Input of the checks. */
export type BallRailContext = BallRailCase & { readonly figures: BallRailFigures }

/** A load with the number of its block, from 1, and its phase. */
type PlacedLoad = { readonly load: number; readonly block: number; readonly phase: StrokePhase }

/** Equivalent load PE of every block in every phase, N. */
type LoadTable = Readonly<Record<StrokePhase, readonly number[]>>

/** Equivalent load of every block in a phase, N: for each block the larger of its alternatives. */
function worstLoads({ alternatives }: Pick<GuidePhase, 'alternatives'>, guide: Guide): readonly number[] {
  const [first = [], ...others] = alternatives.map((distribution) => equivalentLoads(distribution, guide))
  return others.length === 0 ? first : first.map((load, block) => Math.max(load, ...others.map((other) => other[block] ?? load)))
}

function largestLoad(loads: LoadTable, demand: BallRailDemand): PlacedLoad {
  let worst: PlacedLoad | undefined
  for (const phase of demand.byDistance) {
    for (const [index, load] of loads[phase].entries()) if (!worst || load > worst.load) worst = { load, block: index + 1, phase }
  }
  if (!worst) throw new RangeError('a guide has blocks')
  return worst
}

/** Loads of the blocks (N) over a distance (m). */
type LoadedDistance = { readonly loads: readonly number[]; readonly distance: number }

/** Loads of the blocks over the distances of the cycle. */
const motionLoads = (loads: LoadTable, { phases, stretches }: BallRailDemand, guide: Guide): LoadedDistance[] =>
  stretches.map((stretch) => ({
    loads: stretch === phases[stretch.name] ? loads[stretch.name] : worstLoads(stretch, guide),
    distance: stretch.distance,
  }))

/** Cubic mean load of each block over the distance of the cycle, or of the duty spectrum, N. */
const meanLoads = (cycle: readonly LoadedDistance[], { positions }: BallRailDemand): number[] =>
  positions.map((_, block) => cubicMeanLoad(cycle.map(({ loads, distance }) => ({ load: at(loads, block), weight: distance }))))

/**
 * The largest load of the duty spectrum with its block and phase, both from 1; undefined if it does not exceed that of the motion.
 */
function worstOfSpectrum(spectrum: readonly LoadedDistance[], ofMotion: number) {
  const placed = spectrum.flatMap(({ loads }, index) => loads.map((load, block) => ({ load, loads, block: block + 1, phase: index + 1 })))
  const above = placed.filter(({ load }) => load > ofMotion)
  return above.length === 0 ? undefined : above.reduce((worst, one) => (one.load > worst.load ? one : worst))
}

/** Whether the blocks of a rail are spaced apart; false for a single block, and for blocks of unstated length. */
export const areApart = ({ duty, component: guide, assumptions }: BallRailCase): boolean =>
  layoutShapes[duty.layout].blocksPerRail > 1 &&
  guide.blockLength !== undefined &&
  duty.sliderSpacing > assumptions.contactSpacing * guide.blockLength

/** fC of this guide: 1 if its blocks are spaced apart, otherwise the assumed contact factor. */
const contactFactorOf = (sized: BallRailCase): number => (areApart(sized) ? 1 : sized.assumptions.contactFactor)

function lifeFigures(sized: BallRailCase, means: readonly number[], contactFactor: number) {
  const { component: guide, demand, assumptions } = sized
  const meanLoad = Math.max(...means)
  const lifeDistance = guideLife({ ...guide, ...assumptions, contactFactor, meanLoad })
  return {
    meanLoad,
    /** Number of the block that determines the life of the layout, from 1. */
    lifeBlock: means.indexOf(meanLoad) + 1,
    lifeDistance,
    lifeTime: lifeTime(lifeDistance, demand.meanSpeed),
  }
}

/** Upper bound of the passing mass: it just passes the forward stroke without the external force, kg. */
function massByItself(
  { duty, component: guide, assumptions, demand }: BallRailCase,
  { permissibleLoad, contactFactor }: { readonly permissibleLoad: number; readonly contactFactor: number },
) {
  const ways = (['forwardAccelerating', 'forwardConstant', 'forwardDecelerating'] as const).map(
    (phase) => demand.phases[phase].alternatives,
  )
  const largest = Math.max(...ways.flatMap(([alone]) => (alone ? equivalentLoads(alone, guide) : [])))
  const shares = [(assumptions.staticSafetyLimit * largest) / (contactFactor * guide.staticLoadRating), largest / permissibleLoad]
  return boundedQuotient(duty.mass, Math.max(...shares))
}

/**
 * Largest passing mass if every load is proportional to it: the mass at which the first of these limits is reached, kg. Uses
 * fractions of the ratings, without the bound that keeps a life finite.
 */
function largestMass(
  { duty, component: guide, assumptions, demand }: BallRailCase,
  use: { readonly largestLoad: number; readonly meanLoad: number; readonly permissibleLoad: number; readonly contactFactor: number },
) {
  const factor = assumptions.loadFactor / (assumptions.temperatureFactor * use.contactFactor)
  const requiredRating = factor * use.meanLoad * cubeRoot(demand.requiredDistance / guide.ratingDistance)
  const shares = [
    (assumptions.staticSafetyLimit * use.largestLoad) / (use.contactFactor * guide.staticLoadRating),
    use.largestLoad / use.permissibleLoad,
    requiredRating / guide.dynamicLoadRating,
  ]
  return boundedQuotient(duty.mass, Math.max(...shares))
}

/**
 * @param sized guide under working conditions
 * @returns figures, SI
 * Source: the functions called.
 */
export function ballRailFigures(sized: BallRailCase) {
  const { duty, component: guide, demand, assumptions } = sized
  const entries = strokePhases.map((phase) => [phase, worstLoads(demand.phases[phase], guide)] as const)
  // Object.fromEntries widens the names to string; all of them are present.
  const loads = Object.fromEntries(entries) as Record<StrokePhase, readonly number[]>
  const ofMotion = largestLoad(loads, demand)
  const spectrum = demand.spectrum.map((phase) => ({ loads: worstLoads(phase, guide), distance: phase.distance }))
  const ofSpectrum = worstOfSpectrum(spectrum, ofMotion.load)
  const largest = ofSpectrum ?? ofMotion
  const means = meanLoads(demand.ofSpectrum ? spectrum : motionLoads(loads, demand, guide), demand)
  const contactFactor = contactFactorOf(sized)
  const life = lifeFigures(sized, means, contactFactor)
  const permissibleLoad = assumptions.loadShareLimit * contactFactor * ratingFor50Km(guide.dynamicLoadRating, guide.ratingDistance)
  const byMass = isByMassAlone(duty)
    ? largestMass(sized, { largestLoad: largest.load, meanLoad: life.meanLoad, permissibleLoad, contactFactor })
    : undefined
  return {
    loads,
    largestLoad: largest.load,
    governingBlock: largest.block,
    governingPhase: ofMotion.phase,
    /** Number of the phase of the duty spectrum with the largest load, if it exceeds all of the motion. */
    governingDutyPhase: ofSpectrum?.phase,
    governingLoads: ofSpectrum?.loads ?? loads[ofMotion.phase],
    meanLoads: means,
    contactFactor,
    ...life,
    staticSafety: staticSafety(contactFactor * guide.staticLoadRating, largest.load),
    permissibleLoad,
    /** The largest passing mass if every load is proportional to it; otherwise undefined, and only an upper bound is known. */
    largestMass: byMass,
    highestMass: byMass ?? massByItself(sized, { permissibleLoad, contactFactor }),
    speedLimit: guide.maxSpeed === 'none' ? assumptions.speedLimit : guide.maxSpeed,
    ...(guide.blockLength === undefined ? {} : { railLength: demand.railWithoutBlock + guide.blockLength }),
  }
}
