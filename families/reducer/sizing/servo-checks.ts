/** The checks of a reducer with a servo motor. */
import type { Limit, SymbolValue } from '../../sizing/check.ts'
import { whereStated } from '../../sizing/check-definition.ts'
import type { Outcome } from '../../sizing/judge.ts'
import type { SizingCase } from '../../sizing/define-sizing.ts'
import { inputSpeedCheck, outputSpeedCheck, ratioCheck, thermalLimit, type WithOutput } from './checks.ts'
import { outputChecks } from './output-checks.ts'
import { accelerationTorque, type SizedServoFigures } from './figures.ts'
import { seatTolerance } from './seat.ts'
import { meanSpeedLimit, servoSpectrumChecks } from './spectrum-checks.ts'
import { holds } from './window.ts'
import type { Reducer, ServoAdapter, ServoAssumptions, ServoDrive, ServoDuty, ServoFlange } from './input.ts'

const ratingSource = 'Beckhoff AG2250, AG2400; neugartWittenstein'
const limitSource = `${ratingSource}; limitationOfMotor; Beckhoff AG2300`
const seatSource = 'adaptersOfMaker; motorDataOfMaker'

type ServoComponent = { readonly gear: Reducer; readonly motor: ServoDrive }

/** A reducer and a servo motor under a duty: input of the figures. */
export type ServoCase = SizingCase<ServoDuty, ServoAssumptions, undefined, ServoComponent>
/** Input of the checks of the servo mode. */
export type ServoContext = ServoCase & { readonly figures: SizedServoFigures & WithOutput }

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

/** A fraction of the motor's peak torque at the output: `k × T1max × i × η` during acceleration, over η while the load drives. */
const peakLimit = (
  { component: { gear, motor }, figures }: ServoContext,
  direction: '×' | '/',
  [symbol, available]: readonly [symbol: string, available: number],
): Limit => {
  const share = figures.limits.peakTorque
  const torque = direction === '×' ? figures.peakOutputTorque : figures.peakBrakingTorque
  return {
    required: share * torque,
    available,
    unit: 'N*m',
    formula: `k × T1max × i ${direction} η <= ${symbol}`,
    source: limitSource,
    inputs: [
      ['k', share, '%'],
      ['T1max', motor.peakTorque, 'N*m'],
      ['i', gear.ratio, ''],
      ['η', gear.efficiency, ''],
    ],
  }
}

/** T2B, or T2N if T2B is not stated. */
const accelerationLimit = ({ component: { gear } }: ServoContext) =>
  [gear.peakTorque === undefined ? 'T2N' : 'T2B', accelerationTorque(gear)] as const

const peakTorqueCheck = (context: ServoContext): Limit => peakLimit(context, '×', accelerationLimit(context))

const brakingTorqueCheck = (context: ServoContext): Limit => peakLimit(context, '/', accelerationLimit(context))

const emergencyTorqueCheck = whereStated<ServoContext>()({
  needs: { stopTorqueNm: ({ gear }) => gear.stopTorque },
  limit: (context, { stopTorqueNm }) => peakLimit(context, '/', ['T2Stop', stopTorqueNm]),
})

const meanSpeedCheck = whereStated<ServoContext>()({
  needs: { ratedInputSpeedRpm: ({ gear }) => gear.ratedInputSpeed },
  limit: ({ duty: { spectrum }, component: { gear, motor }, figures }, { ratedInputSpeedRpm }) => {
    if (spectrum !== undefined) return meanSpeedLimit(gear, spectrum, ratedInputSpeedRpm)
    const share = figures.limits.meanSpeed
    return {
      required: share === undefined ? undefined : share * motor.ratedSpeed,
      available: ratedInputSpeedRpm,
      unit: 'rpm',
      formula: 'k × n1 <= n1N',
      source: limitSource,
      inputs: [...(share === undefined ? [] : [['k', share, '%'] as const]), ['n1', motor.ratedSpeed, 'rpm']],
    }
  },
})

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

