/** Formats lengths in the viewer. */
import type { DrawingUnit } from '../../contract/files/drawing-choices.ts'
import { lengthWriter as drawnLengthWriter } from '../../contract/files/drawn-length.ts'
import type { PreviewMeasure } from '../../contract/files/preview.ts'
import { formatUnit } from '../../engine/units/index.ts'
import { distanceOf, minus, type Place } from './geometry.ts'

/** Formats a length with its unit, or bare as on the drawing: as a stated or a typical one. */
export type WriteLength = (mm: number, bare?: 'stated' | 'typical') => string

export const lengthWriter = (unit: DrawingUnit, locale: string): WriteLength => {
  const write = drawnLengthWriter(locale, unit)
  return (mm, bare) => (bare ? write(mm, bare === 'typical') : `${write(mm)}\u00A0${formatUnit(unit, locale)}`)
}

/** Formats a dimension as on the drawing; a star marks a usual value that is not stated for this model. */
export const measureText = ({ value, diameter, usual }: PreviewMeasure, write: WriteLength): string =>
  `${diameter ? '⌀' : ''}${write(value, usual ? 'typical' : 'stated')}${usual ? '*' : ''}`

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
