/**
 * Geometry of the guide layout drawing: positions of blocks, load, dimensions and texts for the values of the form.
 *
 * Blocks and load share a compressed scale: a millimetre takes less space the farther out it is. Any value remains in the view,
 * and a load outside the blocks is drawn outside them.
 */
import type { ShownState } from '../../engine/react/index.ts'
import { type Dimension, dimensionOf, type DimensionSource, placeText, type Label } from './guide-layout-dimensions.ts'
import {
  type DimensionField,
  type Frame,
  frames,
  type GuidePosture,
  type Lane,
  type MainView,
  type Point,
  postures,
} from './guide-layout-frames.ts'

export type Rect = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
export type Segment = { readonly from: Point; readonly to: Point }
export type Block = { readonly rect: Rect; readonly number: number; readonly numberAt: Point }

/** Values of the drawing; anything but a finite number counts as absent. */
export type LayoutValues = {
  readonly posture: GuidePosture
  readonly rails: number
  readonly perRail: number
  readonly numbers: Readonly<Partial<Record<DimensionField, number>>>
}

/** Returns the text of a dimension or of the load. */
export type TextOf = (field: DimensionField | 'load') => string

export type LayoutDrawing = {
  readonly frame: Frame
  readonly main: {
    readonly rails: readonly Rect[]
    readonly blocks: readonly Block[]
    readonly table: Rect
    readonly axes: readonly Segment[]
    readonly load: Point
    readonly weight: Segment | undefined
  }
  readonly side: {
    readonly base: Segment
    readonly rails: readonly Rect[]
    readonly blocks: readonly Rect[]
    readonly table: Rect
    readonly stem: Segment
    readonly load: Point
    readonly weight: Segment
    readonly text: Label
  }
  readonly dimensions: readonly Dimension[]
}

const assumedSpacing = 200
/** Distance in mm drawn at half of a view's reach. */
const halfwayAlong = 130
const halfwayLateral = 90
const halfwayHeight = 180

const blockLengths: Readonly<Record<number, number>> = { 1: 44, 2: 36, 3: 30, 4: 24 }
const railHalfWidth = 4
const blockHalfWidth = 12
const weightLength = 28
const massHalf = { along: 14, across: 10 } as const

/** Thicknesses perpendicular to the mounting plane, from the wall outwards. */
const layers = { rail: 7, clearance: 4, block: 16, table: 5 } as const

const at = (origin: Point, ...steps: readonly (readonly [Point, number])[]): Point => ({
  x: steps.reduce((sum, [direction, length]) => sum + direction.x * length, origin.x),
  y: steps.reduce((sum, [direction, length]) => sum + direction.y * length, origin.y),
})

const rectBetween = (a: Point, b: Point): Rect => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  width: Math.abs(a.x - b.x),
  height: Math.abs(a.y - b.y),
})

/** Returns a distance in mm on the compressed scale: strictly increasing, limited by `reach`, with its sign. */
export const compressed = (distance: number, reach: number, halfway: number): number => {
  if (!Number.isFinite(distance)) return distance > 0 ? reach : distance < 0 ? -reach : 0
  return reach * (distance / (Math.abs(distance) + halfway))
}

const spacingOf = (value: number | undefined): number => (value !== undefined && value > 0 ? value : assumedSpacing)

/** Parses the rails and blocks per rail in the name of a layout, such as "2x3"; two by two until one is chosen. */
export const layoutOf = (name: unknown): { readonly rails: number; readonly perRail: number } => {
  const [, rails, perRail] = typeof name === 'string' ? (/^([12])x([1-4])$/.exec(name) ?? []) : []
  return rails === undefined ? { rails: 2, perRail: 2 } : { rails: Number(rails), perRail: Number(perRail) }
}

export const postureOf = (name: unknown): GuidePosture => postures.find((posture) => posture === name) ?? 'horizontal'

type Grid = { readonly along: readonly number[]; readonly lateral: readonly number[]; readonly blockHalf: number }

