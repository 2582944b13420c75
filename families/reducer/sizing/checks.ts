/** The limits of a reducer with a three-phase motor, and of a reducer alone, each as a row that explains itself. */
import type { Limit } from '../../sizing/check.ts'
import type { Outcome, SizingCase } from '../../sizing/define-sizing.ts'
import type { DriveFigures, ManualFigures } from './figures.ts'
import type { AcMotor, ManualDuty, NoAssumptions, Reducer, ThreePhaseDuty } from './input.ts'
import { windowLimit, type WindowLimit, type Window } from './window.ts'

/** A limit that only a demand makes. */
const windowOutcome = (window: Window | undefined, limit: Omit<WindowLimit, 'window'>): Outcome =>
  window === undefined ? 'notApplicable' : windowLimit({ ...limit, window })

/** A reducer under any duty, and the speed of what drives it. */
type Geared<Duty> = { readonly duty: Duty; readonly component: { readonly gear: Reducer } }
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
  source: 'highest input speed of the maker',
  inputs: [['n1', inputSpeed, 'rpm']],
})

/**
 * @param thermalPower PG, W
 * @param inputPower P1, W
 * @returns P1 <= PG
 * Source: F9.
 */
export const thermalLimit = (thermalPower: number, inputPower: number): Limit => ({
  required: inputPower,
  available: thermalPower,
  unit: 'kW',
  formula: 'P1 <= PG',
  source: 'heat limit of the maker; SEW gearmotor catalogue, JB/T worm reducers',
  inputs: [['P1', inputPower, 'kW']],
})

/**
 * @param context reducer and the ratio asked for
 * @returns i in its window
 * Source: F19.
 */
export const ratioCheck = ({ duty, component: { gear } }: Geared<{ readonly ratio?: Window }>): Outcome =>
  windowOutcome(duty.ratio, { symbol: 'i', value: gear.ratio, unit: '', formula: 'i = n1 / n2' })

/**
 * @param context reducer, n1 (rev/s) and the output speed asked for
 * @returns n2 in its window, judged as the ratio that it asks for
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

/** Without a service factor asked for, a use factor below 1 is a warning. */
const torqueLimit = (gear: Reducer, torque: number, serviceFactor?: number): Limit => ({
  ...(serviceFactor === undefined && { warning: 'overload' }),
  required: serviceFactor ?? 1,
  available: gear.ratedTorque / torque,
  unit: '',
  formula: 'fB = T2N / T2 >= f',
  source: 'SEW gearmotor catalogue (fB = Ma max / Ma); f = 1 where no service factor is asked for',
  inputs: [
    ['T2N', gear.ratedTorque, 'N*m'],
    ['T2', torque, 'N*m'],
    ['f', serviceFactor ?? 1, ''],
  ],
})

/** Level of the flange check. */
const adapterFound = 1
const adapterMissing = 2

const motorFlangeCheck = ({ component: { gear, motor } }: ThreePhaseContext): Outcome =>
  gear.frames === undefined
    ? { needs: ['motorFrames'] }
    : {
        role: 'yesOrNo',
        required: gear.frames.includes(motor.frame) ? adapterFound : adapterMissing,
        available: adapterFound,
        unit: '',
        formula: 'an adapter for the frame H',
        source: 'motor adapters of the maker; frames of IEC 60072-1',
        inputs: [['H', motor.frame, '']],
      }

/** A reducer and a three-phase motor under a duty, and everything that a check of theirs may read. */
export type ThreePhaseCase = SizingCase<ThreePhaseDuty, NoAssumptions, undefined, { readonly gear: Reducer; readonly motor: AcMotor }>
/** What a check of the three-phase mode looks at. */
export type ThreePhaseContext = ThreePhaseCase & { readonly figures: DriveFigures }

const motorPowerCheck = ({ duty, component: { motor } }: ThreePhaseContext): Outcome =>
  windowOutcome(duty.power, { symbol: 'P1', value: motor.power, unit: 'kW', formula: 'rated power of the motor' })

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

/** The checks of a reducer with a three-phase motor. Source: F1 to F6, F9, F19. */
export const threePhaseChecks = {
  torque: ({ duty, component: { gear }, figures }: ThreePhaseContext): Outcome =>
    torqueLimit(gear, figures.outputTorque, duty.serviceFactor),
  motorPowerWindow: motorPowerCheck,
  outputTorqueWindow: outputTorqueCheck,
  outputSpeedWindow: outputSpeedCheck,
  ratioWindow: ratioCheck,
  inputSpeed: inputSpeedCheck,
  motorFlange: motorFlangeCheck,
  thermal: ({ component: { gear, motor } }: ThreePhaseContext): Outcome =>
    gear.thermalPower === undefined ? { needs: ['thermalPowerKw'] } : thermalLimit(gear.thermalPower, motor.power),
}

/** A reducer alone under a duty, and everything that a check of it may read. */
export type ManualCase = SizingCase<ManualDuty, NoAssumptions, undefined, { readonly gear: Reducer }>
/** What a check of the manual mode looks at. */
export type ManualContext = ManualCase & { readonly figures: ManualFigures }

const ratedTorqueCheck = ({ duty, component: { gear } }: ManualContext): Outcome =>
  windowOutcome(duty.torque, { symbol: 'T2N', value: gear.ratedTorque, unit: 'N*m', formula: 'rated torque of the reducer' })

/** The checks of a reducer alone. Source: F5, F19. */
export const manualChecks = {
  torque: ({ duty: { torque }, component: { gear } }: ManualContext): Outcome =>
    torque === undefined ? 'notApplicable' : torqueLimit(gear, torque.target),
  ratedTorqueWindow: ratedTorqueCheck,
  ratioWindow: ratioCheck,
}
