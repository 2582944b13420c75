/** Lengths as the viewer writes them. */
import type { PreviewMeasure } from '../../contract/files/preview.ts'
import { distanceOf, minus, type Place } from './geometry.ts'

export type LengthUnit = 'mm' | 'in'

const mmOfInch = 25.4
/** After the point, at most. */
const digits = { mm: 2, in: 3 } as const

/** A length in the reader's unit and language; `bare`: without its unit. */
export type WriteLength = (mm: number, bare?: boolean) => string

export const lengthWriter = (unit: LengthUnit, locale: string): WriteLength => {
  const form = new Intl.NumberFormat(locale, { maximumFractionDigits: digits[unit], useGrouping: false })
  return (mm, bare = false) => {
    const number = form.format((unit === 'mm' ? mm : mm / mmOfInch) + 0)
    return bare ? number : `${number}\u00A0${unit}`
  }
}

/** As the drawing writes it: a star where nobody has said it of this model. */
export const measureText = ({ value, diameter, usual }: PreviewMeasure, write: WriteLength): string =>
  `${diameter ? '⌀' : ''}${write(value, true)}${usual ? '*' : ''}`

/** How far two points are apart. */
export type Distance = { readonly whole: number; readonly along: Place }

/** @returns the whole, and along each axis without a sign */
export const distanceBetween = (from: Place, to: Place): Distance => {
  const [x, y, z] = minus(to, from)
  return { whole: distanceOf(from, to), along: [Math.abs(x), Math.abs(y), Math.abs(z)] }
}

/** @returns the nearest of some points, where one is within `reach` */
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
