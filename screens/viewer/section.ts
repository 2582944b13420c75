/** A section through the model: the remaining side, and the dimensions of the removed one. */
import type { PreviewMeasure } from '../../contract/files/preview.ts'
import type { Axis, Place } from './geometry.ts'

/** A plane perpendicular to an axis; the side towards the eye in the isometric view is removed. */
export type Section = { readonly axis: Axis; readonly at: number }

/** Remaining side of a section: 1 is the part beyond it along the axis. */
export const keeps: Readonly<Record<Axis, 1 | -1>> = { 0: -1, 1: 1, 2: -1 }

const isTakenAway = (place: Place, { axis, at }: Section): boolean => keeps[axis] * (place[axis] - at) < 0

/** Returns the dimensions without those whose points are both removed. */
export const measuresLeft = (measures: readonly PreviewMeasure[], section: Section | undefined): readonly PreviewMeasure[] =>
  section ? measures.filter(({ from, to }) => !isTakenAway(from, section) || !isTakenAway(to, section)) : measures
