/** The checks of a slide module. */
import { checksOf, inverse } from '../../sizing/check-definition.ts'
import type { SlideModuleSetting } from './demand.ts'
import type { SlideModuleContext } from './figures.ts'
import type { Slide, SlideModuleDuty } from './input.ts'
import { slideLoadChecks } from './load-checks.ts'
import { lifeDerating } from './payload.ts'

const { check, ratingCheck, propertyCheck } = checksOf<SlideModuleContext>()

const isVertical = ({ duty }: SlideModuleSetting): boolean => duty.posture === 'vertical'

/** The carried mass times its derating for a life longer than the maker's, kg. */
const deratedMass = ({ demand, assumptions }: SlideModuleSetting): number => demand.largest.mass * lifeDerating(assumptions)

/** Level of use of a posture or a module: 1 horizontal travel only, 2 vertical travel too. */
const horizontalUse = 1
const verticalUse = 2

/** @returns level of use required by a posture */
const requiredLevel = (posture: SlideModuleDuty['posture']): number => (posture === 'vertical' ? verticalUse : horizontalUse)

/** @returns level of use permitted by a slide */
const levelMadeFor = ({ payloadVertical }: Pick<Slide, 'payloadVertical'>): number =>
  payloadVertical === 'none' ? horizontalUse : verticalUse

/**
 * In the vertical posture, a module for horizontal travel only fails the check of its use, and one without a known payload has an
 * unknown result here.
 */
const payloadCheck = check({
  limit: ({ duty, demand, figures, assumptions }) => {
    const { payload, payloadBasis: basis } = figures
    if (payload === undefined) return 'notApplicable'
    const symbol = duty.posture === 'vertical' ? 'mV' : 'mH'
    return {
      required: demand.largest.mass,
      available: payload / basis.derating,
      unit: 'kg',
      formula: basis.derating === 1 ? `m <= ${symbol}` : `m <= ${symbol} / (max(1, a / a0) × ∛max(1, Lh × q / L0))`,
      source: 'carriedMassOfMaker; IKO CAT-1580E II-11, II-45, III-13 (18 000 h); wallAsHorizontal',
      inputs: [
        ['m', demand.largest.mass, 'kg'],
        ...(basis.derating === 1
          ? []
          : ([
              [symbol, payload, 'kg'],
              ['a', demand.largest.acceleration, 'm/s^2'],
              ['a0', basis.acceleration, 'm/s^2'],
              ['Lh × q', assumptions.requiredLife * assumptions.motionShare, 'h'],
              ['L0', basis.life, 'h'],
            ] as const)),
      ],
    }
  },
  index: {
    // The mass is also derated for an acceleration beyond the model's own.
    lowerBound: true,
    largestOf: {
      horizontal: {
        mass: {
          demand: (setting) => (isVertical(setting) ? 0 : deratedMass(setting)),
          model: ({ payloadHorizontal }) => 1 / payloadHorizontal,
        },
      },
      vertical: {
        mass: {
          demand: (setting) => (isVertical(setting) ? deratedMass(setting) : 0),
          model: ({ payloadVertical }) => inverse(payloadVertical),
        },
      },
    },
  },
})

const verticalUseCheck = ratingCheck({
  needs: { payloadVerticalKg: ({ payloadVertical }) => payloadVertical },
  demand: (setting) => (isVertical(setting) ? requiredLevel(setting.duty.posture) : undefined),
  rating: levelMadeFor,
  row: { role: 'yesOrNo', unit: '', formula: 'postureScale', source: 'IKO CAT-1580E II-207, II-229; notOperable' },
})

const strokeCheck = ratingCheck({
  demand: ({ duty }) => duty.stroke,
  rating: ({ lengths }) => Math.max(...lengths.map(({ stroke }) => stroke)),
  row: ({ duty }) => ({ role: 'demand', unit: 'mm', formula: 'S <= Smax', source: 'strokesOfMaker', inputs: [['S', duty.stroke, 'mm']] }),
})

const maxSpeedCheck = check({
  limit: ({ demand, figures }) => ({
    required: demand.largest.speed,
    available: figures.length.speed,
    unit: 'mm/s',
    formula: 'v <= vmax(S1), S1 = min Si >= S',
    source: 'speedByLength; IKO CAT-1580E II-11, II-45',
    inputs: [
      ['v', demand.largest.speed, 'mm/s'],
      ['S1', figures.length.stroke, 'mm'],
    ],
  }),
  index: {
    // The limit is tabulated over the stroke: uses the highest speed of all lengths.
    lowerBound: true,
    sum: {
      speed: { demand: ({ demand }) => demand.largest.speed, model: ({ lengths }) => 1 / Math.max(...lengths.map(({ speed }) => speed)) },
    },
  },
})

const widthCheck = propertyCheck({
  property: ({ width }) => width,
  permitted: ({ duty }) => duty.width,
  row: { role: 'demand', unit: 'mm', formula: 'b <= bmax', source: 'widthOfMaker' },
})

const environmentCheck = ratingCheck({
  demand: ({ duty }) => duty.cleanliness,
  rating: ({ cleanliness }) => cleanliness,
  row: { role: 'yesOrNo', unit: '', formula: 'environmentScale', source: 'IKO CAT-1580E II-173; cleanlinessClass=3' },
})

const repeatabilityCheck = propertyCheck({
  property: ({ repeatability }) => repeatability,
  permitted: ({ duty }) => duty.repeatability,
  row: { role: 'demand', unit: 'mm', formula: '±r <= ±rmax', source: 'repeatabilityOfMaker' },
})

/** The checks of a slide module by name. */
export const slideModuleChecks = {
  payload: payloadCheck,
  verticalUse: verticalUseCheck,
  stroke: strokeCheck,
  maxSpeed: maxSpeedCheck,
  width: widthCheck,
  environment: environmentCheck,
  repeatability: repeatabilityCheck,
  ...slideLoadChecks,
}
