/** Significant digits of a number that was calculated: the rounding errors of a sum or a search lie beyond them. */
const calculatedDigits = 13

/**
 * Removes the rounding noise of binary arithmetic from a calculated number.
 *
 * @returns the number to 13 significant digits: 23 for 22.999999999999766; whole numbers are unchanged
 */
export const withoutNoise = (value: number): number =>
  Number.isInteger(value) || !Number.isFinite(value) ? value : Number(value.toPrecision(calculatedDigits))
