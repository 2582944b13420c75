/** Plans the views of a part at a scale: their extents, their dimensions, and what is left out of long ones. */
import type { BuiltPart } from '../../../engine/part/build-part.ts'
import type { ViewName } from '../../../engine/part/part-schema.ts'
import { type Bounds, boundsOf } from '../../../engine/part/solid.ts'
import { longAxisOf, possibleCuts } from './find-cuts.ts'
import { type Shortening, shortened, shownAxis } from './shorten.ts'
import { type Edge, type Lengths, roomOf, type StackedDimension, stackDimensions } from './stack-dimensions.ts'
import type { PaperPoint } from './sheet.ts'
import { seenIn } from './view-axes.ts'
import type { Shown } from './view-marks.ts'

/** A part, all bodies again at the ends of their travel, and the views that are shown of it. */
export type DrawnPart = {
  readonly part: BuiltPart
  readonly ends: Shown['ends']
  readonly shown: readonly ViewName[]
  /** Further space beside a view, mm on the paper. */
  readonly beside?: Partial<Readonly<Record<ViewName, Partial<Readonly<Record<Edge, number>>>>>>
}

/** The extent of a view. */
export type Box = { readonly width: number; readonly height: number; readonly low: PaperPoint }

/** A planned view; mm of the part, shortened. */
export type PlannedView = {
  readonly name: ViewName
  /** Extent of the view with its dimensions. */
  readonly box: Box
  /** Extent of what is drawn. */
  readonly drawn: Box
  readonly dimensions: readonly StackedDimension[]
  readonly rooms: Readonly<Record<Edge, number>>
}

/** The views at a scale; those that are not shown have no extent. */
export type Plan = Readonly<Record<ViewName, PlannedView>> & {
  readonly scale: number
  readonly shortening: Shortening | undefined
  readonly shown: readonly ViewName[]
}

const empty: Box = { width: 0, height: 0, low: [0, 0] }
const noRoom = { above: 0, below: 0, left: 0, right: 0 } as const

/** Gap between the break lines, mm on the paper. */
const gap = 3

const isAcross = (edge: Edge): boolean => edge === 'above' || edge === 'below'

const drawnBox = (name: ViewName, { low, high }: Bounds, shortening: Shortening | undefined): Box => {
  const at = shortening && shownAxis(name, shortening.axis)
  const drawn = (point: Bounds['low']): PaperPoint => {
    const [x, y] = seenIn(name, point)
    if (!shortening || at === undefined) return [x, y]
    return at === 0 ? [shortened(x, shortening), y] : [x, shortened(y, shortening)]
  }
  const [[left, bottom], [right, top]] = [drawn(low), drawn(high)]
  return { width: right - left, height: top - bottom, low: [left, bottom] }
}

type Measures = BuiltPart['measures']

/** The dimensions as a shortened part shows them. */
const shortenMeasures = (measures: Measures, shortening: Shortening | undefined): Measures =>
  measures.map((measure) => {
    if (!shortening || shownAxis(measure.view, shortening.axis) !== (isAcross(measure.edge) ? 0 : 1)) return measure
    return { ...measure, from: shortened(measure.from, shortening), to: shortened(measure.to, shortening) }
  })

/** A dimension line may extend beyond what is drawn. */
const wholeBox = (name: ViewName, { width, height, low }: Box, measures: Measures): Box => {
  const ends = (across: boolean) =>
    measures.filter(({ view, edge }) => view === name && isAcross(edge) === across).flatMap(({ from, to }) => [from, to])
  const [left, bottom] = [Math.min(low[0], ...ends(true)), Math.min(low[1], ...ends(false))]
  return {
    width: Math.max(low[0] + width, ...ends(true)) - left,
    height: Math.max(low[1] + height, ...ends(false)) - bottom,
    low: [left, bottom],
  }
}

/** The extents of everything that is drawn, mm of the part. */
const boundsOfDrawn = ({ part, ends }: DrawnPart): Bounds => boundsOf([...part.bodies, ...ends.flat()])

/** The longest stretches without features, as many as asked for. */
function shorteningOf({ part, ends }: DrawnPart, scale: number, cuts: number): Shortening | undefined {
  const bodies = [...part.bodies, ...ends.flat()]
  const axis = cuts === 0 ? undefined : longAxisOf(bodies)
  if (axis === undefined) return undefined
  const found = possibleCuts(part, bodies, { axis, scale }).slice(0, cuts)
  return { axis, cuts: found.toSorted((one, other) => one.from - other.from), gap: gap / scale }
}

/** How the views are to be drawn: at a scale, with at most that many stretches left out. */
export type PlanRequest = { readonly scale: number; readonly cuts: number }

/**
 * @param drawn part to draw
 * @param request scale and number of stretches left out
 * @param lengths formatting
 * @returns the planned views
 */
export function planViews(drawn: DrawnPart, { scale, cuts }: PlanRequest, lengths: Lengths): Plan {
  const shortening = shorteningOf(drawn, scale, cuts)
  const measures = shortenMeasures(drawn.part.measures, shortening)
  const bounds = boundsOfDrawn(drawn)
  const view = (name: ViewName): PlannedView => {
    if (!drawn.shown.includes(name)) return { name, box: empty, drawn: empty, dimensions: [], rooms: noRoom }
    const dimensions = stackDimensions(name, { ...drawn.part, measures }, { scale, lengths })
    const room = (edge: Edge) => roomOf(dimensions, edge) + (drawn.beside?.[name]?.[edge] ?? 0)
    const box = drawnBox(name, bounds, shortening)
    return {
      name,
      box: wholeBox(name, box, measures),
      drawn: box,
      dimensions,
      rooms: { above: room('above'), below: room('below'), left: room('left'), right: room('right') },
    }
  }
  return { front: view('front'), top: view('top'), side: view('side'), scale, shortening, shown: drawn.shown }
}

/** Larger extent that each view has on the paper at least, mm. */
const legible = 40

/** @returns the scale from which on every view is legible */
export const legibleScale = (drawn: DrawnPart): number => {
  const bounds = boundsOfDrawn(drawn)
  const extents = drawn.shown.map((name) => {
    const { width, height } = drawnBox(name, bounds, undefined)
    return Math.max(width, height)
  })
  return legible / Math.min(...extents)
}
