/** Card figures of a slide module. */
import type { CatalogueModel } from '../../contract/catalogue/model.ts'
import type { FurtherFigure } from '../../contract/results/selection.ts'
import type { SlideModuleCandidate } from './wire/slide-module.ts'
import type { JudgedLimit } from '../sizing/check.ts'
import type { SizedSlideModule } from './sizing/slide-module-sizing.ts'
import { inUnit } from '../formulas/unit-scale.ts'
import type { LargestPassing } from '../define/define-sizer.ts'
import { largestBeyond } from '../define/largest-value.ts'
import type { CardFields } from '../define/sizer.ts'
import type { SlideModuleParameters } from './parameters.ts'
import { orderCode } from '../define/order-code.ts'
import { slideModuleOrderCodes } from './order-codes.ts'

/** The moment with the highest utilisation; undefined if no moment can be checked or none acts. */
const governingMoment = (limits: readonly JudgedLimit[]): JudgedLimit | undefined =>
  limits
    .filter(({ unit, required }) => unit === 'N*m' && required > 0)
    .reduce<JudgedLimit | undefined>((worst, limit) => (worst && worst.utilisation >= limit.utilisation ? worst : limit), undefined)

function furtherFigures(candidate: SlideModuleCandidate, { limits, notKnown, figures }: SizedSlideModule): readonly FurtherFigure[] {
  const { length, guide } = figures
  // A moment without a known limit could have a higher utilisation.
  const moment = notKnown.some(({ name }) => name.endsWith('Moment')) ? undefined : governingMoment(limits)
  return [
    { name: 'moduleWidth', value: candidate.widthMm, unit: 'mm' },
    { name: 'availableStroke', value: inUnit(length.stroke, 'mm'), unit: 'mm' },
    ...(length.bed === undefined ? [] : [{ name: 'bedLength', value: inUnit(length.bed, 'mm'), unit: 'mm' }]),
    { name: 'repeatability', value: candidate.repeatabilityMm, unit: 'mm' },
    ...(moment === undefined
      ? []
      : [
          { name: 'governingMoment', value: moment.name, unit: '' },
          { name: 'momentUtilisation', value: inUnit(moment.utilisation, '%'), unit: '%' },
        ]),
    ...(guide === undefined
      ? []
      : [
          { name: 'combinedFactor', value: inUnit(guide.combinedFactor, ''), unit: '' },
          ...(guide.life ? [{ name: 'guideLifeHours', value: inUnit(guide.life.time, 'h'), unit: 'h' }] : []),
        ]),
  ]
}

/**
 * @param model catalogue row
 * @param sizing its verdict
 * @param asked decoded request, the largest passing value of an input
 * @returns maxW (kg) and maxSpeed (mm/s) that still pass, l10 of the guide (km), fs, lead (mm), order code, further figures
 */
export function slideModuleCard(
  model: CatalogueModel<SlideModuleCandidate>,
  sizing: SizedSlideModule,
  { parameters, largest }: { readonly parameters: SlideModuleParameters; readonly largest: LargestPassing<SlideModuleParameters> },
): CardFields {
  const { figures } = sizing
  const { guide, length } = figures
  const maxW = largestBeyond((highest) => largest('W', highest), parameters.W)
  const maxSpeed = largest('Speed', inUnit(length.speed, 'mm/s'))
  return {
    machineCode: orderCode(slideModuleOrderCodes, model.series, { name: model.skuName, stroke: inUnit(length.stroke, 'mm') }),
    lead: model.candidate.leadMm,
    ...(maxW !== undefined && { maxW }),
    ...(maxSpeed !== undefined && { maxSpeed }),
    ...(guide?.life && { l10: inUnit(guide.life.distance, 'km') }),
    ...(guide && { fs: inUnit(guide.staticSafety, '') }),
    furtherFigures: furtherFigures(model.candidate, sizing),
  }
}
