/** Numbers of records: `SR-000123`. One sequence for all sites, ascending and independent of any clock. */

const shortest = 6

/** @param sequence 1, 2, 3… */
export const numberOf = (sequence: number): string => `SR-${String(sequence).padStart(shortest, '0')}`

/**
 * Parses a number as an operator types it; lower case and missing zeros are accepted.
 *
 * @returns the sequence; undefined for an invalid number
 */
export const sequenceOf = (number: string): number | undefined => {
  const [, digits = ''] = /^(?:SR-)?0*([1-9]\d{0,8})$/i.exec(number.trim()) ?? []
  return digits === '' ? undefined : Number(digits)
}
