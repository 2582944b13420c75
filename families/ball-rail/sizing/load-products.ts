/** The equivalent load of the worst block as a sum of products, for the catalogue index. */
import { loadRules, transverseLoad, type BlockMoments, type LoadDistribution } from './block-load.ts'
import type { BallRailDemand, BallRailSetting, GuidePhase } from './demand.ts'
import type { BallRailContext } from './figures.ts'
import type { Guide } from './input.ts'
import { cubicMeanLoad } from '../../formulas/mean-load.ts'
import type { Factored, Products } from '../../sizing/check-definition.ts'

type LoadRule = (typeof loadRules)[number]
type LoadPart = LoadRule | keyof BlockMoments

/**
 * One part per rule for radial and lateral load (a model uses that of its rule), one per moment. All blocks carry equal moments,
 * so the worst block is the one with the largest first part.
 */
const loadParts = [...loadRules, 'roll', 'pitch', 'yaw'] as const satisfies readonly LoadPart[]

const isRule = (part: LoadPart): part is LoadRule => part === 'sum' || part === 'largerPlusHalfSmaller'

/** Equivalent load of a block per newton, and per newton metre of a moment. */
const perUnit = (guide: Guide, part: LoadPart): number =>
  isRule(part) ? Number(part === guide.rule) : guide.staticLoadRating / guide[`${part}Moment`]

/** A part of the load of the worst block in a phase, N or N·m. */
const partInPhase = ({ distribution: { blocks, moments } }: GuidePhase, part: LoadPart): number =>
  isRule(part) ? Math.max(...blocks.map((load) => transverseLoad(load, part))) : Math.abs(moments[part])

/**
 * Mean cube of a part: for radial and lateral load that of the worst block. It uses one of the alternatives of a phase, which is a
 * lower bound.
 */
function meanCube({ stretches, spectrum, ofSpectrum, positions }: BallRailDemand, part: LoadPart): number {
  const cycle = ofSpectrum ? spectrum.map(({ alternatives: [distribution], distance }) => ({ distribution, distance })) : stretches
  const cubeOf = (load: (distribution: LoadDistribution) => number): number =>
    cubicMeanLoad(cycle.map(({ distribution, distance }) => ({ load: distribution ? load(distribution) : 0, weight: distance }))) ** 3
  if (!isRule(part)) return cubeOf(({ moments }) => moments[part])
  const onBlock =
    (block: number) =>
    ({ blocks }: LoadDistribution): number => {
      const load = blocks[block]
      return load ? transverseLoad(load, part) : 0
    }
  return Math.max(...positions.map((_, block) => cubeOf(onBlock(block))))
}

type ContextProducts = Products<BallRailContext, unknown>

const productsOf = (
  demand: (setting: BallRailSetting, part: LoadPart) => number,
  model: (guide: Guide, load: number) => number,
): ContextProducts =>
  Object.fromEntries(
    loadParts.map((part) => [
      part,
      { demand: (setting: BallRailSetting) => demand(setting, part), model: (guide: Guide) => model(guide, perUnit(guide, part)) },
    ]),
  )

/**
 * The largest load over a rating. The load is a convex function of inertia, so that it is largest at full inertia in one
 * direction. A lower bound: blocks in close contact have reduced ratings, and phases of a duty spectrum may load them more.
 * @param safety factor on the load
 * @param rating of the block, N
 * @returns the load times the factor over the rating
 */
export const largestLoadOver = (
  safety: (setting: BallRailSetting) => number,
  rating: (guide: Guide) => number,
): Factored<BallRailContext, unknown> => {
  const inPhase = (phase: 'forwardAccelerating' | 'forwardDecelerating'): ContextProducts =>
    productsOf(
      (setting, part) => safety(setting) * partInPhase(setting.demand.phases[phase], part),
      (guide, load) => load / rating(guide),
    )
  return {
    lowerBound: true,
    largestOf: { forwardAccelerating: inPhase('forwardAccelerating'), forwardDecelerating: inPhase('forwardDecelerating') },
  }
}

/**
 * The required life over the life of the guide. A lower bound: the cube of a sum of parts is at least the sum of their cubes, and
 * equal if no block carries moments.
 */
export const lifeProducts: Factored<BallRailContext, unknown> = {
  lowerBound: true,
  sum: productsOf(
    ({ demand, assumptions: { loadFactor, temperatureFactor } }, part) =>
      demand.requiredDistance * (loadFactor / temperatureFactor) ** 3 * meanCube(demand, part),
    ({ dynamicLoadRating, ratingDistance }, load) => load ** 3 / (dynamicLoadRating ** 3 * ratingDistance),
  ),
}
