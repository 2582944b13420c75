/** Assumptions of slide modules with defaults and sources. A request can override all of them. */
import { rampShapeOf } from '../formulas/ramp-shape.ts'
import { largestSpeedOf } from '../formulas/duty-spectrum.ts'
import { defaultLoadFactor } from '../formulas/load-factor.ts'
import { payloadAcceleration, payloadLifeHours } from './sizing/payload.ts'
import type { SlideModuleAssumptions, SlideModuleDuty } from './sizing/input.ts'
import type { AssumptionDefinitions } from '../define/assumption-set.ts'

/** Defaults, ranges and sources, in the unit of each. */
export const slideModuleAssumptions: AssumptionDefinitions<SlideModuleDuty, keyof SlideModuleAssumptions> = {
  acceleration: {
    unit: 'm/s^2',
    default: ({ speed, motionProfile }) => payloadAcceleration(rampShapeOf(motionProfile).timeFactor * speed),
    minimum: 0.01,
    maximum: 1000,
    source: 'IKO CAT-1580E III-13; rampsOf',
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
    maximum: 10,
    source: 'THK General Catalog A-402; withImpact=2–3',
  },
  requiredLife: {
    unit: 'h',
    default: payloadLifeHours,
    minimum: 0,
    maximum: 1_000_000,
    source: 'IKO CAT-1580E III-13; lifeOfCarriedMass',
  },
  motionShare: {
    unit: '%',
    default: 100,
    minimum: 0.1,
    maximum: 100,
    source: 'withoutPauses',
  },
  frictionCoefficient: {
    unit: '',
    default: 0.01,
    minimum: 0,
    maximum: 1,
    source: 'IKO CAT-1580E III-17; rollingGuide=0.01',
  },
  guideResistance: {
    unit: 'N',
    default: 10,
    minimum: 0,
    maximum: 10_000,
    source: 'THK General Catalog A-403; sealsOfKr=10',
  },
}
