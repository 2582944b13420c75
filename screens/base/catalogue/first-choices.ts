/** What the service has chosen before anybody chooses. Pure. */
import type { SkuFilter, SkuParam, SkuValue } from '../../../contract/directory/sku-selection.ts'

/** The value of the parameter that is meant: as the parameter has it, also where a figure is sent as a word. */
const valueMeant = ({ values, customEnum }: SkuParam, sent: SkuValue): SkuValue | undefined => {
  if (sent === '') return undefined
  return values.find((value) => String(value) === String(sent)) ?? (customEnum ? sent : undefined)
}

/** `value` of every parameter, else its `defValue`; nothing where it has no such value, or nobody can see it. */
export const firstChoices = (parameters: readonly SkuParam[]): readonly SkuFilter[] =>
  parameters.flatMap((parameter) => {
    const { paramName, paramType, value, defValue } = parameter
    const first = paramType === 0 ? undefined : (valueMeant(parameter, value) ?? valueMeant(parameter, defValue))
    return first === undefined ? [] : [{ paramName, values: [first] }]
  })
