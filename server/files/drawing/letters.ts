/** Letters beside holes, with a line to the rim, where as little as possible of the drawing lies under them. */
import { dimensionRule } from './dimension-marks.ts'
import type { HoleGroup } from './holes.ts'
import type { Mark, PaperPoint } from './sheet.ts'
import type { Placing } from './view-marks.ts'

/** mm on the paper: how far a letter may be from the rim, what is kept free around it, how close points of a line are looked at. */
const reaches = [4, 7, 10, 14] as const
const room = 1.2
const step = 0.7

/** Degrees: slanting first, as outlines and dimension lines are upright or level. */
const angles = [45, 135, 315, 225, 20, 160, 340, 200, 70, 110, 290, 250] as const

const alongLine = (from: PaperPoint, to: PaperPoint): readonly PaperPoint[] => {
  const count = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / step))
  return Array.from({ length: count + 1 }, (_, index): PaperPoint => {
    const share = index / count
    return [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]
  })
}

const alongArc = ([x, y]: PaperPoint, radius: number, [from, to]: PaperPoint): readonly PaperPoint[] => {
  const turn = to > from ? to - from : to - from + 360
  const count = Math.max(1, Math.ceil((turn * Math.PI * radius) / 180 / step))
  return Array.from({ length: count + 1 }, (_, index): PaperPoint => {
    const angle = ((from + (turn * index) / count) * Math.PI) / 180
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })
}

/** Points of a mark, close enough together that a letter between two of them is noticed. */
const pointsOf = (mark: Mark): readonly PaperPoint[] => {
  switch (mark.kind) {
    case 'line':
      return alongLine(mark.from, mark.to)
    case 'circle':
      return alongArc(mark.centre, mark.radius, [0, 360])
    case 'arc':
      return alongArc(mark.centre, mark.radius, [mark.from, mark.to])
    case 'path':
      return mark.points.slice(1).flatMap((point, index) => alongLine(mark.points[index] ?? point, point))
    case 'text': {
      const half = (mark.text.length * mark.height * 0.6) / 2
      const [x, y] = mark.at
      const middle = mark.align === 'middle' ? 0 : mark.align === 'start' ? half : -half
      return mark.turned
        ? alongLine([x - mark.height / 2, y + middle - half], [x - mark.height / 2, y + middle + half])
        : alongLine([x + middle - half, y + mark.height / 2], [x + middle + half, y + mark.height / 2])
    }
  }
}

type Spot = { readonly rim: PaperPoint; readonly end: PaperPoint; readonly middle: PaperPoint }

const spotsOf = ({ at, radius }: HoleGroup, { scale, origin }: Placing): readonly Spot[] => {
  const [x, y] = [origin[0] + scale * at[0], origin[1] + scale * at[1]]
  return reaches.flatMap((reach) =>
    angles.map((angle): Spot => {
      const [right, up] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
      const point = (distance: number): PaperPoint => [x + right * distance, y + up * distance]
      const rim = scale * radius
      return { rim: point(rim), end: point(rim + reach), middle: point(rim + reach + 0.8 * dimensionRule.text) }
    }),
  )
}

/** How much lies under a letter. */
const under = ({ middle: [x, y] }: Spot, points: readonly PaperPoint[]): number => {
  const half = dimensionRule.text / 2 + room
  return points.filter((point) => Math.abs(point[0] - x) < half && Math.abs(point[1] - y) < half).length
}

/** A group of holes, and where its view stands. */
type Lettered = { readonly hole: HoleGroup; readonly placing: Placing }

/**
 * @param groups in the order of their letters
 * @param drawn everything else of the views
 * @returns the letters, each where least lies under it, the nearest of such places
 */
export const letterMarks = (groups: readonly Lettered[], drawn: readonly Mark[]): readonly Mark[] => {
  const taken = drawn.flatMap(pointsOf)
  return groups.flatMap(({ hole, placing }): readonly Mark[] => {
    const spots = spotsOf(hole, placing).map((spot) => ({ spot, covered: under(spot, taken) }))
    const [best] = spots.toSorted((one, other) => one.covered - other.covered)
    if (!best) return []
    const { rim, end, middle } = best.spot
    const marks: readonly Mark[] = [
      { kind: 'line', stroke: 'dimension', from: rim, to: end },
      {
        kind: 'text',
        at: [middle[0], middle[1] - dimensionRule.text / 2],
        text: hole.letter,
        height: dimensionRule.text,
        align: 'middle',
      },
    ]
    taken.push(...marks.flatMap(pointsOf))
    return marks
  })
}
