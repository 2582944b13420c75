/** The limits of a slide module's guide: moments, life; and of its drive, where a force acts beside the carried mass. */
import { whereStated } from '../../sizing/define-sizing.ts'
import type { SymbolValue } from '../../sizing/check.ts'
import type { Slide, SlideModuleDuty } from './input.ts'
import { momentRatings, type SlideModuleContext } from './figures.ts'
import { hardest, totalMoment } from './demand.ts'
import { momentFormula, momentNames, type MomentName, type SlideLoads } from './moments.ts'

const ratingSymbol = { roll: 'T0', pitch: 'TX', yaw: 'TY' } as const satisfies Record<MomentName, string>

/** A force on the table as numbers that were put in; nothing without one. */
export const forceInputs = ({ external }: Pick<SlideModuleDuty, 'external'>): readonly SymbolValue[] =>
  external === undefined
    ? []
    : [
        ['Fe', external.force, 'N'],
        ['Ae', external.lateral, 'mm'],
        ['Ce', external.height, 'mm'],
      ]

const checked = whereStated<SlideModuleContext>()

const momentCheck = (name: MomentName) =>
  checked({
    needs: { [`${name}MomentNm`]: ({ guide }: Slide) => momentRatings(guide)[name] },
    limit: ({ duty, assumptions, demand }, stated) => {
      const rating = stated[`${name}MomentNm`] ?? NaN
      const { mass, acceleration, loads } = hardest(demand.carried, (carried) => carried.loads.largest[name])
      return {
        required: loads.largest[name],
        available: rating / assumptions.staticSafetyLimit,
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

/** The moments of a load as numbers that were put in. */
const momentInputs = ({ largest }: SlideLoads): readonly SymbolValue[] =>
  momentNames.map((name) => [`M${name.charAt(0).toUpperCase()}`, largest[name], 'N*m'])

/** What the moments and the weight are held against together. */
const staticRatingNeeds = {
  staticLoadRatingN: ({ guide }: Slide) => guide.staticLoadRating,
  rollMomentNm: ({ guide }: Slide) => guide.rollMoment,
  pitchMomentNm: ({ guide }: Slide) => guide.pitchMoment,
  yawMomentNm: ({ guide }: Slide) => guide.yawMoment,
}

const combinedFactorCheck = checked({
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
})

const dynamicMomentCheck = checked({
  needs: { allowableMomentNm: ({ allowableMoment }) => allowableMoment },
  concerns: ({ allowableMoment }) => allowableMoment !== 'none',
  limit: ({ demand }, { allowableMomentNm }) => ({
    required: demand.totalMoment,
    available: allowableMomentNm === 'none' ? undefined : allowableMomentNm,
    unit: 'N*m',
    formula: 'MR + MP + MY <= Mperm',
    source: 'momentInAllDirections; IKO CAT-1580E II-11, II-177',
    inputs: momentInputs(hardest(demand.carried, totalMoment).loads),
  }),
})

const guideLifeCheck = checked({
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
})

/** The carried mass that the maker allows covers the drive; a force beside it is held against what the drive pushes with. */
const driveForceCheck = checked({
  needs: { maxThrustN: ({ maxThrust }) => maxThrust },
  asks: ({ duty }) => duty.external !== undefined,
  limit: ({ duty, demand }, { maxThrustN }) => {
    const { mass, acceleration, largestForce } = hardest(demand.carried, (carried) => carried.largestForce)
    return {
      required: largestForce,
      available: maxThrustN,
      unit: 'N',
      formula: 'Fa,max <= Fmax, Fa = m × (a + g × (sin θ + μ × cos θ)) + f + Fe',
      source: 'THK General Catalog A-702 eq. 14-25; forceOfDrive',
      inputs: [['m', mass, 'kg'], ['a', acceleration, 'm/s^2'], ...forceInputs(duty).slice(0, 1)],
    }
  },
})

/** Checks of what the load does to the guide, in the order of the answer. */
export const slideLoadChecks = {
  rollMoment: momentCheck('roll'),
  pitchMoment: momentCheck('pitch'),
  yawMoment: momentCheck('yaw'),
  combinedFactor: combinedFactorCheck,
  dynamicMoment: dynamicMomentCheck,
  guideLife: guideLifeCheck,
  driveForce: driveForceCheck,
}
