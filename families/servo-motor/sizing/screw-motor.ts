/** Sizing of a servo motor directly coupled to a screw. SI, rotational speed in rev/s. */
import {
  torqueLaw,
  torquesWith,
  type DrivenMove,
  type DrivenScrew,
  type TorqueDemand,
  type TorqueLaw,
} from '../../formulas/screw-torque.ts'
import { driveTorque, reflectedInertia } from '../../formulas/torque.ts'
import { cycleEnergy, type CycleEnergy } from '../../formulas/drive-energy.ts'
import { rotationalSpeed } from '../../formulas/critical-speed.ts'
import type { Limit } from '../../sizing/check.ts'
import { defineSizing, type Setting, type Sized, type SizingCase } from '../../sizing/define-sizing.ts'
import { whereStated } from '../../sizing/check-definition.ts'
import type { Outcome } from '../../sizing/judge.ts'
import { valuesFrom } from '../../sizing/value-row.ts'
import type { SizedValue } from '../../../contract/results/sizing.ts'

/** The driven load of the motor. */
export type ScrewMotorDuty = {
  /** Forces, motion and dwell of a stroke and its return. */
  readonly move: DrivenMove
  /** Screw with its coupling; the inertia is that of both. */
  readonly screw: DrivenScrew
  /** Largest travel speed v, m/s. */
  readonly speed: number
  /** Largest moved mass m, kg. */
  readonly mass: number
  /** Force to hold at standstill, N, >= 0. */
  readonly standingForce: number
}

/** A servo motor; torques in N·m. */
export type ScrewMotor = {
  readonly ratedTorque: number
  readonly peakTorque: number
  readonly ratedSpeed: number
  /** Rotor inertia, kg·m²; undefined if the maker does not state it. */
  readonly inertia?: number
}

/** Assumptions. */
export type ScrewMotorAssumptions = {
  /** Permissible fraction of the motor's torques, 0 to 1. */
  readonly motorTorqueShare: number
  /** Largest ratio of load inertia to rotor inertia. */
  readonly inertiaRatioLimit: number
}

/** Demands on any motor, SI. */
export type ScrewMotorDemand = {
  /** n, rev/s. */
  readonly speed: number
  /** Torques as a function of the total rotating inertia. */
  readonly law: TorqueLaw
  /** m × (Ph / 2π)², kg·m². */
  readonly massInertia: number
  /** JL: of screw, coupling and mass, kg·m². */
  readonly loadInertia: number
  /** Holding torque at standstill, N·m, >= 0, without the help of losses. */
  readonly holdingTorque: number
}

type Case = SizingCase<ScrewMotorDuty, ScrewMotorAssumptions, ScrewMotorDemand, ScrewMotor>
type Figures = {
  readonly torques: TorqueDemand | undefined
  readonly energy: CycleEnergy | undefined
  readonly inertiaRatio: number | undefined
}
type Context = Case & { readonly figures: Figures }

/** The verdict on one motor. */
export type SizedScrewMotor = Sized<ScrewMotorDemand, Figures>

/** Working conditions, assumptions, and demand on any motor. */
export type ScrewMotorSetting = Setting<ScrewMotorDuty, ScrewMotorAssumptions, ScrewMotorDemand>

const source = 'Siemens V90, Weihong WISE selection; THK General Catalog A-718 eq. 43, A-719 eq. 45, A-734'

const motorDemand = ({ move, screw, speed, mass, standingForce }: ScrewMotorDuty): ScrewMotorDemand => {
  const massInertia = reflectedInertia(mass, screw.lead)
  return {
    speed: rotationalSpeed(speed, screw.lead),
    law: torqueLaw(move, screw),
    massInertia,
    loadInertia: screw.inertia + massInertia,
    holdingTorque: driveTorque(standingForce, screw.lead, 1),
  }
}

const motorFigures = ({ duty: { screw }, demand, component: { inertia } }: Case): Figures =>
  inertia === undefined
    ? { torques: undefined, energy: undefined, inertiaRatio: undefined }
    : {
        torques: torquesWith(demand.law, screw.inertia + inertia),
        energy: cycleEnergy(demand.law, screw.inertia + inertia),
        inertiaRatio: demand.loadInertia / inertia,
      }

const needs = { rotorInertiaKgCm2: ({ inertia }: ScrewMotor) => inertia }

const speedCheck = ({ duty, demand, component: { ratedSpeed } }: Context): Limit => ({
  required: demand.speed,
  available: ratedSpeed,
  unit: 'rpm',
  formula: 'n = 60 × v / Ph <= nN',
  source: 'THK General Catalog A-722; ratedTorqueUpToRatedSpeed',
  inputs: [
    ['v', duty.speed, 'mm/s'],
    ['Ph', duty.screw.lead, 'mm'],
  ],
})

const effectiveCheck = whereStated<Context>()({
  needs,
  limit: ({ figures: { torques }, assumptions: { motorTorqueShare: share }, component: { ratedTorque } }) => ({
    required: torques?.effective,
    available: share * ratedTorque,
    unit: 'N*m',
    formula: 'Trms = √(Σ Ti² × ti / Σ ti) <= k × TN',
    source,
    inputs: [
      ['k', share, ''],
      ['TN', ratedTorque, 'N*m'],
    ],
  }),
})

const peakCheck = whereStated<Context>()({
  needs,
  limit: ({ figures: { torques }, assumptions: { motorTorqueShare: share }, component: { peakTorque } }) => ({
    required: torques?.peak,
    available: share * peakTorque,
    unit: 'N*m',
    formula: 'Tmax = max |Ti| <= k × Tmax,M',
    source,
    inputs: [
      ['k', share, ''],
      ['Tmax,M', peakTorque, 'N*m'],
    ],
  }),
})