/**
 * Returns the centres of blocks (ascending) and rails (descending) from the centre of the layout, in the numbering of the
 * sizing.
 */
const gridOf = ({ rails, perRail, numbers }: LayoutValues, main: MainView): Grid => {
  const blockHalf = ((blockLengths[perRail] ?? 24) / 2) * main.blockScale
  const spread = (count: number, half: number) =>
    Array.from({ length: count }, (_, index) => (count === 1 ? 0 : (2 * half * index) / (count - 1) - half))
  const halfOf = (count: number, spacing: number, [reach, halfway, least]: readonly [number, number, number]) =>
    Math.max(compressed(((count - 1) * spacing) / 2, reach, halfway), ((count - 1) * least) / 2)
  const along = halfOf(perRail, spacingOf(numbers.sliderSpacing), [main.reachAlong, halfwayAlong, 2 * blockHalf + 4])
  const lateral = halfOf(rails, spacingOf(numbers.railSpacing), [main.reachLateral, halfwayLateral, 2 * blockHalfWidth + 6])
  return { along: spread(perRail, along), lateral: spread(rails, lateral).toReversed(), blockHalf }
}

type Offsets = { readonly along: number; readonly lateral: number; readonly height: number }

const offsetsOf = ({ numbers }: LayoutValues, { main, side }: Frame): Offsets => {
  const height = numbers.armC ?? 0
  return {
    along: compressed(numbers.armA ?? 0, main.reachAlong, halfwayAlong),
    lateral: compressed(numbers.armB ?? 0, main.reachLateral, halfwayLateral),
    height: compressed(height, height < 0 ? side.reachBelow : side.reachAbove, halfwayHeight),
  }
}

const weightFrom = (load: Point): Segment => ({ from: load, to: { x: load.x, y: load.y + weightLength } })

const mainView = ({ main, weightInMain }: Frame, grid: Grid, offsets: Offsets): LayoutDrawing['main'] => {
  const place = (along: number, lateral: number) => at(main.centre, [main.along, along], [main.lateral, lateral])
  const box = (middle: readonly [number, number], half: readonly [number, number]) =>
    rectBetween(place(middle[0] - half[0], middle[1] - half[1]), place(middle[0] + half[0], middle[1] + half[1]))
  const load = place(offsets.along, offsets.lateral)
  const blocks = grid.lateral.flatMap((y) => grid.along.map((x) => box([x, y], [grid.blockHalf, blockHalfWidth])))
  const half = [Math.max(...grid.along) + grid.blockHalf + 2, Math.max(...grid.lateral) + blockHalfWidth + 2] as const
  return {
    rails: grid.lateral.map((y) => box([0, y], [main.railHalf, railHalfWidth])),
    blocks: blocks.map((rect, index) => ({ rect, number: index + 1, numberAt: { x: rect.x + 6, y: rect.y + 6.5 } })),
    table: box([0, 0], half),
    axes: [
      { from: place(-main.railHalf, 0), to: place(main.railHalf, 0) },
      { from: place(0, -main.spaceHalf), to: place(0, main.spaceHalf) },
    ],
    load,
    weight: weightInMain ? weightFrom(load) : undefined,
  }
}

/** Returns the part of the grid visible in the side view: one axis, and the size of a block along it. */
const seenFrom = ({ side }: Frame, grid: Grid, offsets: Offsets) =>
  side.shows === 'along'
    ? { middles: grid.along, blockHalf: grid.blockHalf, load: offsets.along, railMiddles: [0], railHalf: side.half }
    : { middles: grid.lateral, blockHalf: blockHalfWidth, load: offsets.lateral, railMiddles: grid.lateral, railHalf: railHalfWidth + 1 }

