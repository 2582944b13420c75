/** What an electric cylinder's card shows. */
import type { ElectricCylinderCandidate } from '../../contract/electric-cylinder.ts'
import type { CatalogueModel } from '../../contract/model.ts'
import { payloadAt, type CylinderSetting } from '../../sizing/cylinder-figures.ts'
import type { CylinderSizing } from '../../sizing/cylinder.ts'
import { standardGravity } from '../../sizing/physical-constants.ts'
import { inUnit } from '../../sizing/unit-scale.ts'
import type { CardFields } from '../family.ts'
import { orderCode } from '../order-code.ts'
import { cylinderOf } from './conversion.ts'

type Model = CatalogueModel<ElectricCylinderCandidate>

/** The stroke to order, mm: the next one that is made; a stroke that is whole but for rounding noise stays. */
function orderedStroke({ minStrokeMm = 0, strokeStepMm = 1 }: ElectricCylinderCandidate, stroke: number): number {
  const wanted = Math.max(inUnit(stroke, 'mm'), minStrokeMm)
  return Math.ceil(wanted / strokeStepMm - 1e-6) * strokeStepMm
}

/** Largest mass under these conditions, kg: by force, and by the maker's payload; nothing where a thrust was asked for. */
function permissibleMass({ candidate }: Model, { figures }: CylinderSizing, { duty, assumptions }: CylinderSetting): number | undefined {
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
function permissibleSpeed({ candidate }: Model, { figures }: CylinderSizing, { duty }: CylinderSetting): number {
  const { lead = 0, noLoadSpeed } = cylinderOf(candidate)
  const byScrew = figures.permissibleScrewSpeed === undefined ? Infinity : figures.permissibleScrewSpeed * lead
  return Math.min(duty.isUnloadedSpeed ? noLoadSpeed : figures.loadedSpeed, byScrew)
}

/** The figures that only some cylinders have. */
function optionalFields(model: Model, sizing: CylinderSizing, setting: CylinderSetting): Partial<CardFields> {
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
const motorOf = (chosen: CylinderSizing['figures']['chosen']): Pick<CardFields, 'motorSku'> =>
  chosen?.limits.every(({ passed }) => passed) ? { motorSku: chosen.motor.name } : {}

/**
 * @param model catalogue row
 * @param sizing its verdict
 * @param setting duty, assumptions, demands, motors
 * @returns lead (mm), load (thrust, kN), maxW (under these conditions, kg), maxSpeed (at this load, mm/s), n1 (screw, rpm), efficiency (%), l10 (km),
 * order code, motor, further figures
 */
export function electricCylinderCard(model: Model, sizing: CylinderSizing, setting: CylinderSetting): CardFields {
  const { figures } = sizing
  const { candidate } = model
  const torque = (name: string, si: number | undefined) => (si === undefined ? [] : [{ name, value: inUnit(si, 'N*m'), unit: 'N*m' }])
  return {
    machineCode: orderCode(model.series, { name: model.skuName, stroke: orderedStroke(candidate, setting.duty.stroke) }),
    load: inUnit(candidate.maxThrustN, 'kN'),
    maxSpeed: inUnit(permissibleSpeed(model, sizing, setting), 'mm/s'),
    ...optionalFields(model, sizing, setting),
    disPlayParams: [
      { name: 'drive', value: candidate.drive, unit: '' },
      { name: 'requiredThrust', value: inUnit(setting.demand.pushForce, 'N'), unit: 'N' },
      { name: 'permissibleForce', value: inUnit(figures.permissibleForce, 'kN'), unit: 'kN' },
      { name: 'noLoadSpeed', value: candidate.noLoadSpeedMmS, unit: 'mm/s' },
      { name: 'loadedSpeed', value: inUnit(figures.loadedSpeed, 'mm/s'), unit: 'mm/s' },
      ...torque('driveTorque', figures.driveTorque),
      ...torque('peakTorque', figures.peakTorque),
      ...torque('effectiveTorque', figures.effectiveTorque),
      ...(figures.motorPower === undefined ? [] : [{ name: 'motorPower', value: inUnit(figures.motorPower, 'W'), unit: 'W' }]),
      { name: 'brakeNeeded', value: figures.brakeNeeded ? 1 : 0, unit: '' },
      ...(candidate.minStrokeMm === undefined ? [] : [{ name: 'minStroke', value: candidate.minStrokeMm, unit: 'mm' }]),
      { name: 'maxStroke', value: candidate.maxStrokeMm, unit: 'mm' },
    ],
  }
}
