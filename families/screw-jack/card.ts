/** What a screw jack's card shows. */
import type { ScrewJackCandidate } from './wire/screw-jack.ts'
import type { CatalogueModel } from '../../contract/model.ts'
import { standardGravity } from '../formulas/physical-constants.ts'
import type { SizedScrewJack } from './sizing/screw-jack-sizing.ts'
import { inUnit } from '../formulas/unit-scale.ts'
import { yesNo } from '../sizing/check.ts'
import type { CardFields } from '../define/sizer.ts'
import { orderCode } from '../define/order-code.ts'
import { screwJackOrderCodes } from './order-codes.ts'
import type { ScrewJackParameters } from './parameters.ts'

/**
 * @param model catalogue row
 * @param sizing its verdict
 * @param parameters decoded request
 * @returns lead (mm), load (rated, kN), maxW (under these conditions, kg), maxSpeed (under these conditions, mm/min), n1 (input speed, rpm), efficiency (%),
 * l10 of ball screws (km), order code, further figures
 */
export function screwJackCard(
  model: CatalogueModel<ScrewJackCandidate>,
  sizing: SizedScrewJack,
  parameters: Pick<ScrewJackParameters, 'Stroke' | 'InstallType'>,
): CardFields {
  const { figures } = sizing
  const { candidate } = model
  return {
    machineCode: orderCode(screwJackOrderCodes, model.series, {
      name: model.skuName,
      stroke: Math.ceil(parameters.Stroke),
      ...(parameters.InstallType === undefined ? {} : { install: parameters.InstallType }),
    }),
    lead: candidate.leadMm,
    ...(figures.permissibleForce === undefined ? {} : { maxW: inUnit(figures.permissibleForce / standardGravity, 'kg') }),
    ...(figures.maxLiftingSpeed === undefined ? {} : { maxSpeed: inUnit(figures.maxLiftingSpeed, 'mm/min') }),
    ...(figures.lifeDistance === undefined ? {} : { l10: inUnit(figures.lifeDistance, 'km') }),
    load: inUnit(candidate.capacityKg * standardGravity, 'kN'),
    n1: inUnit(figures.inputSpeed, 'rpm'),
    efficiency: inUnit(candidate.efficiency, '%'),
    furtherFigures: [
      { name: 'screwDiameter', value: candidate.screwDiameterMm, unit: 'mm' },
      { name: 'wormRatio', value: candidate.wormRatio, unit: '' },
      { name: 'travelPerTurn', value: inUnit(figures.travelPerTurn, 'mm'), unit: 'mm' },
      { name: 'inputTorque', value: inUnit(figures.inputTorque, 'N*m'), unit: 'N*m' },
      { name: 'inputPower', value: inUnit(figures.inputPower, 'kW'), unit: 'kW' },
      { name: 'maxStroke', value: candidate.maxStrokeMm, unit: 'mm' },
      { name: 'brakeNeeded', ...yesNo(!figures.selfLocking) },
    ],
  }
}
