/** The checks of a slide module in factored form for the catalogue index: utilisation = Σ q × x. */
import { commonRatingDistance } from '../../ball-rail/sizing/life.ts'
import { levelAskedFor, levelMadeFor } from './checks.ts'
import { hardest, meanParts, type SlideModuleSetting } from './demand.ts'
import { momentRatings, staticRatings } from './figures.ts'
import type { Slide, SlideGuide } from './input.ts'
import { momentNames, type MomentName } from './moments.ts'
import { lifeDerating } from './payload.ts'
import type { StatedLimit } from '../../sizing/stated.ts'
import type { TermLayout } from '../../sizing/terms.ts'

const combinedTerm = { check: 'combinedFactor', lowerBound: true } as const
const guideLifeTerm = { check: 'guideLife', lowerBound: true } as const

/**
 * Columns of the slide index. The speed limit is a table over the stroke: its term takes the highest speed of all lengths. The guide's mean
 * load is a cubic mean of sums: its terms take the sum of the cubic means, which is never more. The combined factor is that of the motion: a phase of a
 * duty spectrum may use more. The carried mass may be derated for an acceleration
 * beyond the model's own: its terms leave that out.
 */
export const slideModuleTerms: TermLayout = [
  { check: 'payload/horizontal', lowerBound: true },
  { check: 'payload/vertical', lowerBound: true },
  { check: 'verticalUse' },
  { check: 'stroke' },
  { check: 'maxSpeed', lowerBound: true },
  { check: 'width' },
  { check: 'environment' },
  { check: 'repeatability' },
  { check: 'rollMoment' },
  { check: 'pitchMoment' },
  { check: 'yawMoment' },
  combinedTerm,
  combinedTerm,
  combinedTerm,
  combinedTerm,
  { check: 'dynamicMoment' },
  guideLifeTerm,
  guideLifeTerm,
  guideLifeTerm,
  guideLifeTerm,
  { check: 'driveForce' },
]

/** 1 / x, 0 where the figure is not stated or there is no such limit. */
const inverse = (limit: StatedLimit | undefined): number => (typeof limit === 'number' ? 1 / limit : 0)

/** Shares of a weight and of the moments in the static ratings. */
function combinedTerms(guide: SlideGuide): number[] {
  const ratings = staticRatings(guide)
  return ratings ? [1 / ratings.force, ...momentNames.map((name) => 1 / ratings.moments[name])] : [0, 0, 0, 0]
}

function guideTerms(guide: SlideGuide): Readonly<Record<'moments' | 'combined' | 'life', number[]>> {
  const combined = combinedTerms(guide)
  // Equivalent load per unit of force and of each moment, over C.
  const perLoad = guide.staticLoadRating === undefined ? 0 : guide.staticLoadRating * inverse(guide.dynamicLoadRating)
  return {
    moments: momentNames.map((name) => inverse(momentRatings(guide)[name])),
    combined,
    life: combined.map((share) => (perLoad * share) ** 3),
  }
}

/**
 * The model's side.
 * @param slide candidate, SI
 * @returns one value per term, finite and >= 0; 0 where a check needs a figure that is not stated
 * Source: the checks of `checks.ts` and `load-checks.ts`.
 */
export function slideModuleModelTerms(slide: Slide): number[] {
  const { moments, combined, life } = guideTerms(slide.guide)
  return [
    1 / slide.payloadHorizontal,
    inverse(slide.payloadVertical),
    slide.payloadVertical === undefined ? 0 : 1 / levelMadeFor(slide),
    1 / Math.max(...slide.lengths.map(({ stroke }) => stroke)),
    1 / Math.max(...slide.lengths.map(({ speed }) => speed)),
    slide.width,
    1 / slide.cleanliness,
    slide.repeatability,
    ...moments,
    ...combined,
    inverse(slide.allowableMoment),
    ...life,
    inverse(slide.maxThrust),
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
  const carried = demand.largest.mass * lifeDerating(assumptions)
  const moments = momentNames.map((name) => staticSafetyLimit * demand.loads.largest[name])
  const largestOf = (name: MomentName): number => hardest(demand.carried, ({ loads }) => loads.largest[name]).loads.largest[name]
  return [
    isVertical ? 0 : carried,
    isVertical ? carried : 0,
    isVertical ? levelAskedFor(duty.posture) : 0,
    duty.stroke,
    demand.largest.speed,
    1 / duty.width,
    duty.cleanliness ?? 0,
    duty.repeatability === undefined ? 0 : 1 / duty.repeatability,
    ...momentNames.map((name) => staticSafetyLimit * largestOf(name)),
    staticSafetyLimit * demand.loads.support,
    ...moments,
    demand.totalMoment,
    ...meanParts(demand).map((mean) => (demand.requiredDistance * (loadFactor * mean) ** 3) / commonRatingDistance),
    duty.external === undefined ? 0 : demand.largestForce,
  ]
}
