/** The intermediate values of a reducer, as rows of the answer. */
import type { SizedValue } from '../../../contract/results/sizing.ts'
import type { DriveFigures, ServoFigures, SizedServoFigures, ThreePhaseFigures } from './figures.ts'
import type { ManualContext, ThreePhaseContext } from './checks.ts'
import type { Reducer, ServoDrive, ServoDuty } from './input.ts'
import type { ServoContext } from './servo-checks.ts'
import { outputTorque, gearServiceFactor } from './kernel.ts'
import { ratioWindow } from './window.ts'
import { valuesFrom, type ValueRow } from '../../sizing/value-row.ts'

const driveSource = 'NORD; Lenze g500 p. 28'
const factorSource = 'SEW (fB = Ma max / Ma)'
const limitSource = 'Beckhoff AG2300; limitationOfMotor'

const gearRows = (gear: Reducer): ValueRow[] => [
  ['ratio', gear.ratio, '', 'i = n1 / n2'],
  ['efficiency', gear.efficiency, '%', 'η'],
  ['ratedTorque', gear.ratedTorque, 'N*m', 'T2N'],
]

const speedRows = (gear: Reducer, { inputSpeed, outputSpeed }: DriveFigures): ValueRow[] => [
  ['inputSpeed', inputSpeed, 'rpm', 'n1'],
  [
    'outputSpeed',
    outputSpeed,
    'rpm',
    'n2 = n1 / i',
    [
      ['n1', inputSpeed, 'rpm'],
      ['i', gear.ratio, ''],
    ],
  ],
]

const factorRow = (permitted: number, torque: number): ValueRow => [
  'useFactor',
  gearServiceFactor(permitted, torque),
  '',
  'fB = T2N / T2',
  [
    ['T2N', permitted, 'N*m'],
    ['T2', torque, 'N*m'],
  ],
]

/** Rows of T2N at the speed of the motor, and of fB; empty if the speed of the rating is not known. */
const permittedRows = (gear: Reducer, { inputSpeed, permittedTorque, demandedTorque }: ThreePhaseFigures): ValueRow[] =>
  permittedTorque === undefined || gear.ratedInputSpeed === undefined
    ? []
    : [
        [
          'permittedTorque',
          permittedTorque,
          'N*m',
          'T2N × min(1, (n1N / n1)^0.3)',
          [
            ['T2N', gear.ratedTorque, 'N*m'],
            ['n1N', gear.ratedInputSpeed, 'rpm'],
            ['n1', inputSpeed, 'rpm'],
          ],
        ],
        factorRow(permittedTorque, demandedTorque),
      ]

/**
 * @param context reducer with its motor, and the figures at the motor's rated power
 * @returns rows in the order of the calculation
 */
export const threePhaseValues = ({ component: { gear }, figures }: ThreePhaseContext): SizedValue[] => [
  ...valuesFrom('catalogue', gearRows(gear)),
  ...valuesFrom(driveSource, [
    ...speedRows(gear, figures),
    ['inputPower', figures.inputPower, 'kW', 'P1'],
    [
      'inputTorque',
      figures.inputTorque,
      'N*m',
      'T1 = 9549.3 × P1 / n1',
      [
        ['P1', figures.inputPower, 'kW'],
        ['n1', figures.inputSpeed, 'rpm'],
      ],
    ],
    [
      'outputTorque',
      figures.outputTorque,
      'N*m',
      'T2 = 9549.3 × P1 × η / n2',
      [
        ['P1', figures.inputPower, 'kW'],
        ['η', gear.efficiency, ''],
        ['n2', figures.outputSpeed, 'rpm'],
      ],
    ],
    ['outputPower', figures.outputPower, 'kW', 'P2 = P1 × η'],
  ]),
  ...valuesFrom(factorSource, permittedRows(gear, figures)),
]

