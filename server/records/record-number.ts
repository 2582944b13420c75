/** How a record is called: `SR-000123`. One count for all, so that numbers rise without end and hang on no clock. */

const shortest = 6

/** @param sequence 1, 2, 3… */
export const numberOf = (sequence: number): string => `SR-${String(sequence).padStart(shortest, '0')}`

/**
 * The sequence that a number stands for, as an operator types it: small letters and missing zeros are understood.
 * @returns undefined where it is none
 */
export const sequenceOf = (number: string): number | undefined => {
  const [, digits = ''] = /^(?:SR-)?0*([1-9]\d{0,8})$/i.exec(number.trim()) ?? []
  return digits === '' ? undefined : Number(digits)
}
