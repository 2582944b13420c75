import type { LectotypeParam } from '../../../../contract/lectotype.ts'

/** A parameter with what matters to a test. */
export const parameterOf = (given: Partial<LectotypeParam>): LectotypeParam => ({
  paramName: 'parameter',
  displayName: given.paramName ?? 'parameter',
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
  ...given,
})
