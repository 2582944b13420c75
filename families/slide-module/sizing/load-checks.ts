/** Checks of a slide module's guide (moments, life), and of its drive if an external force acts. */
import { checksOf, inverse, type Products } from '../../sizing/check-definition.ts'
import type { SymbolValue } from '../../sizing/check.ts'
import type { Slide, SlideGuide, SlideModuleDuty } from './input.ts'
import { momentRatings, staticRatings, type SlideModuleContext } from './figures.ts'
import { commonRatingDistance } from '../../ball-rail/sizing/life.ts'
import { hardest, meanOverCycle, totalMoment, type SlideModuleSetting } from './demand.ts'
import { momentFormula, momentNames, type MomentName, type SlideLoads } from './moments.ts'

const ratingSymbol = { roll: 'T0', pitch: 'TX', yaw: 'TY' } as const satisfies Record<MomentName, string>

/** The external force as inputs of a formula; empty without one. */
export const forceInputs = ({ external }: Pick<SlideModuleDuty, 'external'>): readonly SymbolValue[] =>
  external === undefined
    ? []
    : [
        ['Fe', external.force, 'N'],
        ['Ae', external.lateral, 'mm'],
        ['Ce', external.height, 'mm'],
      ]

const { check, ratingCheck } = checksOf<SlideModuleContext>()

const momentCheck = (name: MomentName) => {
  const carriedMost = ({ demand }: SlideModuleSetting) => hardest(demand.carried, ({ loads }) => loads.largest[name])
  return ratingCheck({
    needs: { [`${name}MomentNm`]: ({ guide }) => momentRatings(guide)[name] },
    demand: (setting) => carriedMost(setting).loads.largest[name],
    rating: ({ guide }) => momentRatings(guide)[name],
    share: ({ assumptions }) => 1 / assumptions.staticSafetyLimit,
    row: (context, _, rating) => {
      const { duty, assumptions } = context
      const { mass, acceleration } = carriedMost(context)
      return {
        unit: 'N*m',
        formula: `${momentFormula(duty.posture, name, duty.external !== undefined)} <= ${ratingSymbol[name]} / fs`,
        source: 'THK General Catalog A-402 – A-410; staticMoments',
        inputs: [
          ['m', mass, 'kg'],
          ['a', acceleration, 'm/s^2'],
          ...forceInputs(duty),
          [ratingSymbol[name], rating, 'N*m'],
          ['fs', assumptions.staticSafetyLimit, ''],
        ],
      }
    },
  })
}

/** The moments of a load as inputs of a formula. */
const momentInputs = ({ largest }: SlideLoads): readonly SymbolValue[] =>
  momentNames.map((name) => [`M${name.charAt(0).toUpperCase()}`, largest[name], 'N*m'])

/** Static ratings that the combined factor needs. */
const staticRatingNeeds = {
  staticLoadRatingN: ({ guide }: Slide) => guide.staticLoadRating,
  rollMomentNm: ({ guide }: Slide) => guide.rollMoment,
  pitchMomentNm: ({ guide }: Slide) => guide.pitchMoment,
  yawMomentNm: ({ guide }: Slide) => guide.yawMoment,
}

type LoadPart = 'support' | MomentName

/** Utilisation of a static rating per newton of weight, or per newton metre of a moment; 0 if one of the ratings is not stated. */
function shareOf(guide: SlideGuide, part: LoadPart): number {
  const ratings = staticRatings(guide)
  if (!ratings) return 0
  return 1 / (part === 'support' ? ratings.force : ratings.moments[part])
}

/** The weight and each moment as a product. */
const loadProducts = (
  demand: (setting: SlideModuleSetting, part: LoadPart) => number,
  model: (guide: SlideGuide, share: number) => number,
): Products<SlideModuleContext, unknown> =>
  Object.fromEntries(
    (['support', ...momentNames] as const).map((part) => [
      part,
      {
        demand: (setting: SlideModuleSetting) => demand(setting, part),
        model: ({ guide }: Slide) => model(guide, shareOf(guide, part)),
      },
    ]),
  )

