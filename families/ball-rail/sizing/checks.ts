/** The checks of a guide. */
import { checksOf, inverse } from '../../sizing/check-definition.ts'
import type { BallRailContext } from './figures.ts'
import { layoutShapes, outerSpacing } from './layout.ts'
import { ratingFor50Km } from './life.ts'
import { largestLoadOver, lifeProducts } from './load-products.ts'
import { largestAccelerationOf, largestSpeedOf } from '../../formulas/duty-spectrum.ts'

const { check, propertyCheck, conditionsCheck } = checksOf<BallRailContext>()

const staticSafetyCheck = check({
  limit: ({ component: guide, assumptions, figures }) => ({
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
  }),
  index: largestLoadOver(
    ({ assumptions }) => assumptions.staticSafetyLimit,
    ({ staticLoadRating }) => staticLoadRating,
  ),
})

const lifeCheck = check({
  limit: ({ component: guide, assumptions, demand, figures }) => ({
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
  }),
  index: lifeProducts,
})

const loadLimitCheck = check({
  limit: ({ component: guide, assumptions, figures }) => ({
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
  }),
  index: largestLoadOver(
    ({ assumptions }) => 1 / assumptions.loadShareLimit,
    ({ dynamicLoadRating, ratingDistance }) => ratingFor50Km(dynamicLoadRating, ratingDistance),
  ),
})

const maxSpeedCheck = check({
  needs: { maxSpeedMmPerS: (guide) => guide.maxSpeed },
  limit: ({ duty, assumptions }, { maxSpeedMmPerS }) => ({
    required: largestSpeedOf(duty),
    available: maxSpeedMmPerS === 'none' ? assumptions.speedLimit : maxSpeedMmPerS,
    unit: 'mm/s',
    formula: 'v <= vmax',
    source: maxSpeedMmPerS === 'none' ? 'assumedLimitOfBallGuides' : 'speedOfMaker',
  }),
  index: {
    sum: {
      ofMaker: { demand: ({ duty }) => largestSpeedOf(duty), model: (_, { maxSpeedMmPerS }) => inverse(maxSpeedMmPerS) },
      assumed: {
        demand: ({ duty, assumptions }) => largestSpeedOf(duty) / assumptions.speedLimit,
        model: (_, { maxSpeedMmPerS }) => Number(maxSpeedMmPerS === 'none'),
      },
    },
  },
})

const accelerationCheck = conditionsCheck({
  required: ({ duty }) => largestAccelerationOf(duty),
  available: ({ assumptions }) => assumptions.accelerationLimit,
  row: { unit: 'm/s^2', formula: 'a <= amax', source: 'assumedLimitOfBallGuides' },
})

const railLengthCheck = check({
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
  index: {
    sum: {
      withoutBlock: { demand: ({ demand }) => demand.railWithoutBlock, model: (_, { maxRailLengthMm }) => 1 / maxRailLengthMm },
      block: { demand: () => 1, model: (_, { maxRailLengthMm, lengthMm }) => lengthMm / maxRailLengthMm },
    },
  },
})

const sliderSpacingCheck = propertyCheck({
  needs: { lengthMm: (guide) => guide.blockLength },
  property: (_, { lengthMm }) => lengthMm,
  permitted: ({ duty }) => (layoutShapes[duty.layout].blocksPerRail > 1 ? duty.sliderSpacing : undefined),
  row: { role: 'demand', unit: 'mm', formula: 'LB <= l', source: 'blocksMustNotOverlap' },
})

const railSpacingCheck = propertyCheck({
  needs: { widthMm: (guide) => guide.blockWidth },
  property: (_, { widthMm }) => widthMm,
  permitted: ({ duty }) => (layoutShapes[duty.layout].rails > 1 ? duty.railSpacing : undefined),
  row: { role: 'demand', unit: 'mm', formula: 'WB <= L', source: 'railsMustNotOverlap' },
})

/** The checks of a guide by name. */
export const ballRailChecks = {
  staticSafety: staticSafetyCheck,
  life: lifeCheck,
  loadShare: loadLimitCheck,
  maxSpeed: maxSpeedCheck,
  acceleration: accelerationCheck,
  railLength: railLengthCheck,
  sliderSpacing: sliderSpacingCheck,
  railSpacing: railSpacingCheck,
}
