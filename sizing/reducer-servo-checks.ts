/** The limits of a reducer with a servo motor, each as a row that explains itself. */
import type { Limit, SymbolValue } from './check.ts'
import { inputSpeedCheck, judgeOutcomes, outputSpeedCheck, ratioCheck, thermalCheck, type Outcome } from './reducer-checks.ts'
import { chosenAdapter, seatTolerance, type ServoFigures } from './reducer-figures.ts'
import type { Reducer, ServoAdapter, ServoAssumptions, ServoDrive, ServoDuty } from './reducer-input.ts'

const ratingSource = 'Beckhoff AG2250, AG2400 documentation (Neugart, Wittenstein tables)'
const limitSource = `${ratingSource}; limitation of the motor, AG2300`
const seatSource = 'adapters of the maker; motor data of its maker'

/** A gear and a servo motor under a duty. */
export type ServoPair = {
  readonly gear: Reducer
  readonly motor: ServoDrive
  readonly figures: ServoFigures
  readonly assumptions: ServoAssumptions
}

const continuousTorqueCheck = ({ gear, motor, figures }: ServoPair): Limit => ({
  name: 'continuousTorque',
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
  (name: string, symbol: string, limit: number | undefined) =>
  ({ gear, motor, figures }: ServoPair): Outcome =>
    limit === undefined
      ? 'unknown'
      : {
          name,
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

const meanSpeedCheck = ({ gear, motor, figures }: ServoPair): Outcome =>
  gear.ratedInputSpeed === undefined
    ? 'unknown'
    : {
        name: 'meanInputSpeed',
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

const maxSpeedCheck = ({ gear, motor, figures }: ServoPair): Limit => ({
  name: 'maxInputSpeed',
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

const inertiaRatioCheck = ({ gear, motor, figures, assumptions }: ServoPair, duty: ServoDuty): Outcome => {
  if (duty.loadInertia === undefined) return 'notApplicable'
  if (figures.inertiaRatio === undefined || motor.inertia === undefined) return 'unknown'
  return {
    name: 'inertiaRatio',
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

type Fit = {
  readonly name: string
  readonly required: number
  readonly available: number
  readonly formula: string
  readonly inputs: readonly SymbolValue[]
}

const fitLimit = (fit: Fit): Limit => ({
  ...fit,
  unit: 'mm',
  source: seatSource,
})

const lengths = (...symbols: readonly (readonly [string, number])[]): readonly SymbolValue[] =>
  symbols.map(([symbol, value]) => [symbol, value, 'mm'])

const seatLimit = (name: string, [symbol, own]: readonly [string, number], [other, theirs]: readonly [string, number]): Limit =>
  fitLimit({
    name,
    required: Math.abs(own - theirs),
    available: seatTolerance,
    formula: `|${symbol} − ${other}| <= 10⁻⁶ mm`,
    inputs: lengths([symbol, own], [other, theirs]),
  })

/**
 * @param adapter where the motor is mounted
 * @param motor with its flange
 * @returns rows for mounting the motor on one adapter
 */
export const mountingChecks = (adapter: ServoAdapter, { flange }: Pick<ServoDrive, 'flange'>) =>
  ({
    shaftBore: fitLimit({
      name: 'shaftBore',
      required: flange.s,
      available: adapter.bore,
      formula: 's <= bore of the hub',
      inputs: lengths(['s', flange.s], ['bore', adapter.bore]),
    }),
    motorPilot: seatLimit('motorPilot', ['la', flange.la], ['pilot', adapter.pilot]),
    motorBoltCircle: seatLimit('motorBoltCircle', ['lb', flange.lb], ['boltCircle', adapter.boltCircle]),
    motorScrew:
      adapter.screw === undefined
        ? 'unknown'
        : fitLimit({
            name: 'motorScrew',
            required: adapter.screw,
            available: flange.lz,
            formula: 'd <= lz',
            inputs: lengths(['d', adapter.screw], ['lz', flange.lz]),
          }),
    hubDepth:
      adapter.hubDepth === undefined
        ? 'unknown'
        : fitLimit({
            name: 'hubDepth',
            required: flange.lr,
            available: adapter.hubDepth,
            formula: 'lr <= depth of the hub',
            inputs: lengths(['lr', flange.lr], ['depth', adapter.hubDepth]),
          }),
  }) satisfies Record<MountingCheckName, Outcome>

/** Names of the checks of a motor's flange. */
export const mountingCheckNames = ['shaftBore', 'motorPilot', 'motorBoltCircle', 'motorScrew', 'hubDepth'] as const
export type MountingCheckName = (typeof mountingCheckNames)[number]

/** The checks of a flange that nobody states. */
export const unknownMounting: Record<MountingCheckName, Outcome> = {
  shaftBore: 'unknown',
  motorPilot: 'unknown',
  motorBoltCircle: 'unknown',
  motorScrew: 'unknown',
  hubDepth: 'unknown',
}

/** Names of the checks of a reducer with a servo motor, in the order of the answer. */
export const servoCheckNames = [
  'continuousTorque',
  'peakTorque',
  'emergencyTorque',
  'outputSpeedWindow',
  'ratioWindow',
  'inputSpeed',
  'maxInputSpeed',
  'meanInputSpeed',
  'inertiaRatio',
  'thermal',
  ...mountingCheckNames,
] as const
type ServoCheckName = (typeof servoCheckNames)[number]

/**
 * @param duty what is asked for
 * @param pair gear, motor, their figures, assumptions
 * @returns the checks that apply and can be made, and the names of those that the figures do not allow
 * Source: F13, F14, F16; each check names its own.
 */
export function servoLimits(duty: ServoDuty, pair: ServoPair) {
  const { gear, motor, figures } = pair
  const adapter = gear.adapters && chosenAdapter(gear.adapters, motor.flange)
  return judgeOutcomes({
    continuousTorque: continuousTorqueCheck(pair),
    peakTorque: peakCheckOf('peakTorque', 'T2B', gear.peakTorque)(pair),
    emergencyTorque: peakCheckOf('emergencyTorque', 'T2Stop', gear.stopTorque)(pair),
    outputSpeedWindow: outputSpeedCheck(duty, gear, figures.inputSpeed),
    ratioWindow: ratioCheck(duty, gear),
    inputSpeed: inputSpeedCheck(gear, figures.inputSpeed),
    maxInputSpeed: maxSpeedCheck(pair),
    meanInputSpeed: meanSpeedCheck(pair),
    inertiaRatio: inertiaRatioCheck(pair, duty),
    thermal: gear.thermalPower === undefined ? 'notApplicable' : thermalCheck(gear, figures.inputPower),
    ...(adapter === undefined ? unknownMounting : mountingChecks(adapter, motor)),
  } satisfies Record<ServoCheckName, Outcome>)
}
