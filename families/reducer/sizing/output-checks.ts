/**
 * Checks of demands on the output shaft other than torque: loads of the transmission element, emergency stop, backlash, twist.
 * Shared by all modes. SI.
 */
import type { SizedValue } from '../../../contract/results/sizing.ts'
import type { Limit, SymbolValue } from '../../sizing/check.ts'
import { judgeBy, type Outcome } from '../../sizing/judge.ts'
import type { StatedLimit } from '../../sizing/stated.ts'
import { fits } from '../../sizing/verdict.ts'
import { valuesFrom } from '../../sizing/value-row.ts'
import type { OutputAssumptions, OutputDuty, Reducer } from './input.ts'
import { elementForce, loadAtDistance, loadAtSpeed, stoppingTorque, tiltingMoment, torsionalTwist } from './kernel.ts'
import type { OutputDrive } from './output-drive.ts'
import { holds } from './window.ts'

/** Forces on the shaft. */
export type OutputFigures = {
  readonly drive: OutputDrive
  /** Fr, N. */
  readonly radialForce: number
  /** Fa, N. */
  readonly axialForce: number
  /** Lever arm of the axial force about the axis, m: half the pitch diameter of the transmission element. */
  readonly axialArm: number
}

/** Duty and assumptions of the output. */
export type OutputSetting = { readonly duty: { readonly output?: OutputDuty }; readonly assumptions: OutputAssumptions }

/**
 * @param setting requested loads
 * @param drive torque and speed of the output
 * @returns forces on the shaft; undefined without demands on it
 */
export function outputFigures({ duty: { output }, assumptions }: OutputSetting, drive: OutputDrive): OutputFigures | undefined {
  if (output === undefined) return undefined
  const { radialForce = 0, axialForce = 0, pitchDiameter } = output
  if (pitchDiameter === undefined) return { drive, radialForce, axialForce, axialArm: 0 }
  const own = elementForce(drive.torque, pitchDiameter, assumptions.transmissionFactor)
  return { drive, radialForce: radialForce + own, axialForce, axialArm: pitchDiameter / 2 }
}

/** A gear unit and the demands on its output. */
export type OutputContext = OutputSetting & {
  readonly component: { readonly gear: Reducer }
  readonly figures: { readonly output?: OutputFigures | undefined }
}

type OutputCase = {
  readonly output: OutputDuty
  readonly figures: OutputFigures
  readonly gear: Reducer
  readonly assumptions: OutputAssumptions
}

/** A check that applies only with demands on the output. */
const ofOutput =
  (check: (outputCase: OutputCase) => Outcome) =>
  ({ duty: { output }, figures, component: { gear }, assumptions }: OutputContext): Outcome =>
    output === undefined || figures.output === undefined ? 'notApplicable' : check({ output, figures: figures.output, gear, assumptions })

const loadSource = 'shaftLoadsOfMaker; Neugart PLE, Wittenstein, STOBER'
const elementSource = 'SEW; overhungLoad'
const tiltingSource = 'tiltingMoment; Wittenstein'
const twistSource = 'rigidityOfMaker; Wittenstein, Neugart, G+'
const stopSource = 'stoppingTorque; Beckhoff AG2250, AG2400 (T2Stop)'

/** Remaining fraction of a rating, as a factor of the formula; or the missing columns that it needs. */
type Share =
  | { readonly factor: number; readonly term?: string; readonly inputs?: readonly SymbolValue[] }
  | { readonly needs: readonly string[] }

const whole: Share = { factor: 1 }

/** Fraction at the speed of the output. */
function speedShare({ loadSpeed }: Reducer, { speed }: OutputDrive): Share {
  if (speed === undefined || loadSpeed === 'none') return whole
  if (loadSpeed === undefined) return { needs: ['loadOutputSpeedRpm'] }
  if (speed <= loadSpeed) return whole
  const inputs = [['nN', loadSpeed, 'rpm'] as const, ['n2', speed, 'rpm'] as const]
  return { factor: loadAtSpeed(loadSpeed, speed), term: '(nN / n2)^(1/3)', inputs }
}

/**
 * Fraction if the force acts farther out than the point of the rating; the point of a rating is never nearer than the shoulder of
 * the shaft.
 */
