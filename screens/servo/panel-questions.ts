/** Derives the requests from the state of the panel. */
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

/** Returns a key of motor, demand and output; ratios and options are valid for one key only. */
export const baseOf = ({ motor, demand, output }: ServoQuestion): string => keyOf({ motor, demand, output })

/** Returns the demand; undefined unless its ratio or output speed is a positive number. */
export const demandOf = ({ demand, errorRange }: PanelState): ServoQuestion['demand'] | undefined => {
  const value = demand[demand.by]
  return value !== undefined && Number.isFinite(value) && value > 0 ? { by: demand.by, value, ...errorRange } : undefined
}

/** Conditions of fields that are relevant only together with others. */
const fieldsTogether: { readonly [Field in OutputField]?: (output: OutputDraft) => boolean } = {
  emergencyTime: ({ loadInertia }) => isUsable('loadInertia', loadInertia),
  pitchDiameter: ({ transmissionElement }) => transmissionElement !== undefined,
  forceDistance: ({ radialForce, transmissionElement }) => isUsable('radialForce', radialForce) || transmissionElement !== undefined,
}

/**
 * Returns the relevant fields of the output: all but those whose condition is not met.
 *
 * @param output as entered
 */
export const outputFieldsOf = (output: OutputDraft): readonly OutputField[] =>
  // The keys of the object literal are its field names.
  (Object.keys(outputUnits) as OutputField[]).filter((field) => fieldsTogether[field]?.(output) ?? true)

/**
 * Returns the phases of the output; undefined if a cell is empty or invalid, since the remaining phases would be another duty
 * cycle.
 *
 * @param output as entered
 */
const phasesOf = ({ phases = [] }: OutputDraft): readonly Phase[] | undefined => {
  const whole = phases.flatMap(({ torque = Number.NaN, speed = Number.NaN, time = Number.NaN }) =>
    Number.isFinite(torque) && speed >= 0 && time > 0 ? [{ torque, speed, time }] : [],
  )
  return whole.length === phases.length ? whole : undefined
}

/** Returns the incomplete inputs: a transmission element without pitch diameter, phases with empty or invalid cells. */
export const incompleteOf = ({ output }: Pick<PanelState, 'output'>): readonly ('pitchDiameter' | 'phases')[] => [
  ...(output.transmissionElement !== undefined && !isUsable('pitchDiameter', output.pitchDiameter) ? (['pitchDiameter'] as const) : []),
  ...(phasesOf(output) === undefined ? (['phases'] as const) : []),
]

/** Whether a value is valid: the force distance may be 0, all other values must be positive. */
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

/** Returns the calculation request for a motor; undefined if an input is missing. */
export const calculationFor = (motor: ChosenMotor | undefined, state: PanelState): ServoQuestion | undefined => {
  const demand = demandOf(state)
  if (!motor || !demand || incompleteOf(state).length > 0) return undefined
  const named = motor.calcType === 'sku' ? { sku: motor.motor.skuID } : { customMotor: motor.motor }
  return { motor: named, demand, output: outputOf(state), ratio: state.ratio, choices: state.choices }
}
