/** Assumptions of ball screws with defaults and sources. A request can override all of them. */
import type { BallScrewAssumptions, BallScrewDuty } from './sizing/input.ts'
import { largestSpeedOf } from './sizing/demand.ts'
import { defaultLoadFactor } from '../formulas/load-factor.ts'
import type { AssumptionDefinitions } from '../define/assumption-set.ts'

/** Shaft length beyond the thread at each end, mm. */
export const usualShaftEnd = 50

/** Friction, load factor, safety, life and margins of ball screws. */
export const ballScrewAssumptions: AssumptionDefinitions<BallScrewDuty, keyof BallScrewAssumptions> = {
  frictionCoefficient: {
    unit: '',
    default: 0.003,
    minimum: 0,
    maximum: 1,
    source: 'THK General Catalog A-15 table 5; ballGuides=0.002–0.003',
  },
  guideResistance: {
    unit: 'N',
    default: 15,
    minimum: 0,
    maximum: 10_000,
    source: 'THK General Catalog A-722 (15 N); NBS p. 9; fourBlocksOfSize20',
  },
  loadFactor: {
    unit: '',
    default: (duty) => defaultLoadFactor(largestSpeedOf(duty)),
    minimum: 1,
    maximum: 5,
    source: 'THK General Catalog A-705 table 19; upperEndOfSpeedBand',
  },
  staticSafetyLimit: {
    unit: '',
    default: 2.5,
    minimum: 1,
    maximum: 10,
    source: 'THK General Catalog A-703 table 18; industryWithImpact=2–3; THK General Catalog A-730 (2.5)',
  },
  requiredLife: {
    unit: 'h',
    default: 20_000,
    minimum: 0,
    maximum: 1_000_000,
    source: 'MITCalc (20 000 h); THK General Catalog A-722 (30 000 h)',
  },
  motionShare: {
    unit: '%',
    default: 100,
    minimum: 0.1,
    maximum: 100,
    source: 'withoutPauses',
  },
  supportAllowance: {
    unit: 'mm',
    default: 100,
    minimum: 0,
    maximum: 10_000,
    source: 'THK General Catalog A-723, A-403; supportsBeyondTravel',
  },
  overtravel: { unit: 'mm', default: 0, minimum: 0, maximum: 1000, source: 'withinThreadMargin' },
  shaftEnd: {
    unit: 'mm',
    default: usualShaftEnd,
    minimum: 0,
    maximum: 1000,
    source: 'THK General Catalog A-723; shaftEnds',
  },
  shortStrokeFactor: {
    unit: '',
    default: 5,
    minimum: 1,
    maximum: 10,
    source: 'HIWIN Ballscrews BS-08-2-EN-1704-K; shortStrokes',
  },
  bucklingMargin: { unit: '', default: 0.5, minimum: 0.05, maximum: 1, source: 'THK General Catalog A-694 eq. 6 (0.5)' },
  criticalSpeedMargin: { unit: '', default: 0.8, minimum: 0.05, maximum: 1, source: 'THK General Catalog A-696 eq. 8 (0.8)' },
  permissibleStress: {
    unit: 'N/mm^2',
    default: 147,
    minimum: 1,
    maximum: 1000,
    source: 'THK General Catalog A-695 eq. 7',
  },
  preloadShare: {
    unit: '%',
    default: 10,
    minimum: 1,
    maximum: 100,
    source: 'THK General Catalog; preloadAtMost',
  },
  ballScrewEfficiency: {
    unit: '',
    default: 0.9,
    minimum: 0.1,
    maximum: 0.99,
    source: 'THK General Catalog A-718 eq. 43 (0.9–0.95); lowerEnd',
  },
  nutRigidityShare: {
    unit: '%',
    default: 80,
    minimum: 10,
    maximum: 100,
    source: 'THK General Catalog A-709; eightyPercentOfTable; HIWIN Ballscrews BS-08-2-EN-1704-K F3.34, F3.35 (0.8)',
  },
  threadFriction: {
    unit: '',
    default: 0.01,
    minimum: 0.0005,
    maximum: 0.2,
    source: 'HIWIN Ballscrews S99TE20-1610 M3 (0.003–0.01); upperEnd',
  },
}
