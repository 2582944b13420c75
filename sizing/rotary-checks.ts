/** The limits of a rotary platform and of the motor that drives it, each as a row that explains itself. */
import type { Limit, SymbolValue } from './check.ts'
import { judgeOutcomes, type Outcome } from './reducer-checks.ts'
import { chosenAdapter } from './reducer-figures.ts'
import type { ServoDrive } from './reducer-input.ts'
import { mountingCheckNames, mountingChecks, unknownMounting } from './reducer-servo-checks.ts'
import { motorFigures, platformFigures, type MotorFigures } from './rotary-figures.ts'
import type { RotaryDemand } from './rotary-demand.ts'
import type { Platform, RotaryAssumptions } from './rotary-input.ts'
import { safetyFactorOf } from './rotary-kernel.ts'
import type { OutputUnit } from './unit-scale.ts'

const torqueSource = 'Oriental Motor, sizing of hollow rotary actuators; Harmonic Drive FHA manual'
const bearingSource = 'Harmonic Drive FHA manual, cross-roller bearing'
const inertiaSource = 'Machine Design, New rules for sizing servos'
const rateSource = 'Harmonic Drive CHA manual, effective torque; motor data of its maker'

/** A maximum that only some makers state. */
const statedLimit = (available: number | undefined, limit: Omit<Limit, 'available'>): Outcome =>
  available === undefined ? 'unknown' : { ...limit, available }

const ownInertia = ({ inertia }: Platform): readonly SymbolValue[] => (inertia === undefined ? [] : [['J0', inertia, 'kg*m^2']])

const platformTorqueCheck = (demand: RotaryDemand, platform: Platform): Limit => ({
  name: 'platformTorque',
  required: platformFigures(demand, platform).torque,
  available: platform.permissibleTorque,
  unit: 'N*m',
  formula: platform.inertia === undefined ? 'T <= Tperm' : 'T + J0 × α × Sf <= Tperm',
  source: torqueSource,
  inputs: [
    ['T', demand.requiredTorque, 'N*m'],
    ...ownInertia(platform),
    // α of the demand is in rad/s²; the base of the unit table is the turn.
    ['α', demand.acceleration / (2 * Math.PI), 'rad/s^2'],
    ['Sf', safetyFactorOf(demand), ''],
  ],
})

const loadCheck = (name: string, symbol: string, [load, available]: readonly [number, number | undefined]): Outcome =>
  statedLimit(available, {
    name,
    required: load,
    unit: 'N' satisfies OutputUnit,
    formula: `${symbol} <= ${symbol}perm`,
    source: bearingSource,
    inputs: [[symbol, load, 'N']],
  })

const momentCheck = (demand: RotaryDemand, platform: Platform): Outcome =>
  statedLimit(platform.permissibleMoment, {
    name: 'momentLoad',
    required: platformFigures(demand, platform).moment,
    unit: 'N*m',
    formula: 'M + Fr × R <= Mperm',
    source: bearingSource,
    inputs: [
      ['M', demand.momentLoad, 'N*m'],
      ['Fr', demand.radialLoad, 'N'],
      ['R', platform.bearingOffset ?? 0, 'mm'],
    ],
  })

/** Built-in motors: what they hold for ever. */
const continuousCheck = (demand: RotaryDemand, platform: Platform): Outcome => {
  if (platform.drive === 'gear') return 'notApplicable'
  return statedLimit(platform.continuousTorque, {
    name: 'platformContinuousTorque',
    required: platformFigures(demand, platform).rmsTorque,
    unit: 'N*m',
    formula: 'Trms × (JL + J0) / JL <= Tcont',
    source: rateSource,
    inputs: [['Trms', demand.rmsTorque, 'N*m'], ['JL', demand.inertia, 'kg*m^2'], ...ownInertia(platform)],
  })
}

/** The limit of the load's inertia as the maker states it; of built-in motors without one, the usual ratio to their own. */
function loadInertiaCheck(demand: RotaryDemand, platform: Platform, { inertiaRatioLimit }: RotaryAssumptions): Outcome {
  const { drive, inertia, loadInertiaLimit } = platform
  const limit: Omit<Limit, 'available' | 'formula'> = {
    name: 'loadInertia',
    required: demand.inertia,
    unit: 'kg*m^2',
    source: loadInertiaLimit === undefined ? inertiaSource : torqueSource,
    inputs: [['JL', demand.inertia, 'kg*m^2'], ...ownInertia(platform)],
  }
  if (loadInertiaLimit !== undefined) return { ...limit, available: loadInertiaLimit, formula: 'JL <= JLperm' }
  if (drive === 'gear') return 'notApplicable'
  if (inertia === undefined) return 'unknown'
  return { ...limit, available: inertiaRatioLimit * inertia, formula: 'JL <= λmax × J0' }
}

/** Names of the checks of a platform, in the order of the answer. */
export const platformCheckNames = [
  'platformTorque',
  'platformContinuousTorque',
  'platformSpeed',
  'axialLoad',
  'radialLoad',
  'momentLoad',
  'loadInertia',
] as const
type PlatformCheckName = (typeof platformCheckNames)[number]

