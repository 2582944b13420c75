/** The limits of a slide module, each as a row that explains itself. */
import type { Limit } from '../../sizing/check.ts'
import { whereStated } from '../../sizing/define-sizing.ts'
import type { SlideModuleContext } from './figures.ts'
import type { Slide, SlideModuleDuty } from './input.ts'
import { slideLoadChecks } from './load-checks.ts'

/** Level of use that a posture asks for, and that a module is made for: 1 horizontal travel only, 2 vertical travel too. */
const horizontalUse = 1
const verticalUse = 2

/**
 * @param posture how the axis lies
 * @returns level of use that it asks for
 */
export const levelAskedFor = (posture: SlideModuleDuty['posture']): number => (posture === 'vertical' ? verticalUse : horizontalUse)

/**
 * @param slide candidate
 * @returns level of use that it is made for
 */
export const levelMadeFor = ({ payloadVertical }: Pick<Slide, 'payloadVertical'>): number =>
  payloadVertical === 'none' ? horizontalUse : verticalUse

/** Upright, a module that is made for horizontal travel only fails by its use, and one without a known mass is not known by it. */
const payloadCheck = ({ duty, demand, figures, assumptions }: SlideModuleContext): Limit | 'notApplicable' => {
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
}

const verticalUseCheck = whereStated<SlideModuleContext>()({
  needs: { payloadVerticalKg: ({ payloadVertical }) => payloadVertical },
  asks: ({ duty }) => duty.posture === 'vertical',
  limit: ({ duty }, { payloadVerticalKg }) => ({
    role: 'yesOrNo',
    required: levelAskedFor(duty.posture),
    available: levelMadeFor({ payloadVertical: payloadVerticalKg }),
    unit: '',
    formula: 'postureScale',
    source: 'IKO CAT-1580E II-207, II-229; notOperable',
  }),
})

const strokeCheck = ({ duty, figures }: SlideModuleContext): Limit => ({
  role: 'demand',
  required: duty.stroke,
  available: figures.longestStroke,
  unit: 'mm',
  formula: 'S <= Smax',
  source: 'strokesOfMaker',
  inputs: [['S', duty.stroke, 'mm']],
})

const maxSpeedCheck = ({ demand, figures }: SlideModuleContext): Limit => ({
  required: demand.largest.speed,
  available: figures.length.speed,
  unit: 'mm/s',
  formula: 'v <= vmax(S1), S1 = min Si >= S',
  source: 'speedByLength; IKO CAT-1580E II-11, II-45',
  inputs: [
    ['v', demand.largest.speed, 'mm/s'],
    ['S1', figures.length.stroke, 'mm'],
  ],
})

const widthCheck = ({ duty, component: slide }: SlideModuleContext): Limit => ({
  role: 'demand',
  required: slide.width,
  available: duty.width,
  unit: 'mm',
  formula: 'b <= bmax',
  source: 'widthOfMaker',
})

const environmentCheck = ({ duty, component: slide }: SlideModuleContext): Limit | 'notApplicable' =>
  duty.cleanliness === undefined
    ? 'notApplicable'
    : {
        role: 'yesOrNo',
        required: duty.cleanliness,
        available: slide.cleanliness,
        unit: '',
        formula: 'environmentScale',
        source: 'IKO CAT-1580E II-173; cleanlinessClass=3',
      }

const repeatabilityCheck = ({ duty, component: slide }: SlideModuleContext): Limit | 'notApplicable' =>
  duty.repeatability === undefined
    ? 'notApplicable'
    : {
        role: 'demand',
        required: slide.repeatability,
        available: duty.repeatability,
        unit: 'mm',
        formula: '±r <= ±rmax',
        source: 'repeatabilityOfMaker',
      }

/** The checks of a slide module. */
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
