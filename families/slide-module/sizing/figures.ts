/** The figures of one slide module under one duty. */
import { commonRatingDistance, guideLife } from '../../ball-rail/sizing/life.ts'
import { boundedQuotient, unlimited } from '../../formulas/physical-constants.ts'
import type { SizingCase } from '../../sizing/define-sizing.ts'
import { meanOverCycle, type SlideModuleDemand } from './demand.ts'
import type { Slide, SlideModuleAssumptions, SlideModuleDuty, SlideGuide } from './input.ts'
import { lengthFor } from './length.ts'
import { momentNames, type Moments } from './moments.ts'

/** Figures, SI. */
export type SlideModuleFigures = ReturnType<typeof slideModuleFigures>

/** A module under working conditions. */
export type SlideModuleCase = SizingCase<SlideModuleDuty, SlideModuleAssumptions, SlideModuleDemand, Slide>

/** Everything that a check may read. */
export type SlideModuleContext = SlideModuleCase & { readonly figures: SlideModuleFigures }

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
const combinedFactor = (guide: SlideGuide, force: number, moments: Moments): number =>
  momentNames.reduce((sum, name) => sum + Math.abs(moments[name]) / momentRatings(guide)[name], force / guide.staticLoadRating)

/** Time in which a distance is travelled, s. */
const timeFor = (distance: number, meanSpeed: number): number => (distance >= unlimited ? unlimited : boundedQuotient(distance, meanSpeed))

function guideFigures({ component: { guide }, demand, assumptions }: SlideModuleCase) {
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
const payloadOf = (slide: Slide, { posture }: SlideModuleDuty): number | undefined =>
  posture === 'vertical' ? slide.payloadVertical : slide.payloadHorizontal

/**
 * @param sized module under working conditions
 * @returns figures, SI
 * Source: the functions it puts together; single-block equivalent load THK General Catalog.
 */
export function slideModuleFigures(sized: SlideModuleCase) {
  const { component: slide, duty } = sized
  return {
    length: lengthFor(slide.lengths, duty.stroke),
    longestStroke: Math.max(...slide.lengths.map(({ stroke }) => stroke)),
    payload: payloadOf(slide, duty),
    /** Moments are known in at least one way, so that a load off the centre can be judged. */
    hasMomentRating: slide.guide !== undefined || slide.allowableMoment !== undefined,
    guide: guideFigures(sized),
  }
}
