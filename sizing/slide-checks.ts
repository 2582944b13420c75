/** The limits of a slide module, each as a row that explains itself. */
import { judge, type JudgedLimit } from './check.ts'
import type { MadeLimit, SlideContext } from './slide-context.ts'
import type { Slide, SlideDuty } from './slide-input.ts'
import { slideLoadLimits } from './slide-load-checks.ts'

/** Level of use that a posture asks for, and that a module is made for: 1 horizontal travel only, 2 vertical travel too. */
const horizontalUse = 1
const verticalUse = 2

/**
 * @param posture how the axis lies
 * @returns level of use that it asks for
 */
export const levelAskedFor = (posture: SlideDuty['posture']): number => (posture === 'vertical' ? verticalUse : horizontalUse)

/**
 * @param slide candidate
 * @returns level of use that it is made for
 */
export const levelMadeFor = (slide: Slide): number => (slide.payloadVertical === undefined ? horizontalUse : verticalUse)

const payloadCheck = ({ duty, figures }: SlideContext): MadeLimit =>
  figures.payload === undefined
    ? 'notMade'
    : {
        name: 'payload',
        required: duty.mass,
        available: figures.payload,
        unit: 'kg',
        formula: duty.posture === 'vertical' ? 'm <= mV' : 'm <= mH',
        source: 'largest carried mass by the maker, centre of gravity on the table (IKO CAT-1580E II-11, II-45); wall: as horizontal',
        inputs: [['m', duty.mass, 'kg']],
      }

const verticalUseCheck = ({ duty, slide }: SlideContext): MadeLimit => ({
  name: 'verticalUse',
  required: levelAskedFor(duty.posture),
  available: levelMadeFor(slide),
  unit: '',
  formula: '1 = horizontal, 2 = vertical; asked for <= made for',
  source: 'IKO CAT-1580E II-207 (not operable), II-229 (horizontal only)',
})

const strokeCheck = ({ duty, figures }: SlideContext): MadeLimit => ({
  name: 'stroke',
  required: duty.stroke,
  available: figures.longestStroke,
  unit: 'mm',
  formula: 'S <= Smax',
  source: 'strokes of the maker',
  inputs: [['S', duty.stroke, 'mm']],
})

const maxSpeedCheck = ({ duty, figures }: SlideContext): MadeLimit => ({
  name: 'maxSpeed',
  required: duty.speed,
  available: figures.length.speed,
  unit: 'mm/s',
  formula: 'v <= vmax(S1), S1 = min Si >= S',
  source: 'highest speed by length, of the shortest length that has the stroke (IKO CAT-1580E II-11, II-45)',
  inputs: [
    ['v', duty.speed, 'mm/s'],
    ['S1', figures.length.stroke, 'mm'],
  ],
})

const widthCheck = ({ duty, slide }: SlideContext): MadeLimit => ({
  name: 'width',
  required: slide.width,
  available: duty.width,
  unit: 'mm',
  formula: 'b <= bmax',
  source: 'width of the maker',
})

const environmentCheck = ({ duty, slide }: SlideContext): MadeLimit =>
  duty.cleanliness === undefined
    ? 'notAsked'
    : {
        name: 'environment',
        required: duty.cleanliness,
        available: slide.cleanliness,
        unit: '',
        formula: '1 = standard, 2 = clean; asked for <= made for',
        source: 'IKO CAT-1580E II-173 (cleanliness class 3)',
      }

const repeatabilityCheck = ({ duty, slide }: SlideContext): MadeLimit =>
  duty.repeatability === undefined
    ? 'notAsked'
    : {
        name: 'repeatability',
        required: slide.repeatability,
        available: duty.repeatability,
        unit: 'mm',
        formula: '±r <= ±rmax',
        source: 'positioning repeatability by the maker',
      }

const useLimits = {
  payload: payloadCheck,
  verticalUse: verticalUseCheck,
  stroke: strokeCheck,
  maxSpeed: maxSpeedCheck,
  width: widthCheck,
  environment: environmentCheck,
  repeatability: repeatabilityCheck,
} satisfies Record<string, (context: SlideContext) => MadeLimit>

/**
 * @param context duty, slide, assumptions, demands and figures
 * @returns the checks that can be made, and the names of those that the maker's figures do not allow
 * Source: each check names its own.
 */
export function slideLimits(context: SlideContext): { readonly limits: JudgedLimit[]; readonly notMade: string[] } {
  const limits: JudgedLimit[] = []
  const notMade: string[] = []
  for (const [name, limitOf] of Object.entries({ ...useLimits, ...slideLoadLimits })) {
    const limit = limitOf(context)
    if (limit === 'notMade') notMade.push(name)
    else if (limit !== 'notAsked') limits.push(judge(limit))
  }
  return { limits, notMade }
}
