/** The limits of a slide module's guide: moments, life. The carried mass that the maker allows covers the drive. */
import type { MadeLimit, SlideContext } from './slide-context.ts'
import { momentRatings } from './slide-figures.ts'
import { momentFormula, momentNames, type MomentName } from './slide-moments.ts'
import type { SlideDemand } from './slide-demand.ts'

const ratingSymbol = { roll: 'T0', pitch: 'TX', yaw: 'TY' } as const satisfies Record<MomentName, string>

const momentCheck =
  (name: MomentName) =>
  ({ duty, slide, assumptions, demand }: SlideContext): MadeLimit =>
    slide.guide === undefined
      ? 'notMade'
      : {
          name: `${name}Moment`,
          required: demand.loads.largest[name],
          available: momentRatings(slide.guide)[name] / assumptions.staticSafetyLimit,
          unit: 'N*m',
          formula: `${momentFormula(duty.posture, name)} <= ${ratingSymbol[name]} / fs`,
          source: 'THK General Catalog A-402 to A-410; static moment ratings by the maker',
          inputs: [
            ['m', duty.mass, 'kg'],
            ['a', assumptions.acceleration, 'm/s^2'],
            [ratingSymbol[name], momentRatings(slide.guide)[name], 'N*m'],
            ['fs', assumptions.staticSafetyLimit, ''],
          ],
        }

const combinedFactorCheck = ({ slide, assumptions, demand, figures }: SlideContext): MadeLimit =>
  slide.guide === undefined || figures.guide === undefined
    ? 'notMade'
    : {
        name: 'combinedFactor',
        required: figures.guide.combinedFactor,
        available: 1 / assumptions.staticSafetyLimit,
        unit: '',
        formula: 'K = F / C0 + MR / T0 + MP / TX + MY / TY <= 1 / fs',
        source: 'Parker OSP-E; Schneider PAS4S operating manual p. 42 (sum of the shares <= 1)',
        inputs: [
          ['F', demand.loads.support, 'N'],
          ['C0', slide.guide.staticLoadRating, 'N'],
          ...momentNames.map((name) => [`M${name.charAt(0).toUpperCase()}`, demand.loads.largest[name], 'N*m'] as const),
          ['fs', assumptions.staticSafetyLimit, ''],
        ],
      }

const dynamicMomentCheck = ({ slide, demand }: SlideContext): MadeLimit =>
  slide.allowableMoment === undefined
    ? 'notMade'
    : {
        name: 'dynamicMoment',
        required: demand.totalMoment,
        available: slide.allowableMoment,
        unit: 'N*m',
        formula: 'MR + MP + MY <= Mperm',
        source: 'allowable moment in all directions by the maker (IKO CAT-1580E II-11, II-177); directions added',
        inputs: momentNames.map((name) => [`M${name.charAt(0).toUpperCase()}`, demand.loads.largest[name], 'N*m'] as const),
      }

/** Level of a load: 1 its centre of gravity is on the table, 2 it is off the centre. */
const onCentre = 1
const offCentre = 2

/**
 * @param demand demands of the duty
 * @returns level of the load
 */
export const centreLevel = (demand: SlideDemand): number => (demand.totalMoment === 0 ? onCentre : offCentre)

/** A payload table holds for a load on the table's centre; off the centre it needs moment ratings. */
const offCentreLoadCheck = ({ demand, figures }: SlideContext): MadeLimit =>
  figures.hasMomentRating
    ? 'notAsked'
    : {
        name: 'offCentreLoad',
        required: centreLevel(demand),
        available: onCentre,
        unit: '',
        formula: '1 = centre of gravity on the table, 2 = off the centre; without moment ratings 1',
        source: 'IKO CAT-1580E III-13 (the largest carried mass holds for a centre of gravity on the table)',
      }

const guideLifeCheck = ({ slide, assumptions, figures }: SlideContext): MadeLimit =>
  slide.guide === undefined || figures.guide === undefined
    ? 'notMade'
    : {
        name: 'guideLife',
        required: assumptions.requiredLife,
        available: figures.guide.lifeTime,
        unit: 'h',
        formula: 'Lh = (C / (fw × Pm))³ × 50 km / vm',
        source: 'THK General Catalog A-391, A-399, A-100; IKO CAT-1580E III-13 (18 000 h)',
        inputs: [
          ['C', slide.guide.dynamicLoadRating, 'N'],
          ['fw', assumptions.loadFactor, ''],
          ['Pm', figures.guide.meanLoad, 'N'],
        ],
      }

/** Checks of what the load does to the guide, in the order of the answer. */
export const slideLoadLimits = {
  rollMoment: momentCheck('roll'),
  pitchMoment: momentCheck('pitch'),
  yawMoment: momentCheck('yaw'),
  combinedFactor: combinedFactorCheck,
  dynamicMoment: dynamicMomentCheck,
  offCentreLoad: offCentreLoadCheck,
  guideLife: guideLifeCheck,
} satisfies Record<string, (context: SlideContext) => MadeLimit>
