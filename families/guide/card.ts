/** What a guide's card shows. */
import type { GuideCandidate } from '../../contract/guide.ts'
import type { CatalogueModel } from '../../contract/model.ts'
import type { GuideSizing } from '../../sizing/guide.ts'
import type { GuideDuty } from '../../sizing/guide-input.ts'
import { layoutShapes } from '../../sizing/guide-layout.ts'
import { unlimited } from '../../sizing/physical-constants.ts'
import { inUnit, toSi } from '../../sizing/unit-scale.ts'
import type { CardFields } from '../family.ts'
import { orderCode } from '../order-code.ts'

/** Whole millimetres upwards; a length that is whole but for rounding noise stays. */
const wholeMillimetres = (length: number): number => Math.ceil(inUnit(length, 'mm') - 1e-6)

/** Ratings, then what governs, then what is bought: figures that the maker does not state are left out. */
function furtherFigures(candidate: GuideCandidate, { figures }: GuideSizing, length: number | undefined): CardFields['disPlayParams'] {
  const moment = (kilonewtonMetres: number): number => inUnit(toSi(kilonewtonMetres, 'kN'), 'N')
  return [
    { name: 'dynamicBlockRating', value: candidate.dynamicLoadRatingKn, unit: 'kN' },
    { name: 'staticBlockRating', value: candidate.staticLoadRatingKn, unit: 'kN' },
    { name: 'lifeBasis', value: candidate.ratingDistanceKm, unit: 'km' },
    { name: 'rollMomentRating', value: moment(candidate.rollMomentKnm), unit: 'N*m' },
    { name: 'pitchMomentRating', value: moment(candidate.pitchMomentKnm), unit: 'N*m' },
    { name: 'yawMomentRating', value: moment(candidate.yawMomentKnm), unit: 'N*m' },
    { name: 'governingBlock', value: figures.governingBlock, unit: '' },
    { name: 'governingPhase', value: figures.governingPhase, unit: '' },
    { name: 'meanBlockLoad', value: inUnit(figures.meanLoad, 'N'), unit: 'N' },
    { name: 'lifeHours', value: inUnit(figures.lifeTime, 'h'), unit: 'h' },
    ...(candidate.blockMassKg === undefined ? [] : [{ name: 'blockMass', value: candidate.blockMassKg, unit: 'kg' }]),
    ...(length === undefined ? [] : [{ name: 'railLength', value: length, unit: 'mm' }]),
  ]
}

/**
 * @param model catalogue row
 * @param sizing its verdict
 * @param duty working conditions
 * @returns load (largest equivalent load of a block, kN), fs, l10 (km, of the worst block), maxW (kg), maxSpeed (mm/s), order code, further figures
 */
export function guideCard(model: CatalogueModel<GuideCandidate>, sizing: GuideSizing, duty: GuideDuty): CardFields {
  const { figures } = sizing
  const { rails, blocksPerRail } = layoutShapes[duty.layout]
  const length = figures.railLength === undefined ? undefined : wholeMillimetres(figures.railLength)
  return {
    machineCode: orderCode(model.series, {
      name: model.skuName,
      blocks: blocksPerRail,
      ...(length === undefined ? {} : { length }),
      ...(rails === 1 ? {} : { rails }),
    }),
    ...(figures.largestMass >= unlimited ? {} : { maxW: inUnit(figures.largestMass, 'kg') }),
    maxSpeed: inUnit(figures.speedLimit, 'mm/s'),
    l10: inUnit(figures.lifeDistance, 'km'),
    fs: inUnit(figures.staticSafety, ''),
    load: inUnit(figures.largestLoad, 'kN'),
    disPlayParams: furtherFigures(model.candidate, sizing, length),
  }
}
