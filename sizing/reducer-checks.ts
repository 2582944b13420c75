/** The limits of a reducer with a three-phase motor, and of a reducer alone, each as a row that explains itself. */
import { judge, type JudgedLimit, type Limit } from './check.ts'
import type { DriveFigures } from './reducer-figures.ts'
import type { AcMotor, ManualDuty, Reducer, ThreePhaseDuty } from './reducer-input.ts'
import { windowLimit, type WindowLimit, type Window } from './reducer-window.ts'

/** A check is not made for want of a figure (`unknown`), or does not apply (`notApplicable`). */
export type Outcome = Limit | 'unknown' | 'notApplicable'

/** Checks by name: those that can be made, judged, and the names of those that the maker's figures do not allow. */
export function judgeOutcomes(outcomes: Readonly<Record<string, Outcome>>): { readonly limits: JudgedLimit[]; readonly notMade: string[] } {
  const limits: JudgedLimit[] = []
  const notMade: string[] = []
  for (const [name, outcome] of Object.entries(outcomes)) {
    if (outcome === 'unknown') notMade.push(name)
    else if (outcome !== 'notApplicable') limits.push(judge(outcome))
  }
  return { limits, notMade }
}

/** A limit that only a demand makes. */
export const windowOutcome = (window: Window | undefined, limit: Omit<WindowLimit, 'window'>): Outcome =>
  window === undefined ? 'notApplicable' : windowLimit({ ...limit, window })

/**
 * @param gear reducer
 * @param inputSpeed n1, rev/s
 * @returns n1 <= n1max
 * Source: F13, maker's table.
 */
export const inputSpeedCheck = (gear: Reducer, inputSpeed: number): Limit => ({
  name: 'inputSpeed',
  required: inputSpeed,
  available: gear.maxInputSpeed,
  unit: 'rpm',
  formula: 'n1 <= n1max',
  source: 'highest input speed of the maker',
  inputs: [['n1', inputSpeed, 'rpm']],
})

/**
 * @param gear reducer
 * @param inputPower P1, W
 * @returns P1 <= PG, where the heat limit is known
 * Source: F9.
 */
export const thermalCheck = (gear: Reducer, inputPower: number): Outcome =>
  gear.thermalPower === undefined
    ? 'unknown'
    : {
        name: 'thermal',
        required: inputPower,
        available: gear.thermalPower,
        unit: 'kW',
        formula: 'P1 <= PG',
        source: 'heat limit of the maker; SEW gearmotor catalogue, JB/T worm reducers',
        inputs: [['P1', inputPower, 'kW']],
      }

/**
 * @param duty may hold the ratio asked for
 * @param gear reducer
 * @returns i in its window
 * Source: F19.
 */
export const ratioCheck = (duty: { readonly ratio?: Window }, gear: Reducer): Outcome =>
  windowOutcome(duty.ratio, { name: 'ratioWindow', symbol: 'i', value: gear.ratio, unit: '', formula: 'i = n1 / n2' })

/**
 * @param duty may hold the output speed asked for
 * @param gear reducer
 * @param inputSpeed n1, rev/s
 * @returns n2 in its window, judged as the ratio that it asks for
 * Source: F1, F19.
 */
export const outputSpeedCheck = (duty: { readonly outputSpeed?: Window }, gear: Reducer, inputSpeed: number): Outcome =>
  windowOutcome(duty.outputSpeed, {
    name: 'outputSpeedWindow',
    symbol: 'n2',
    value: inputSpeed / gear.ratio,
    unit: 'rpm',
    formula: 'n2 = n1 / i',
    inputs: [
      ['n1', inputSpeed, 'rpm'],
      ['i', gear.ratio, ''],
    ],
  })

