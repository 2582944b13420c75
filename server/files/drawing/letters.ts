/** Places letters beside holes, with a leader line to the rim, where they cover as little as possible of the drawing. */
import { pointsOf, pointsWithin } from './crowding.ts'
import { dimensionRule } from './dimension-marks.ts'
import type { HoleGroup } from './holes.ts'
import type { Mark, PaperPoint } from './sheet.ts'
import type { Placing } from './view-marks.ts'

/** Possible distances of a letter from the rim, mm on the paper. */
const reaches = [4, 7, 10, 14] as const
const room = 1.2

/** Possible directions, degrees: oblique ones first, as outlines and dimension lines are vertical or horizontal. */
const angles = [45, 135, 315, 225, 20, 160, 340, 200, 70, 110, 290, 250] as const

/** A circle of a view that gets a letter. */
type LetteredCircle = Pick<HoleGroup, 'letter' | 'at' | 'radius'>

type Spot = { readonly rim: PaperPoint; readonly end: PaperPoint; readonly middle: PaperPoint }

const spotsOf = ({ at, radius }: LetteredCircle, { scale, origin }: Placing): readonly Spot[] => {
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

/** How much of the drawing a letter would cover. */
const under = ({ middle: [x, y] }: Spot, points: readonly PaperPoint[]): number => {
  const half = dimensionRule.text / 2
  return pointsWithin({ low: [x - half, y - half], high: [x + half, y + half] }, points, room)
}

/** A circle with the placement of its view. */
export type Lettered = { readonly hole: LetteredCircle; readonly placing: Placing }

/**
 * @param groups in the order of their letters
 * @param drawn all other marks of the views
 * @returns the letters, each at the least crowded position; of equal positions the nearest
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
