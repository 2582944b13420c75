/** Card figures of a ball screw. */
import { type BallScrewCandidate } from './wire/ball-screw.ts'
import type { CatalogueModel } from '../../contract/catalogue/model.ts'
import type { BallScrewDuty } from './sizing/input.ts'
import type { SizedBallScrew } from './sizing/ball-screw-sizing.ts'
import { unlimited } from '../formulas/physical-constants.ts'
import { travelDeviation } from '../formulas/travel-deviation.ts'
import { inUnit, toSi } from '../formulas/unit-scale.ts'
import type { LargestPassing } from '../define/define-sizer.ts'
import { yesNo } from '../sizing/check.ts'
import type { CardFields } from '../define/sizer.ts'
import { orderCode } from '../define/order-code.ts'
import type { OrderCodeParts } from '../define/order-code-parts.ts'
import type { BallScrewParameters } from './parameters.ts'
import { ballScrewOrderCodes, gradeNames } from './order-codes.ts'

/** The coarsest grade of the model that is accurate enough and available in the required length: the ordered grade. */
function orderedGrade(candidate: BallScrewCandidate, duty: BallScrewDuty, length: number): Pick<OrderCodeParts, 'grade' | 'deviation'> {
  if (candidate.lengthByGrade === undefined) return {}
  const usefulLength = duty.stroke + toSi(candidate.nutLengthMm, 'mm')
  const suitable = Object.entries(candidate.lengthByGrade)
    .map(([micrometres, longest]) => ({ micrometres: Number(micrometres), longest }))
    .filter(({ micrometres, longest }) => micrometres <= inUnit(duty.e300, 'um') && longest >= length)
    .filter(({ micrometres }) => travelDeviation(toSi(micrometres, 'um'), usefulLength) <= (duty.travelDeviation ?? Infinity))
    .sort((a, b) => b.micrometres - a.micrometres)[0]
  if (!suitable) return {}
  const grade = gradeNames.get(suitable.micrometres)
  return { deviation: suitable.micrometres / 1000, ...(grade === undefined ? {} : { grade }) }
}

/** Rounds up to whole millimetres; ignores rounding noise above a whole length. */
const wholeMillimetres = (length: number): number => Math.ceil(inUnit(length, 'mm') - 1e-6)

/**
 * @param model catalogue row
 * @param sizing its verdict
 * @param asked working conditions; the largest passing value of an input
 * @returns lead (mm), maxW (kg) and maxSpeed (mm/s) that still pass, l10 (km), fs, load (permissible axial load, kN), n1 (working
 * speed, rpm), efficiency (%), order code, further figures
 */
export function ballScrewCard(
  model: CatalogueModel<BallScrewCandidate>,
  sizing: SizedBallScrew,
  { duty, largest }: { readonly duty: BallScrewDuty; readonly largest: LargestPassing<BallScrewParameters> },
): CardFields {
  const { figures } = sizing
  const { candidate } = model
  const length = wholeMillimetres(figures.shaftLength)
  const maxW = figures.massLimit >= unlimited ? undefined : largest('W', figures.massLimit)
  const maxSpeed = figures.permissible && largest('Speed', inUnit(figures.permissible.travelSpeed, 'mm/s'))
  return {
    machineCode: orderCode(ballScrewOrderCodes, model.series, {
      name: model.skuName,
      length,
      ...orderedGrade(candidate, duty, length),
    }),
    lead: candidate.leadMm,
    ...(maxW !== undefined && { maxW }),
    ...(maxSpeed !== undefined && { maxSpeed }),
    l10: inUnit(figures.lifeDistance, 'km'),
    fs: inUnit(figures.staticSafety, ''),
    load: inUnit(figures.permissibleLoad, 'kN'),
    n1: inUnit(figures.workingSpeed, 'rpm'),
    efficiency: inUnit(figures.efficiency, '%'),
    furtherFigures: [
      { name: 'nominalDiameter', value: candidate.nominalDiameterMm, unit: 'mm' },
      { name: 'dynamicLoadRating', value: candidate.dynamicLoadRatingN, unit: 'N' },
      { name: 'staticLoadRating', value: candidate.staticLoadRatingN, unit: 'N' },
      { name: 'workingSpeed', value: inUnit(figures.workingSpeed, 'rpm'), unit: 'rpm' },
      ...(figures.permissible ? [{ name: 'permissibleSpeed', value: inUnit(figures.permissible.speed, 'rpm'), unit: 'rpm' }] : []),
      { name: 'criticalSpeed', value: inUnit(figures.permissibleCriticalSpeed, 'rpm'), unit: 'rpm' },
      { name: 'lifeHours', value: inUnit(figures.lifeTime, 'h'), unit: 'h' },
      { name: 'maxTorque', value: inUnit(figures.largestTorque, 'N*m'), unit: 'N*m' },
      { name: 'threadLength', value: wholeMillimetres(figures.threadLength), unit: 'mm' },
      { name: 'shaftLength', value: length, unit: 'mm' },
      ...(figures.holding
        ? [
            { name: 'brakeNeeded', ...yesNo(true) },
            { name: 'holdingTorque', value: inUnit(figures.holding.torque, 'N*m'), unit: 'N*m' },
          ]
        : []),
    ],
  }
}
