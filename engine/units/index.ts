/** Units and quantities: exact scales, conversion, parsing of user input, formatting. Imports nothing. */
export { convert, parseUnit, sameDimension } from './unit.ts'
export type { Unit } from './unit.ts'
export { combineUnits, rootUnit, sameScale } from './unit-algebra.ts'
export { knownUnits } from './known-units.ts'
export { displayUnit, formatUnit } from './display-unit.ts'
export type { UnitSystem } from './display-unit.ts'
export { formatNumber, formatQuantity, formatSignificant } from './format-quantity.ts'
export { parseQuantity } from './parse-quantity.ts'
export { citedFigures, isBareNumber, localNumber, spellings, toAscii } from './typed-number.ts'
export { fileMarks, withoutDoubt } from './number-marks.ts'
export type { FileMarks } from './number-marks.ts'
export type { QuantityIssue } from './parse-quantity.ts'
export {
  enteredNumber,
  isUnlimited,
  messageNumber,
  noBreakSpace,
  readableNumber,
  readablePercent,
  readableQuantity,
  roundedLimit,
  roundedNumber,
  withUnit,
} from './readable-quantity.ts'
export { readableName } from './readable-name.ts'
export type { ReadableQuantity } from './readable-quantity.ts'
