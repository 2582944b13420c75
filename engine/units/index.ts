/** Units and quantities: exact scales, conversion, reading what people type, writing what they read. Imports nothing. */
export { combineUnits, convert, parseUnit, rootUnit, sameDimension, sameScale } from './unit.ts'
export type { Unit } from './unit.ts'
export { displayUnit, formatUnit } from './display-unit.ts'
export type { UnitSystem } from './display-unit.ts'
export { formatNumber, formatQuantity, formatSignificant } from './format-quantity.ts'
export { parseQuantity } from './parse-quantity.ts'
export type { QuantityIssue } from './parse-quantity.ts'
