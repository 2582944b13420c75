/** Selects the servo motor of an electric cylinder: the first that provides the torques of its screw. */
import type { Limit } from '../../sizing/check.ts'
import { judgeBy } from '../../sizing/judge.ts'
import { torquesWith, type DrivenScrew, type TorqueDemand, type TorqueLaw } from '../../formulas/screw-torque.ts'
import type { ServoMotor } from './input.ts'

/** Demands on a motor; SI. */
export type MotorDemand = {
  readonly law: TorqueLaw
  readonly screw: DrivenScrew
  /** Speed, rev/s. */
  readonly speed: number
  /** Largest power at the screw, W. */
  readonly power: number
  /** Permissible fraction of the motor's torques. */
  readonly torqueShare: number
  /** Inertia of screw and moved mass at the motor, kg·m²; undefined if only a force is known of the load. */
  readonly loadInertia?: number
  /** Largest ratio of load inertia to the motor's. */
  readonly inertiaRatioLimit: number
}

type MotorDuty = Pick<MotorDemand, 'speed' | 'power' | 'torqueShare' | 'loadInertia' | 'inertiaRatioLimit'> & TorqueDemand

/** A motor with the demands on it. */
export type ChosenMotor = { readonly motor: ServoMotor; readonly demand: MotorDuty }

const sourceOf = ({ name }: ServoMotor): string => `${name}; Siemens V90, Weihong WISE selection; THK General Catalog A-734`

const speedCheck = ({ motor, demand }: ChosenMotor): Limit => ({
  required: demand.speed,
  available: motor.maxSpeed,
  unit: 'rpm',
  formula: 'n = 60 × v / Ph <= nmax',
  source: sourceOf(motor),
})

const powerCheck = ({ motor, demand }: ChosenMotor): Limit => ({
  required: demand.power,
  available: motor.ratedPower,
  unit: 'W',
  formula: 'P = max Ti × ωi <= Prated; withoutMotorInertia',
  source: sourceOf(motor),
})

const torqueCheck = ({ motor, demand: { effective, torqueShare } }: ChosenMotor): Limit => ({
  required: effective,
  available: torqueShare * motor.ratedTorque,
  unit: 'N*m',
  formula: 'Trms = √(Σ Ti² × ti / Σ ti) <= k × Trated',
  source: sourceOf(motor),
  inputs: [
    ['k', torqueShare, ''],
    ['Trated', motor.ratedTorque, 'N*m'],
  ],
})

const peakTorqueCheck = ({ motor, demand: { peak, torqueShare } }: ChosenMotor): Limit => ({
  required: peak,
  available: torqueShare * motor.peakTorque,
  unit: 'N*m',
  formula: 'Tmax = max |Ti| <= k × Tpeak',
  source: sourceOf(motor),
  inputs: [
    ['k', torqueShare, ''],
    ['Tpeak', motor.peakTorque, 'N*m'],
  ],
})

const inertiaRatioCheck = ({ motor, demand: { loadInertia, inertiaRatioLimit } }: ChosenMotor): Limit | 'notApplicable' =>
  loadInertia === undefined
    ? 'notApplicable'
    : {
        required: loadInertia / motor.inertia,
        available: inertiaRatioLimit,
        unit: '',
        formula: '(Js + m × (Ph / 2π)²) / JM <= λmax',
        source: `${motor.name}; THK: 3 to 10`,
        inputs: [
          ['Js + m × (Ph / 2π)²', loadInertia, 'kg*m^2'],
          ['JM', motor.inertia, 'kg*m^2'],
        ],
      }

/** The checks of a motor. */
export const motorChecks = {
  motorSpeed: speedCheck,
  motorPower: powerCheck,
  motorTorque: torqueCheck,
  motorPeakTorque: peakTorqueCheck,
  inertiaRatio: inertiaRatioCheck,
}

/** Evaluates all of them for a motor. */
export const judgeMotor = judgeBy<ChosenMotor>(motorChecks)

/** Highest utilisation of a motor, without display rows. */
const worst = ({ motor, demand: { speed, power, torqueShare, effective, peak, loadInertia, inertiaRatioLimit } }: ChosenMotor): number =>
  Math.max(
    loadInertia === undefined ? 0 : loadInertia / motor.inertia / inertiaRatioLimit,
    speed / motor.maxSpeed,
    power / motor.ratedPower,
    effective / (torqueShare * motor.ratedTorque),
    peak / (torqueShare * motor.peakTorque),
  )

/**
 * The first motor that passes; otherwise the one with the lowest utilisation. Its own inertia is included.
 * @param motors candidates, the smallest first
 * @param demand demands on the motor
 * @returns the motor with the demands; undefined without motors
 * Source: Siemens V90 and Weihong WISE selection (80 % of the torques); THK General Catalog A-734.
 */
export function chooseMotor(motors: readonly ServoMotor[], demand: MotorDemand): ChosenMotor | undefined {
  let nearest: { readonly chosen: ChosenMotor; readonly use: number } | undefined
  for (const motor of motors) {
    const chosen = { motor, demand: { ...demand, ...torquesWith(demand.law, demand.screw.inertia + motor.inertia) } }
    const use = worst(chosen)
    if (use <= 1) return chosen
    if (nearest === undefined || use < nearest.use) nearest = { chosen, use }
  }
  return nearest?.chosen
}