/** If the gear unit's own inertia is not known, the load alone may fail the check, but it cannot pass. */
function inertiaRatioCheck({ duty, component: { gear, motor }, figures, assumptions }: ServoContext): Outcome {
  if (duty.loadInertia === undefined) return 'notApplicable'
  const needs = gear.inertia === undefined ? ['inertiaKgCm2'] : []
  const { leastInertiaRatio: ratio } = figures
  if (ratio === undefined || motor.inertia === undefined) return { needs: [...needs, 'rotorInertiaKgCm2'] }
  if (needs.length > 0 && holds(ratio, assumptions.inertiaRatioLimit)) return { needs }
  return {
    required: ratio,
    available: assumptions.inertiaRatioLimit,
    unit: '',
    formula: gear.inertia === undefined ? 'λ = JL / (i² × JM) <= λmax' : 'λ = (JL / i² + JG) / JM <= λmax',
    source: 'Machine Design, New rules for sizing servos; SEW, Dolin; inertiasReferred',
    inputs: [
      ['JL', duty.loadInertia, 'kg*m^2'],
      ['i', gear.ratio, ''],
      ...(gear.inertia === undefined ? [] : [['JG', gear.inertia, 'kg*m^2'] as const]),
      ['JM', motor.inertia, 'kg*m^2'],
    ],
  }
}

const thermalCheck = whereStated<ServoContext>()({
  needs: { thermalPowerKw: ({ gear }) => gear.thermalPower },
  limit: ({ figures, assumptions }, { thermalPowerKw }) => thermalLimit(thermalPowerKw, figures.inputPower, assumptions),
})

/** A motor and its adapter; undefined if the maker states none. */
type Mounting = {
  readonly component: { readonly motor: Pick<ServoDrive, 'flange'> }
  readonly figures: { readonly adapter: ServoAdapter | undefined }
}

type Length = readonly [symbol: string, value: number]

/** A check of one flange dimension of the motor against the adapter; "not known" if the maker does not state it. */
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
  formula: `|${symbol} − ${other}| <= δ`,
  inputs: lengths([symbol, own], [other, theirs], ['δ', seatTolerance]),
})

/** The checks of a motor's flange. */
export const mountingChecks = {
  shaftBore: fitCheck(({ s }, { bore }) => ({
    required: s,
    available: bore,
    formula: 's <= D; boreOfHub',
    inputs: lengths(['s', s], ['D', bore]),
  })),
  motorPilot: fitCheck(({ la }, { pilot }) => seat(['la', la], ['Dp', pilot])),
  motorBoltCircle: fitCheck(({ lb }, { boltCircle }) => seat(['lb', lb], ['Dc', boltCircle])),
  motorScrew: fitCheck(({ lz }, { screw }) =>
    screw === undefined ? undefined : { required: screw, available: lz, formula: 'd <= lz', inputs: lengths(['d', screw], ['lz', lz]) },
  ),
  hubDepth: fitCheck(({ lr }, { hubDepth }) =>
    hubDepth === undefined
      ? undefined
      : { required: lr, available: hubDepth, formula: 'lr <= L; depthOfHub', inputs: lengths(['lr', lr], ['L', hubDepth]) },
  ),
}

/** The checks of a reducer with a servo motor. Source: F13, F14, F16. */
export const servoChecks = {
  continuousTorque: continuousTorqueCheck,
  peakTorque: peakTorqueCheck,
  brakingTorque: brakingTorqueCheck,
  emergencyTorque: emergencyTorqueCheck,
  outputSpeedWindow: outputSpeedCheck,
  ratioWindow: ratioCheck,
  inputSpeed: inputSpeedCheck,
  maxInputSpeed: maxSpeedCheck,
  meanInputSpeed: meanSpeedCheck,
  inertiaRatio: inertiaRatioCheck,
  thermal: thermalCheck,
  ...servoSpectrumChecks,
  ...outputChecks,
  ...mountingChecks,
}