const sideView = (frame: Frame, grid: Grid, { offsets, textOf }: { offsets: Offsets; textOf: TextOf }): LayoutDrawing['side'] => {
  const { side } = frame
  const seen = seenFrom(frame, grid, offsets)
  const place = (across: number, height: number) => at(side.centre, [side.direction, across], [side.normal, height])
  const box = (middle: number, half: number, [low, high]: readonly [number, number]) =>
    rectBetween(place(middle - half, low), place(middle + half, high))
  const ground = -(layers.block + layers.clearance)
  const load = place(seen.load, offsets.height)
  const weight = weightFrom(load)
  const tableHalf = Math.max(...seen.middles) + seen.blockHalf + 2
  const middle = side.loadText === 'above' ? load.y - massHalf.across - 9 : weight.to.y + 9
  return {
    base: { from: place(-side.half, ground), to: place(side.half, ground) },
    rails: seen.railMiddles.map((each) => box(each, seen.railHalf, [ground, ground + layers.rail])),
    blocks: seen.middles.map((each) => box(each, seen.blockHalf, [ground + layers.clearance, 0])),
    table: box(0, tableHalf, [0, layers.table]),
    stem: { from: place(0, Math.min(layers.table, Math.max(0, offsets.height))), to: load },
    load,
    weight,
    text: placeText({ text: textOf('load'), middle: load.x, across: middle, room: { measures: 'x', ...side.loadRoom } }),
  }
}

/** Returns the point nearer to a lane. */
const nearest = ({ measures, line }: Lane, a: Point, b: Point): Point => {
  const across = measures === 'x' ? 'y' : 'x'
  return Math.abs(a[across] - line) <= Math.abs(b[across] - line) ? a : b
}

/** Returns the points of all dimensions, and the starts of their extension lines. */
const dimensionSources = (grid: Grid, { frame, main, side }: Omit<LayoutDrawing, 'dimensions'>): readonly DimensionSource[] => {
  const { main: view, side: edge, lanes } = frame
  const place = (along: number, lateral: number) => at(view.centre, [view.along, along], [view.lateral, lateral])
  const [rail = 0] = grid.lateral
  const [first = 0, second = 0] = grid.along
  const sources: Record<DimensionField, DimensionSource | undefined> = {
    armA: {
      field: 'armA',
      from: place(0, 0),
      to: main.load,
      begin: nearest(lanes.armA, place(0, view.spaceHalf), place(0, -view.spaceHalf)),
    },
    armB: {
      field: 'armB',
      from: place(0, 0),
      to: main.load,
      begin: nearest(lanes.armB, place(view.railHalf, 0), place(-view.railHalf, 0)),
    },
    armC: { field: 'armC', from: edge.centre, to: side.load },
    sliderSpacing:
      grid.along.length > 1
        ? {
            field: 'sliderSpacing',
            from: nearest(lanes.sliderSpacing, place(first, rail), place(first, -rail)),
            to: nearest(lanes.sliderSpacing, place(second, rail), place(second, -rail)),
          }
        : undefined,
    railSpacing:
      grid.lateral.length > 1
        ? {
            field: 'railSpacing',
            from: nearest(lanes.railSpacing, place(-view.railHalf, rail), place(view.railHalf, rail)),
            to: nearest(lanes.railSpacing, place(-view.railHalf, -rail), place(view.railHalf, -rail)),
          }
        : undefined,
  }
  return Object.values(sources).filter((source) => source !== undefined)
}

/** Returns the drawing. Dimensions of values masked by `states` are omitted. */
export const layoutDrawing = (values: LayoutValues, textOf: TextOf, states: Readonly<Record<string, ShownState>> = {}): LayoutDrawing => {
  const frame: Frame = frames[values.posture]
  const grid = gridOf(values, frame.main)
  const offsets = offsetsOf(values, frame)
  const main = mainView(frame, grid, offsets)
  const side = sideView(frame, grid, { offsets, textOf })
  const dimensions = dimensionSources(grid, { frame, main, side })
    .filter(({ field }) => states[field] !== 'masked')
    .map((source) => dimensionOf(source, frame.lanes[source.field], textOf(source.field)))
  return { frame, main, side, dimensions }
}
