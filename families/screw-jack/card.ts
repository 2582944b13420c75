/** Card figures of a screw jack. */
import type { InstallType, ScrewJackCandidate } from './wire/screw-jack.ts'
import type { CatalogueModel } from '../../contract/catalogue/model.ts'
import { standardGravity } from '../formulas/physical-constants.ts'
import type { SizedScrewJack } from './sizing/screw-jack-sizing.ts'
import { inUnit, toSi } from '../formulas/unit-scale.ts'
import { yesNo } from '../sizing/check.ts'
import type { LargestPassing } from '../define/define-sizer.ts'
import type { CardFields } from '../define/sizer.ts'
import type { ScrewJackSetting } from './sizing/demand.ts'
import { orderCode } from '../define/order-code.ts'
import { screwJackOrderCodes } from './order-codes.ts'
import type { ScrewJackParameters } from './parameters.ts'

/** Working conditions, and the largest passing value of an input. */
type CardSetting = ScrewJackSetting & {
  readonly parameters: ScrewJackParameters
  readonly largest: LargestPassing<ScrewJackParameters>
  readonly install: InstallType | undefined
}

/**
 * @param model catalogue row
 * @param sizing its verdict
 * @param setting working conditions, install type; the largest passing value of an input
 * @returns lead (mm), load (rated, kN), maxW (kg) and maxSpeed (mm/min) that still pass, n1 (input speed, rpm), efficiency (%),
 * l10 of ball screws (km), order code, further figures
 */
export function screwJackCard(model: CatalogueModel<ScrewJackCandidate>, sizing: SizedScrewJack, setting: CardSetting): CardFields {
  const { figures } = sizing
  const { candidate } = model
  const { duty, assumptions, parameters, largest, install } = setting
  const maxW = largest('W', candidate.capacityKg * duty.jackCount * assumptions.loadSharing)
  const maxSpeed = largest('Speed', inUnit(toSi(candidate.maxInputSpeedRpm, 'rpm') * figures.travelPerTurn, 'mm/min'))
  return {
    machineCode: orderCode(screwJackOrderCodes, model.series, {
      name: model.skuName,
      stroke: Math.ceil(parameters.Stroke),
      ...(install && { install }),
    }),
    lead: candidate.leadMm,
    ...(maxW !== undefined && { maxW }),
    ...(maxSpeed !== undefined && { maxSpeed }),
    ...(figures.lifeDistance === undefined ? {} : { l10: inUnit(figures.lifeDistance, 'km') }),
    load: inUnit(candidate.capacityKg * standardGravity, 'kN'),
    n1: inUnit(figures.inputSpeed, 'rpm'),
    efficiency: inUnit(candidate.efficiency, '%'),
    furtherFigures: [
      { name: 'screwDiameter', value: candidate.screwDiameterMm, unit: 'mm' },
      { name: 'wormRatio', value: candidate.wormRatio, unit: '' },
      { name: 'travelPerTurn', value: inUnit(figures.travelPerTurn, 'mm'), unit: 'mm' },
      ...(duty.jackCount === 1 ? [] : [{ name: 'loadPerJack', value: inUnit(sizing.demand.mass, 'kg'), unit: 'kg' }]),
      { name: 'inputTorque', value: inUnit(figures.inputTorque, 'N*m'), unit: 'N*m' },
      { name: 'inputPower', value: inUnit(figures.inputPower, 'kW'), unit: 'kW' },
      ...(figures.loweringTorque === undefined
        ? []
        : [{ name: 'loweringTorque', value: inUnit(figures.loweringTorque, 'N*m'), unit: 'N*m' }]),
      { name: 'maxStroke', value: candidate.maxStrokeMm, unit: 'mm' },
      ...(figures.brakeNeeded === undefined ? [] : [{ name: 'brakeNeeded', ...yesNo(figures.brakeNeeded) }]),
    ],
  }
}