const combinedFactorCheck = check({
  needs: staticRatingNeeds,
  limit: ({ assumptions, figures: { guide } }, { staticLoadRatingN }) => ({
    required: guide?.combinedFactor,
    available: 1 / assumptions.staticSafetyLimit,
    unit: '',
    formula: 'K = F / C0 + MR / T0 + MP / TX + MY / TY <= 1 / fs',
    source: 'Parker OSP-E; Schneider Electric PAS4S p. 42; sumOfShares',
    inputs: [
      ...(guide ? [['F', guide.hardest.support, 'N'] as const] : []),
      ['C0', staticLoadRatingN, 'N'],
      ...(guide ? momentInputs(guide.hardest) : []),
      ['fs', assumptions.staticSafetyLimit, ''],
    ],
  }),
  index: {
    // Of the motion only: a phase of a duty spectrum may have a higher utilisation.
    lowerBound: true,
    sum: loadProducts(
      ({ demand: { loads }, assumptions }, part) =>
        assumptions.staticSafetyLimit * (part === 'support' ? loads.support : loads.largest[part]),
      (_, share) => share,
    ),
  },
})

const dynamicMomentCheck = ratingCheck({
  needs: { allowableMomentNm: ({ allowableMoment }) => allowableMoment },
  concerns: ({ allowableMoment }) => allowableMoment !== 'none',
  demand: ({ demand }) => demand.totalMoment,
  rating: (_, { allowableMomentNm }) => allowableMomentNm,
  row: ({ demand }) => ({
    unit: 'N*m',
    formula: 'MR + MP + MY <= Mperm',
    source: 'momentInAllDirections; IKO CAT-1580E II-11, II-177',
    inputs: momentInputs(hardest(demand.carried, totalMoment).loads),
  }),
})

const guideLifeCheck = check({
  needs: { dynamicLoadRatingN: ({ guide }: Slide) => guide.dynamicLoadRating, ...staticRatingNeeds },
  limit: ({ assumptions, figures }, { dynamicLoadRatingN }) => ({
    required: assumptions.requiredLife,
    available: figures.guide?.life?.time,
    unit: 'h',
    formula: 'Lh = (C / (fw × Pm))³ × 50 km / vm',
    source: 'THK General Catalog A-391, A-399, A-100; IKO CAT-1580E III-13 (18 000 h)',
    inputs: [
      ['C', dynamicLoadRatingN, 'N'],
      ['fw', assumptions.loadFactor, ''],
      ...(figures.guide ? [['Pm', figures.guide.meanLoad, 'N'] as const] : []),
    ],
  }),
  index: {
    // The mean load is a cubic mean of sums, which the sum of the cubic means never exceeds.
    lowerBound: true,
    sum: loadProducts(
      ({ demand, assumptions }, part) => {
        const mean = meanOverCycle(demand, ({ support, moments }) => (part === 'support' ? support : Math.abs(moments[part])))
        return (demand.requiredDistance * (assumptions.loadFactor * mean) ** 3) / commonRatingDistance
      },
      ({ staticLoadRating, dynamicLoadRating }, share) =>
        staticLoadRating === undefined ? 0 : (staticLoadRating * inverse(dynamicLoadRating) * share) ** 3,
    ),
  },
})

/** The maker's payload covers the drive; with an external force, the total is checked against the thrust of the drive. */
const driveForceCheck = ratingCheck({
  needs: { maxThrustN: ({ maxThrust }) => maxThrust },
  demand: ({ duty, demand }) => (duty.external === undefined ? undefined : demand.largestForce),
  rating: (_, { maxThrustN }) => maxThrustN,
  row: ({ duty, demand }) => {
    const { mass, acceleration } = hardest(demand.carried, ({ largestForce }) => largestForce)
    return {
      unit: 'N',
      formula: 'Fa,max <= Fmax, Fa = m × (a + g × (sin θ + μ × cos θ)) + f + Fe',
      source: 'THK General Catalog A-702 eq. 14-25; forceOfDrive',
      inputs: [['m', mass, 'kg'], ['a', acceleration, 'm/s^2'], ...forceInputs(duty).slice(0, 1)],
    }
  },
})

/** Checks of the loads on the guide, in the order of the answer. */
export const slideLoadChecks = {
  rollMoment: momentCheck('roll'),
  pitchMoment: momentCheck('pitch'),
  yawMoment: momentCheck('yaw'),
  combinedFactor: combinedFactorCheck,
  dynamicMoment: dynamicMomentCheck,
  guideLife: guideLifeCheck,
  driveForce: driveForceCheck,
}
