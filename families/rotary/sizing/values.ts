/** The intermediate values of a rotary platform, as rows of the answer. */
import type { SizedValue } from '../../../contract/results/sizing.ts'
import type { RotaryContext } from './checks.ts'
import { bearingLifeFigures, bearingStaticFigures } from './figures.ts'
import type { Platform } from './input.ts'
import type { ServoDrive } from '../../reducer/sizing/input.ts'
import { motorRmsRow, rotorTorqueRow, tableTorqueAtMotorRow, type TorqueRow } from './torque-rows.ts'
import { valuesFrom, type ValueRow } from '../../sizing/value-row.ts'

const driveSource = 'Oriental Motor; hollowTables; Machine Design, New rules for sizing servos'
const bearingSource = 'Harmonic Drive FHA; crossRollerBearing'

const platformRows = (platform: Platform): ValueRow[] => [
  ['ratio', platform.ratio, '', 'I'],
  ['permissibleTorque', platform.permissibleTorque, 'N*m', 'Tperm'],
  ...(platform.inertia === undefined ? [] : [['platformInertia', platform.inertia, 'kg*m^2', 'J0'] as const]),
]

/**
 * @param context platform under a demand
 * @returns equivalent load, life and static safety; empty if the required figures, or the moment about the bearing, are not known
 * Source: R15, R16.
 */
function bearingValues({ duty: demand, component: { platform }, assumptions }: RotaryContext): SizedValue[] {
  if (platform.bearing !== 'crossRoller') return []
  const lived = bearingLifeFigures(demand, platform, assumptions)
  const safe = bearingStaticFigures(demand, platform)
  return valuesFrom(bearingSource, [
    ...(lived === undefined
      ? []
      : ([
          [
            'bearingLoad',
            lived.equivalentLoad,
            'N',
            'Pc = X × (Fr + 2 × M / dp) + Y × Fa',
            [
              ['Fr', demand.radialLoad, 'N'],
              ['M', lived.load.moment, 'N*m'],
              ['dp', lived.pitchDiameter, 'mm'],
              ['Fa', demand.axialLoad, 'N'],
            ],
          ],
          [
            'bearingLife',
            lived.life,
            'h',
            'L10 = 10⁶ / (60 × N) × (C / (fw × Pc))^(10/3)',
            [
              ['N', demand.speed, 'rpm'],
              ['C', lived.dynamicRating, 'N'],
              ['fw', assumptions.bearingLoadFactor, ''],
              ['Pc', lived.equivalentLoad, 'N'],
            ],
          ],
        ] satisfies ValueRow[])),
    ...(safe === undefined
      ? []
      : ([
          ['bearingStaticSafety', safe.staticSafety, '', 'fs = C0 / (Fr + 2 × M / dp + 0.44 × Fa)', [['C0', safe.staticRating, 'N']]],
        ] satisfies ValueRow[])),
  ])
}

const torqueRow = (name: string, torque: number, { formula, inputs }: TorqueRow): ValueRow => [name, torque, 'N*m', formula, inputs]

/**
 * Permissible fraction of the motor's peak torque at which the table torque stays within Tperm while the motor drives; empty if it
 * is all of it, or the efficiency is not known.
 */
function peakLimitRows(platform: Platform, motor: ServoDrive): ValueRow[] {
  const { permissibleTorque, ratio, efficiency } = platform
  if (efficiency === undefined) return []
  const share = (permissibleTorque * efficiency) / (motor.peakTorque * ratio)
  if (share >= 1) return []
  const inputs = [
    ['Tperm', permissibleTorque, 'N*m'],
    ['η', efficiency, ''],
    ['T1max', motor.peakTorque, 'N*m'],
    ['I', ratio, ''],
  ] as const
  return [['peakTorqueLimit', share, '%', 'k = min(1, Tperm × η / (T1max × I))', inputs]]
}

function motorRows({ duty: demand, component: { platform, motor }, figures: { atTable, atMotor: figures } }: RotaryContext): ValueRow[] {
  if (motor === undefined || figures === undefined) return []
  const driven = { demand, platform, motor, figures }
  return [
    ...(platform.efficiency === undefined ? [] : [['efficiency', platform.efficiency, '%', 'η'] satisfies ValueRow]),
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
    ...(figures.tableNeeds.length > 0 ? [] : [torqueRow('requiredMotorTorque', figures.tableTorque, tableTorqueAtMotorRow(driven))]),
    ...(figures.rotorTorque === undefined ? [] : [torqueRow('rotorTorque', figures.rotorTorque, rotorTorqueRow(driven))]),
    ...(figures.torqueNeeds.length > 0 ? [] : [torqueRow('effectiveMotorTorque', figures.rmsTorque, motorRmsRow(driven))]),
    ...peakLimitRows(platform, motor),
    ...(figures.inertiaRatio === undefined
      ? []
      : [
          [
            'inertiaRatio',
            figures.inertiaRatio,
            '',
            'λ = (JL + J0) / (I² × JM)',
            [['JL + J0', atTable.inertia, 'kg*m^2']],
          ] satisfies ValueRow,
        ]),
  ]
}

/**
 * Rows of the holding torque if gravity turns the table, which then needs a brake at standstill: motors are ordered without one
 * here, and losses are ignored.
 */
function brakeRows({ duty: { gravityTorque }, component: { platform, motor } }: RotaryContext): ValueRow[] {
  if (gravityTorque === 0) return []
  const gravity = ['Tg', gravityTorque, 'N*m'] as const
  return [
    ['brakePresumed', 1, 'yesNo', 'Tg > 0', [gravity]],
    ['holdingTorque', gravityTorque, 'N*m', 'Tg', [gravity]],
    ...(motor === undefined
      ? []
      : [['motorHoldingTorque', gravityTorque / platform.ratio, 'N*m', 'Tg / I', [gravity, ['I', platform.ratio, '']]] satisfies ValueRow]),
  ]
}

/**
 * @param context platform under a demand, with its motor if any
 * @returns rows in the order of the calculation
 */
export const rotaryValues = (context: RotaryContext): SizedValue[] => [
  ...valuesFrom('catalogue', platformRows(context.component.platform)),
  ...valuesFrom(driveSource, motorRows(context)),
  ...bearingValues(context),
  ...valuesFrom('Harmonic Drive CHA p. 67; torqueAtRest', brakeRows(context)),
]
