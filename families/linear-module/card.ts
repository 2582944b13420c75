/** Card figures of a linear module. */
import type { LinearModuleCandidate } from './wire/linear-module.ts'
import type { CatalogueModel } from '../../contract/catalogue/model.ts'
import type { FurtherFigure } from '../../contract/results/selection.ts'
import { yesNo } from '../sizing/check.ts'
import { needsBrake } from './sizing/demand.ts'
import type { SizedLinearModule } from './sizing/linear-module-sizing.ts'
import { inUnit, type OutputUnit } from '../formulas/unit-scale.ts'
import type { LargestPassing } from '../define/define-sizer.ts'
import { largestBeyond } from '../define/largest-value.ts'
import type { CardFields } from '../define/sizer.ts'
import { orderCode } from '../define/order-code.ts'
import { linearModuleOrderCodes } from './order-codes.ts'
import type { LinearModuleParameters } from './parameters.ts'

/** A figure if it is known. */
const shown = (name: string, si: number | undefined, unit: OutputUnit): FurtherFigure[] =>
  si === undefined ? [] : [{ name, value: inUnit(si, unit), unit }]

function furtherFigures({ candidate }: CatalogueModel<LinearModuleCandidate>, { figures, demand }: SizedLinearModule): FurtherFigure[] {
  const { repeatabilityMm } = candidate
  return [
    ...shown('railLength', figures.rail?.length, 'mm'),
    ...shown('availableStroke', figures.rail?.stroke, 'mm'),
    ...(repeatabilityMm === undefined ? [] : [{ name: 'repeatability', value: repeatabilityMm, unit: 'mm' }]),
    ...(figures.life ? [{ name: 'lifeGovernedBy', value: figures.life.part, unit: '' }] : []),
    ...shown('rmsTorque', figures.rmsTorque, 'N*m'),
    ...shown('peakTorque', figures.peakTorque, 'N*m'),
    ...shown('combinedFactor', figures.combinedFactor, ''),
    ...(needsBrake(demand) ? [{ name: 'brakePresumed', ...yesNo(true) }] : []),
  ]
}

/** Input of a card. */
export type LinearModuleCardContext = {
  readonly sizing: SizedLinearModule
  readonly parameters: LinearModuleParameters
  readonly largest: LargestPassing<LinearModuleParameters>
}

/**
 * @param model catalogue row
 * @param context its verdict, the decoded request, the largest passing value of an input
 * @returns lead (mm), maxW (kg) and maxSpeed (mm/s) that still pass, l10 (km), fs (guide), load (largest thrust, kN), n1 (rpm),
 * efficiency (%), order code, further figures
 */
export function linearModuleCard(
  model: CatalogueModel<LinearModuleCandidate>,
  { sizing, parameters, largest }: LinearModuleCardContext,
): CardFields {
  const { figures } = sizing
  const { life, guide, permissibleSpeed, rail } = figures
  const maxW = parameters.M === undefined ? undefined : largestBeyond((highest) => largest('M', highest), parameters.M)
  // A requested time determines the speed.
  const maxSpeed =
    parameters.MaxSpeed === undefined || permissibleSpeed === undefined ? undefined : largest('MaxSpeed', inUnit(permissibleSpeed, 'mm/s'))
  return {
    machineCode: orderCode(linearModuleOrderCodes, model.series, {
      name: model.skuName,
      ...(rail ? { length: inUnit(rail.length, 'mm') } : { stroke: Math.ceil(parameters.Stroke) }),
    }),
    lead: model.candidate.leadMm,
    ...(maxW !== undefined && { maxW }),
    ...(maxSpeed !== undefined && { maxSpeed }),
    ...(life && { l10: inUnit(life.distance, 'km') }),
    ...(guide?.staticSafety !== undefined && { fs: inUnit(guide.staticSafety, '') }),
    ...(figures.largestForce !== undefined && { load: inUnit(figures.largestForce, 'kN') }),
    n1: inUnit(figures.requiredSpeed, 'rpm'),
    efficiency: inUnit(figures.driveEfficiency, '%'),
    furtherFigures: furtherFigures(model, sizing),
  }
}
