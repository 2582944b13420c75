/** What a rotary platform's card shows. */
import type { RecommendedModel } from '../../contract/selection.ts'
import type { RotaryDemand } from '../../sizing/rotary-demand.ts'
import type { RotarySizing } from '../../sizing/rotary.ts'
import { verdictOf } from '../governing-check.ts'
import type { CustomMotor } from '../reducer/parameters.ts'
import { sizeRotaryPair, type RotaryCandidates } from './pair.ts'
import { platformTypeOf, type PlatformType } from './platform-type.ts'
import type { RotaryPair } from './rotary-pair.ts'

/**
 * The family's part of a card: `reducerType` is the kind of platform, `n1` and `n2` speeds of motor and table (rpm), `maxSpeed` (rpm) and
 * `outputTorque` (N·m) what the table permits. */
export type RotaryCard = Pick<
  RecommendedModel,
  'machineCode' | 'disPlayParams' | 'isSTL' | 'utilisation' | 'governing' | 'ratio' | 'n2' | 'maxSpeed' | 'outputTorque'
> &
  Partial<Pick<RecommendedModel, 'n1' | 'efficiency' | 'motorSku' | 'motorCode' | 'motorFlangeCode' | 'tip'>> & {
    readonly reducerType: PlatformType
    /** Keys of the words: `incomplete` = a figure is missing that a check would need. */
    readonly warnings: readonly 'incomplete'[]
  }

/** A platform and its motor: a row of the catalogue, one of another brand, or none where it is built in. */
export type ShownPair = Pick<RotaryPair, 'platform' | 'motor'> & { readonly stlMotor?: CustomMotor }

/** The figures that a pair is sized by. */
export const candidatesOf = ({ platform, motor, stlMotor }: ShownPair): RotaryCandidates => ({
  platform: platform.candidate,
  ...(motor && { motor: { motor: motor.candidate } }),
  ...(stlMotor && { motor: { stlMotor } }),
})

/** What to watch with a pair that is recommended nevertheless: keys of the words. */
export const rotaryWarnings = ({ notMade }: Pick<RotarySizing, 'notMade'>): readonly 'incomplete'[] =>
  notMade.length > 0 ? ['incomplete'] : []

/** Values that a card has a place for, by the name of the value. */
const fields = { n1: 'requiredMotorSpeed', efficiency: 'efficiency' } as const

/** Names of the values that a card shows among its further figures. */
const shownValues: ReadonlySet<string> = new Set([
  'requiredMotorSpeed',
  'requiredMotorTorque',
  'rotorTorque',
  'effectiveMotorTorque',
  'inertiaRatio',
  'bearingLife',
])

/** Figures of the catalogue that a card shows, where the maker states them. */
const statedFigures = [
  ['hollowBore', 'hollowMm', 'mm'],
  ['permissibleMoment', 'permissibleMomentNm', 'N*m'],
  ['repeatability', 'repeatabilityArcsec', 'arcsec'],
] as const

const statedIn = (candidate: ShownPair['platform']['candidate']): RotaryCard['disPlayParams'] =>
  statedFigures.flatMap(([name, key, unit]) => {
    const value = candidate[key]
    return value === undefined ? [] : [{ name, value, unit }]
  })

const checkOf = (sizing: RotarySizing, wanted: string) => sizing.checks().find(({ name }) => name === wanted)

function driveOf({ motor, stlMotor }: ShownPair): Partial<RotaryCard> {
  const flange = motor?.candidate ?? stlMotor
  return {
    ...(flange && { motorFlangeCode: `${flange.s}-${flange.la}-${flange.lb}` }),
    ...(motor && { motorSku: motor.skuID, motorCode: motor.skuName }),
  }
}

/**
 * @param demand of the load at the table, SI
 * @param pair platform and motor
 * @returns ratio, speeds (rpm), torque at the table (N·m), efficiency (%), motor and flange, order code, verdict, further figures
 */
export function rotaryCard(demand: RotaryDemand, pair: ShownPair): RotaryCard {
  const { platform, stlMotor } = pair
  const sizing = sizeRotaryPair(demand, candidatesOf(pair))
  const values = sizing.values().filter(({ value }) => Number.isFinite(value))
  const figures = Object.entries(fields).flatMap(([key, name]) => {
    const found = values.find((value) => value.name === name)
    return found ? [[key, found.value] as const] : []
  })
  const drive = driveOf(pair)
  const { utilisation, governing } = verdictOf(sizing.limits)
  return {
    machineCode: [platform.skuName, drive.motorFlangeCode, drive.motorCode].filter((part) => part !== undefined).join('+'),
    reducerType: platformTypeOf(platform.candidate),
    ratio: platform.candidate.ratio,
    maxSpeed: platform.candidate.maxSpeedRpm,
    n2: checkOf(sizing, 'platformSpeed')?.required ?? 0,
    outputTorque: platform.candidate.permissibleTorqueNm,
    ...Object.fromEntries(figures),
    ...drive,
    ...(platform.tip === undefined ? {} : { tip: platform.tip }),
    isSTL: stlMotor !== undefined,
    utilisation,
    governing,
    warnings: rotaryWarnings(sizing),
    disPlayParams: [
      ...values.filter(({ name }) => shownValues.has(name)).map(({ name, value, unit }) => ({ name, value, unit })),
      ...statedIn(platform.candidate),
    ],
  }
}
