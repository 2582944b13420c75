/** Whether a model meets the filters of its list, by the rules of the service. */
import type { SkuFilter, FilteredSku } from '../../../contract/directory/sku-selection.ts'

/** Values of a model by filter parameter. */
type Filtered = { readonly values: Readonly<FilteredSku['values']> }

const meets = ({ values: has }: Filtered, { paramName, values = [], from, to }: SkuFilter): boolean => {
  const value = has[paramName]
  if (values.length > 0) return value !== undefined && values.includes(value)
  if (from === undefined && to === undefined) return true
  return typeof value === 'number' && value >= (from ?? -Infinity) && value <= (to ?? Infinity)
}

export const meetsFilters = (model: Filtered, filters: readonly SkuFilter[]): boolean => filters.every((filter) => meets(model, filter))
