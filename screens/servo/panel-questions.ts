/** What a state asks. */
import { keyOf } from '../base/machine/call.ts'
import { pageSize, type PanelState } from './panel-state.ts'
import type { ChosenMotor, MotorSearch, ServoQuestion } from './servo-calls.ts'

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
export const baseOf = ({ motor, demand }: ServoQuestion): string => keyOf({ motor, demand })

/** The demand that counts; undefined while it is not filled in. Ratio and output speed are above 0. */
export const demandOf = ({ demand, errorRange }: PanelState): ServoQuestion['demand'] | undefined => {
  const value = demand[demand.by]
  return value !== undefined && Number.isFinite(value) && value > 0 ? { by: demand.by, value, ...errorRange } : undefined
}

/** The calculation that is wanted for a motor; undefined while something is missing. */
export const calculationFor = (motor: ChosenMotor | undefined, state: PanelState): ServoQuestion | undefined => {
  const demand = demandOf(state)
  if (!motor || !demand) return undefined
  const named = motor.calcType === 'sku' ? { sku: motor.motor.skuID } : { customMotor: motor.motor }
  return { motor: named, demand, ratio: state.ratio, choices: state.choices }
}
