/** What the ball-rail form leaves open, with defaults and sources. All can be changed in a request. */
import type { BallRailAssumptions, BallRailDuty } from './sizing/input.ts'
import { layoutShapes } from './sizing/layout.ts'
import { contactFactors } from './sizing/life.ts'
import { largestSpeedOf } from '../formulas/duty-spectrum.ts'
import { defaultLoadFactor } from '../formulas/load-factor.ts'
import type { AssumptionDefinitions } from '../define/assumption-set.ts'

/** Assumptions of ball-rail guides by name; the default of fw follows the speed. */
export const ballRailAssumptions: AssumptionDefinitions<BallRailDuty, keyof BallRailAssumptions> = {
  loadFactor: {
    unit: '',
    default: (duty) => defaultLoadFactor(largestSpeedOf(duty)),
    minimum: 1,
    maximum: 5,
    source: 'THK General Catalog LM guides table 12, upper end of the band of the speed; HIWIN G99TE20-1808 table 1-2',
  },
  temperatureFactor: {
    unit: '',
    default: 1,
    minimum: 0.1,
    maximum: 1,
    source: 'THK General Catalog A-100 (1.0 up to 100 °C, about 0.9 at 150 °C, 0.75 at 200 °C)',
  },
  contactFactor: {
    unit: '',
    default: (duty) => contactFactors[layoutShapes[duty.layout].blocksPerRail],
    minimum: 0.1,
    maximum: 1,
    source: 'THK General Catalog A-11 table 2 (blocks in close contact: two 0.81, three 0.72, four 0.66; C and C0 are multiplied by it)',
  },
  contactSpacing: {
    unit: '',
    default: 1.5,
    minimum: 1,
    maximum: 3,
    source:
      'assumed on the safe side: THK General Catalog A-11 speaks of closely arranged blocks without a distance; a gap under half a block counts',
  },
  accelerationLimit: {
    unit: 'm/s^2',
    default: 50,
    minimum: 1,
    maximum: 500,
    source: 'assumed on the safe side: 5 g; the documents that the rows come from state no limit',
  },
  staticSafetyLimit: {
    unit: '',
    default: 2.5,
    minimum: 1,
    maximum: 10,
    source: 'THK General Catalog LM guides table 10 (industry with impact 2 to 3); HIWIN G99TE20-1808 (normal 1 to 3, impact 3 to 5)',
  },
  requiredLife: {
    unit: 'h',
    default: 20_000,
    minimum: 0,
    maximum: 1_000_000,
    source: 'as for ball screws (MITCalc ball-screw example, 20 000 h)',
  },
  motionShare: {
    unit: '%',
    default: 100,
    minimum: 0.1,
    maximum: 100,
    source: 'motion without pauses: the most that the life can be asked for',
  },
  loadShareLimit: {
    unit: '',
    default: 0.5,
    minimum: 0.05,
    maximum: 1,
    source: 'NBS Components for linear motion (C >= 2 × P)',
  },
  speedLimit: {
    unit: 'mm/s',
    default: 5000,
    minimum: 1,
    maximum: 10_000,
    source: 'usual limit of ball guides, 5 m/s; counts where the maker states none',
  },
  railEndAllowance: {
    unit: 'mm',
    default: 40,
    minimum: 0,
    maximum: 1000,
    source: 'distance E from the first hole to the end of the rail at both ends (HIWIN G99TE20-1808 p. 36-40: 20 mm each up to size 35)',
  },
}
