/** A cut through the model: what of it stays, and which dimensions go with what is taken away. */
import type { PreviewMeasure } from '../../contract/files/preview.ts'
import type { Axis, Place } from './geometry.ts'

/** A plane across an axis; what is on the side of the eye of the isometric view is taken away. */
export type Section = { readonly axis: Axis; readonly at: number }

/** Which side of a cut stays: 1 what is beyond it along the axis. */
export const keeps: Readonly<Record<Axis, 1 | -1>> = { 0: -1, 1: 1, 2: -1 }

const isTakenAway = (place: Place, { axis, at }: Section): boolean => keeps[axis] * (place[axis] - at) < 0

/** @returns dimensions without those between two points that are both taken away */
export const measuresLeft = (measures: readonly PreviewMeasure[], section: Section | undefined): readonly PreviewMeasure[] =>
  section ? measures.filter(({ from, to }) => !isTakenAway(from, section) || !isTakenAway(to, section)) : measures
