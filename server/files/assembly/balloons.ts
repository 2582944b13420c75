/** Balloons of an assembly (ISO 6433): the number of each position in a circle beside the view, with a leader to a dot on its part. */
import type { Place } from '../../../engine/part/part-schema.ts'
import type { PlacedView } from '../drawing/lay-out.ts'
import type { Mark, PaperPoint } from '../drawing/sheet.ts'

/** Radius of a circle, its distance from what is below, and the height of its number, mm. */
const balloon = { radius: 4, apart: 9.5, text: 2.8, dot: 0.5 } as const

/** Space that the balloons need beside a view, mm. */
export const balloonRoom = 14

/** A position and the place of its part that the leader shows. */
export type Ballooned = { readonly number: string; readonly place: Place<number> }

/** Positions along a row in the order of their targets, pushed apart where they are too close. */
function spread(targets: readonly number[], [from, to]: readonly [from: number, to: number]): readonly number[] {
  const places: number[] = []
  for (const target of targets) places.push(Math.max(target, (places.at(-1) ?? -Infinity) + balloon.apart))
  let most = to
  for (let index = places.length - 1; index >= 0; index -= 1) {
    places[index] = Math.max(Math.min(places[index] ?? to, most), from)
    most = (places[index] ?? to) - balloon.apart
  }
  return places
}

const leaderEnd = ([x, y]: PaperPoint, [toX, toY]: PaperPoint): PaperPoint => {
  const length = Math.hypot(toX - x, toY - y)
  return length === 0 ? [x, y] : [x + (balloon.radius / length) * (toX - x), y + (balloon.radius / length) * (toY - y)]
}

/** @returns the marks of the balloons of a view along its upper or, for a tall one, its right edge */
export function balloonMarks({ at, space }: PlacedView, positions: readonly Ballooned[], edge: 'above' | 'right'): readonly Mark[] {
  const [along, other] = edge === 'above' ? ([0, 1] as const) : ([1, 0] as const)
  const targets = positions.map(({ number, place }) => ({ number, to: at(place) })).toSorted((one, next) => one.to[along] - next.to[along])
  const across = space.high[other] - balloon.radius - 1
  const row = spread(
    targets.map(({ to }) => to[along]),
    [space.low[along] + balloon.radius, space.high[along] - balloon.radius],
  )
  return targets.flatMap(({ number, to }, index): readonly Mark[] => {
    const place = row[index] ?? to[along]
    const centre: PaperPoint = edge === 'above' ? [place, across] : [across, place]
    return [
      { kind: 'line', stroke: 'dimension', from: leaderEnd(centre, to), to },
      { kind: 'circle', stroke: 'dimension', centre: to, radius: balloon.dot },
      { kind: 'circle', stroke: 'dimension', centre, radius: balloon.radius },
      { kind: 'text', at: [centre[0], centre[1] - balloon.text / 2], text: number, height: balloon.text, align: 'middle' },
    ]
  })
}
