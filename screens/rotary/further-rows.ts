/** What may be asked of a platform beside what the scene demands, whichever scene that is: rows of the demand, each left out where nothing is asked. */
import type { CalculationRow } from '../../families/rotary/wire/calls.ts'

/** An input by the name of its row; a demand below `min` would be none. */
export type FurtherItem = { readonly name: string; readonly unit: string; readonly min: number }

export const furtherItems: readonly FurtherItem[] = [
  { name: 'emergencyDeceleration', unit: 'rad/s^2', min: 0.001 },
  { name: 'lostMotion', unit: 'arcmin', min: 0.001 },
  { name: 'repeatability', unit: 'arcsec', min: 0.001 },
]

/** Values by name, in the unit of each; `NaN` where the text is no number, nothing where there is none. */
export type Further = Readonly<Record<string, number>>

export const withFurther = (further: Further, item: string, value: number | undefined): Further => {
  const { [item]: _before, ...others } = further
  return value === undefined ? others : { ...others, [item]: value }
}

/** What can be kept: of items that there are, and numbers. */
export const keptFurther = (further: Further = {}): Further =>
  Object.fromEntries(furtherItems.flatMap(({ name }) => (Number.isFinite(further[name]) ? [[name, further[name] ?? 0] as const] : [])))

/** The rows that are asked for. */
export const furtherRows = (further: Further): readonly CalculationRow[] =>
  furtherItems.flatMap(({ name, unit }) => (further[name] === undefined ? [] : [{ name, value: further[name], unit }]))