const holdingCheck = ({ demand, assumptions: { motorTorqueShare: share }, component: { ratedTorque }, duty }: Context): Outcome =>
  demand.holdingTorque === 0
    ? 'notApplicable'
    : {
        required: demand.holdingTorque,
        available: share * ratedTorque,
        unit: 'N*m',
        formula: 'TH = Fh × Ph / 2π <= k × TN',
        source: 'THK General Catalog A-718; heldWithoutFriction',
        inputs: [
          ['Fh', duty.standingForce, 'N'],
          ['Ph', duty.screw.lead, 'mm'],
          ['k', share, ''],
          ['TN', ratedTorque, 'N*m'],
        ],
      }

const inertiaCheck = whereStated<Context>()({
  needs,
  limit: ({ demand, figures, assumptions, component: { inertia = 0 } }) => ({
    required: figures.inertiaRatio,
    available: assumptions.inertiaRatioLimit,
    unit: '',
    formula: 'λ = (Js + JC + m × (Ph / 2π)²) / JM <= λmax',
    source: 'THK: 3 to 10; Machine Design, New rules for sizing servos (10:1)',
    inputs: [
      ['Js + JC + m × (Ph / 2π)²', demand.loadInertia, 'kg*m^2'],
      ['JM', inertia, 'kg*m^2'],
    ],
  }),
})

const demandValues = ({ duty: { mass, screw, speed }, demand }: ScrewMotorSetting): SizedValue[] =>
  valuesFrom('THK General Catalog A-719, A-733', [
    ['motorSpeed', demand.speed, 'rpm', 'n = 60 × v / Ph', [['v', speed, 'mm/s']]],
    [
      'massInertia',
      demand.massInertia,
      'kg*m^2',
      'J = m × (Ph / 2π)²',
      [
        ['m', mass, 'kg'],
        ['Ph', screw.lead, 'mm'],
      ],
    ],
    ['loadInertia', demand.loadInertia, 'kg*m^2', 'JL = Js + JC + m × (Ph / 2π)²', [['Js + JC', screw.inertia, 'kg*m^2']]],
  ])

const values = ({ demand, figures: { torques, energy, inertiaRatio } }: Context): SizedValue[] =>
  torques === undefined || energy === undefined || inertiaRatio === undefined
    ? []
    : [
        ...valuesFrom('THK General Catalog A-718 eq. 43, A-719 eq. 45, A-734; Mitsubishi MDS-B-SVJ2', [
          ['peakTorque', torques.peak, 'N*m', 'Tmax = max |Ti|; Ti = Fi × Ph / (2π × η) + (Js + JC + JM) × 2π × a / Ph'],
          ['effectiveTorque', torques.effective, 'N*m', 'Trms = √(Σ Ti² × ti / Σ ti)'],
        ]),
        ...valuesFrom('W = ∫ T dφ; THK General Catalog A-718 eq. 43, A-719 eq. 45', [
          ['cycleEnergy', energy.driving, 'J', 'Em = Σ max(Wi, 0); Wi = Ti × φi; φi = 2π × si / Ph'],
          ['returnedEnergy', energy.returned, 'J', 'Er = Σ max(−Wi, 0); Wi = Ti × φi; φi = 2π × si / Ph'],
        ]),
        ...(demand.holdingTorque === 0
          ? []
          : valuesFrom('THK General Catalog A-718', [['standingTorque', demand.holdingTorque, 'N*m', 'TH = Fh × Ph / 2π']])),
        ...valuesFrom('THK General Catalog A-719', [['inertiaRatio', inertiaRatio, '', 'λ = JL / JM']]),
      ]

/** Governing utilisation of a motor; if a figure is not stated, `isKnown` is false and the utilisation is a lower bound. */
export type MotorUse = { readonly utilisation: number; readonly isKnown: boolean }

/**
 * The governing utilisation without display rows, for a search over hundreds of motors for each of hundreds of screws.
 * @param setting demand on any motor
 * @param motor evaluated motor
 * @returns the utilisation equal to that of the checks
 * Source: the checks above.
 */
export function motorUse({ duty, demand, assumptions }: ScrewMotorSetting, motor: ScrewMotor): MotorUse {
  const { motorTorqueShare: share, inertiaRatioLimit } = assumptions
  const plain = Math.max(demand.speed / motor.ratedSpeed, demand.holdingTorque / (share * motor.ratedTorque))
  if (motor.inertia === undefined) return { utilisation: plain, isKnown: false }
  const { effective, peak } = torquesWith(demand.law, duty.screw.inertia + motor.inertia)
  const ofInertia = [
    effective / (share * motor.ratedTorque),
    peak / (share * motor.peakTorque),
    demand.loadInertia / motor.inertia / inertiaRatioLimit,
  ]
  return { utilisation: Math.max(plain, ...ofInertia), isKnown: true }
}

/** Sizing by speed, effective and peak torque, holding torque, inertia ratio. */
export const screwMotorSizing = defineSizing({
  demand: (duty: ScrewMotorDuty, _assumptions: ScrewMotorAssumptions) => motorDemand(duty),
  figures: motorFigures,
  checks: {
    motorSpeed: speedCheck,
    motorTorque: effectiveCheck,
    motorPeakTorque: peakCheck,
    motorHolding: holdingCheck,
    inertiaRatio: inertiaCheck,
  },
  demandValues,
  values,
})
