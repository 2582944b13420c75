/**
 * The on-screen keyboard for a number: the decimal keypad of phones has no minus sign.
 *
 * @param lowest lower limit of the number; undefined if there is none
 */
export const inputModeFrom = (lowest: number | undefined): 'decimal' | 'text' => (lowest !== undefined && lowest >= 0 ? 'decimal' : 'text')
