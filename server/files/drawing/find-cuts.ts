/** Finds the stretches of a long part that a drawing may leave out: those without ends of bodies, holes or dimensions. */
import { at } from '../../../engine/base/at.ts'
import type { BuiltPart } from '../../../engine/part/build-part.ts'
import { type Body, boundsOf, inSpace, type Shape, type Slice } from '../../../engine/part/solid.ts'
import { type Cut, isLeftOut, type Shortening } from './shorten.ts'
import { type Axis, axisOf, sliceBoxes, viewAxes } from './view-axes.ts'

/** Parts that are longer than this, relative to their larger cross dimension, may be shortened. */
const slender = 3
/** Space beside each feature, and length of the shortest stretch worth leaving out, mm on the paper. */
const clearance = { beside: 8, least: 20 } as const
/** Bodies and sections up to this share of the part's length are shown as a whole. */
const shortShare = 0.15
/** Of more holes in a row, only this many at either end are kept, with what is between them. */
const endHoles = 2

type Stretch = readonly [from: number, to: number]
type Features = {
  readonly shown: readonly Stretch[]
  /** Holes that may be left out, but only as a whole. */ readonly whole: readonly Stretch[]
}

/** @returns the axis along which a part is slender; undefined for a compact part */
export const longAxisOf = (bodies: readonly Body[]): Axis | undefined => {
  const { low, high } = boundsOf(bodies)
  const axes = ([0, 1, 2] as const).toSorted((one, other) => high[other] - low[other] - (high[one] - low[one]))
  const [longest, second] = axes
  if (longest === undefined || second === undefined) return undefined
  return high[longest] - low[longest] > slender * (high[second] - low[second]) ? longest : undefined
}

const middleOf = (body: Body, axis: Axis, { shape, slice }: { readonly shape: Shape; readonly slice: Slice }): number =>
  shape.shape === 'polygon' ? 0 : inSpace(body, shape.centre, slice.from)[axis]

/** Round holes of a slice across the long axis: all are kept, but for the middle of a long row. */
function holesAlong(body: Body, slice: Slice, axis: Axis): Features {
  const circles = slice.cut.flatMap((shape) => (shape.shape === 'circle' ? [shape] : []))
  const rows = [...Map.groupBy(circles, ({ diameter, arrangement }) => `${diameter} ${arrangement?.on}`).values()]
  const features = rows.map((row): Features => {
    const places = [...new Set(row.map((shape) => Number(middleOf(body, axis, { shape, slice }).toFixed(6))))].toSorted((a, b) => a - b)
    const radius = at(row, 0).diameter / 2
    const reach = (place: number): Stretch => [place - radius, place + radius]
    const isEnd = (index: number) => index < endHoles || index >= places.length - endHoles
    const ends = [places.slice(0, endHoles), places.slice(-endHoles)].flatMap((end): readonly Stretch[] => {
      const [first, last] = [end[0], end.at(-1)]
      return first === undefined || last === undefined ? [] : [[first - radius, last + radius]]
    })
    return { shown: ends, whole: places.filter((_, index) => !isEnd(index)).map(reach) }
  })
  return { shown: features.flatMap((one) => one.shown), whole: features.flatMap((one) => one.whole) }
}

const point = (value: number): Stretch => [value, value]

/** The ends of long stretches; short ones as a whole. */
const endsOf = (stretches: readonly Stretch[], short: number): readonly Stretch[] =>
  stretches.flatMap(([from, to]): readonly Stretch[] => (to - from > short ? [point(from), point(to)] : [[from, to]]))

const isRound = ({ shape }: Shape): boolean => shape === 'circle' || shape === 'keyed'

function featuresOf(body: Body, axis: Axis, short: number): Features {
  const boxes = sliceBoxes(body).map(({ low, high }): Stretch => [low[axis], high[axis]])
  if (axisOf(body) === axis) return { shown: endsOf(boxes, short), whole: [] }
  const holes = body.slices.map((slice) => holesAlong(body, slice, axis))
  const isWhole = body.slices.some(({ add }) => add.some(isRound))
  return {
    shown: [...(isWhole ? boxes : endsOf(boxes, short)), ...holes.flatMap((one) => one.shown)],
    whole: holes.flatMap((one) => one.whole),
  }
}

/** Both ends of each dimension along the axis. */
const measured = ({ measures }: Pick<BuiltPart, 'measures'>, axis: Axis): readonly Stretch[] =>
  measures.flatMap(({ view, edge, from, to }) => {
    const along = viewAxes[view][edge === 'above' || edge === 'below' ? 0 : 1]
    return along === axis ? [point(from), point(to)] : []
  })

/** Shortens a stretch so that it does not end in a hole. */
const clearOf = ([from, to]: Stretch, holes: readonly Stretch[], room: number): Stretch => [
  holes.reduce((start, [low, high]) => (low - room < start && start < high + room ? high + room : start), from),
  holes.toReversed().reduce((end, [low, high]) => (low - room < end && end < high + room ? low - room : end), to),
]

/**
 * @param part with its dimensions
 * @param bodies all bodies that are drawn, at all their positions
 * @param at axis of the part, and the scale of the sheet
 * @returns the stretches that may be left out, longest first
 */
export function possibleCuts(
  part: Pick<BuiltPart, 'measures'>,
  bodies: readonly Body[],
  { axis, scale }: { readonly axis: Axis; readonly scale: number },
): readonly Cut[] {
  const { low, high } = boundsOf(bodies)
  const all = bodies.map((body) => featuresOf(body, axis, shortShare * (high[axis] - low[axis])))
  const features = [...all.flatMap((one) => one.shown), ...measured(part, axis)].toSorted(([one], [other]) => one - other)
  const whole = all.flatMap((one) => one.whole).toSorted(([one], [other]) => one - other)
  const [beside, least] = [clearance.beside / scale, clearance.least / scale]
  const cuts: Stretch[] = []
  let reached: number | undefined
  for (const [from, to] of features) {
    if (reached !== undefined && from - reached > 2 * beside) cuts.push(clearOf([reached + beside, from - beside], whole, 1 / scale))
    reached = Math.max(reached ?? to, to)
  }
  return cuts
    .filter(([from, to]) => to - from > least)
    .toSorted((one, other) => other[1] - other[0] - (one[1] - one[0]))
    .map(([from, to]) => ({ from, to }))
}

/** @returns the bodies without the holes that a shortened view leaves out, which a kernel then need not project */
export const withoutHoles = (bodies: readonly Body[], shortening: Shortening): readonly Body[] =>
  bodies.map((body) => {
    if (axisOf(body) === shortening.axis) return body
    const isShown = (slice: Slice) => (shape: Shape) =>
      shape.shape !== 'circle' || !isLeftOut(middleOf(body, shortening.axis, { shape, slice }), shortening)
    return { ...body, slices: body.slices.map((slice) => ({ ...slice, cut: slice.cut.filter(isShown(slice)) })) }
  })
