/** What an electric cylinder's card shows. */
import type { ElectricCylinderCandidate } from './wire/electric-cylinder.ts'
import type { CatalogueModel } from '../../contract/model.ts'
import type { CylinderSetting } from './sizing/demand.ts'
import { payloadAt } from './sizing/figures.ts'
import { judgeMotor } from './sizing/motor.ts'
import type { SizedCylinder } from './sizing/electric-cylinder-sizing.ts'
import { standardGravity } from '../formulas/physical-constants.ts'
import { inUnit } from '../formulas/unit-scale.ts'
import { yesNo } from '../sizing/check.ts'
import { fits } from '../sizing/verdict.ts'
import type { CardFields } from '../define/sizer.ts'
import { orderCode } from '../define/order-code.ts'
import { electricCylinderOrderCodes } from './order-codes.ts'
import { cylinderOf } from './conversion.ts'

type Model = CatalogueModel<ElectricCylinderCandidate>

/** The stroke to order, mm: the next one that is made; a stroke that is whole but for rounding noise stays. */
function orderedStroke({ minStrokeMm = 0, strokeStepMm = 1 }: ElectricCylinderCandidate, stroke: number): number {
  const wanted = Math.max(inUnit(stroke, 'mm'), minStrokeMm)
  return Math.ceil(wanted / strokeStepMm - 1e-6) * strokeStepMm
}

/** Largest mass under these conditions, kg: by force, and by the maker's payload; nothing where a thrust was asked for. */
function permissibleMass({ candidate }: Model, { figures }: SizedCylinder, { duty, assumptions }: CylinderSetting): number | undefined {
  if ('thrust' in duty.load) return undefined
  const { horizontalPayloads, verticalPayload } = cylinderOf(candidate)
  if (duty.load.verticalMass > 0) {
    return Math.min(figures.permissibleForce / (standardGravity + duty.acceleration), verticalPayload ?? Infinity)
  }
  const perMass = assumptions.frictionCoefficient * standardGravity + duty.acceleration
  return Math.min(
    figures.permissibleForce / perMass,
    horizontalPayloads === undefined ? Infinity : payloadAt(horizontalPayloads, duty.acceleration),
  )
}

/** Highest speed under these conditions, m/s. */
function permissibleSpeed({ candidate }: Model, { figures }: SizedCylinder, { duty }: CylinderSetting): number {
  const { lead = 0, noLoadSpeed } = cylinderOf(candidate)
  const byScrew = figures.permissibleScrewSpeed === undefined ? Infinity : figures.permissibleScrewSpeed * lead
  return Math.min(duty.isUnloadedSpeed ? noLoadSpeed : figures.loadedSpeed, byScrew)
}

/** The figures that only some cylinders have. */
function optionalFields(model: Model, sizing: SizedCylinder, setting: CylinderSetting): Partial<CardFields> {
  const { figures } = sizing
  const mass = permissibleMass(model, sizing, setting)
  const hasServo = figures.driveTorque !== undefined
  return {
    ...(model.candidate.leadMm === undefined ? {} : { lead: model.candidate.leadMm }),
    ...(mass === undefined ? {} : { maxW: inUnit(mass, 'kg') }),
    ...(figures.screwSpeed === undefined ? {} : { n1: inUnit(figures.screwSpeed, 'rpm') }),
    ...(figures.lifeDistance === undefined ? {} : { l10: inUnit(figures.lifeDistance, 'km') }),
    ...(hasServo ? { efficiency: inUnit(setting.assumptions.ballScrewEfficiency, '%') } : {}),
    ...(model.candidate.driveBrand === undefined ? motorOf(figures.chosen) : {}),
  }
}

/** The name of the motor that fits; nothing where none does. */
const motorOf = (chosen: SizedCylinder['figures']['chosen']): Pick<CardFields, 'motorSku'> =>
  chosen && fits(judgeMotor(chosen).limits) ? { motorSku: chosen.motor.name } : {}

/**
 * @param model catalogue row
 * @param sizing its verdict
 * @param setting working conditions with what follows from them
 * @returns lead (mm), load (thrust, kN), maxW (under these conditions, kg), maxSpeed (at this load, mm/s), n1 (screw, rpm), efficiency (%), l10 (km),
 * order code, motor, further figures
 */
export function electricCylinderCard(model: Model, sizing: SizedCylinder, setting: CylinderSetting): CardFields {
  const { figures } = sizing
  const { candidate } = model
  const torque = (name: string, si: number | undefined) => (si === undefined ? [] : [{ name, value: inUnit(si, 'N*m'), unit: 'N*m' }])
  return {
    machineCode: orderCode(electricCylinderOrderCodes, model.series, {
      name: model.skuName,
      stroke: orderedStroke(candidate, setting.duty.stroke),
    }),
    load: inUnit(candidate.maxThrustN, 'kN'),
    maxSpeed: inUnit(permissibleSpeed(model, sizing, setting), 'mm/s'),
    ...optionalFields(model, sizing, setting),
    furtherFigures: [
      { name: 'drive', value: candidate.drive, unit: '' },
      { name: 'requiredThrust', value: inUnit(setting.demand.pushForce, 'N'), unit: 'N' },
      { name: 'permissibleForce', value: inUnit(figures.permissibleForce, 'kN'), unit: 'kN' },
      { name: 'noLoadSpeed', value: candidate.noLoadSpeedMmS, unit: 'mm/s' },
      { name: 'loadedSpeed', value: inUnit(figures.loadedSpeed, 'mm/s'), unit: 'mm/s' },
      ...torque('driveTorque', figures.driveTorque),
      ...torque('peakTorque', figures.peakTorque),
      ...torque('effectiveTorque', figures.effectiveTorque),
      ...(figures.motorPower === undefined ? [] : [{ name: 'motorPower', value: inUnit(figures.motorPower, 'W'), unit: 'W' }]),
      { name: 'brakeNeeded', ...yesNo(figures.brakeNeeded) },
      ...(candidate.minStrokeMm === undefined ? [] : [{ name: 'minStroke', value: candidate.minStrokeMm, unit: 'mm' }]),
      { name: 'maxStroke', value: candidate.maxStrokeMm, unit: 'mm' },
    ],
  }
}
