/** What a state asks. */
import { keyOf } from '../base/machine/call.ts'
import { pageSize, type PanelState } from './panel-state.ts'
import { type ChosenMotor, type MotorSearch, type OutputAsks, type OutputField, outputUnits, type ServoQuestion } from './servo-calls.ts'

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

/** What says something only with another. */
const fieldsTogether = { emergencyTime: 'loadInertia', forceDistance: 'radialForce' } as const satisfies {
  readonly [Field in OutputField]?: OutputField
}

/**
 * The fields of the output that say something: all but those whose partner is empty.
 * @param output as it is filled in
 */
export const outputFieldsOf = (output: OutputAsks): readonly OutputField[] => {
  const partners: { readonly [Field in OutputField]?: OutputField } = fieldsTogether
  // The keys of an object literal are its names.
  return (Object.keys(outputUnits) as OutputField[]).filter((field) => {
    const partner = partners[field]
    return partner === undefined || isUsable(partner, output[partner])
  })
}

/** A force may act at the shoulder; everything else is above 0. */
const isUsable = (field: OutputField, value: number | undefined): boolean =>
  value !== undefined && Number.isFinite(value) && (value > 0 || (field === 'forceDistance' && value === 0))

const outputOf = ({ output }: PanelState): OutputAsks =>
  Object.fromEntries(outputFieldsOf(output).flatMap((field) => (isUsable(field, output[field]) ? [[field, output[field]]] : [])))

/** The calculation that is wanted for a motor; undefined while something is missing. */
export const calculationFor = (motor: ChosenMotor | undefined, state: PanelState): ServoQuestion | undefined => {
  const demand = demandOf(state)
  if (!motor || !demand) return undefined
  const named = motor.calcType === 'sku' ? { sku: motor.motor.skuID } : { customMotor: motor.motor }
  return { motor: named, demand, output: outputOf(state), ratio: state.ratio, choices: state.choices }
}
