/** How drawings and previews write the lengths of a part, so that both say the same. */
import type { DrawingUnit } from './drawing-choices.ts'

const mmOfInch = 25.4

/** Decimals of a length; one that nobody states is no more exact than 0.1 mm. */
const decimals = { mm: { stated: 2, typical: 1 }, in: { stated: 3, typical: 2 } } as const

/** Writes a length; `isTypical` where the maker does not state it. */
export type WriteLength = (mm: number, isTypical?: boolean) => string

/** Decimal inches (ASME Y14.5) in every language: all decimals, with a point and without a zero before it. */
const inInches = (mm: number, digits: number): string => (mm / mmOfInch + 0).toFixed(digits).replace(/^(-?)0\./, '$1.')

/** @returns the function that writes lengths in a language and unit */
export const lengthWriter = (locale: string, unit: DrawingUnit): WriteLength => {
  if (unit === 'in') return (mm, isTypical = false) => inInches(mm, isTypical ? decimals.in.typical : decimals.in.stated)
  const formOf = (digits: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: digits, useGrouping: false })
  const [stated, typical] = [formOf(decimals.mm.stated), formOf(decimals.mm.typical)]
  return (mm, isTypical = false) => (isTypical ? typical : stated).format(mm + 0)
}
