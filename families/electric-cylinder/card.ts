/** Card figures of an electric cylinder. */
import type { ElectricCylinderCandidate } from './wire/electric-cylinder.ts'
import type { CatalogueModel } from '../../contract/catalogue/model.ts'
import type { CylinderSetting } from './sizing/demand.ts'
import { judgeMotor } from './sizing/motor.ts'
import type { SizedCylinder } from './sizing/electric-cylinder-sizing.ts'
import { standardGravity } from '../formulas/physical-constants.ts'
import { inUnit } from '../formulas/unit-scale.ts'
import { yesNo } from '../sizing/check.ts'
import { fits } from '../sizing/verdict.ts'
import type { Cylinder } from './sizing/input.ts'
import type { LargestPassing } from '../define/define-sizer.ts'
import type { CardFields } from '../define/sizer.ts'
import { orderCode } from '../define/order-code.ts'
import { electricCylinderOrderCodes } from './order-codes.ts'
import { cylinderOf } from './conversion.ts'
import type { ElectricCylinderParameters } from './parameters.ts'

type Model = CatalogueModel<ElectricCylinderCandidate>

/**
 * The stroke to order, mm: the next available one, or the requested one if the steps are not known; rounding noise adds no step.
 */
function orderedStroke({ minStrokeMm, strokeStepMm }: ElectricCylinderCandidate, stroke: number): number {
  const required = inUnit(stroke, 'mm')
  const least = minStrokeMm === undefined ? required : Math.max(required, minStrokeMm)
  return strokeStepMm === undefined ? Math.ceil(least - 1e-6) : Math.ceil(least / strokeStepMm - 1e-6) * strokeStepMm
}

/** Working conditions, and the largest passing value of an input. */
type CardSetting = CylinderSetting & {
  readonly parameters: ElectricCylinderParameters
  readonly largest: LargestPassing<ElectricCylinderParameters>
}

/** The input for the moved mass: the lifted mass if there is one; undefined if a thrust is requested. */
function massParameter({ Thrust, Weight, VerticalLoad = 0 }: ElectricCylinderParameters): keyof ElectricCylinderParameters | undefined {
  if (Thrust !== undefined) return undefined
  if (Weight !== undefined) return 'Weight'
  return VerticalLoad > 0 ? 'VerticalLoad' : 'HorizontalLoad'
}

/** Largest passing mass under these conditions, kg: at most what the thrust can accelerate. */
function largestMass({ maxThrust }: Cylinder, { duty, assumptions, parameters, largest }: CardSetting): number | undefined {
  const parameter = massParameter(parameters)
  if (parameter === undefined || 'thrust' in duty.load) return undefined
  const perMass = (duty.load.verticalMass > 0 ? 1 : assumptions.frictionCoefficient) * standardGravity + duty.acceleration
  // 0 is not a mass: a limit that is not known then applies as soon as there is one.
  return largest(parameter, maxThrust / perMass) || undefined
}

/** Highest passing speed under these conditions, mm/s; a requested time is converted to a speed. */
const largestSpeed = ({ noLoadSpeed }: Cylinder, { duty, largest }: CardSetting): number | undefined =>
  largest(duty.isUnloadedSpeed ? 'NoLoadSpeed' : 'MaxSpeed', inUnit(noLoadSpeed, 'mm/s')) || undefined

/** Figures that only some cylinders have. */
function optionalFields(model: Model, sizing: SizedCylinder, setting: CardSetting): Partial<CardFields> {
  const { figures } = sizing
  const cylinder = cylinderOf(model.candidate)
  const [maxW, maxSpeed] = [largestMass(cylinder, setting), largestSpeed(cylinder, setting)]
  const hasServo = figures.driveTorque !== undefined
  return {
    ...(model.candidate.leadMm === undefined ? {} : { lead: model.candidate.leadMm }),
    ...(maxW !== undefined && { maxW }),
    ...(maxSpeed !== undefined && { maxSpeed }),
    ...(figures.screwSpeed === undefined ? {} : { n1: inUnit(figures.screwSpeed, 'rpm') }),
    ...(figures.lifeDistance === undefined ? {} : { l10: inUnit(figures.lifeDistance, 'km') }),
    ...(hasServo ? { efficiency: inUnit(setting.assumptions.ballScrewEfficiency, '%') } : {}),
    ...(model.candidate.driveBrand === 'any' ? motorOf(figures.chosen) : {}),
  }
}

/** The name of the matching motor; undefined if there is none. */
const motorOf = (chosen: SizedCylinder['figures']['chosen']): Pick<CardFields, 'motorSku'> =>
  chosen && fits(judgeMotor(chosen).limits) ? { motorSku: chosen.motor.name } : {}

/**
 * @param model catalogue row
 * @param sizing its verdict
 * @param setting working conditions; the largest passing value of an input
 * @returns lead (mm), load (permissible at this stroke, kN), maxW (kg) and maxSpeed (mm/s) that still pass, n1 (screw, rpm),
 * efficiency (%), l10 (km), order code, motor, further figures
 */
export function electricCylinderCard(model: Model, sizing: SizedCylinder, setting: CardSetting): CardFields {
  const { figures } = sizing
  const { candidate } = model
  const torque = (name: string, si: number | undefined) => (si === undefined ? [] : [{ name, value: inUnit(si, 'N*m'), unit: 'N*m' }])
  return {
    machineCode: orderCode(electricCylinderOrderCodes, model.series, {
      name: model.skuName,
      stroke: orderedStroke(candidate, setting.duty.stroke),
    }),
    ...(figures.permissibleForce !== undefined && { load: inUnit(figures.permissibleForce, 'kN') }),
    ...optionalFields(model, sizing, setting),
    furtherFigures: [
      { name: 'drive', value: candidate.drive, unit: '' },
      { name: 'requiredThrust', value: inUnit(setting.demand.pushForce, 'N'), unit: 'N' },
      { name: 'ratedThrust', value: inUnit(candidate.maxThrustN, 'kN'), unit: 'kN' },
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
