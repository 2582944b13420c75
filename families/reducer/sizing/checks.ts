/** The checks of a reducer with a three-phase motor, and of a reducer alone. */
import type { Limit } from '../../sizing/check.ts'
import { whereStated } from '../../sizing/check-definition.ts'
import type { Outcome } from '../../sizing/judge.ts'
import type { SizingCase } from '../../sizing/define-sizing.ts'
import type { StatedLimit } from '../../sizing/stated.ts'
import type { DriveFigures, ManualFigures, ThreePhaseFigures } from './figures.ts'
import type { AcMotor, HeatAssumptions, ManualAssumptions, ManualDuty, Reducer, ThreePhaseAssumptions, ThreePhaseDuty } from './input.ts'
import { torqueAtSpeed } from './kernel.ts'
import { outputChecks, type OutputFigures, shaftChecks } from './output-checks.ts'
import { manualSpectrumChecks } from './spectrum-checks.ts'
import { windowLimit, type WindowLimit, type Window } from './window.ts'

/** A limit that applies only if the demand exists. */
const windowOutcome = (window: Window | undefined, limit: Omit<WindowLimit, 'window'>): Outcome =>
  window === undefined ? 'notApplicable' : windowLimit({ ...limit, window })

/** A reducer under any duty, and its input speed. */
type Geared<Duty> = { readonly duty: Duty; readonly component: { readonly gear: Reducer } }
/** Forces on the output shaft, if there are demands on it. */
export type WithOutput = { readonly output: OutputFigures | undefined }
type Driven = { readonly figures: Pick<DriveFigures, 'inputSpeed'> }

/**
 * @param context reducer and n1, rev/s
 * @returns n1 <= n1max
 * Source: F13, maker's table.
 */
export const inputSpeedCheck = ({ component: { gear }, figures: { inputSpeed } }: Geared<unknown> & Driven): Limit => ({
  required: inputSpeed,
  available: gear.maxInputSpeed,
  unit: 'rpm',
  formula: 'n1 <= n1max',
  source: 'inputSpeedOfMaker',
  inputs: [['n1', inputSpeed, 'rpm']],
})

/**
 * @param thermalPower PG, W; `none` if the maker limits heat by n1N
 * @param inputPower P1, W
 * @param assumptions factors of ambient temperature and time under load
 * @returns P1 <= PG fϑ fED
 * Source: F9.
 */
export const thermalLimit = (
  thermalPower: StatedLimit,
  inputPower: number,
  { ambientFactor, dutyFactor }: HeatAssumptions,
): Limit | 'notApplicable' =>
  thermalPower === 'none'
    ? 'notApplicable'
    : {
        required: inputPower,
        available: thermalPower * ambientFactor * dutyFactor,
        unit: 'kW',
        formula: 'P1 <= PG × fϑ × fED',
        source: 'heatLimitOfMaker; SEW; JB/T',
        inputs: [
          ['P1', inputPower, 'kW'],
          ['PG', thermalPower, 'kW'],
          ['fϑ', ambientFactor, ''],
          ['fED', dutyFactor, ''],
        ],
      }

/**
 * @param context reducer and the requested ratio
 * @returns i in its window
 * Source: F19.
 */
export const ratioCheck = ({ duty, component: { gear } }: Geared<{ readonly ratio?: Window }>): Outcome =>
  windowOutcome(duty.ratio, { symbol: 'i', value: gear.ratio, unit: '', formula: 'i = n1 / n2' })

/**
 * @param context reducer, n1 (rev/s) and the requested output speed
 * @returns n2 in its window, checked as the ratio that it requires
 * Source: F1, F19.
 */
export const outputSpeedCheck = ({
  duty,
  component: { gear },
  figures: { inputSpeed },
}: Geared<{ readonly outputSpeed?: Window }> & Driven): Outcome =>
  windowOutcome(duty.outputSpeed, {
    symbol: 'n2',
    value: inputSpeed / gear.ratio,
    unit: 'rpm',
    formula: 'n2 = n1 / i',
    inputs: [
      ['n1', inputSpeed, 'rpm'],
      ['i', gear.ratio, ''],
    ],
  })

/** Without a required service factor, a service factor below 1 is only a warning. */
const torqueLimit = (permitted: number, torque: number, serviceFactor?: number): Limit => ({
  ...(serviceFactor === undefined && { warning: 'overload' }),
  required: serviceFactor ?? 1,
  available: permitted / torque,
  unit: '',
  formula: 'fB = T2N / T2 >= f',
  source: 'SEW (fB = Ma max / Ma); noServiceFactor',
  inputs: [
    ['T2N', permitted, 'N*m'],
    ['T2', torque, 'N*m'],
    ['f', serviceFactor ?? 1, ''],
  ],
})

/** Value of the flange check if an adapter exists. */
const adapterFound = 1
const adapterMissing = 2

/** A reducer and a three-phase motor under a duty: input of the figures. */
export type ThreePhaseCase = SizingCase<
  ThreePhaseDuty,
  ThreePhaseAssumptions,
  undefined,
  { readonly gear: Reducer; readonly motor: AcMotor }
>
/** Input of the checks of the three-phase mode. */
export type ThreePhaseContext = ThreePhaseCase & { readonly figures: ThreePhaseFigures & WithOutput }

