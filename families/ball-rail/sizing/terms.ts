/** The checks of a guide in factored form for the catalogue index: utilisation = Σ q × x. */
import { loadRules, transverseLoad, type BlockMoments, type LoadDistribution } from './block-load.ts'
import type { BallRailDemand, BallRailSetting, GuidePhase } from './demand.ts'
import type { Guide } from './input.ts'
import { layoutShapes } from './layout.ts'
import { ratingFor50Km } from './life.ts'
import { largestAccelerationOf, largestSpeedOf } from '../../formulas/duty-spectrum.ts'
import { cubicMeanLoad } from '../../formulas/mean-load.ts'
import type { TermLayout } from '../../sizing/terms.ts'

const momentAxes = ['roll', 'pitch', 'yaw'] as const satisfies readonly (keyof BlockMoments)[]

/**
 * An equivalent load as a sum of products: one part per rule for radial and lateral load (a model reads the one of its rule), one per moment.
 * All blocks carry the same moments, so the worst block is the one with the largest first part.
 */
const loadParts = [...loadRules, ...momentAxes]

const loadGroup = (check: string, lowerBound = false) => loadParts.map(() => ({ check, ...(lowerBound && { lowerBound }) }))

/** The load is a convex function of inertia: it is largest with full inertia, one way or the other. */
const extremePhases = ['forwardAccelerating', 'forwardDecelerating'] as const

/**
 * Columns of the guide index. Loads and life are lower bounds: blocks in close contact carry less, and phases of a duty spectrum may load them more. For the life the cube of a sum of parts also is
 * at least the sum of their cubes, and equal where no block carries moments.
 */
export const ballRailTerms: TermLayout = [
  ...extremePhases.flatMap((phase) => loadGroup(`staticSafety/${phase}`, true)),
  ...extremePhases.flatMap((phase) => loadGroup(`loadShare/${phase}`, true)),
  ...loadGroup('life', true),
  { check: 'maxSpeed' },
  { check: 'maxSpeed' },
  { check: 'acceleration' },
  { check: 'railLength' },
  { check: 'railLength' },
  { check: 'sliderSpacing' },
  { check: 'railSpacing' },
]

/** The model's side of an equivalent load, per newton and newton metre. */
const modelLoad = (guide: Guide): number[] => [
  ...loadRules.map((rule) => (rule === guide.rule ? 1 : 0)),
  guide.staticLoadRating / guide.rollMoment,
  guide.staticLoadRating / guide.pitchMoment,
  guide.staticLoadRating / guide.yawMoment,
]

/**
 * The model's side.
 * @param guide candidate, SI
 * @returns one value per term, finite and >= 0
 * Source: the checks of `checks.ts`.
 */
export function ballRailModelTerms(guide: Guide): number[] {
  const load = modelLoad(guide)
  const perStatic = load.map((part) => part / guide.staticLoadRating)
  const perDynamic = load.map((part) => part / ratingFor50Km(guide.dynamicLoadRating, guide.ratingDistance))
  const rated = guide.dynamicLoadRating ** 3 * guide.ratingDistance
  const { maxRailLength: rail, blockLength } = guide
  return [
    ...extremePhases.flatMap(() => perStatic),
    ...extremePhases.flatMap(() => perDynamic),
    ...load.map((part) => part ** 3 / rated),
    typeof guide.maxSpeed === 'number' ? 1 / guide.maxSpeed : 0,
    guide.maxSpeed === 'none' ? 1 : 0,
    1,
    ...(rail === undefined || blockLength === undefined ? [0, 0] : [1 / rail, blockLength / rail]),
    // Without the figure the check is not known; a term of its own says so.
    blockLength === undefined ? 0 : blockLength,
    guide.blockWidth === undefined ? 0 : guide.blockWidth,
  ]
}

/** The working conditions' side of the worst equivalent load of a phase. */
const phaseLoad = ({ distribution: { blocks, moments } }: GuidePhase): number[] => [
  ...loadRules.map((rule) => Math.max(...blocks.map((load) => transverseLoad(load, rule)))),
  ...momentAxes.map((axis) => Math.abs(moments[axis])),
]

/** Cubes of the mean parts: for radial and lateral load those of the worst block. Of the alternatives of a phase one, which is never more than the worst. */
function meanCubes({ stretches, spectrum, ofSpectrum, positions }: BallRailDemand): number[] {
  const cycle = ofSpectrum ? spectrum.map(({ alternatives: [distribution], distance }) => ({ distribution, distance })) : stretches
  const cubeOf = (part: (distribution: LoadDistribution) => number): number =>
    cubicMeanLoad(cycle.map(({ distribution, distance }) => ({ load: distribution ? part(distribution) : 0, weight: distance }))) ** 3
  const blockLoad = (block: number, rule: (typeof loadRules)[number]) => (distribution: LoadDistribution) => {
    const load = distribution.blocks[block]
    return load ? transverseLoad(load, rule) : 0
  }
  return [
    ...loadRules.map((rule) => Math.max(...positions.map((_, block) => cubeOf(blockLoad(block, rule))))),
    ...momentAxes.map((axis) => cubeOf(({ moments }) => moments[axis])),
  ]
}

/**
 * The working conditions' side.
 * @param setting working conditions with what follows from them
 * @returns one value per term, finite and >= 0
 * Source: the checks of `checks.ts`.
 */
export function ballRailQueryTerms({ duty, demand, assumptions }: BallRailSetting): number[] {
  const loads = extremePhases.map((phase) => phaseLoad(demand.phases[phase]))
  const scaled = (factor: number): number[] => loads.flatMap((parts) => parts.map((part) => part * factor))
  const { rails, blocksPerRail } = layoutShapes[duty.layout]
  const factor = (assumptions.loadFactor / assumptions.temperatureFactor) ** 3
  return [
    ...scaled(assumptions.staticSafetyLimit),
    ...scaled(1 / assumptions.loadShareLimit),
    ...meanCubes(demand).map((cube) => demand.requiredDistance * factor * cube),
    largestSpeedOf(duty),
    largestSpeedOf(duty) / assumptions.speedLimit,
    largestAccelerationOf(duty) / assumptions.accelerationLimit,
    demand.railWithoutBlock,
    1,
    blocksPerRail === 1 ? 0 : 1 / duty.sliderSpacing,
    rails === 1 ? 0 : 1 / duty.railSpacing,
  ]
}
