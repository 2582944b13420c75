/** Default choices of a parameter list, as set by the service. Pure. */
import type { SkuFilter, SkuParam, SkuValue } from '../../../contract/directory/sku-selection.ts'

/** Returns the parameter value equal to the one sent, also if a number was sent as text. */
const valueMeant = ({ values, customEnum }: SkuParam, sent: SkuValue): SkuValue | undefined => {
  if (sent === '') return undefined
  return values.find((value) => String(value) === String(sent)) ?? (customEnum ? sent : undefined)
}

/** Returns `value` of each parameter, or else its `defValue`. Skips parameters that are hidden or lack that value. */
export const firstChoices = (parameters: readonly SkuParam[]): readonly SkuFilter[] =>
  parameters.flatMap((parameter) => {
    const { paramName, paramType, value, defValue } = parameter
    const first = paramType === 0 ? undefined : (valueMeant(parameter, value) ?? valueMeant(parameter, defValue))
    return first === undefined ? [] : [{ paramName, values: [first] }]
  })
