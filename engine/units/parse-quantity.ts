/** Parses a quantity as a user types it. */
import { formatNumber, formatQuantity } from './format-quantity.ts'
import { readTyped, toAscii, type TypedNumber } from './typed-number.ts'
import { convert, parseUnit, sameDimension } from './unit.ts'
import type { Unit } from './unit.ts'

/** Why a text is not a quantity. `ambiguousMark`: '1,234' is 1.234 to one reader and 1234 to another; ask for one of its `spellings`. */
export type QuantityIssue = 'empty' | 'notANumber' | 'ambiguousMark' | 'unknownUnit' | 'wrongDimension' | 'tooLarge'

/** Options for parsing. */
export type QuantityOptions = {
  /** The unit of the result. */
  readonly unit: string
  /** The unit of a bare number; defaults to `unit`. */
  readonly display?: string
  /**
   * The stored value and the displayed limits: a text that displays one of them parses to exactly that value, so that rounding for
   * display changes nothing.
   */
  readonly near?: readonly (number | undefined)[]
  /** BCP 47 tag of the reader's language, which decides what a single mark may mean; defaults to `en`. */
  readonly locale?: string
}

const largest = 1e12
const longestText = 100
const roundDigits = 9
const sameNumber = 1e-11
/** Below this a double has too few digits left for a relative difference. */
const tiny = 1e-300

/**
 * Parses `1,5`, `1.5`, `1 000,5`, `1'000`, `1e3`, `1.2×10⁶`, `-3`, `5 in`, `31 1/2`, `2 ft 7 1/2 in`, `1.2 kN`, `5 吨`, with the
 * digits, blanks and minus signs of any script.
 *
 * If both marks occur, the last one is the decimal mark ('1,234.5', '1.234,5'); a mark that occurs twice groups thousands
 * ('1,234,567'). A single '.' is the decimal mark, and so is a single ',', unless the text could be grouped thousands ('1,234',
 * in languages that group by points '1.234' as well): such a text is rejected, unless it displays a number of `near`.
 *
 * @returns the value in `unit` (finite, at most 1e12 in magnitude, never -0), or the issue
 * @throws RangeError if `unit` or `display` is not a unit (a fault of the schema, not of the user)
 */
export function parseQuantity(text: string, options: QuantityOptions): { value: number } | { issue: QuantityIssue } {
  const plain = toAscii(text).trim()
  if (plain === '') return { issue: 'empty' }
  const typed = plain.length > longestText ? undefined : readTyped(plain, options.locale ?? 'en')
  if (typed === undefined) return { issue: 'notANumber' }
  const number = typed.doubt ? displayed(typed.doubt.usual, typed.symbol, options) : typed.number
  return number === undefined ? { issue: 'ambiguousMark' } : inUnit({ ...typed, number }, options)
}

/** Relative difference between a number and the same one rounded for a hint. */
const sameDisplay = 1e-4

/** The usual reading of an ambiguous text if it displays a number of `near`. */
function displayed(usual: number | undefined, symbol: string, { unit, display = unit, near = [] }: QuantityOptions): number | undefined {
  if (usual === undefined || (symbol !== '' && parseUnit(symbol)?.symbol !== schemaUnit(display).symbol)) return undefined
  const shows = (one: number) => Math.abs(Number(formatQuantity(one, unit, display)) - usual) <= sameDisplay * Math.abs(usual)
  return near.some((one) => one !== undefined && shows(one)) ? usual : undefined
}

function inUnit({ number, symbol }: TypedNumber, { unit, display = unit, near = [] }: QuantityOptions): ReturnType<typeof parseQuantity> {
  const to = schemaUnit(unit)
  const from = symbol === '' ? schemaUnit(display) : parseUnit(symbol)
  if (from === undefined) return { issue: 'unknownUnit' }
  if (!sameDimension(from, to)) return { issue: 'wrongDimension' }
  const shows = (one: number | undefined) => one !== undefined && formatNumber(number) === formatQuantity(one, unit, display)
  const shown = symbol === '' ? near.find(shows) : undefined
  const value = shown ?? (from.symbol === to.symbol ? number : settle(convert(number, from.symbol, to.symbol)))
  return Math.abs(number) <= largest && Math.abs(value) <= largest ? { value: value + 0 } : { issue: 'tooLarge' }
}

function schemaUnit(symbol: string): Unit {
  const unit = parseUnit(symbol)
  if (unit === undefined) throw new RangeError(`unknown unit [${symbol}]`)
  return unit
}

/** Snaps a converted number to the round number (9 digits) from which it differs only by rounding. */
function settle(value: number): number {
  const round = Number(value.toPrecision(roundDigits))
  return Math.abs(round - value) <= sameNumber * Math.abs(value) + tiny ? round : value
}
