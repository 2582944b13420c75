/** Parses numbers typed into the parameter block. Pure. */
import { parseQuantity, parseUnit } from '../../engine/units/index.ts'

/** `empty`: no choice; `unread`: no number in this unit. */
export type FilterNumber = { readonly value: number } | 'empty' | 'unread'

/**
 * Converts a catalogue unit to the notation of the unit table (`N·m`); '' for unknown units, which accept plain numbers only.
 */
export const unitFor = (unit: string): string => {
  const written = unit.replaceAll('·', '*')
  return parseUnit(written) ? written : ''
}

/** Relative rounding error of four significant digits. */
const fourDigits = 5e-4

const namesUnit = (text: string): boolean => /[\p{Letter}"″]/u.test(text.replace(/[eE][+-]?\d/, ''))

/**
 * `ends` are values displayed with four digits in the user's unit: a typed value with a unit that rounds to one of them returns the
 * exact value. `locale` is the user's language.
 */
type FilterReader = { readonly ends?: readonly number[]; readonly locale?: string }

/** Parses a number in a unit. */
export const readFilterNumber = (text: string, unit: string, { ends = [], locale = 'en' }: FilterReader = {}): FilterNumber => {
  const known = unitFor(unit)
  const reader = { near: ends, locale }
  const read = known === '' ? readBare(text, reader) : parseQuantity(text, { unit: known, ...reader })
  if (!('value' in read)) return read.issue === 'empty' ? 'empty' : 'unread'
  const { value } = read
  const shown = namesUnit(text) ? ends.find((end) => Math.abs(end - value) <= fourDigits * Math.abs(end)) : undefined
  return { value: shown ?? value }
}

/**
 * Parses a plain number; the unit passed to the parser has no effect. A text with a unit is rejected, since it cannot be
 * converted.
 */
const readBare = (text: string, reader: { readonly near: readonly number[]; readonly locale: string }): ReturnType<typeof parseQuantity> =>
  namesUnit(text) ? { issue: 'unknownUnit' } : parseQuantity(text, { unit: 'mm', ...reader })
