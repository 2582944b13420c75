/** A figure as a person types it into the parameter block. Pure. */
import { parseQuantity, parseUnit } from '../../engine/units/index.ts'

/** Empty: no choice. `unread`: not a figure in this unit. */
export type FilterNumber = { readonly value: number } | 'empty' | 'unread'

/** Units of the catalogue that the unit table writes otherwise (`N·m`), and units that it does not know at all: bare figures only. */
export const unitFor = (unit: string): string => {
  const written = unit.replaceAll('·', '*')
  return parseUnit(written) ? written : ''
}

/** What four digits of a figure leave open, of its size. */
const fourDigits = 5e-4

const namesUnit = (text: string): boolean => /[\p{Letter}"″]/u.test(text.replace(/[eE][+-]?\d/, ''))

/** @param ends figures that are shown in the reader's units, with four digits: what is typed in a unit and reads so is meant */
export const readFilterNumber = (text: string, unit: string, ends: readonly number[] = []): FilterNumber => {
  const known = unitFor(unit)
  const read = known === '' ? readBare(text) : parseQuantity(text, { unit: known })
  if (!('value' in read)) return read.issue === 'empty' ? 'empty' : 'unread'
  const { value } = read
  const shown = namesUnit(text) ? ends.find((end) => Math.abs(end - value) <= fourDigits * Math.abs(end)) : undefined
  return { value: shown ?? value }
}

/** Any unit that the table knows reads bare figures alike; what names a unit is refused, because there is nothing to convert to. */
const readBare = (text: string): ReturnType<typeof parseQuantity> =>
  namesUnit(text) ? { issue: 'unknownUnit' } : parseQuantity(text, { unit: 'mm' })