function leverShare({ loadPoint, bearingOffset }: Reducer, distance: number | undefined): Share {
  if (distance === undefined || distance === 0 || (loadPoint !== undefined && distance <= loadPoint)) return whole
  if (loadPoint === undefined || bearingOffset === undefined) {
    return { needs: [...(loadPoint === undefined ? ['loadPointMm'] : []), ...(bearingOffset === undefined ? ['outputBearingMm'] : [])] }
  }
  const inputs = [['z', bearingOffset, 'mm'] as const, ['xN', loadPoint, 'mm'] as const, ['x', distance, 'mm'] as const]
  return { factor: loadAtDistance({ loadPoint, bearingOffset, distance }), term: '(z + xN) / (z + x)', inputs }
}

type RatedForce = {
  readonly force: number
  readonly symbol: string
  readonly column: string
  readonly rated: StatedLimit | undefined
  readonly shares: readonly Share[]
}

/**
 * A force against its rating at the actual speed and point of action; if these corrections are unknown, a force above the
 * uncorrected rating still fails.
 */
function forceLimit({ force, symbol, column, rated, shares }: RatedForce): Outcome {
  if (force === 0 || rated === 'none') return 'notApplicable'
  if (rated === undefined) return { needs: [column] }
  const needs = shares.flatMap((share) => ('needs' in share ? share.needs : []))
  if (needs.length > 0 && holds(force, rated)) return { needs }
  const known = shares.flatMap((share) => ('needs' in share ? [] : [share]))
  return {
    required: force,
    available: known.reduce((left, { factor }) => left * factor, rated),
    unit: 'N',
    formula: [`${symbol} <= ${symbol}N`, ...known.flatMap(({ term }) => term ?? [])].join(' × '),
    source: loadSource,
    inputs: [[symbol, force, 'N'], [`${symbol}N`, rated, 'N'], ...known.flatMap(({ inputs = [] }) => inputs)],
  }
}

const radialLoadCheck = ({ output, figures, gear }: OutputCase): Outcome =>
  forceLimit({
    force: figures.radialForce,
    symbol: 'Fr',
    column: 'radialLoadN',
    rated: gear.radialLoad,
    shares: [speedShare(gear, figures.drive), leverShare(gear, output.distance)],
  })

const axialLoadCheck = ({ figures, gear }: OutputCase): Outcome =>
  forceLimit({
    force: figures.axialForce,
    symbol: 'Fa',
    column: 'axialLoadN',
    rated: gear.axialLoad,
    shares: [speedShare(gear, figures.drive)],
  })

/**
 * The radial load covers a force at the point of its rating; the tilting moment is checked for a force farther out, one off the
 * axis, and for flanges.
 */
function tiltingMomentCheck({ output: { distance }, figures: { radialForce, axialForce, axialArm }, gear }: OutputCase): Outcome {
  const isTilted = axialForce * axialArm > 0
  const isOut = radialForce > 0 && (gear.radialLoad === 'none' || distance !== undefined || isTilted)
  if ((!isTilted && !isOut) || gear.tiltingMoment === 'none') return 'notApplicable'
  const { tiltingMoment: limit, bearingOffset } = gear
  const arm = distance ?? gear.loadPoint
  const needs = [
    ...(limit === undefined ? ['tiltingMomentNm'] : []),
    ...(radialForce > 0 && arm === undefined ? ['loadPointMm'] : []),
    ...(radialForce > 0 && bearingOffset === undefined ? ['outputBearingMm'] : []),
  ]
  const arms = [['x', arm, 'mm'] as const, ['z', bearingOffset, 'mm'] as const].flatMap(([symbol, value, unit]) =>
    radialForce === 0 || value === undefined ? [] : [[symbol, value, unit] as const],
  )
  const radialArm = arms.reduce((sum, [, value]) => sum + value, 0)
  const moment = tiltingMoment({ radialForce, axialForce, axialArm, radialArm })
  // Without lever arms the computed moment is a lower bound: if even this exceeds the limit, the check fails.
  if (limit === undefined || (needs.length > 0 && holds(moment, limit))) return { needs }
  return {
    required: moment,
    available: limit,
    unit: 'N*m',
    formula: `M = ${arms.length === 0 ? '' : `Fr × (${arms.map(([symbol]) => symbol).join(' + ')}) + `}Fa × y <= Mperm`,
    source: tiltingSource,
    inputs: [...(arms.length === 0 ? [] : [['Fr', radialForce, 'N'] as const, ...arms]), ['Fa', axialForce, 'N'], ['y', axialArm, 'mm']],
  }
}

