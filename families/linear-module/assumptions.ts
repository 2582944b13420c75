/** What the linear-module forms leave open, with defaults and sources. All can be changed in a request. */
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
    source: 'Oriental Motor sizing 23 (0.01 for ball guides); THK General Catalog A-403 uses 0.005',
  },
  guideResistance: {
    unit: 'N',
    default: 10.1,
    minimum: 0,
    maximum: 10_000,
    source:
      'THK General Catalog A-391 to A-425 (largest of the KR and SKR modules); used where the maker of a screw module states no resistance',
  },
  loadFactor: {
    unit: '',
    default: (duty) => defaultLoadFactor(largestSpeedOf(duty)),
    minimum: 1,
    maximum: 5,
    source: 'THK General Catalog A-705 table 19, upper end of the band of the speed',
  },
  staticSafetyLimit: {
    unit: '',
    default: 2,
    minimum: 1,
    maximum: 20,
    source: 'THK General Catalog A-402 (1 to 1.3 smooth, 2 to 3 with vibration and impact)',
  },
  requiredDistance: {
    unit: 'km',
    default: 10_000,
    minimum: 0,
    maximum: 10_000_000,
    source: 'about 11 000 h at a mean of 0.25 m/s; tables of Schneider Electric PAS stand for 30 000 km',
  },
  ballScrewEfficiency: { unit: '', default: 0.9, minimum: 0.1, maximum: 0.99, source: 'THK General Catalog A-718 eq. 43 (0.9 to 0.95)' },
  bucklingMargin: { unit: '', default: 0.5, minimum: 0.05, maximum: 1, source: 'THK General Catalog A-694 eq. 6 (0.5)' },
  criticalSpeedMargin: { unit: '', default: 0.8, minimum: 0.05, maximum: 1, source: 'THK General Catalog A-696 eq. 8 (0.8)' },
  permissibleStress: { unit: 'N/mm^2', default: 147, minimum: 1, maximum: 1000, source: 'THK General Catalog A-695 eq. 7' },
  strokeReserve: {
    unit: 'mm',
    default: 0,
    minimum: 0,
    maximum: 1000,
    source: 'none; Parker OSP-E asks for one turn and 100 mm at each end where no end switch stops the axis',
  },
}
