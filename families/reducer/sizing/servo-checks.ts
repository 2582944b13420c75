/** The limits of a reducer with a servo motor, each as a row that explains itself. */
import type { Limit, SymbolValue } from '../../sizing/check.ts'
import type { Outcome, SizingCase } from '../../sizing/define-sizing.ts'
import { inputSpeedCheck, outputSpeedCheck, ratioCheck, thermalLimit } from './checks.ts'
import { seatTolerance, type SizedServoFigures } from './figures.ts'
import type { Reducer, ServoAdapter, ServoAssumptions, ServoDrive, ServoDuty, ServoFlange } from './input.ts'

const ratingSource = 'Beckhoff AG2250, AG2400 documentation (Neugart, Wittenstein tables)'
const limitSource = `${ratingSource}; limitation of the motor, AG2300`
const seatSource = 'adapters of the maker; motor data of its maker'

/** A reducer and a servo motor under a duty, and everything that a check of theirs may read. */
export type ServoCase = SizingCase<ServoDuty, ServoAssumptions, undefined, { readonly gear: Reducer; readonly motor: ServoDrive }>
/** What a check of the servo mode looks at. */
export type ServoContext = ServoCase & { readonly figures: SizedServoFigures }

const continuousTorqueCheck = ({ component: { gear, motor }, figures }: ServoContext): Limit => ({
  required: figures.outputTorque,
  available: gear.ratedTorque,
  unit: 'N*m',
  formula: 'T2 = T1 × i × η <= T2N',
  source: ratingSource,
  inputs: [
    ['T1', motor.ratedTorque, 'N*m'],
    ['i', gear.ratio, ''],
    ['η', gear.efficiency, ''],
  ],
})

const peakCheckOf =
  (symbol: string, column: string, limitOf: (gear: Reducer) => number | undefined) =>
  ({ component: { gear, motor }, figures }: ServoContext): Outcome => {
    const limit = limitOf(gear)
    return limit === undefined
      ? { needs: [column] }
      : {
          required: figures.limits.peakTorque * figures.peakOutputTorque,
          available: limit,
          unit: 'N*m',
          formula: `k × T1max × i × η <= ${symbol}`,
          source: limitSource,
          inputs: [
            ['k', figures.limits.peakTorque, '%'],
            ['T1max', motor.peakTorque, 'N*m'],
            ['i', gear.ratio, ''],
            ['η', gear.efficiency, ''],
          ],
        }
  }

const meanSpeedCheck = ({ component: { gear, motor }, figures }: ServoContext): Outcome =>
  gear.ratedInputSpeed === undefined
    ? { needs: ['ratedInputSpeedRpm'] }
    : {
        required: figures.limits.meanSpeed * motor.ratedSpeed,
        available: gear.ratedInputSpeed,
        unit: 'rpm',
        formula: 'k × n1 <= n1N',
        source: limitSource,
        inputs: [
          ['k', figures.limits.meanSpeed, '%'],
          ['n1', motor.ratedSpeed, 'rpm'],
        ],
      }

const maxSpeedCheck = ({ component: { gear, motor }, figures }: ServoContext): Limit => ({
  required: figures.limits.maxSpeed * motor.maxSpeed,
  available: gear.maxInputSpeed,
  unit: 'rpm',
  formula: 'k × nmax <= n1max',
  source: limitSource,
  inputs: [
    ['k', figures.limits.maxSpeed, '%'],
    ['nmax', motor.maxSpeed, 'rpm'],
  ],
})

const inertiaRatioCheck = ({ duty, component: { gear, motor }, figures, assumptions }: ServoContext): Outcome => {
  if (duty.loadInertia === undefined) return 'notApplicable'
  if (figures.inertiaRatio === undefined || motor.inertia === undefined) return { needs: ['rotorInertiaKgCm2'] }
  return {
    required: figures.inertiaRatio,
    available: assumptions.inertiaRatioLimit,
    unit: '',
    formula: 'λ = JL / (i² × JM) <= λmax',
    source: 'Machine Design, New rules for sizing servos',
    inputs: [
      ['JL', duty.loadInertia, 'kg*m^2'],
      ['i', gear.ratio, ''],
      ['JM', motor.inertia, 'kg*m^2'],
    ],
  }
}

/** A motor and the adapter on which it would be mounted; none where nobody states any. */
type Mounting = {
  readonly component: { readonly motor: Pick<ServoDrive, 'flange'> }
  readonly figures: { readonly adapter: ServoAdapter | undefined }
}

type Length = readonly [symbol: string, value: number]

/** A check of the flange: how a length of the motor goes with one of the adapter; nothing where the maker does not state it. */
const fitCheck =
  (fit: (flange: ServoFlange, adapter: ServoAdapter) => Pick<Limit, 'required' | 'available' | 'formula' | 'inputs'> | undefined) =>
  ({ component: { motor }, figures: { adapter } }: Mounting): Outcome => {
    const made = adapter && fit(motor.flange, adapter)
    return made === undefined ? { needs: ['servoAdapters'] } : { ...made, role: 'yesOrNo', unit: 'mm', source: seatSource }
  }

const lengths = (...symbols: readonly Length[]): readonly SymbolValue[] => symbols.map(([symbol, value]) => [symbol, value, 'mm'])

const seat = ([symbol, own]: Length, [other, theirs]: Length) => ({
  required: Math.abs(own - theirs),
  available: seatTolerance,
  formula: `|${symbol} − ${other}| <= 10⁻⁶ mm`,
  inputs: lengths([symbol, own], [other, theirs]),
})

/** The checks of a motor's flange. */
export const mountingChecks = {
  shaftBore: fitCheck(({ s }, { bore }) => ({
    required: s,
    available: bore,
    formula: 's <= bore of the hub',
    inputs: lengths(['s', s], ['bore', bore]),
  })),
  motorPilot: fitCheck(({ la }, { pilot }) => seat(['la', la], ['pilot', pilot])),
  motorBoltCircle: fitCheck(({ lb }, { boltCircle }) => seat(['lb', lb], ['boltCircle', boltCircle])),
  motorScrew: fitCheck(({ lz }, { screw }) =>
    screw === undefined ? undefined : { required: screw, available: lz, formula: 'd <= lz', inputs: lengths(['d', screw], ['lz', lz]) },
  ),
  hubDepth: fitCheck(({ lr }, { hubDepth }) =>
    hubDepth === undefined
      ? undefined
      : { required: lr, available: hubDepth, formula: 'lr <= depth of the hub', inputs: lengths(['lr', lr], ['depth', hubDepth]) },
  ),
}

/** The checks of a reducer with a servo motor. Source: F13, F14, F16. */
export const servoChecks = {
  continuousTorque: continuousTorqueCheck,
  peakTorque: peakCheckOf('T2B', 'peakTorqueNm', ({ peakTorque }) => peakTorque),
  emergencyTorque: peakCheckOf('T2Stop', 'stopTorqueNm', ({ stopTorque }) => stopTorque),
  outputSpeedWindow: outputSpeedCheck,
  ratioWindow: ratioCheck,
  inputSpeed: inputSpeedCheck,
  maxInputSpeed: maxSpeedCheck,
  meanInputSpeed: meanSpeedCheck,
  inertiaRatio: inertiaRatioCheck,
  thermal: ({ component: { gear }, figures }: ServoContext): Outcome =>
    gear.thermalPower === undefined ? 'notApplicable' : thermalLimit(gear.thermalPower, figures.inputPower),
  ...mountingChecks,
}
