/** Formats lengths in the viewer. */
import type { PreviewMeasure } from '../../contract/files/preview.ts'
import { formatUnit } from '../../engine/units/index.ts'
import { distanceOf, minus, type Place } from './geometry.ts'

export type LengthUnit = 'mm' | 'in'

const mmOfInch = 25.4
/** Maximum number of decimals. */
const digits = { mm: 2, in: 3 } as const

/** Formats a length in the user's unit and language; `bare` omits the unit. */
export type WriteLength = (mm: number, bare?: boolean) => string

export const lengthWriter = (unit: LengthUnit, locale: string): WriteLength => {
  const form = new Intl.NumberFormat(locale, { maximumFractionDigits: digits[unit], useGrouping: false })
  return (mm, bare = false) => {
    const number = form.format((unit === 'mm' ? mm : mm / mmOfInch) + 0)
    return bare ? number : `${number}\u00A0${formatUnit(unit, locale)}`
  }
}

/** Formats a dimension as on the drawing; a star marks a usual value that is not stated for this model. */
export const measureText = ({ value, diameter, usual }: PreviewMeasure, write: WriteLength): string =>
  `${diameter ? '⌀' : ''}${write(value, true)}${usual ? '*' : ''}`

/** Distance between two points, mm: in total and along each axis. */
export type Distance = { readonly whole: number; readonly along: Place }

/** Returns the distance in total and along each axis, all non-negative. */
export const distanceBetween = (from: Place, to: Place): Distance => {
  const [x, y, z] = minus(to, from)
  return { whole: distanceOf(from, to), along: [Math.abs(x), Math.abs(y), Math.abs(z)] }
}

/** Returns the nearest point within `reach`; undefined if there is none. */
export const nearestOf = (points: readonly Place[], to: Place, reach: number): Place | undefined => {
  let [nearest, least]: [Place | undefined, number] = [undefined, reach]
  for (const point of points) {
    const distance = distanceOf(point, to)
    if (distance > least) continue
    nearest = point
    least = distance
  }
  return nearest
}