const serviceFactorCheck = whereStated<ThreePhaseContext>()({
  needs: { ratedInputSpeedRpm: ({ gear }) => gear.ratedInputSpeed },
  limit: ({ duty, component: { gear, motor }, figures }, { ratedInputSpeedRpm: ratedSpeed }) => {
    const permitted = torqueAtSpeed(gear.ratedTorque, ratedSpeed, motor.speed)
    const limit = torqueLimit(permitted, figures.demandedTorque, duty.serviceFactor)
    return {
      ...limit,
      formula: 'fB = T2N × min(1, (n1N / n1)^0.3) / T2 >= f',
      source: `${limit.source}; ratedTorqueFalls`,
      inputs: [
        ['T2N', gear.ratedTorque, 'N*m'],
        ['n1N', ratedSpeed, 'rpm'],
        ['n1', motor.speed, 'rpm'],
        ['T2', figures.demandedTorque, 'N*m'],
        ['f', limit.required, ''],
      ],
    }
  },
})

const motorFlangeCheck = whereStated<ThreePhaseContext>()({
  needs: { motorFrames: ({ gear }) => gear.frames },
  limit: ({ component: { motor } }, { motorFrames: frames }) => ({
    role: 'yesOrNo',
    required: frames.includes(motor.frame) ? adapterFound : adapterMissing,
    available: adapterFound,
    unit: '',
    formula: 'adapterForFrame',
    source: 'adaptersOfMaker; IEC 60072-1',
    inputs: [['H', motor.frame, '']],
  }),
})

const startLimit = ({ assumptions, component: { gear }, figures }: ThreePhaseContext, symbol: string, available: number): Limit => ({
  required: figures.startTorque,
  available,
  unit: 'N*m',
  formula: `kst × T1 × i × η <= ${symbol}`,
  source: 'Beckhoff AG2250, AG2400 (T2B, T2Stop); startingTorqueOfCageMotors',
  inputs: [
    ['kst', assumptions.startTorqueFactor, ''],
    ['T1', figures.inputTorque, 'N*m'],
    ['i', gear.ratio, ''],
    ['η', gear.efficiency, ''],
  ],
})

/** A direct-on-line start is an acceleration; a soft starter or an inverter can limit it, so that it is a warning. */
const startTorqueCheck = whereStated<ThreePhaseContext>()({
  needs: { peakTorqueNm: ({ gear }) => gear.peakTorque },
  limit: (context, { peakTorqueNm }) => ({ ...startLimit(context, 'T2B', peakTorqueNm), warning: 'softStart' }),
})

/** A start must not exceed the emergency torque, either. */
const startEmergencyCheck = whereStated<ThreePhaseContext>()({
  needs: { stopTorqueNm: ({ gear }) => gear.stopTorque },
  limit: (context, { stopTorqueNm }) => startLimit(context, 'T2Stop', stopTorqueNm),
})

const thermalCheck = whereStated<ThreePhaseContext>()({
  needs: { thermalPowerKw: ({ gear }) => gear.thermalPower },
  limit: ({ component: { motor }, assumptions }, { thermalPowerKw }) => thermalLimit(thermalPowerKw, motor.power, assumptions),
})

const motorPowerCheck = ({ duty, component: { motor } }: ThreePhaseContext): Outcome =>
  windowOutcome(duty.power, { symbol: 'P1', value: motor.power, unit: 'kW', formula: 'ratedPower' })

const outputTorqueCheck = ({ duty, component: { gear, motor }, figures }: ThreePhaseContext): Outcome =>
  windowOutcome(duty.torque, {
    symbol: 'T2',
    value: figures.outputTorque,
    unit: 'N*m',
    formula: 'T2 = 9549.3 × P1 × η / n2',
    inputs: [
      ['P1', motor.power, 'kW'],
      ['η', gear.efficiency, ''],
      ['n2', figures.outputSpeed, 'rpm'],
    ],
  })

/** The checks of a reducer with a three-phase motor. Source: F1 to F6, F9, F13, F19. */
export const threePhaseChecks = {
  torque: serviceFactorCheck,
  startTorque: startTorqueCheck,
  startEmergency: startEmergencyCheck,
  motorPowerWindow: motorPowerCheck,
  outputTorqueWindow: outputTorqueCheck,
  outputSpeedWindow: outputSpeedCheck,
  ratioWindow: ratioCheck,
  inputSpeed: inputSpeedCheck,
  motorFlange: motorFlangeCheck,
  thermal: thermalCheck,
  ...outputChecks,
}

/** A reducer alone under a duty: input of the figures. */
export type ManualCase = SizingCase<ManualDuty, ManualAssumptions, undefined, { readonly gear: Reducer }>
/** Input of the checks of the manual mode. */
export type ManualContext = ManualCase & { readonly figures: ManualFigures & WithOutput }

const ratedTorqueCheck = ({ duty, component: { gear } }: ManualContext): Outcome =>
  windowOutcome(duty.torque, { symbol: 'T2N', value: gear.ratedTorque, unit: 'N*m', formula: 'ratedTorque' })

/** The checks of a reducer alone. Source: F5, F19. */
export const manualChecks = {
  torque: ({ duty: { torque }, component: { gear } }: ManualContext): Outcome =>
    torque === undefined ? 'notApplicable' : torqueLimit(gear.ratedTorque, torque.target),
  ratedTorqueWindow: ratedTorqueCheck,
  ratioWindow: ratioCheck,
  ...manualSpectrumChecks,
  ...shaftChecks,
}
