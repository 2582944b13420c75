/** What an electric cylinder's card shows. */
import type { ElectricCylinderCandidate } from './wire/electric-cylinder.ts'
import type { CatalogueModel } from '../../contract/model.ts'
import type { CylinderSetting } from './sizing/demand.ts'
import { payloadAt } from './sizing/figures.ts'
import { judgeMotor } from './sizing/motor.ts'
import type { SizedCylinder } from './sizing/electric-cylinder-sizing.ts'
import { axialForces, type Posture } from '../formulas/axial-force.ts'
import { loadForDistance } from '../formulas/life.ts'
import { cubicMeanLoad, strokeSegments } from '../formulas/mean-load.ts'
import { standardGravity } from '../formulas/physical-constants.ts'
import { inUnit } from '../formulas/unit-scale.ts'
import { yesNo } from '../sizing/check.ts'
import { leastOf, type StatedLimit } from '../sizing/stated.ts'
import { fits } from '../sizing/verdict.ts'
import type { Cylinder } from './sizing/input.ts'
import type { CardFields } from '../define/sizer.ts'
import { orderCode } from '../define/order-code.ts'
import { electricCylinderOrderCodes } from './order-codes.ts'
import { cylinderOf } from './conversion.ts'

type Model = CatalogueModel<ElectricCylinderCandidate>

/** The stroke to order, mm: the next one that is made, or the one asked for where it is not known which are; rounding noise adds no step. */
function orderedStroke({ minStrokeMm, strokeStepMm }: ElectricCylinderCandidate, stroke: number): number {
  const asked = inUnit(stroke, 'mm')
  const wanted = minStrokeMm === undefined ? asked : Math.max(asked, minStrokeMm)
  return strokeStepMm === undefined ? Math.ceil(wanted - 1e-6) : Math.ceil(wanted / strokeStepMm - 1e-6) * strokeStepMm
}

/** A force over what each kilogram asks for, kg; no limit where it asks for nothing. */
const massOf = (force: number | undefined, perMass: number): StatedLimit | undefined => (perMass > 0 ? force && force / perMass : 'none')

/** Mass with which the screw lasts for the distance asked for, kg: the mean load grows with the mass. */
function massByLife(cylinder: Cylinder, setting: CylinderSetting, posture: Posture): StatedLimit | undefined {
  const { dynamicLoadRating, lead } = cylinder
  const { frictionCoefficient, loadFactor, requiredDistance } = setting.assumptions
  if (requiredDistance === 0) return 'none'
  if (dynamicLoadRating === undefined || lead === undefined) return undefined
  const { acceleration } = setting.duty
  const perKilogram = axialForces({ posture, mass: 1, acceleration, frictionCoefficient, guideResistance: 0 })
  const meanLoad = loadForDistance({ dynamicLoadRating, lead, loadFactor }, requiredDistance)
  return massOf(meanLoad, cubicMeanLoad(strokeSegments(perKilogram, setting.demand.profile)))
}

/** Largest mass under these conditions, kg: by force, life and the maker's payload; nothing where one is not known, or a thrust was asked for. */
function permissibleMass(cylinder: Cylinder, { figures }: SizedCylinder, setting: CylinderSetting): number | undefined {
  const { duty, assumptions } = setting
  if ('thrust' in duty.load) return undefined
  const { maxPull, horizontalPayloads, verticalPayload } = cylinder
  const { acceleration } = duty
  const byLife = massByLife(cylinder, setting, duty.load.verticalMass > 0 ? 'vertical' : 'horizontal')
  if (duty.load.verticalMass > 0) {
    const byForce = massOf(figures.permissibleForce, standardGravity + acceleration)
    return leastOf(byForce, massOf(maxPull, acceleration - standardGravity), verticalPayload, byLife)
  }
  const perMass = assumptions.frictionCoefficient * standardGravity + acceleration
  const payload = typeof horizontalPayloads === 'object' ? payloadAt(horizontalPayloads, acceleration) : horizontalPayloads
  return leastOf(massOf(figures.permissibleForce, perMass), massOf(maxPull, perMass), payload, byLife)
}

/** Highest speed under these conditions, m/s; nothing where a limit is not known. */
function permissibleSpeed(cylinder: Cylinder, { figures }: SizedCylinder, { duty }: CylinderSetting): number | undefined {
  const { lead, noLoadSpeed, pressingSpeed } = cylinder
  const byScrew = lead === undefined || figures.permissibleScrewSpeed === undefined ? undefined : figures.permissibleScrewSpeed * lead
  return leastOf(duty.isUnloadedSpeed ? noLoadSpeed : figures.loadedSpeed, byScrew, 'thrust' in duty.load ? pressingSpeed : 'none')
}

/** The figures that only some cylinders have. */
function optionalFields(model: Model, sizing: SizedCylinder, setting: CylinderSetting): Partial<CardFields> {
  const { figures } = sizing
  const cylinder = cylinderOf(model.candidate)
  const mass = permissibleMass(cylinder, sizing, setting)
  const speed = permissibleSpeed(cylinder, sizing, setting)
  const hasServo = figures.driveTorque !== undefined
  return {
    ...(model.candidate.leadMm === undefined ? {} : { lead: model.candidate.leadMm }),
    ...(mass === undefined ? {} : { maxW: inUnit(mass, 'kg') }),
    ...(speed === undefined ? {} : { maxSpeed: inUnit(speed, 'mm/s') }),
    ...(figures.screwSpeed === undefined ? {} : { n1: inUnit(figures.screwSpeed, 'rpm') }),
    ...(figures.lifeDistance === undefined ? {} : { l10: inUnit(figures.lifeDistance, 'km') }),
    ...(hasServo ? { efficiency: inUnit(setting.assumptions.ballScrewEfficiency, '%') } : {}),
    ...(model.candidate.driveBrand === 'any' ? motorOf(figures.chosen) : {}),
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
    ...optionalFields(model, sizing, setting),
    furtherFigures: [
      { name: 'drive', value: candidate.drive, unit: '' },
      { name: 'requiredThrust', value: inUnit(setting.demand.pushForce, 'N'), unit: 'N' },
      ...(figures.permissibleForce === undefined
        ? []
        : [{ name: 'permissibleForce', value: inUnit(figures.permissibleForce, 'kN'), unit: 'kN' }]),
      { name: 'noLoadSpeed', value: candidate.noLoadSpeedMmS, unit: 'mm/s' },
      { name: 'loadedSpeed', value: inUnit(figures.loadedSpeed, 'mm/s'), unit: 'mm/s' },
      ...torque('driveTorque', figures.driveTorque),
      ...torque('peakTorque', figures.peakTorque),
      ...torque('effectiveTorque', figures.effectiveTorque),
      ...(figures.motorPower === undefined ? [] : [{ name: 'motorPower', value: inUnit(figures.motorPower, 'W'), unit: 'W' }]),
      { name: 'dutyCycle', value: inUnit(setting.assumptions.motionShare, '%'), unit: '%' },
      ...(figures.brakeNeeded === undefined ? [] : [{ name: 'brakeNeeded', ...yesNo(figures.brakeNeeded) }]),
      ...(candidate.minStrokeMm === undefined ? [] : [{ name: 'minStroke', value: candidate.minStrokeMm, unit: 'mm' }]),
      { name: 'maxStroke', value: candidate.maxStrokeMm, unit: 'mm' },
    ],
  }
}
