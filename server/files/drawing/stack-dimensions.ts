/** The dimensions of a view in rows beside its edges: short ones near it, those that do not meet in one row. */
import type { BuiltPart } from '../../../engine/part/build-part.ts'
import type { Measure, ViewName } from '../../../engine/part/part-schema.ts'
import { dimensionRule, isTight, widthOf } from './dimension-marks.ts'

/** A side of a view. */
export type Edge = Measure['edge']

/** A length as the sheet writes it. */
export type WriteLength = (mm: number) => string

/** How lengths are written, and how one that has a name is. */
export type Lengths = { readonly write: WriteLength; readonly called: (name: NonNullable<Measure['called']>, length: string) => string }

/** A dimension beside a view: along its edge in mm of the part, and in which row, from 0. */
export type StackedDimension = {
  readonly edge: Edge
  readonly from: number
  readonly to: number
  readonly text: string
  readonly row: number
}

type Wanted = Omit<StackedDimension, 'row'>

/** The shortest first. What nobody has said of the model is marked. */
function wantedOf(name: ViewName, { measures, dimensions }: BuiltPart, { write, called: say }: Lengths): readonly Wanted[] {
  return measures
    .filter(({ view }) => view === name)
    .toSorted((one, other) => Math.abs(one.to - one.from) - Math.abs(other.to - other.from))
    .map(({ edge, from, to, of, diameter, called }) => {
      const dimension = dimensions.find((one) => one.name === of)
      const length = `${diameter ? '⌀' : ''}${write(dimension?.value ?? Math.abs(to - from))}${dimension?.basis === 'usual' ? '*' : ''}`
      const text = called === undefined ? length : say(called, length)
      return { edge, from: Math.min(from, to), to: Math.max(from, to), text }
    })
}

const nearly = 1e-6

/** Along its edge on the paper, mm; a text without room between the arrows may stand on either side. */
const extentOf = ({ from, to, text }: Wanted, scale: number): readonly [from: number, to: number] => {
  const [start, end] = [scale * from, scale * to]
  const beyond = isTight({ from: start, to: end, text }) ? 2 * dimensionRule.arrow + widthOf(text, dimensionRule.text) + 2 : 0
  return [start - beyond, end + beyond]
}

/**
 * @param name of the view
 * @param part in space
 * @param scale of the sheet: what has room between two arrows depends on it
 * @param lengths in words
 * @returns each in the nearest row that is beyond everything shorter that it meets
 */
export function stackDimensions(
  name: ViewName,
  part: BuiltPart,
  { scale, lengths }: { readonly scale: number; readonly lengths: Lengths },
) {
  const stacked: StackedDimension[] = []
  for (const one of wantedOf(name, part, lengths)) {
    const [from, to] = extentOf(one, scale)
    const rows = stacked.flatMap((other) => {
      const [otherFrom, otherTo] = extentOf(other, scale)
      return other.edge === one.edge && from < otherTo - nearly && otherFrom < to - nearly ? [other.row] : []
    })
    stacked.push({ ...one, row: Math.max(-1, ...rows) + 1 })
  }
  return stacked
}

/** @returns how much room the rows beside an edge take, mm on the paper */
export const roomOf = (dimensions: readonly StackedDimension[], edge: Edge): number => {
  const rows = dimensions.filter((one) => one.edge === edge).map(({ row }) => row)
  return rows.length === 0 ? 4 : dimensionRule.first + dimensionRule.next * Math.max(...rows) + 5
}
