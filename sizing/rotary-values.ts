/** The intermediate values of a rotary platform as rows that explain themselves. */
import type { SizedValue } from '../contract/sizing.ts'
import type { ServoDrive } from './reducer-input.ts'
import { bearingFigures, motorFigures, platformFigures } from './rotary-figures.ts'
import type { RotaryDemand } from './rotary-demand.ts'
import type { Platform, RotaryAssumptions } from './rotary-input.ts'
import { motorRmsRow, rotorTorqueRow, tableTorqueAtMotorRow, type TorqueRow } from './rotary-torque-rows.ts'
import { valuesFrom, type ValueRow } from './value-row.ts'

const driveSource = 'Oriental Motor, sizing of hollow rotary actuators; Machine Design, New rules for sizing servos'
const bearingSource = 'Harmonic Drive FHA manual, cross-roller bearing'

const platformRows = (platform: Platform): ValueRow[] => [
  ['ratio', platform.ratio, '', 'I'],
  ['permissibleTorque', platform.permissibleTorque, 'N*m', 'Tperm'],
  ...(platform.inertia === undefined ? [] : [['platformInertia', platform.inertia, 'kg*m^2', 'J0'] as const]),
]

/**
 * @param demand at the table
 * @param platform one frame with one ratio
 * @param assumptions load factor of the bearing
 * @returns equivalent load, life and static safety; no rows where the bearing's ratings, or the moment about it, are not known
 * Source: R15, R16.
 */
export function bearingValues(demand: RotaryDemand, platform: Platform, assumptions: RotaryAssumptions): SizedValue[] {
  const figures = bearingFigures(demand, platform, assumptions)
  const { ratings } = platform
  if (!figures || !ratings) return []
  const loadFactor = assumptions.bearingLoadFactor
  return valuesFrom(bearingSource, [
    [
      'bearingLoad',
      figures.equivalentLoad,
      'N',
      'Pc = X × (Fr + 2 × M / dp) + Y × Fa',
      [
        ['Fr', demand.radialLoad, 'N'],
        ['M', figures.moment, 'N*m'],
        ['dp', ratings.pitchDiameter, 'mm'],
        ['Fa', demand.axialLoad, 'N'],
      ],
    ],
    [
      'bearingLife',
      figures.life,
      'h',
      'L10 = 10⁶ / (60 × N) × (C / (fw × Pc))^(10/3)',
      [
        ['N', demand.speed, 'rpm'],
        ['C', ratings.dynamicRating, 'N'],
        ['fw', loadFactor, ''],
        ['Pc', figures.equivalentLoad, 'N'],
      ],
    ],
    ['bearingStaticSafety', figures.staticSafety, '', 'fs = C0 / (Fr + 2 × M / dp + 0.44 × Fa)', [['C0', ratings.staticRating, 'N']]],
  ])
}

const torqueRow = (name: string, torque: number, { formula, inputs }: TorqueRow): ValueRow => [name, torque, 'N*m', formula, inputs]

function motorRows(demand: RotaryDemand, platform: Platform, setting: Parameters<typeof motorFigures>[2]): ValueRow[] {
  const figures = motorFigures(demand, platform, setting)
  const { inertia } = platformFigures(demand, platform)
  const driven = { demand, platform, motor: setting.motor, figures }
  return [
    ['efficiency', figures.efficiency, '%', 'η'],
    [
      'requiredMotorSpeed',
      figures.speed,
      'rpm',
      'n = N × I',
      [
        ['N', demand.speed, 'rpm'],
        ['I', platform.ratio, ''],
      ],
    ],
    torqueRow('requiredMotorTorque', figures.tableTorque, tableTorqueAtMotorRow(driven)),
    ...(figures.rotorTorque === undefined ? [] : [torqueRow('rotorTorque', figures.rotorTorque, rotorTorqueRow(driven))]),
    torqueRow('effectiveMotorTorque', figures.rmsTorque, motorRmsRow(driven)),
    ...(figures.inertiaRatio === undefined
      ? []
      : [['inertiaRatio', figures.inertiaRatio, '', 'λ = (JL + J0) / (I² × JM)', [['JL + J0', inertia, 'kg*m^2']]] satisfies ValueRow]),
  ]
}

/**
 * @param demand at the table
 * @param platform one frame with one ratio
 * @param setting motor (none for a built-in one) and assumptions
 * @returns rows in the order of the calculation
 * Source: each row names its own.
 */
export function rotaryValues(
  demand: RotaryDemand,
  platform: Platform,
  { motor, assumptions }: { readonly motor?: ServoDrive | undefined; readonly assumptions: RotaryAssumptions },
): SizedValue[] {
  return [
    ...valuesFrom('catalogue', platformRows(platform)),
    ...(motor === undefined ? [] : valuesFrom(driveSource, motorRows(demand, platform, { motor, assumptions }))),
    ...bearingValues(demand, platform, assumptions),
  ]
}
