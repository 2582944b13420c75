/** Formatting of derived values. */
import type { CalculatorSchema } from '../define/index.ts'

/** Default number of significant digits of a derived value; inputs are never rounded. */
export const derivedDigits = 6

/** Placeholder for an absent value. */
export const noAmount = '–'

/**
 * @param value of a derived value, in the displayed unit
 * @param id its name in the schema
 * @returns the value rounded for display; sent values are never rounded
 */
export const asShown = (value: number, id: string, { derived = {} }: Pick<CalculatorSchema, 'derived'>): number =>
  Number(value.toPrecision(derived[id]?.digits ?? derivedDigits))
