/** Assumptions of ball-rail guides with defaults and sources. A request can override all of them. */
import type { BallRailAssumptions, BallRailDuty } from './sizing/input.ts'
import { layoutShapes } from './sizing/layout.ts'
import { contactFactors } from './sizing/life.ts'
import { largestSpeedOf } from '../formulas/duty-spectrum.ts'
import { defaultLoadFactor } from '../formulas/load-factor.ts'
import type { AssumptionDefinitions } from '../define/assumption-set.ts'

/** Assumptions of ball-rail guides by name; the default of fw depends on the speed. */
export const ballRailAssumptions: AssumptionDefinitions<BallRailDuty, keyof BallRailAssumptions> = {
  loadFactor: {
    unit: '',
    default: (duty) => defaultLoadFactor(largestSpeedOf(duty)),
    minimum: 1,
    maximum: 5,
    source: 'THK General Catalog LM guides table 12; upperEndOfSpeedBand; HIWIN G99TE20-1808 table 1-2',
  },
  temperatureFactor: {
    unit: '',
    default: 1,
    minimum: 0.1,
    maximum: 1,
    source: 'THK General Catalog A-100; temperatureFactors',
  },
  contactFactor: {
    unit: '',
    default: (duty) => contactFactors[layoutShapes[duty.layout].blocksPerRail],
    minimum: 0.1,
    maximum: 1,
    source: 'THK General Catalog A-11 table 2; contactFactors',
  },
  contactSpacing: {
    unit: '',
    default: 1.5,
    minimum: 1,
    maximum: 3,
    source: 'THK General Catalog A-11; closeBlocksAssumed',
  },
  accelerationLimit: {
    unit: 'm/s^2',
    default: 50,
    minimum: 1,
    maximum: 500,
    source: 'accelerationAssumed',
  },
  staticSafetyLimit: {
    unit: '',
    default: 2.5,
    minimum: 1,
    maximum: 10,
    source: 'THK General Catalog LM guides table 10; industryWithImpact=2–3; HIWIN G99TE20-1808; normalAndImpact',
  },
  requiredLife: {
    unit: 'h',
    default: 20_000,
    minimum: 0,
    maximum: 1_000_000,
    source: 'asForBallScrews; MITCalc (20 000 h)',
  },
  motionShare: {
    unit: '%',
    default: 100,
    minimum: 0.1,
    maximum: 100,
    source: 'withoutPauses',
  },
  loadShareLimit: {
    unit: '',
    default: 0.5,
    minimum: 0.05,
    maximum: 1,
    source: 'NBS (C >= 2 × P)',
  },
  speedLimit: {
    unit: 'mm/s',
    default: 5000,
    minimum: 1,
    maximum: 10_000,
    source: 'usualSpeedOfBallGuides',
  },
  railEndAllowance: {
    unit: 'mm',
    default: 40,
    minimum: 0,
    maximum: 1000,
    source: 'railEnds; HIWIN G99TE20-1808 p. 36-40',
  },
}
