/** Assumptions of linear modules with defaults and sources. A request can override all of them. */
import { largestSpeedOf } from '../formulas/duty-spectrum.ts'
import { defaultLoadFactor } from '../formulas/load-factor.ts'
import type { LinearModuleAssumptions, LinearModuleDuty } from './sizing/input.ts'
import type { AssumptionDefinitions } from '../define/assumption-set.ts'

/** Assumptions of the linear modules, by the names of the sizing. */
export const linearModuleAssumptions: AssumptionDefinitions<LinearModuleDuty, keyof LinearModuleAssumptions> = {
  frictionCoefficient: {
    unit: '',
    default: 0.01,
    minimum: 0,
    maximum: 1,
    source: 'Oriental Motor p. 23; ballGuides=0.01; THK General Catalog A-403 (0.005)',
  },
  guideResistance: {
    unit: 'N',
    default: 10.1,
    minimum: 0,
    maximum: 10_000,
    source: 'THK General Catalog A-391 – A-425; largestOfKr; whereNoResistance',
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
    default: 2,
    minimum: 1,
    maximum: 20,
    source: 'THK General Catalog A-402; smoothAndImpact',
  },
  requiredDistance: {
    unit: 'km',
    default: 10_000,
    minimum: 0,
    maximum: 10_000_000,
    source: 'elevenThousandHours; Schneider Electric PAS (30 000 km)',
  },
  ballScrewEfficiency: { unit: '', default: 0.9, minimum: 0.1, maximum: 0.99, source: 'THK General Catalog A-718 eq. 43 (0.9–0.95)' },
  beltEfficiency: { unit: '', default: 0.85, minimum: 0.1, maximum: 1, source: 'Oriental Motor (0.85–0.95); whereNotStated' },
  pulleyWidth: { unit: 'mm', default: 50, minimum: 0, maximum: 1000, source: 'Parker OSP-E50; solidSteelPulleys; whereNotStated' },
  supportAllowance: {
    unit: 'mm',
    default: 315,
    minimum: 0,
    maximum: 10_000,
    source: 'THK General Catalog A-391 – A-425; largestOfKr; whereNoRails',
  },
  bucklingMargin: { unit: '', default: 0.5, minimum: 0.05, maximum: 1, source: 'THK General Catalog A-694 eq. 6 (0.5)' },
  criticalSpeedMargin: { unit: '', default: 0.8, minimum: 0.05, maximum: 1, source: 'THK General Catalog A-696 eq. 8 (0.8)' },
  permissibleStress: { unit: 'N/mm^2', default: 147, minimum: 1, maximum: 1000, source: 'THK General Catalog A-695 eq. 7' },
  strokeReserve: {
    unit: 'mm',
    default: 0,
    minimum: 0,
    maximum: 1000,
    source: 'noReserve; Parker OSP-E; oneTurnAtEachEnd',
  },
}
