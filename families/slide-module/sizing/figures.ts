/** The figures of one slide module under one duty. */
import { commonRatingDistance, guideLife } from '../../ball-rail/sizing/life.ts'
import { boundedQuotient, unlimited } from '../../formulas/physical-constants.ts'
import type { SizingCase } from '../../sizing/define-sizing.ts'
import { hardest, meanOverCycle, type Carried, type CarriedLoad, type SlideModuleDemand } from './demand.ts'
import type { Slide, SlideModuleAssumptions, SlideModuleDuty, SlideGuide } from './input.ts'
import { lengthFor } from './length.ts'
import { momentNames, type MomentName, type Moments } from './moments.ts'
import { payloadBasis } from './payload.ts'

/** Figures, SI. */
export type SlideModuleFigures = ReturnType<typeof slideModuleFigures>

/** A module under working conditions. */
export type SlideModuleCase = SizingCase<SlideModuleDuty, SlideModuleAssumptions, SlideModuleDemand, Slide>

/** Everything that a check may read. */
export type SlideModuleContext = SlideModuleCase & { readonly figures: SlideModuleFigures }

/**
 * Static moment rating of each direction.
 * @param guide ratings
 * @returns N·m; undefined where it is not stated
 */
export const momentRatings = (guide: SlideGuide): Readonly<Record<MomentName, number | undefined>> => ({
  roll: guide.rollMoment,
  pitch: guide.pitchMoment,
  yaw: guide.yawMoment,
})

/** Static ratings that are all stated. */
type StaticRatings = { readonly force: number; readonly moments: Moments }

/**
 * @param guide ratings
 * @returns static ratings of the force (N) and the moments (N·m); nothing where one of them is not stated
 */
export function staticRatings({
  staticLoadRating: force,
  rollMoment: roll,
  pitchMoment: pitch,
  yawMoment: yaw,
}: SlideGuide): StaticRatings | undefined {
  if (force === undefined || roll === undefined || pitch === undefined || yaw === undefined) return undefined
  return { force, moments: { roll, pitch, yaw } }
}

/**
 * Combined factor K = |F| / C0 + |MR| / T0 + |MP| / TX + |MY| / TY: the share of the static ratings in use, all directions together.
 * @param ratings static ratings
 * @param carried weight on the guide, N, >= 0, and moments, N·m
 * Source: Parker OSP-E and Schneider PAS4S operating manuals (Σ F / Fmax + Σ M / Mmax <= 1).
 */
const combinedFactor = (ratings: StaticRatings, { support, moments }: CarriedLoad): number =>
  momentNames.reduce((sum, name) => sum + Math.abs(moments[name]) / ratings.moments[name], support / ratings.force)

/** Time in which a distance is travelled, s. */
const timeFor = (distance: number, meanSpeed: number): number => (distance >= unlimited ? unlimited : boundedQuotient(distance, meanSpeed))

function lifeOf(dynamicLoadRating: number, meanLoad: number, { demand, assumptions }: SlideModuleCase) {
  const distance = guideLife({
    dynamicLoadRating,
    ratingDistance: commonRatingDistance,
    meanLoad,
    loadFactor: assumptions.loadFactor,
    temperatureFactor: 1,
    contactFactor: 1,
  })
  return { distance, time: timeFor(distance, demand.meanSpeed) }
}

/** What the load does to the guide, where its static ratings are stated; its life where the dynamic one is, too. */
function guideFigures(sized: SlideModuleCase) {
  const { guide } = sized.component
  const ratings = staticRatings(guide)
  if (!ratings) return undefined
  const factorOf = ({ loads: { support, largest } }: Carried): number => combinedFactor(ratings, { support, moments: largest })
  const worst = hardest(sized.demand.carried, factorOf)
  const factor = factorOf(worst)
  // C0 × K is THK's equivalent load of a single block: F + KA MA + KB MB + KC MC with K = C0 / M0.
  const meanLoad = meanOverCycle(sized.demand, (carried) => ratings.force * combinedFactor(ratings, carried))
  const { dynamicLoadRating } = guide
  return {
    combinedFactor: factor,
    /** The load with that factor. */
    hardest: worst.loads,
    staticSafety: boundedQuotient(1, factor),
    meanLoad,
    life: dynamicLoadRating === undefined ? undefined : lifeOf(dynamicLoadRating, meanLoad, sized),
  }
}

/** Largest carried mass by the posture, for the motion and the life that the maker states it for, kg; nothing where the maker does not allow the posture, or states none. */
function payloadOf(slide: Slide, { posture }: SlideModuleDuty): number | undefined {
  if (posture !== 'vertical') return slide.payloadHorizontal
  return slide.payloadVertical === 'none' ? undefined : slide.payloadVertical
}

/**
 * @param sized module under working conditions
 * @returns figures, SI
 * Source: the functions it puts together; single-block equivalent load THK General Catalog.
 */
export function slideModuleFigures(sized: SlideModuleCase) {
  const { component: slide, duty, demand, assumptions } = sized
  return {
    length: lengthFor(slide.lengths, duty.stroke),
    longestStroke: Math.max(...slide.lengths.map(({ stroke }) => stroke)),
    payload: payloadOf(slide, duty),
    payloadBasis: payloadBasis(slide, duty, { ...assumptions, acceleration: demand.largest.acceleration }),
    guide: guideFigures(sized),
  }
}
