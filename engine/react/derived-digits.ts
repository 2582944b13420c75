/** How derived values are shown. */

/** Significant digits of a derived value; inputs are never rounded. */
export const derivedDigits = 6

/** Stands for a value that is not there. */
export const noAmount = '–'
