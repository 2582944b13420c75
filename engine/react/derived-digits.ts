/** Formatting of derived values. */
import type { CalculatorSchema } from '../define/index.ts'

/** Significant digits of a derived value that does not say its own; inputs are never rounded. */
export const derivedDigits = 6

/** Stands for a value that is not there. */
export const noAmount = '–'

/**
 * @param value of a derived value, in the unit that is shown
 * @param id its name in the schema
 * @returns the same with the digits that it is shown with; what is sent is never rounded
 */
export const asShown = (value: number, id: string, { derived = {} }: Pick<CalculatorSchema, 'derived'>): number =>
  Number(value.toPrecision(derived[id]?.digits ?? derivedDigits))
