/** The figures of one slide module under one duty. */
import { commonRatingDistance, guideLife } from './guide-life.ts'
import { boundedQuotient, unlimited } from './physical-constants.ts'
import { meanOverCycle, type SlideDemand } from './slide-demand.ts'
import type { Slide, SlideAssumptions, SlideDuty, SlideGuide } from './slide-input.ts'
import { lengthFor } from './slide-length.ts'
import { momentNames, type Moments } from './slide-moments.ts'

/** Figures, SI. */
export type SlideFigures = ReturnType<typeof slideFigures>

/** Demands of the duty, and what it leaves open. */
type Context = { readonly demand: SlideDemand; readonly assumptions: SlideAssumptions }

/**
 * Static moment rating of each direction.
 * @param guide ratings
 * @returns N·m
 */
export const momentRatings = (guide: SlideGuide): Moments => ({
  roll: guide.rollMoment,
  pitch: guide.pitchMoment,
  yaw: guide.yawMoment,
})

/**
 * Combined factor K = |F| / C0 + |MR| / T0 + |MP| / TX + |MY| / TY: the share of the static ratings in use, all directions together.
 * @param guide ratings
 * @param force weight on the guide, N, >= 0
 * @param moments N·m
 * Source: Parker OSP-E and Schneider PAS4S operating manuals (Σ F / Fmax + Σ M / Mmax <= 1).
 */
export const combinedFactor = (guide: SlideGuide, force: number, moments: Moments): number =>
  momentNames.reduce((sum, name) => sum + Math.abs(moments[name]) / momentRatings(guide)[name], force / guide.staticLoadRating)

/** Time in which a distance is travelled, s. */
const timeFor = (distance: number, meanSpeed: number): number => (distance >= unlimited ? unlimited : boundedQuotient(distance, meanSpeed))

function guideFigures(guide: SlideGuide | undefined, { demand, assumptions }: Context) {
  if (!guide) return undefined
  const { support, phases, largest } = demand.loads
  const factor = combinedFactor(guide, support, largest)
  // C0 × K is THK's equivalent load of a single block: F + KA MA + KB MB + KC MC with K = C0 / M0.
  const meanLoad = meanOverCycle(demand, (phase) => guide.staticLoadRating * combinedFactor(guide, support, phases[phase]))
  const life = guideLife({
    dynamicLoadRating: guide.dynamicLoadRating,
    ratingDistance: commonRatingDistance,
    meanLoad,
    loadFactor: assumptions.loadFactor,
    temperatureFactor: 1,
    contactFactor: 1,
  })
  const lifeTime = timeFor(life, demand.meanSpeed)
  return { combinedFactor: factor, staticSafety: boundedQuotient(1, factor), meanLoad, lifeDistance: life, lifeTime }
}

/** Largest carried mass by the posture, kg; nothing where the maker does not allow the posture. */
const payloadOf = (slide: Slide, { posture }: SlideDuty): number | undefined =>
  posture === 'vertical' ? slide.payloadVertical : slide.payloadHorizontal

/**
 * @param duty working conditions
 * @param slide candidate
 * @param context demands of the duty and assumptions
 * @returns figures, SI
 * Source: the functions it puts together; single-block equivalent load THK General Catalog.
 */
export function slideFigures(duty: SlideDuty, slide: Slide, context: Context) {
  return {
    length: lengthFor(slide.lengths, duty.stroke),
    longestStroke: Math.max(...slide.lengths.map(({ stroke }) => stroke)),
    payload: payloadOf(slide, duty),
    /** Moments are known in at least one way, so that a load off the centre can be judged. */
    hasMomentRating: slide.guide !== undefined || slide.allowableMoment !== undefined,
    guide: guideFigures(slide.guide, context),
  }
}
