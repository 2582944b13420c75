/** The limits of a guide, each as a row that explains itself. */
import { judge, type JudgedLimit, type Limit } from './check.ts'
import type { GuideDemand } from './guide-demand.ts'
import type { GuideFigures } from './guide-figures.ts'
import type { Guide, GuideAssumptions, GuideDuty } from './guide-input.ts'
import { layoutShapes, outerSpacing } from './guide-layout.ts'

/** Everything that a check may read. */
export type GuideContext = {
  readonly duty: GuideDuty
  readonly guide: Guide
  readonly assumptions: GuideAssumptions
  readonly demand: GuideDemand
  readonly figures: GuideFigures
}

/** A check is not made for want of a figure (`unknown`), or does not apply to the layout (`notApplicable`). */
type Outcome = Limit | 'unknown' | 'notApplicable'

const staticSafetyCheck = ({ guide, assumptions, figures }: GuideContext): Outcome => ({
  name: 'staticSafety',
  required: assumptions.staticSafetyLimit,
  available: figures.staticSafety,
  unit: '',
  formula: 'fs = C0 / PE,max',
  source: 'THK General Catalog LM guides table 10; HIWIN G99TE20-1808',
  inputs: [
    ['C0', guide.staticLoadRating, 'kN'],
    ['PE,max', figures.largestLoad, 'N'],
  ],
})

const lifeCheck = ({ guide, assumptions, demand, figures }: GuideContext): Outcome => ({
  name: 'life',
  required: demand.requiredDistance,
  available: figures.lifeDistance,
  unit: 'km',
  formula: 'L = (fT × fC × C / (fw × Pm))³ × L0 >= Lh × q × ls / t',
  source: 'THK General Catalog A-100; HIWIN G99TE20-1808 eq. 1.4; ISO 14728-1',
  inputs: [
    ['C', guide.dynamicLoadRating, 'kN'],
    ['L0', guide.ratingDistance, 'km'],
    ['Pm', figures.meanLoad, 'N'],
    ['fw', assumptions.loadFactor, ''],
    ['fT', assumptions.temperatureFactor, ''],
    ['fC', assumptions.contactFactor, ''],
    ['Lh', assumptions.requiredLife, 'h'],
    ['q', assumptions.motionShare, '%'],
  ],
})

const loadShareCheck = ({ guide, assumptions, figures }: GuideContext): Outcome => ({
  name: 'loadShare',
  required: figures.largestLoad,
  available: figures.permissibleLoad,
  unit: 'N',
  formula: 'PE,max <= k × C50, C50 = C × (L0 / 50 km)^(1/3)',
  source: 'NBS Components for linear motion (C >= 2 × P)',
  inputs: [
    ['k', assumptions.loadShareLimit, ''],
    ['C', guide.dynamicLoadRating, 'kN'],
    ['L0', guide.ratingDistance, 'km'],
  ],
})

const maxSpeedCheck = ({ duty, guide, figures }: GuideContext): Outcome => ({
  name: 'maxSpeed',
  required: duty.speed,
  available: figures.speedLimit,
  unit: 'mm/s',
  formula: 'v <= vmax',
  source: guide.maxSpeed === undefined ? 'assumed limit of ball guides' : 'speed limit of the maker',
})

const railLengthCheck = ({ duty, guide, assumptions, figures }: GuideContext): Outcome =>
  guide.maxRailLength === undefined || guide.blockLength === undefined || figures.railLength === undefined
    ? 'unknown'
    : {
        name: 'railLength',
        required: figures.railLength,
        available: guide.maxRailLength,
        unit: 'mm',
        formula: 'LR = ls + (n − 1) × l + LB + e <= LR,max',
        source: 'travel of the outer blocks; longest rail in one piece by the maker (jointed rails are not offered)',
        inputs: [
          ['ls', duty.stroke, 'mm'],
          ['(n − 1) × l', outerSpacing(duty), 'mm'],
          ['LB', guide.blockLength, 'mm'],
          ['e', assumptions.railEndAllowance, 'mm'],
        ],
      }

function sliderSpacingCheck({ duty, guide }: GuideContext): Outcome {
  if (layoutShapes[duty.layout].blocksPerRail === 1) return 'notApplicable'
  if (guide.blockLength === undefined) return 'unknown'
  return {
    name: 'sliderSpacing',
    required: guide.blockLength,
    available: duty.sliderSpacing,
    unit: 'mm',
    formula: 'LB <= l',
    source: 'blocks of one rail must not overlap',
  }
}

function railSpacingCheck({ duty, guide }: GuideContext): Outcome {
  if (layoutShapes[duty.layout].rails === 1) return 'notApplicable'
  if (guide.blockWidth === undefined) return 'unknown'
  return {
    name: 'railSpacing',
    required: guide.blockWidth,
    available: duty.railSpacing,
    unit: 'mm',
    formula: 'WB <= L',
    source: 'blocks of two rails must not overlap',
  }
}

/** Names of all checks of a guide, in the order of the answer. */
export const guideCheckNames = ['staticSafety', 'life', 'loadShare', 'maxSpeed', 'railLength', 'sliderSpacing', 'railSpacing'] as const
/** Name of a check of a guide. */
export type GuideCheckName = (typeof guideCheckNames)[number]

const limitOf = {
  staticSafety: staticSafetyCheck,
  life: lifeCheck,
  loadShare: loadShareCheck,
  maxSpeed: maxSpeedCheck,
  railLength: railLengthCheck,
  sliderSpacing: sliderSpacingCheck,
  railSpacing: railSpacingCheck,
} satisfies Record<GuideCheckName, (context: GuideContext) => Outcome>

/**
 * @param context duty, guide, assumptions, demands and figures
 * @returns the checks that apply and can be made, and the names of those that the maker's figures do not allow
 * Source: each check names its own.
 */
export function guideLimits(context: GuideContext): { readonly limits: JudgedLimit[]; readonly notMade: string[] } {
  const limits: JudgedLimit[] = []
  const notMade: string[] = []
  for (const name of guideCheckNames) {
    const outcome = limitOf[name](context)
    if (outcome === 'unknown') notMade.push(name)
    else if (outcome !== 'notApplicable') limits.push(judge(outcome))
  }
  return { limits, notMade }
}
