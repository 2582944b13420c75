import type { SkuParam } from '../../../../contract/directory/sku-selection.ts'

/** A parameter with what matters to a test. */
export const parameterOf = (own: Partial<SkuParam>): SkuParam => ({
  paramName: 'parameter',
  displayName: own.paramName ?? 'parameter',
  paramType: 2,
  values: [],
  unit: '',
  description: '',
  value: '',
  valuesIcon: [],
  customEnum: false,
  comboIconRule: '',
  children: [],
  help: '',
  defValue: '',
  ...own,
})