const limitRows = ({ limits }: ServoFigures): ValueRow[] => [
  ['peakTorqueLimit', limits.peakTorque, '%', 'k = min(1, T2B × η / (T1max × i)); t2nForT2b'],
  ...(limits.meanSpeed === undefined ? [] : [['meanSpeedLimit', limits.meanSpeed, '%', 'k = min(1, n1N / n1)'] as const]),
  ['maxSpeedLimit', limits.maxSpeed, '%', 'k = min(1, n1max / nmax)'],
]

/** Available torque of a pair whose drive has to be limited to less than the motor's rated torque. */
const availableRows = (gear: Reducer, motor: ServoDrive, figures: SizedServoFigures): ValueRow[] =>
  figures.isBelowRating
    ? [
        [
          'availableTorque',
          figures.availableTorque,
          'N*m',
          'T2 = k × T1max × i × η',
          [
            ['k', figures.limits.peakTorque, '%'],
            ['T1max', motor.peakTorque, 'N*m'],
            ['i', gear.ratio, ''],
            ['η', gear.efficiency, ''],
          ],
        ],
      ]
    : []

const ratioRangeRows = ({ outputSpeed }: ServoDuty, inputSpeed: number): ValueRow[] => {
  if (outputSpeed === undefined) return []
  const { low, high } = ratioWindow(inputSpeed, outputSpeed)
  return [
    ['lowestRatio', low, '', 'imin = n1 / n2max'],
    ...(Number.isFinite(high) ? [['highestRatio', high, '', 'imax = n1 / n2min'] as const] : []),
  ]
}

/**
 * @param context duty, reducer with its motor, and the figures at the motor's rated torque and speed
 * @returns rows in the order of the calculation
 */
export const servoValues = ({ duty, component: { gear, motor }, figures }: ServoContext): SizedValue[] => [
  ...valuesFrom('catalogue', gearRows(gear)),
  ...valuesFrom(driveSource, [
    ...speedRows(gear, figures),
    ...ratioRangeRows(duty, figures.inputSpeed),
    ['inputTorque', figures.inputTorque, 'N*m', 'T1'],
    [
      'outputTorque',
      figures.outputTorque,
      'N*m',
      'T2 = T1 × i × η',
      [
        ['T1', figures.inputTorque, 'N*m'],
        ['i', gear.ratio, ''],
        ['η', gear.efficiency, ''],
      ],
    ],
    ...availableRows(gear, motor, figures),
    [
      'peakOutputTorque',
      figures.peakOutputTorque,
      'N*m',
      'T2max = T1max × i × η',
      [
        ['T1max', motor.peakTorque, 'N*m'],
        ['i', gear.ratio, ''],
        ['η', gear.efficiency, ''],
      ],
    ],
    ['inputPower', figures.inputPower, 'kW', 'P1 = T1 × n1 / 9549.3'],
    ['outputPower', figures.outputPower, 'kW', 'P2 = P1 × η'],
  ]),
  ...valuesFrom(factorSource, [factorRow(gear.ratedTorque, figures.outputTorque)]),
  ...valuesFrom(limitSource, limitRows(figures)),
  ...(figures.inertiaRatio === undefined
    ? []
    : valuesFrom('Machine Design, New rules for sizing servos', [['inertiaRatio', figures.inertiaRatio, '', 'λ = (JL / i² + JG) / JM']])),
]

/**
 * @param context duty and reducer
 * @returns rows in the order of the calculation; a requested torque gives fB and the input torque
 */
export const manualValues = ({ duty, component: { gear } }: ManualContext): SizedValue[] => [
  ...valuesFrom('catalogue', gearRows(gear)),
  ...(duty.torque === undefined
    ? []
    : [
        ...valuesFrom(driveSource, [
          ['outputTorque', duty.torque.target, 'N*m', 'T2'],
          [
            'inputTorque',
            duty.torque.target / outputTorque(1, gear.ratio, gear.efficiency),
            'N*m',
            'T1 = T2 / (i × η)',
            [
              ['T2', duty.torque.target, 'N*m'],
              ['i', gear.ratio, ''],
              ['η', gear.efficiency, ''],
            ],
          ],
        ]),
        ...valuesFrom(factorSource, [factorRow(gear.ratedTorque, duty.torque.target)]),
      ]),
]
