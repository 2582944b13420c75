/** A figure as a person types it into the parameter block. Pure. */
import { parseQuantity, parseUnit } from '../../engine/units/index.ts'

/** Empty: no choice. `unread`: not a figure in this unit. */
export type FilterNumber = { readonly value: number } | 'empty' | 'unread'

/** Units of the catalogue that the unit table writes otherwise (`N·m`), and units that it does not know at all: bare figures only. */
export const unitFor = (unit: string): string => {
  const written = unit.replaceAll('·', '*')
  return parseUnit(written) ? written : ''
}

export const readFilterNumber = (text: string, unit: string): FilterNumber => {
  const known = unitFor(unit)
  const read = known === '' ? readBare(text) : parseQuantity(text, { unit: known })
  if ('value' in read) return { value: read.value }
  return read.issue === 'empty' ? 'empty' : 'unread'
}

/** Any unit that the table knows reads bare figures alike; what names a unit is refused, because there is nothing to convert to. */
const readBare = (text: string): ReturnType<typeof parseQuantity> =>
  /\p{Letter}/u.test(text.replace(/[eE][+-]?\d/, '')) ? { issue: 'unknownUnit' } : parseQuantity(text, { unit: 'mm' })
