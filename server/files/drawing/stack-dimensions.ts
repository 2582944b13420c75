/** Stacks the dimensions of a view in rows beside its edges: short ones nearest, several in one row where they do not collide. */
import type { WriteLength } from '../../../contract/files/drawn-length.ts'
import type { BuiltPart } from '../../../engine/part/build-part.ts'
import type { Measure, ViewName } from '../../../engine/part/part-schema.ts'
import { dimensionRule, isTight, widthOf } from './dimension-marks.ts'

/** An edge of a view. */
export type Edge = Measure['edge']

/** Formats lengths, with or without a name. */
export type Lengths = { readonly write: WriteLength; readonly called: (name: NonNullable<Measure['called']>, length: string) => string }

/** A dimension beside a view: its extent along the edge in mm of the part, and its row from 0. */
export type StackedDimension = {
  readonly edge: Edge
  readonly from: number
  readonly to: number
  readonly text: string
  readonly row: number
}

type UnplacedDimension = Omit<StackedDimension, 'row'>

/** The dimensions of a view, shortest first. Typical values are marked. */
function unplacedDimensions(
  name: ViewName,
  { measures, dimensions }: BuiltPart,
  { write, called: say }: Lengths,
): readonly UnplacedDimension[] {
  return measures
    .filter(({ view }) => view === name)
    .toSorted((one, other) => Math.abs(one.to - one.from) - Math.abs(other.to - other.from))
    .map(({ edge, from, to, of, diameter, called }) => {
      const dimension = dimensions.find((one) => one.name === of)
      const isTypical = dimension?.basis === 'usual'
      const length = `${diameter ? '⌀' : ''}${write(dimension?.value ?? Math.abs(to - from), isTypical)}${isTypical ? '*' : ''}`
      const text = called === undefined ? length : say(called, length)
      return { edge, from: Math.min(from, to), to: Math.max(from, to), text }
    })
}

const nearly = 1e-6

/** Extent along the edge on the paper, mm, including the possible positions of a text that does not fit between its arrows. */
const extentOf = ({ from, to, text }: UnplacedDimension, scale: number): readonly [from: number, to: number] => {
  const [start, end] = [scale * from, scale * to]
  const beyond = isTight({ from: start, to: end, text }) ? 2 * dimensionRule.arrow + widthOf(text, dimensionRule.text) + 2 : 0
  return [start - beyond, end + beyond]
}

/**
 * @param name of the view
 * @param part built part
 * @param scale of the sheet, which determines whether texts fit between arrows
 * @param lengths formatting
 * @returns each dimension in the nearest row beyond all shorter ones that it would collide with
 */
export function stackDimensions(
  name: ViewName,
  part: BuiltPart,
  { scale, lengths }: { readonly scale: number; readonly lengths: Lengths },
) {
  const stacked: StackedDimension[] = []
  for (const one of unplacedDimensions(name, part, lengths)) {
    const [from, to] = extentOf(one, scale)
    const rows = stacked.flatMap((other) => {
      const [otherFrom, otherTo] = extentOf(other, scale)
      return other.edge === one.edge && from < otherTo - nearly && otherFrom < to - nearly ? [other.row] : []
    })
    stacked.push({ ...one, row: Math.max(-1, ...rows) + 1 })
  }
  return stacked
}

/** @returns the space that the rows beside an edge need, mm on the paper */
export const roomOf = (dimensions: readonly StackedDimension[], edge: Edge): number => {
  const rows = dimensions.filter((one) => one.edge === edge).map(({ row }) => row)
  return rows.length === 0 ? 4 : dimensionRule.first + dimensionRule.next * Math.max(...rows) + 5
}