function emergencyStopCheck({ output: { stop }, figures, gear }: OutputCase): Outcome {
  const { speed } = figures.drive
  if (stop === undefined || speed === undefined) return 'notApplicable'
  if (gear.stopTorque === undefined) return { needs: ['stopTorqueNm'] }
  return {
    required: stoppingTorque(stop.inertia, speed, stop.time),
    available: gear.stopTorque,
    unit: 'N*m',
    formula: 'JL × 2π × n2 / t <= T2Stop',
    source: stopSource,
    inputs: [
      ['JL', stop.inertia, 'kg*m^2'],
      ['n2', speed, 'rpm'],
      ['t', stop.time, 's'],
    ],
  }
}

function backlashCheck({ output, gear }: OutputCase): Outcome {
  if (output.backlash === undefined) return 'notApplicable'
  if (gear.backlash === undefined) return { needs: ['backlashArcmin'] }
  const limit: Limit = {
    role: 'demand',
    required: gear.backlash,
    available: output.backlash,
    unit: 'arcmin',
    formula: 'φ <= φmax',
    source: 'backlashOfMaker',
    inputs: [
      ['φ', gear.backlash, 'arcmin'],
      ['φmax', output.backlash, 'arcmin'],
    ],
  }
  return limit
}

/** Twist without backlash, which has a limit of its own. */
function twistCheck({ output, figures, gear }: OutputCase): Outcome {
  if (output.twist === undefined) return 'notApplicable'
  if (gear.torsionalStiffness === undefined) return { needs: ['torsionalStiffnessNmPerArcmin'] }
  const { peakTorque } = figures.drive
  return {
    required: torsionalTwist(peakTorque, gear.torsionalStiffness),
    available: output.twist,
    unit: 'arcmin',
    formula: 'φ = T2 / Ct <= φmax; backlashApart',
    source: twistSource,
    inputs: [
      ['T2', peakTorque, 'N*m'],
      ['Ct', gear.torsionalStiffness, 'N*m/arcmin'],
      ['φmax', output.twist, 'arcmin'],
    ],
  }
}

/** The checks of the output for all modes. */
export const shaftChecks = {
  radialLoad: ofOutput(radialLoadCheck),
  axialLoad: ofOutput(axialLoadCheck),
  tiltingMoment: ofOutput(tiltingMomentCheck),
  backlash: ofOutput(backlashCheck),
  twist: ofOutput(twistCheck),
}

/** The same for modes with a motor, whose speed is that at the beginning of an emergency stop. */
export const outputChecks = { ...shaftChecks, emergencyStop: ofOutput(emergencyStopCheck) }

const judgeOutput = judgeBy<OutputContext>(outputChecks)

const judged = (setting: OutputSetting, gear: Reducer, drive: OutputDrive) =>
  judgeOutput({ ...setting, component: { gear }, figures: { output: outputFigures(setting, drive) } })

/**
 * @param setting demands
 * @param gear reducer
 * @param drive torque and speed of the output
 * @returns whether the output withstands them; undefined if the maker does not state it
 */
export function bearsOutput(setting: OutputSetting, gear: Reducer, drive: OutputDrive): boolean | undefined {
  if (setting.duty.output === undefined) return true
  const { limits, notKnown } = judged(setting, gear, drive)
  if (!fits(limits)) return false
  return notKnown.length > 0 ? undefined : true
}

/**
 * @param setting demands
 * @param gear reducer
 * @param drive torque and speed of the output
 * @returns the highest utilisation among the checks of the output
 */
export const outputUse = (setting: OutputSetting, gear: Reducer, drive: OutputDrive): number =>
  setting.duty.output === undefined ? 0 : Math.max(0, ...judged(setting, gear, drive).limits.map(({ utilisation }) => utilisation))

/**
 * @param context gear unit and the demands on its output
 * @returns row of the radial force on the shaft, if a transmission element produces one
 */
export function outputValues({ duty: { output }, figures, assumptions }: OutputContext): SizedValue[] {
  const { pitchDiameter, radialForce = 0 } = output ?? {}
  if (pitchDiameter === undefined || figures.output === undefined) return []
  return valuesFrom(elementSource, [
    [
      'shaftForce',
      figures.output.radialForce,
      'N',
      'Fr = Fr0 + 2 × T2 × fz / d; largestTorqueJudged',
      [
        ['Fr0', radialForce, 'N'],
        ['T2', figures.output.drive.torque, 'N*m'],
        ['fz', assumptions.transmissionFactor, ''],
        ['d', pitchDiameter, 'mm'],
      ],
    ],
  ])
}
