/** The limits of a rotary platform and of the motor that drives it, each as a row that explains itself. */
import { judge, type Limit, type SymbolValue } from './check.ts'
import { judgeOutcomes, type Outcome } from './reducer-checks.ts'
import { chosenAdapter } from './reducer-figures.ts'
import type { ServoDrive } from './reducer-input.ts'
import { mountingCheckNames, mountingChecks, unknownMounting } from './reducer-servo-checks.ts'
import { motorFigures, platformFigures, type MotorFigures } from './rotary-figures.ts'
import type { RotaryDemand } from './rotary-demand.ts'
import type { Platform, RotaryAssumptions } from './rotary-input.ts'
import { motorPeakRow, motorRmsRow, ownInertia, tableRmsRow, tableTorqueRow, type TorqueRow } from './rotary-torque-rows.ts'
import type { OutputUnit } from './unit-scale.ts'

const torqueSource = 'Oriental Motor, sizing of hollow rotary actuators; Harmonic Drive FHA manual'
const bearingSource = 'Harmonic Drive FHA manual, cross-roller bearing'
const inertiaSource = 'Machine Design, New rules for sizing servos'
const rateSource = 'Harmonic Drive CHA manual, effective torque; motor data of its maker'

/** A maximum that only some makers state. */
const statedLimit = (available: number | undefined, limit: Omit<Limit, 'available'>): Outcome =>
  available === undefined ? 'unknown' : { ...limit, available }

/** A torque under its limit, with the formula of the row. */
const underLimit = ({ formula, inputs }: TorqueRow, limit: string): Pick<Limit, 'unit' | 'formula' | 'inputs'> => ({
  unit: 'N*m',
  formula: `${formula} <= ${limit}`,
  inputs,
})

const platformTorqueCheck = (demand: RotaryDemand, platform: Platform): Limit => ({
  name: 'platformTorque',
  required: platformFigures(demand, platform).torque,
  available: platform.permissibleTorque,
  source: torqueSource,
  ...underLimit(tableTorqueRow(demand, platform), 'Tperm'),
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

/** Without the distance of the bearing the moment of a radial load is not known; what exceeds the limit without it is refused nevertheless. */
function momentCheck(demand: RotaryDemand, platform: Platform): Outcome {
  const { permissibleMoment, bearingOffset } = platform
  const { moment } = platformFigures(demand, platform)
  const row = { name: 'momentLoad', unit: 'N*m', source: bearingSource } as const
  const load: SymbolValue = ['M', demand.momentLoad, 'N*m']
  if (bearingOffset === undefined || moment === undefined) {
    const alone = statedLimit(permissibleMoment, { ...row, required: demand.momentLoad, formula: 'M <= Mperm', inputs: [load] })
    const isDecided = moment !== undefined || (typeof alone !== 'string' && !judge(alone).passed)
    return isDecided ? alone : 'unknown'
  }
  return statedLimit(permissibleMoment, {
    ...row,
    required: moment,
    formula: 'M + Fr × R <= Mperm',
    inputs: [load, ['Fr', demand.radialLoad, 'N'], ['R', bearingOffset, 'mm']],
  })
}

/** Built-in motors: what they hold for ever. */
const continuousCheck = (demand: RotaryDemand, platform: Platform): Outcome => {
  if (platform.drive === 'gear') return 'notApplicable'
  const figures = platformFigures(demand, platform)
  return statedLimit(platform.continuousTorque, {
    name: 'platformContinuousTorque',
    required: figures.rmsTorque,
    source: rateSource,
    ...underLimit(tableRmsRow(demand, platform, figures), 'Tcont'),
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
  const driven = { demand, platform, motor, figures }
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
    motorPeakTorque: {
      name: 'motorPeakTorque',
      required: figures.peakTorque,
      available: motor.peakTorque,
      source: torqueSource,
      ...underLimit(motorPeakRow(driven), 'T1max'),
    },
    motorRmsTorque: {
      name: 'motorRmsTorque',
      required: figures.rmsTorque,
      available: motor.ratedTorque,
      source: rateSource,
      ...underLimit(motorRmsRow(driven), 'T1'),
    },
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
