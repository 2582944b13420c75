/** Optional demands on a platform, independent of the scene; each is a row of the demand. */
import type { CalculationRow } from '../../families/rotary/wire/calls.ts'

/** An input with the name of its row; a value below `min` is invalid. */
export type FurtherItem = { readonly name: string; readonly unit: string; readonly min: number }

export const furtherItems: readonly FurtherItem[] = [
  { name: 'emergencyDeceleration', unit: 'rad/s^2', min: 0.001 },
  { name: 'lostMotion', unit: 'arcmin', min: 0.001 },
  { name: 'repeatability', unit: 'arcsec', min: 0.001 },
]

/** Values by name, in the unit of each item; `NaN` for an invalid text, missing if empty. */
export type Further = Readonly<Record<string, number>>

export const withFurther = (further: Further, item: string, value: number | undefined): Further => {
  const { [item]: _before, ...others } = further
  return value === undefined ? others : { ...others, [item]: value }
}

/** Returns the values to store: numbers of known items. */
export const savedFurther = (further: Further = {}): Further =>
  Object.fromEntries(
    Object.entries(further).filter(([name, value]) => Number.isFinite(value) && furtherItems.some((item) => item.name === name)),
  )

/** Returns the rows of the entered demands. */
export const furtherRows = (further: Further): readonly CalculationRow[] =>
  furtherItems.flatMap(({ name, unit }) => (further[name] === undefined ? [] : [{ name, value: further[name], unit }]))

/** Returns the demands among the rows of a calculation. */
export const furtherIn = (rows: readonly Pick<CalculationRow, 'name' | 'value'>[]): Further =>
  savedFurther(Object.fromEntries(rows.map(({ name, value }) => [name, value])))