/**
 * @param demand at the table
 * @param platform one frame with one ratio
 * @param assumptions inertia ratio of built-in motors
 * @returns the checks that apply and can be made, and the names of those that the figures do not allow
 * Source: R12, R14, R17, F18; each check names its own.
 */
export const platformLimits = (demand: RotaryDemand, platform: Platform, assumptions: RotaryAssumptions) =>
  judgeOutcomes({
    platformTorque: platformTorqueCheck(demand, platform),
    platformContinuousTorque: continuousCheck(demand, platform),
    platformSpeed: {
      name: 'platformSpeed',
      required: demand.speed,
      available: platform.maxSpeed,
      unit: 'rpm',
      formula: 'N <= Nmax',
      source: torqueSource,
      inputs: [['N', demand.speed, 'rpm']],
    },
    axialLoad: loadCheck('axialLoad', 'Fa', [demand.axialLoad, platform.permissibleAxial]),
    radialLoad: demand.radialLoad === 0 ? 'notApplicable' : loadCheck('radialLoad', 'Fr', [demand.radialLoad, platform.permissibleRadial]),
    momentLoad: momentCheck(demand, platform),
    loadInertia: loadInertiaCheck(demand, platform, assumptions),
  } satisfies Record<PlatformCheckName, Outcome>)

/** A platform of drive `gear` with a servo motor under a demand. */
export type RotaryPair = {
  readonly demand: RotaryDemand
  readonly platform: Platform
  readonly motor: ServoDrive
  readonly assumptions: RotaryAssumptions
}

const motorTorqueCheck = (
  { platform }: RotaryPair,
  limit: Pick<Limit, 'name' | 'required' | 'available'>,
  symbols: TorqueSymbols,
): Limit => ({
  ...limit,
  unit: 'N*m',
  formula: `${symbols.torque} / (I × η) <= ${symbols.limit}`,
  source: rateSource,
  inputs: [
    [symbols.torque, symbols.value, 'N*m'],
    ['I', platform.ratio, ''],
    ['η', symbols.efficiency, ''],
  ],
})

type TorqueSymbols = { readonly torque: string; readonly limit: string; readonly value: number; readonly efficiency: number }

const inertiaRatioCheck = ({ demand, platform, motor, assumptions }: RotaryPair, ratio: number | undefined): Outcome =>
  ratio === undefined || motor.inertia === undefined
    ? 'unknown'
    : {
        name: 'inertiaRatio',
        required: ratio,
        available: assumptions.inertiaRatioLimit,
        unit: '',
        formula: platform.inertia === undefined ? 'λ = JL / (I² × JM) <= λmax' : 'λ = (JL + J0) / (I² × JM) <= λmax',
        source: inertiaSource,
        inputs: [['JL', demand.inertia, 'kg*m^2'], ...ownInertia(platform), ['I', platform.ratio, ''], ['JM', motor.inertia, 'kg*m^2']],
      }

/** Names of the checks of a motor on a platform, in the order of the answer. */
export const motorCheckNames = ['motorSpeed', 'motorPeakTorque', 'motorRmsTorque', 'inertiaRatio'] as const
type MotorCheckName = (typeof motorCheckNames)[number]

/**
 * @param pair demand, platform, motor, assumptions
 * @param figures at the motor
 * @returns the checks of what the motor can do: speed, torques, inertia
 * Source: R5, F4, F16, F18; each check names its own.
 */
export function motorLimits(pair: RotaryPair, figures: MotorFigures = motorFigures(pair.demand, pair.platform, pair)) {
  const { demand, platform, motor } = pair
  const table = platformFigures(demand, platform)
  const { efficiency } = figures
  return judgeOutcomes({
    motorSpeed: {
      name: 'motorSpeed',
      required: figures.speed,
      available: motor.ratedSpeed,
      unit: 'rpm',
      formula: 'N × I <= n1',
      source: torqueSource,
      inputs: [
        ['N', demand.speed, 'rpm'],
        ['I', platform.ratio, ''],
      ],
    },
    motorPeakTorque: motorTorqueCheck(
      pair,
      { name: 'motorPeakTorque', required: figures.peakTorque, available: motor.peakTorque },
      { torque: 'T', limit: 'T1max', value: table.torque, efficiency },
    ),
    motorRmsTorque: motorTorqueCheck(
      pair,
      { name: 'motorRmsTorque', required: figures.rmsTorque, available: motor.ratedTorque },
      { torque: 'Trms', limit: 'T1', value: table.rmsTorque, efficiency },
    ),
    inertiaRatio: inertiaRatioCheck(pair, figures.inertiaRatio),
  } satisfies Record<MotorCheckName, Outcome>)
}

/**
 * @param platform with its adapters
 * @param motor with its flange
 * @returns the checks of the flange: shaft, pilot, bolt circle, screws, depth
 */
export function flangeLimits({ adapters }: Platform, motor: ServoDrive) {
  const adapter = adapters && chosenAdapter(adapters, motor.flange)
  return judgeOutcomes(adapter === undefined ? unknownMounting : mountingChecks(adapter, motor))
}

/** Names of all checks of a platform with a motor. */
export const rotaryCheckNames = [...platformCheckNames, ...motorCheckNames, ...mountingCheckNames] as const
