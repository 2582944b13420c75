/** Card figures of a rotary platform. */
import type { FurtherFigure, RecommendedModel } from '../../contract/results/selection.ts'
import type { SizedValue } from '../../contract/results/sizing.ts'
import type { RotaryDemand } from './sizing/demand.ts'
import { inUnit } from '../formulas/unit-scale.ts'
import type { AssumptionOverrides } from '../define/assumption-set.ts'
import { orderCode } from '../define/order-code.ts'
import type { CustomMotor, ServoMotorChoice } from '../reducer/parameters.ts'
import { flangeName } from '../reducer/flange-name.ts'
import { rotaryOrderCodes } from './order-codes.ts'
import { sizeRotaryPair, type RotaryCandidates } from './pair.ts'
import { platformTypeOf, type PlatformType } from './platform-type.ts'
import type { SizedPlatform } from './sizing/rotary-sizing.ts'
import type { RotaryPair } from './rotary-pair.ts'

/**
 * The family's part of a card: `reducerType` is the platform type, `n1` and `n2` speeds of motor and table (rpm), `maxSpeed` (rpm)
 * and `outputTorque` (N·m) the permissible values of the table.
 */
export type RotaryCard = Pick<
  RecommendedModel,
  'machineCode' | 'isSTL' | 'utilisation' | 'governing' | 'ratio' | 'n2' | 'maxSpeed' | 'outputTorque'
> &
  Partial<Pick<RecommendedModel, 'n1' | 'efficiency' | 'motorSku' | 'motorCode' | 'motorFlangeCode'>> & {
    readonly furtherFigures: readonly FurtherFigure[]
    readonly sizing: SizedPlatform
    readonly reducerType: PlatformType
    /** Text keys: `limited` = the drive has to be limited. */
    readonly warnings: readonly string[]
  }

/** A platform and its motor: a row of the catalogue, one of another brand, or none if it is built in. */
export type ShownPair = Pick<RotaryPair, 'platform' | 'motor'> & Partial<Pick<RotaryPair, 'match'>> & { readonly customMotor?: CustomMotor }

/**
 * @param pair of the catalogue
 * @param motor of the request
 * @returns the pair with the request's described motor, which is not a row of the catalogue
 */
export const withOwnMotor = (pair: ShownPair, motor: ServoMotorChoice | undefined): ShownPair =>
  motor && 'customMotor' in motor ? { ...pair, customMotor: motor.customMotor } : pair

/** The figures used to size a pair. */
export const candidatesOf = ({ platform, motor, customMotor }: ShownPair): RotaryCandidates => ({
  platform: platform.candidate,
  ...(motor && { motor: { motor: motor.candidate } }),
  ...(customMotor && { motor: { customMotor } }),
})

/** @returns text keys of the warnings for a recommended platform */
export const platformWarnings = (values: readonly SizedValue[]): readonly string[] =>
  values.some(({ name }) => name === 'peakTorqueLimit') ? ['limited'] : []

/** Card fields by the name of the value that fills them. */
const fields = { n1: 'requiredMotorSpeed', efficiency: 'efficiency' } as const

/** Names of the values shown among a card's further figures. */
const shownValues: ReadonlySet<string> = new Set([
  'requiredMotorSpeed',
  'requiredMotorTorque',
  'rotorTorque',
  'effectiveMotorTorque',
  'peakTorqueLimit',
  'inertiaRatio',
  'bearingLife',
  'brakePresumed',
  'holdingTorque',
  'motorHoldingTorque',
])

/** Catalogue figures that a card shows if the maker states them. */
const statedFigures = [
  ['hollowBore', 'hollowMm', 'mm'],
  ['permissibleMoment', 'permissibleMomentNm', 'N*m'],
  ['repeatability', 'repeatabilityArcsec', 'arcsec'],
] as const

const statedIn = (candidate: ShownPair['platform']['candidate']): readonly FurtherFigure[] =>
  statedFigures.flatMap(([name, key, unit]) => {
    const value = candidate[key]
    return value === undefined ? [] : [{ name, value, unit }]
  })

function driveOf({ motor, customMotor }: ShownPair): Partial<RotaryCard> {
  const flange = motor?.candidate ?? customMotor
  return {
    ...(flange && { motorFlangeCode: flangeName(flange) }),
    ...(motor && { motorSku: motor.skuID, motorCode: motor.skuName }),
  }
}

/**
 * @param demand of the load at the table, SI
 * @param pair platform and motor
 * @param overrides assumption values of the request
 * @returns ratio, speeds (rpm), torque at the table (N·m), efficiency (%), motor and flange, order code, verdict, further figures
 */
export function rotaryCard(demand: RotaryDemand, pair: ShownPair, overrides: AssumptionOverrides = {}): RotaryCard {
  const { platform, customMotor } = pair
  const sizing = sizeRotaryPair(demand, candidatesOf(pair), overrides)
  const values = sizing.values().filter(({ value }) => Number.isFinite(value))
  const figures = Object.entries(fields).flatMap(([key, name]) => {
    const found = values.find((value) => value.name === name)
    return found ? [[key, found.value] as const] : []
  })
  const drive = driveOf(pair)
  const { utilisation, governing } = sizing.verdict
  return {
    sizing,
    machineCode: orderCode(rotaryOrderCodes, platform.series, {
      name: platform.skuName,
      ...(drive.motorFlangeCode === undefined ? {} : { flange: drive.motorFlangeCode }),
      ...(drive.motorCode === undefined ? {} : { motor: drive.motorCode }),
    }),
    reducerType: platformTypeOf(platform.candidate),
    ratio: platform.candidate.ratio,
    maxSpeed: platform.candidate.maxSpeedRpm,
    n2: inUnit(demand.speed, 'rpm'),
    outputTorque: platform.candidate.permissibleTorqueNm,
    ...Object.fromEntries(figures),
    ...drive,
    isSTL: customMotor !== undefined,
    utilisation,
    governing,
    warnings: platformWarnings(values),
    furtherFigures: [
      ...values
        .filter(({ name }) => shownValues.has(name))
        .map(({ name, value, unit, kind }) => ({ name, value, unit, ...(kind && { kind }) })),
      ...statedIn(platform.candidate),
    ],
  }
}
