/** The working conditions of a calculation, by name and value as they are read. */
import type { JumpPayload } from '../base/jump-payload.ts'
import { useQuantity } from '../base/quantity.ts'

export const useConditions = ({ workingParams }: Pick<JumpPayload, 'workingParams'>) => {
  const { inWords } = useQuantity()
  return workingParams.map(({ paramName, displayName, value, displayValue, unit }) => ({
    paramName,
    name: displayName,
    value: unit !== '' && Number.isFinite(Number(value)) ? inWords(Number(value), unit) : displayValue,
  }))
}
