/** Card figures of a reducer. */
import type { FurtherFigure, RecommendedModel } from '../../contract/results/selection.ts'
import type { ReducerCandidate } from './wire/reducer.ts'
import type { SizedReducer } from './sizing/reducer-sizing.ts'
import { orderCode } from '../define/order-code.ts'
import { inUnit } from '../formulas/unit-scale.ts'
import { warningsOf } from '../sizing/verdict.ts'
import type { AcMotorModel, GearModel } from './match.ts'
import type { ReducerRequest } from './pair.ts'
import { flangeName, iecFlange } from './flange-name.ts'
import { reducerOrderCodes } from './order-codes.ts'
import { sizePair } from './pair.ts'

/**
 * The family's part of a card. Beyond the fields of other families: `fB`, `reducerType`, `ratio`, `n2` (rpm), `outputTorque`
 * (N·m), `motorFlangeCode`, `warnings`; `isSTL` means that the motor is of another brand.
 */
export type ReducerCard = Pick<RecommendedModel, 'machineCode' | 'isSTL' | 'utilisation' | 'governing' | 'efficiency'> &
  Partial<Pick<RecommendedModel, 'n1' | 'motorSku' | 'motorCode'>> & {
    readonly furtherFigures: readonly FurtherFigure[]
    readonly sizing: SizedReducer
    readonly reducerType: ReducerCandidate['reducerType']
    readonly ratio: number
    /** Service factor fB = T2N / T2. */
    readonly fB?: number
    /** Output speed, rpm. */
    readonly n2?: number
    /** Output torque T2, N·m: at the motor's rated power, or the requested torque; reduced if the drive has to be limited. */
    readonly outputTorque?: number
    /** IEC flange or servo adapter between motor and reducer. */
    readonly motorFlangeCode?: string
    /**
     * Text keys: `overload` = fB is below 1, `limited` = the drive has to be limited, `belowRating` = limited to less than the motor's
     * rated torque.
     */
    readonly warnings: readonly string[]
  }

/** The request, and the catalogue motor if there is one. */
export type CardContext = {
  readonly request: ReducerRequest
  /** The three-phase motor of the pair. */
  readonly motor?: AcMotorModel
  /** Sku of the servo motor; undefined for another brand. */
  readonly servoSku?: string
}

function flangeCode(gear: ReducerCandidate, { request, motor }: CardContext): string | undefined {
  if (request.mode === 'threePhase') return motor && iecFlange(gear, motor.candidate.frameSize)
  if (request.mode === 'manual') return undefined
  return flangeName('motor' in request.parameters ? request.parameters.motor : request.parameters.customMotor)
}

/** Whether fB is below 1 because a service factor below 1 was asked for; the torque of a servo motor is a torque, no factor. */
const isOverloaded = (limits: SizedReducer['limits']): boolean =>
  limits.some(({ name, unit, available, passed }) => passed && name === 'torque' && unit === '' && available < 1)

/**
 * @param sizing verdict on a pair
 * @returns text keys of the warnings for a recommended pair
 */
export const pairWarnings = ({ limits, figures }: SizedReducer): readonly string[] => [
  ...new Set([...warningsOf(limits), ...(isOverloaded(limits) ? ['overload'] : [])]),
  ...(figures.isLimited ? ['limited'] : []),
  ...(figures.isBelowRating ? ['belowRating'] : []),
]

/** Names of the values shown among a card's further figures. */
const shownValues: ReadonlySet<string> = new Set([
  'ratedTorque',
  'outputTorque',
  'outputSpeed',
  'inputPower',
  'peakTorqueLimit',
  'meanSpeedLimit',
  'maxSpeedLimit',
  'inertiaRatio',
  'shaftForce',
])

const limitNames: ReadonlySet<string> = new Set(['peakTorqueLimit', 'meanSpeedLimit', 'maxSpeedLimit'])

function figuresOf(sizing: SizedReducer): Map<string, { value: number; unit: string }> {
  const values = sizing.values().filter(({ name, value }) => !limitNames.has(name) || value < 100)
  return new Map(values.map(({ name, value, unit }) => [name, { value, unit }]))
}

/** A field with the value of a figure; omitted if the figure is undefined. */
const field = <Key extends string>(key: Key, figure: { value: number } | undefined): { readonly [K in Key]?: number } =>
  // The record has exactly this key.
  figure === undefined ? {} : ({ [key]: figure.value } as { [K in Key]: number })

/**
 * @param gear catalogue row of the reducer
 * @param context request and motor
 * @returns fB, ratio, speeds (rpm), output torque (N·m), efficiency (%), motor and flange, order code, verdict, further figures
 */
export function reducerCard(gear: GearModel, context: CardContext): ReducerCard {
  const { request, motor, servoSku } = context
  const sizing = sizePair(request, { gear: gear.candidate, ...(motor && { motor: motor.candidate }) })
  const figures = figuresOf(sizing)
  const flange = flangeCode(gear.candidate, context)
  const motorSku = motor?.skuID ?? servoSku
  const motorCode = motor?.skuName ?? servoSku
  const { utilisation, governing } = sizing.verdict
  return {
    sizing,
    machineCode: orderCode(reducerOrderCodes, gear.series, {
      name: gear.skuName,
      ...(flange === undefined ? {} : { flange }),
      ...(motorCode === undefined ? {} : { motor: motorCode }),
    }),
    reducerType: gear.candidate.reducerType,
    ratio: gear.candidate.ratio,
    ...field('fB', figures.get('useFactor')),
    ...field('n1', figures.get('inputSpeed')),
    ...field('n2', figures.get('outputSpeed')),
    ...field('outputTorque', figures.get('availableTorque') ?? figures.get('outputTorque')),
    efficiency: inUnit(gear.candidate.efficiency, '%'),
    ...(motorSku === undefined ? {} : { motorSku }),
    ...(motorCode === undefined ? {} : { motorCode }),
    ...(flange === undefined ? {} : { motorFlangeCode: flange }),
    isSTL: request.mode === 'servo' && 'customMotor' in request.parameters,
    utilisation,
    governing,
    warnings: pairWarnings(sizing),
    furtherFigures: [...figures].filter(([name]) => shownValues.has(name)).map(([name, figure]) => ({ name, ...figure })),
  }
}