const torqueCheck = (gear: Reducer, torque: number, factor: number): Limit => ({
  name: 'torque',
  required: factor,
  available: gear.ratedTorque / torque,
  unit: '',
  formula: 'fB = T2N / T2 >= f',
  source: 'SEW gearmotor catalogue (fB = Ma max / Ma); f = 1 where no service factor is asked for',
  inputs: [
    ['T2N', gear.ratedTorque, 'N*m'],
    ['T2', torque, 'N*m'],
    ['f', factor, ''],
  ],
})

/** Level of the flange check. */
const adapterFound = 1
const adapterMissing = 2

const motorFlangeCheck = (gear: Reducer, motor: AcMotor): Outcome =>
  gear.frames === undefined
    ? 'unknown'
    : {
        name: 'motorFlange',
        required: gear.frames.includes(motor.frame) ? adapterFound : adapterMissing,
        available: adapterFound,
        unit: '',
        formula: 'an adapter for the frame H',
        source: 'motor adapters of the maker; frames of IEC 60072-1',
        inputs: [['H', motor.frame, '']],
      }

/** Names of the checks of a reducer with a three-phase motor, in the order of the answer. */
export const threePhaseCheckNames = [
  'torque',
  'motorPowerWindow',
  'outputTorqueWindow',
  'outputSpeedWindow',
  'ratioWindow',
  'inputSpeed',
  'motorFlange',
  'thermal',
] as const
type ThreePhaseCheckName = (typeof threePhaseCheckNames)[number]

/** A gear and a three-phase motor under a duty. */
export type ThreePhasePair = { readonly gear: Reducer; readonly motor: AcMotor; readonly figures: DriveFigures }

/**
 * @param duty what is asked for
 * @param pair gear, motor and their figures
 * @returns the checks that apply and can be made, and the names of those that the figures do not allow
 * Source: each check names its own.
 */
export const threePhaseLimits = (duty: ThreePhaseDuty, { gear, motor, figures }: ThreePhasePair) =>
  judgeOutcomes({
    torque: torqueCheck(gear, figures.outputTorque, duty.serviceFactor ?? 1),
    motorPowerWindow: windowOutcome(duty.power, {
      name: 'motorPowerWindow',
      symbol: 'P1',
      value: motor.power,
      unit: 'kW',
      formula: 'rated power of the motor',
    }),
    outputTorqueWindow: windowOutcome(duty.torque, {
      name: 'outputTorqueWindow',
      symbol: 'T2',
      value: figures.outputTorque,
      unit: 'N*m',
      formula: 'T2 = 9549.3 × P1 × η / n2',
      inputs: [
        ['P1', motor.power, 'kW'],
        ['η', gear.efficiency, ''],
        ['n2', figures.outputSpeed, 'rpm'],
      ],
    }),
    outputSpeedWindow: outputSpeedCheck(duty, gear, figures.inputSpeed),
    ratioWindow: ratioCheck(duty, gear),
    inputSpeed: inputSpeedCheck(gear, figures.inputSpeed),
    motorFlange: motorFlangeCheck(gear, motor),
    thermal: thermalCheck(gear, motor.power),
  } satisfies Record<ThreePhaseCheckName, Outcome>)

/** Names of the checks of a reducer alone, in the order of the answer. */
export const manualCheckNames = ['torque', 'ratedTorqueWindow', 'ratioWindow'] as const
type ManualCheckName = (typeof manualCheckNames)[number]

/**
 * @param duty what is asked for
 * @param gear reducer
 * @returns the checks that apply
 * Source: each check names its own.
 */
export const manualLimits = (duty: ManualDuty, gear: Reducer) =>
  judgeOutcomes({
    torque: duty.torque === undefined ? 'notApplicable' : torqueCheck(gear, duty.torque.target, 1),
    ratedTorqueWindow: windowOutcome(duty.torque, {
      name: 'ratedTorqueWindow',
      symbol: 'T2N',
      value: gear.ratedTorque,
      unit: 'N*m',
      formula: 'rated torque of the reducer',
    }),
    ratioWindow: ratioCheck(duty, gear),
  } satisfies Record<ManualCheckName, Outcome>)
