/** What a slide module's card shows. */
import type { CatalogueModel } from '../../contract/model.ts'
import type { FurtherFigure } from '../../contract/selection.ts'
import type { SlideModuleCandidate } from './wire/slide-module.ts'
import type { JudgedLimit } from '../sizing/check.ts'
import type { SlideModuleDuty } from './sizing/input.ts'
import { largestMass, type SizedSlideModule } from './sizing/slide-module-sizing.ts'
import { inUnit } from '../formulas/unit-scale.ts'
import type { CardFields } from '../define/sizer.ts'
import { orderCode } from '../define/order-code.ts'
import { slideModuleOrderCodes } from './order-codes.ts'

/** The moment that comes nearest to its limit; nothing where no moment can be checked or none acts. */
const governingMoment = (limits: readonly JudgedLimit[]): JudgedLimit | undefined =>
  limits
    .filter(({ unit, required }) => unit === 'N*m' && required > 0)
    .reduce<JudgedLimit | undefined>((worst, limit) => (worst && worst.utilisation >= limit.utilisation ? worst : limit), undefined)

function furtherFigures(candidate: SlideModuleCandidate, { limits, figures }: SizedSlideModule): readonly FurtherFigure[] {
  const { length, guide } = figures
  const moment = governingMoment(limits)
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
          { name: 'lifeHours', value: inUnit(guide.lifeTime, 'h'), unit: 'h' },
        ]),
  ]
}

/**
 * @param model catalogue row
 * @param sizing its verdict
 * @param duty working conditions
 * @returns maxW (under these conditions, kg), maxSpeed (at the length for this stroke, mm/s), l10 of the guide (km), fs, lead (mm), order code, further figures
 */
export function slideModuleCard(model: CatalogueModel<SlideModuleCandidate>, sizing: SizedSlideModule, duty: SlideModuleDuty): CardFields {
  const { figures, limits } = sizing
  return {
    machineCode: orderCode(slideModuleOrderCodes, model.series, { name: model.skuName, stroke: inUnit(figures.length.stroke, 'mm') }),
    lead: model.candidate.leadMm,
    maxW: inUnit(largestMass(duty, limits), 'kg'),
    maxSpeed: inUnit(figures.length.speed, 'mm/s'),
    ...(figures.guide && { l10: inUnit(figures.guide.lifeDistance, 'km'), fs: inUnit(figures.guide.staticSafety, '') }),
    furtherFigures: furtherFigures(model.candidate, sizing),
  }
}
