/** What a state asks. */
import { keyOf } from '../base/machine/call.ts'
import { pageSize, type PanelState } from './panel-state.ts'
import {
  type ChosenMotor,
  type MotorSearch,
  type OutputAsks,
  type OutputDraft,
  type OutputField,
  outputUnits,
  type Phase,
  type ServoQuestion,
} from './servo-calls.ts'

export const searchOf = ({ typeCode, brand, series, filters, keyword, page }: PanelState): MotorSearch => ({
  typeCode,
  brand,
  series,
  filters,
  keyword: keyword.trim(),
  page,
  size: pageSize,
})

/** The motor and the demand: the ratios and options of one such base have nothing to do with those of another. */
export const baseOf = ({ motor, demand, output }: ServoQuestion): string => keyOf({ motor, demand, output })

/** The demand that counts; undefined while it is not filled in. Ratio and output speed are above 0. */
export const demandOf = ({ demand, errorRange }: PanelState): ServoQuestion['demand'] | undefined => {
  const value = demand[demand.by]
  return value !== undefined && Number.isFinite(value) && value > 0 ? { by: demand.by, value, ...errorRange } : undefined
}

/** What says something only with others: whether one of those is there. */
const fieldsTogether: { readonly [Field in OutputField]?: (output: OutputDraft) => boolean } = {
  emergencyTime: ({ loadInertia }) => isUsable('loadInertia', loadInertia),
  pitchDiameter: ({ transmissionElement }) => transmissionElement !== undefined,
  forceDistance: ({ radialForce, transmissionElement }) => isUsable('radialForce', radialForce) || transmissionElement !== undefined,
}

/**
 * The fields of the output that say something: all but those whose partner is empty.
 * @param output as it is filled in
 */
export const outputFieldsOf = (output: OutputDraft): readonly OutputField[] =>
  // The keys of an object literal are its names.
  (Object.keys(outputUnits) as OutputField[]).filter((field) => fieldsTogether[field]?.(output) ?? true)

/**
 * The phases of the output.
 * @param output as it is filled in
 * @returns nothing while a cell of them is empty or cannot be: a part of them would be another duty
 */
const phasesOf = ({ phases = [] }: OutputDraft): readonly Phase[] | undefined => {
  const whole = phases.flatMap(({ torque = Number.NaN, speed = Number.NaN, time = Number.NaN }) =>
    Number.isFinite(torque) && speed >= 0 && time > 0 ? [{ torque, speed, time }] : [],
  )
  return whole.length === phases.length ? whole : undefined
}

/** What of the output is begun and not complete: an element without its diameter, phases with an empty cell. */
export const incompleteOf = ({ output }: Pick<PanelState, 'output'>): readonly ('pitchDiameter' | 'phases')[] => [
  ...(output.transmissionElement !== undefined && !isUsable('pitchDiameter', output.pitchDiameter) ? (['pitchDiameter'] as const) : []),
  ...(phasesOf(output) === undefined ? (['phases'] as const) : []),
]

/** A force may act at the shoulder; everything else is above 0. */
const isUsable = (field: OutputField, value: number | undefined): boolean =>
  value !== undefined && Number.isFinite(value) && (value > 0 || (field === 'forceDistance' && value === 0))

const outputOf = ({ output }: PanelState): OutputAsks => {
  const { transmissionElement } = output
  const phases = phasesOf(output) ?? []
  return {
    ...Object.fromEntries(outputFieldsOf(output).flatMap((field) => (isUsable(field, output[field]) ? [[field, output[field]]] : []))),
    ...(transmissionElement !== undefined && { transmissionElement }),
    ...(phases.length > 0 && { phases }),
  }
}

/** The calculation that is wanted for a motor; undefined while something is missing. */
export const calculationFor = (motor: ChosenMotor | undefined, state: PanelState): ServoQuestion | undefined => {
  const demand = demandOf(state)
  if (!motor || !demand || incompleteOf(state).length > 0) return undefined
  const named = motor.calcType === 'sku' ? { sku: motor.motor.skuID } : { customMotor: motor.motor }
  return { motor: named, demand, output: outputOf(state), ratio: state.ratio, choices: state.choices }
}
