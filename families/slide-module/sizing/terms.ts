/** The checks of a slide module in factored form for the catalogue index: utilisation = Σ q × x. */
import { commonRatingDistance } from '../../ball-rail/sizing/life.ts'
import { levelAskedFor, levelMadeFor } from './checks.ts'
import { meanMoment, type SlideModuleSetting } from './demand.ts'
import { momentRatings } from './figures.ts'
import type { Slide, SlideGuide } from './input.ts'
import { centreLevel } from './load-checks.ts'
import { momentNames } from './moments.ts'
import type { TermLayout } from '../../sizing/terms.ts'

const guideLifeTerm = { check: 'guideLife', lowerBound: true } as const

/**
 * Columns of the slide index. The speed limit is a table over the stroke: its term takes the highest speed of all lengths. The guide's mean
 * load is a cubic mean of sums: its terms take the sum of the cubic means, which is never more.
 */
export const slideModuleTerms: TermLayout = [
  { check: 'payload/horizontal' },
  { check: 'payload/vertical' },
  { check: 'verticalUse' },
  { check: 'stroke' },
  { check: 'maxSpeed', lowerBound: true },
  { check: 'width' },
  { check: 'environment' },
  { check: 'repeatability' },
  { check: 'rollMoment' },
  { check: 'pitchMoment' },
  { check: 'yawMoment' },
  { check: 'combinedFactor' },
  { check: 'combinedFactor' },
  { check: 'combinedFactor' },
  { check: 'combinedFactor' },
  { check: 'dynamicMoment' },
  { check: 'offCentreLoad' },
  guideLifeTerm,
  guideLifeTerm,
  guideLifeTerm,
  guideLifeTerm,
]

function guideTerms(guide: SlideGuide): { readonly moments: number[]; readonly force: number; readonly life: number[] } {
  const moments = momentNames.map((name) => 1 / momentRatings(guide)[name])
  // Equivalent load per unit of force and of each moment, over C.
  const shares = [1, ...moments.map((moment) => guide.staticLoadRating * moment)].map((share) => share / guide.dynamicLoadRating)
  return { moments, force: 1 / guide.staticLoadRating, life: shares.map((share) => share ** 3) }
}

const noGuide = { moments: [0, 0, 0], force: 0, life: [0, 0, 0, 0] }

/**
 * The model's side.
 * @param slide candidate, SI
 * @returns one value per term, finite and >= 0
 * Source: the checks of `checks.ts` and `load-checks.ts`.
 */
export function slideModuleModelTerms(slide: Slide): number[] {
  const { moments, force, life } = slide.guide ? guideTerms(slide.guide) : noGuide
  const hasMomentRating = slide.guide !== undefined || slide.allowableMoment !== undefined
  return [
    1 / slide.payloadHorizontal,
    slide.payloadVertical === undefined ? 0 : 1 / slide.payloadVertical,
    1 / levelMadeFor(slide),
    1 / Math.max(...slide.lengths.map(({ stroke }) => stroke)),
    1 / Math.max(...slide.lengths.map(({ speed }) => speed)),
    slide.width,
    1 / slide.cleanliness,
    slide.repeatability,
    ...moments,
    force,
    ...moments,
    slide.allowableMoment === undefined ? 0 : 1 / slide.allowableMoment,
    hasMomentRating ? 0 : 1,
    ...life,
  ]
}

/**
 * The working conditions' side.
 * @param setting working conditions with what follows from them
 * @returns one value per term, finite and >= 0
 * Source: the checks of `checks.ts` and `load-checks.ts`.
 */
export function slideModuleQueryTerms({ duty, demand, assumptions }: SlideModuleSetting): number[] {
  const { staticSafetyLimit, loadFactor } = assumptions
  const isVertical = duty.posture === 'vertical'
  const moments = momentNames.map((name) => staticSafetyLimit * demand.loads.largest[name])
  const means = [demand.loads.support, ...momentNames.map((name) => meanMoment(demand, name))]
  return [
    isVertical ? 0 : duty.mass,
    isVertical ? duty.mass : 0,
    levelAskedFor(duty.posture),
    duty.stroke,
    duty.speed,
    1 / duty.width,
    duty.cleanliness ?? 0,
    duty.repeatability === undefined ? 0 : 1 / duty.repeatability,
    ...moments,
    staticSafetyLimit * demand.loads.support,
    ...moments,
    demand.totalMoment,
    centreLevel(demand),
    ...means.map((mean) => (demand.requiredDistance * (loadFactor * mean) ** 3) / commonRatingDistance),
  ]
}
