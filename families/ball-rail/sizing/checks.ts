/** The limits of a guide, each as a row that explains itself. */
import type { Limit } from '../../sizing/check.ts'
import { whereStated } from '../../sizing/define-sizing.ts'
import type { BallRailCase, BallRailFigures } from './figures.ts'
import { layoutShapes, outerSpacing } from './layout.ts'
import { largestAccelerationOf, largestSpeedOf } from '../../formulas/duty-spectrum.ts'

/** Everything that a check may read. */
export type BallRailContext = BallRailCase & { readonly figures: BallRailFigures }

const staticSafetyCheck = ({ component: guide, assumptions, figures }: BallRailContext): Limit => ({
  required: assumptions.staticSafetyLimit,
  available: figures.staticSafety,
  unit: '',
  formula: 'fs = fC × C0 / PE,max',
  source: 'THK General Catalog A-11, LM guides table 10; HIWIN G99TE20-1808',
  inputs: [
    ['fC', figures.contactFactor, ''],
    ['C0', guide.staticLoadRating, 'kN'],
    ['PE,max', figures.largestLoad, 'N'],
  ],
})

const lifeCheck = ({ component: guide, assumptions, demand, figures }: BallRailContext): Limit => ({
  required: demand.requiredDistance,
  available: figures.lifeDistance,
  unit: 'km',
  formula: `L = (fT × fC × C / (fw × Pm))³ × L0 >= ${demand.ofSpectrum ? 'Lh × q × Σ vi × ti / Σ ti' : 'Lh × q × ls / t'}`,
  source: 'THK General Catalog A-100; HIWIN G99TE20-1808 eq. 1.4; ISO 14728-1',
  inputs: [
    ['C', guide.dynamicLoadRating, 'kN'],
    ['L0', guide.ratingDistance, 'km'],
    ['Pm', figures.meanLoad, 'N'],
    ['fw', assumptions.loadFactor, ''],
    ['fT', assumptions.temperatureFactor, ''],
    ['fC', figures.contactFactor, ''],
    ['Lh', assumptions.requiredLife, 'h'],
    ['q', assumptions.motionShare, '%'],
  ],
})

const loadShareCheck = ({ component: guide, assumptions, figures }: BallRailContext): Limit => ({
  required: figures.largestLoad,
  available: figures.permissibleLoad,
  unit: 'N',
  formula: 'PE,max <= k × fC × C50, C50 = C × (L0 / 50 km)^(1/3)',
  source: 'NBS (C >= 2 × P); THK General Catalog A-11 (fC)',
  inputs: [
    ['fC', figures.contactFactor, ''],
    ['k', assumptions.loadShareLimit, ''],
    ['C', guide.dynamicLoadRating, 'kN'],
    ['L0', guide.ratingDistance, 'km'],
  ],
})

const maxSpeedCheck = whereStated<BallRailContext>()({
  needs: { maxSpeedMmPerS: (guide) => guide.maxSpeed },
  limit: ({ duty, assumptions }, { maxSpeedMmPerS }) => ({
    required: largestSpeedOf(duty),
    available: maxSpeedMmPerS === 'none' ? assumptions.speedLimit : maxSpeedMmPerS,
    unit: 'mm/s',
    formula: 'v <= vmax',
    source: maxSpeedMmPerS === 'none' ? 'assumedLimitOfBallGuides' : 'speedOfMaker',
  }),
})

const accelerationCheck = ({ duty, assumptions }: BallRailContext): Limit => ({
  required: largestAccelerationOf(duty),
  available: assumptions.accelerationLimit,
  unit: 'm/s^2',
  formula: 'a <= amax',
  source: 'assumedLimitOfBallGuides',
})

const railLengthCheck = whereStated<BallRailContext>()({
  needs: { maxRailLengthMm: (guide) => guide.maxRailLength, lengthMm: (guide) => guide.blockLength },
  limit: ({ duty, demand, assumptions }, { maxRailLengthMm, lengthMm }) => ({
    role: 'demand',
    required: demand.railWithoutBlock + lengthMm,
    available: maxRailLengthMm,
    unit: 'mm',
    formula: 'LR = ls + (n − 1) × l + LB + e <= LR,max',
    source: 'travelOfOuterBlocks; longestRailInOnePiece',
    inputs: [
      ['ls', duty.stroke, 'mm'],
      ['(n − 1) × l', outerSpacing(duty), 'mm'],
      ['LB', lengthMm, 'mm'],
      ['e', assumptions.railEndAllowance, 'mm'],
    ],
  }),
})

const sliderSpacingCheck = whereStated<BallRailContext>()({
  needs: { lengthMm: (guide) => guide.blockLength },
  asks: ({ duty }) => layoutShapes[duty.layout].blocksPerRail > 1,
  limit: ({ duty }, { lengthMm }) => ({
    role: 'demand',
    required: lengthMm,
    available: duty.sliderSpacing,
    unit: 'mm',
    formula: 'LB <= l',
    source: 'blocksMustNotOverlap',
  }),
})

const railSpacingCheck = whereStated<BallRailContext>()({
  needs: { widthMm: (guide) => guide.blockWidth },
  asks: ({ duty }) => layoutShapes[duty.layout].rails > 1,
  limit: ({ duty }, { widthMm }) => ({
    role: 'demand',
    required: widthMm,
    available: duty.railSpacing,
    unit: 'mm',
    formula: 'WB <= L',
    source: 'railsMustNotOverlap',
  }),
})

/** The checks of a guide. */
export const ballRailChecks = {
  staticSafety: staticSafetyCheck,
  life: lifeCheck,
  loadShare: loadShareCheck,
  maxSpeed: maxSpeedCheck,
  acceleration: accelerationCheck,
  railLength: railLengthCheck,
  sliderSpacing: sliderSpacingCheck,
  railSpacing: railSpacingCheck,
}
