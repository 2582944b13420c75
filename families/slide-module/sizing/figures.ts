/** Computed figures of one slide module under one duty. */
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

/** Input of the checks. */
export type SlideModuleContext = SlideModuleCase & { readonly figures: SlideModuleFigures }

/**
 * Static moment rating of each direction.
 * @param guide ratings
 * @returns N·m; undefined if not stated
 */
export const momentRatings = (guide: SlideGuide): Readonly<Record<MomentName, number | undefined>> => ({
  roll: guide.rollMoment,
  pitch: guide.pitchMoment,
  yaw: guide.yawMoment,
})

/** Static ratings, all of them stated. */
type StaticRatings = { readonly force: number; readonly moments: Moments }

/**
 * @param guide ratings
 * @returns static ratings of the force (N) and the moments (N·m); undefined if one of them is not stated
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
 * Combined factor K = |F| / C0 + |MR| / T0 + |MP| / TX + |MY| / TY: the total utilisation of the static ratings in all directions.
 * @param ratings static ratings
 * @param carried weight on the guide, N, >= 0, and moments, N·m
 * Source: Parker OSP-E and Schneider PAS4S operating manuals (Σ F / Fmax + Σ M / Mmax <= 1).
 */
const combinedFactor = (ratings: StaticRatings, { support, moments }: CarriedLoad): number =>
  momentNames.reduce((sum, name) => sum + Math.abs(moments[name]) / ratings.moments[name], support / ratings.force)

/** Travel time for a distance, s. */
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

/** Combined factor of the guide if its static ratings are stated; its life if the dynamic one is stated, too. */
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
    /** The load with the largest combined factor. */
    hardest: worst.loads,
    staticSafety: boundedQuotient(1, factor),
    meanLoad,
    life: dynamicLoadRating === undefined ? undefined : lifeOf(dynamicLoadRating, meanLoad, sized),
  }
}

/**
 * Permissible carried mass for the posture, at the motion and life of the maker's rating, kg; undefined if the maker does not
 * permit the posture, or states none.
 */
function payloadOf(slide: Slide, { posture }: SlideModuleDuty): number | undefined {
  if (posture !== 'vertical') return slide.payloadHorizontal
  return slide.payloadVertical === 'none' ? undefined : slide.payloadVertical
}

/**
 * @param sized module under working conditions
 * @returns figures, SI
 * Source: the functions called; single-block equivalent load THK General Catalog.
 */
export function slideModuleFigures(sized: SlideModuleCase) {
  const { component: slide, duty, demand, assumptions } = sized
  return {
    length: lengthFor(slide.lengths, duty.stroke),
    payload: payloadOf(slide, duty),
    payloadBasis: payloadBasis(slide, duty, { ...assumptions, acceleration: demand.largest.acceleration }),
    guide: guideFigures(sized),
  }
}
