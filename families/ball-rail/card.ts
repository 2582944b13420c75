/** Card figures of a guide. */
import type { BallRailCandidate } from './wire/ball-rail.ts'
import type { CatalogueModel } from '../../contract/catalogue/model.ts'
import type { FurtherFigure } from '../../contract/results/selection.ts'
import type { SizedBallRail } from './sizing/ball-rail-sizing.ts'
import type { BallRailDuty } from './sizing/input.ts'
import { type LayoutShape, layoutShapes } from './sizing/layout.ts'
import { unlimited } from '../formulas/physical-constants.ts'
import { inUnit, toSi } from '../formulas/unit-scale.ts'
import type { LargestPassing } from '../define/define-sizer.ts'
import type { CardFields } from '../define/sizer.ts'
import { orderCode } from '../define/order-code.ts'
import type { BallRailParameters } from './parameters.ts'
import { ballRailOrderCodes } from './order-codes.ts'

/** Rounds up to whole millimetres; ignores rounding noise above a whole length. */
const wholeMillimetres = (length: number): number => Math.ceil(inUnit(length, 'mm') - 1e-6)

/** Mass of all blocks and rails of the layout, kg; undefined if a part of it is not stated. */
function guideMass(
  { blockMassKg, railMassKgPerM }: BallRailCandidate,
  layout: LayoutShape,
  length: number | undefined,
): number | undefined {
  if (blockMassKg === undefined || railMassKgPerM === undefined || length === undefined) return undefined
  return layout.rails * (layout.blocksPerRail * blockMassKg + toSi(length, 'mm') * railMassKgPerM)
}

/** A figure that depends on data of the maker; omitted if it is undefined. */
const stated = (name: string, value: number | undefined, unit: string): readonly FurtherFigure[] =>
  value === undefined ? [] : [{ name, value, unit }]

/** Ratings, then governing loads, then ordered quantities; figures that the maker does not state are omitted. */
function furtherFigures(
  candidate: BallRailCandidate,
  { figures }: SizedBallRail,
  { layout, length }: { readonly layout: LayoutShape; readonly length: number | undefined },
): readonly FurtherFigure[] {
  const moment = (kilonewtonMetres: number): number => inUnit(toSi(kilonewtonMetres, 'kN'), 'N')
  return [
    { name: 'dynamicBlockRating', value: candidate.dynamicLoadRatingKn, unit: 'kN' },
    { name: 'staticBlockRating', value: candidate.staticLoadRatingKn, unit: 'kN' },
    { name: 'lifeBasis', value: candidate.ratingDistanceKm, unit: 'km' },
    { name: 'rollMomentRating', value: moment(candidate.rollMomentKnm), unit: 'N*m' },
    { name: 'pitchMomentRating', value: moment(candidate.pitchMomentKnm), unit: 'N*m' },
    { name: 'yawMomentRating', value: moment(candidate.yawMomentKnm), unit: 'N*m' },
    { name: 'governingBlock', value: figures.governingBlock, unit: '' },
    figures.governingDutyPhase === undefined
      ? { name: 'governingPhase', value: figures.governingPhase, unit: '' }
      : { name: 'governingDutyPhase', value: figures.governingDutyPhase, unit: '' },
    { name: 'meanBlockLoad', value: inUnit(figures.meanLoad, 'N'), unit: 'N' },
    { name: 'lifeHours', value: inUnit(figures.lifeTime, 'h'), unit: 'h' },
    ...stated('assemblyHeight', candidate.heightMm, 'mm'),
    ...stated('blockMass', candidate.blockMassKg, 'kg'),
    ...stated('railLength', length, 'mm'),
    ...stated('guideMass', guideMass(candidate, layout, length), 'kg'),
  ]
}

/**
 * @param model catalogue row
 * @param sizing its verdict
 * @param asked working conditions; the largest passing value of an input
 * @returns load (largest equivalent load of a block, kN), fs, l10 (km, of the worst block), maxW (kg) and maxSpeed (mm/s) that
 * still pass, order code, further figures
 */
export function ballRailCard(
  model: CatalogueModel<BallRailCandidate>,
  sizing: SizedBallRail,
  { duty, largest }: { readonly duty: BallRailDuty; readonly largest: LargestPassing<BallRailParameters> },
): CardFields {
  const { figures } = sizing
  const maxW = figures.highestMass >= unlimited ? undefined : largest('W', figures.highestMass)
  const maxSpeed = figures.speedLimit === undefined ? undefined : largest('Speed', inUnit(figures.speedLimit, 'mm/s'))
  const layout = layoutShapes[duty.layout]
  const { rails, blocksPerRail } = layout
  const length = figures.railLength === undefined ? undefined : wholeMillimetres(figures.railLength)
  return {
    machineCode: orderCode(ballRailOrderCodes, model.series, {
      name: model.skuName,
      blocks: blocksPerRail,
      ...(length === undefined ? {} : { length }),
      ...(rails === 1 ? {} : { rails }),
    }),
    ...(maxW !== undefined && { maxW }),
    ...(maxSpeed !== undefined && { maxSpeed }),
    l10: inUnit(figures.lifeDistance, 'km'),
    fs: inUnit(figures.staticSafety, ''),
    load: inUnit(figures.largestLoad, 'kN'),
    furtherFigures: furtherFigures(model.candidate, sizing, { layout, length }),
  }
}
