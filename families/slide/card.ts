/** What a slide module's card shows. */
import type { CatalogueModel } from '../../contract/model.ts'
import type { RecommendedModel } from '../../contract/selection.ts'
import type { SlideCandidate } from '../../contract/slide.ts'
import type { JudgedLimit } from '../../sizing/check.ts'
import type { SlideDuty } from '../../sizing/slide-input.ts'
import { momentNames } from '../../sizing/slide-moments.ts'
import { largestMass, type SlideSizing } from '../../sizing/slide.ts'
import { inUnit } from '../../sizing/unit-scale.ts'
import type { CardFields } from '../family.ts'
import { orderCode } from '../order-code.ts'

const momentChecks: ReadonlySet<string> = new Set([...momentNames.map((name) => `${name}Moment`), 'dynamicMoment'])

/** The moment that comes nearest to its limit; nothing where no moment can be checked or none acts. */
const governingMoment = (limits: readonly JudgedLimit[]): JudgedLimit | undefined =>
  limits
    .filter(({ name, required }) => momentChecks.has(name) && required > 0)
    .reduce<JudgedLimit | undefined>((worst, limit) => (worst && worst.utilisation >= limit.utilisation ? worst : limit), undefined)

function furtherFigures(candidate: SlideCandidate, { limits, figures }: SlideSizing): RecommendedModel['disPlayParams'] {
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
export function slideCard(model: CatalogueModel<SlideCandidate>, sizing: SlideSizing, duty: SlideDuty): CardFields {
  const { figures, limits } = sizing
  return {
    machineCode: orderCode(model.series, { name: model.skuName, stroke: inUnit(figures.length.stroke, 'mm') }),
    lead: model.candidate.leadMm,
    maxW: inUnit(largestMass(duty, limits), 'kg'),
    maxSpeed: inUnit(figures.length.speed, 'mm/s'),
    ...(figures.guide && { l10: inUnit(figures.guide.lifeDistance, 'km'), fs: inUnit(figures.guide.staticSafety, '') }),
    disPlayParams: furtherFigures(model.candidate, sizing),
  }
}
