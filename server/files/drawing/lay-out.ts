/**
 * Lays out views, dimensions and title block on a sheet: at the largest standard scale that fits, on A4 unless the scale becomes
 * too small.
 */
import type { BuiltPart } from '../../../engine/part/build-part.ts'
import type { ViewName } from '../../../engine/part/part-schema.ts'
import { boundsOf } from '../../../engine/part/solid.ts'
import { boxOfText, pointsOf, pointsWithin } from './crowding.ts'
import { dimensionMarks, dimensionRule, isTight, type PlacedDimension } from './dimension-marks.ts'
import type { HoleGroup } from './holes.ts'
import { letterMarks } from './letters.ts'
import { boundsOfEdges, type View, type Views } from './project.ts'
import { type Format, formats, type Mark, type PaperPoint, type Sheet } from './sheet.ts'
import { blockHeight, logoPlace, margins, notesHeight, type SheetWords, titleMarks } from './title-block.ts'
import { type Edge, type Lengths, roomOf, type StackedDimension, stackDimensions } from './stack-dimensions.ts'
import { edgeMarks, type NamedView, type Placing, viewAxes, viewMarks } from './view-marks.ts'

/** Scales of ISO 5455, largest first. */
const scales = [10, 5, 2, 1, 1 / 2, 1 / 5, 1 / 10, 1 / 20, 1 / 50, 1 / 100, 1 / 200] as const
/** Below this scale on A4, A3 is used where it permits a larger scale. */
const smallOnA4 = 1 / 5

type Box = { readonly width: number; readonly height: number; readonly low: PaperPoint }
type Planned = NamedView & {
  /** Extent of the view, including the travel of moving parts. */
  readonly box: Box
  /** Extent of what is drawn. */
  readonly drawn: Box
  readonly dimensions: readonly StackedDimension[]
  readonly rooms: Readonly<Record<Edge, number>>
}

const drawnBox = (name: ViewName, { bodies }: BuiltPart): Box => {
  const { low, high } = boundsOf(bodies)
  const [right, up] = viewAxes[name]
  return { width: high[right] - low[right], height: high[up] - low[up], low: [low[right], low[up]] }
}

/** A dimension line may extend beyond what is drawn. */
const boxOf = (name: ViewName, part: BuiltPart): Box => {
  const { width, height, low } = drawnBox(name, part)
  const { measures } = part
  const ends = (edges: readonly Edge[]) =>
    measures.filter(({ view, edge }) => view === name && edges.includes(edge)).flatMap(({ from, to }) => [from, to])
  const [across, upwards] = [ends(['above', 'below']), ends(['left', 'right'])]
  const [left, bottom] = [Math.min(low[0], ...across), Math.min(low[1], ...upwards)]
  return { width: Math.max(low[0] + width, ...across) - left, height: Math.max(low[1] + height, ...upwards) - bottom, low: [left, bottom] }
}

const planned = ({ name, view }: NamedView, part: BuiltPart, at: { readonly scale: number; readonly lengths: Lengths }): Planned => {
  const dimensions = stackDimensions(name, part, at)
  const room = (edge: Edge) => roomOf(dimensions, edge)
  return {
    name,
    view,
    box: boxOf(name, part),
    drawn: drawnBox(name, part),
    dimensions,
    rooms: { above: room('above'), below: room('below'), left: room('left'), right: room('right') },
  }
}

type Field = { readonly left: number; readonly bottom: number; readonly width: number; readonly height: number }
type Plan = Readonly<Record<ViewName, Planned>>

const mostOf = (views: readonly Planned[], of: (view: Planned) => number): number => Math.max(...views.map(of))
/** Total width of views that share their left edge. */
const across = (views: readonly Planned[], scale: number): number =>
  mostOf(views, ({ rooms }) => rooms.left) + mostOf(views, ({ box, rooms }) => scale * box.width + rooms.right)
/** Total height of views that share their lower edge. */
const upwards = (views: readonly Planned[], scale: number): number =>
  mostOf(views, ({ box, rooms }) => rooms.above + scale * box.height) + mostOf(views, ({ rooms }) => rooms.below)

/** First-angle projection: the view from the right is placed to the left, the one from above below. */
const fits = ({ front, top, side }: Plan, scale: number, { width, height }: Field): boolean =>
  across([side], scale) + across([front, top], scale) <= width && upwards([front, side], scale) + upwards([top], scale) <= height

const fieldOf = (format: Format, words: SheetWords): Field => {
  const [width, height] = formats[format]
  const bottom = margins.other + Math.max(blockHeight(words), notesHeight(words)) + 2
  return { left: margins.left + 2, bottom, width: width - margins.left - margins.other - 4, height: height - margins.other - bottom - 2 }
}

/** The positions of the views. */
type Laid = { readonly field: Field; readonly scale: number; readonly corners: Readonly<Record<ViewName, PaperPoint>> }

type Standing = { readonly corner: PaperPoint; readonly scale: number }

const placingOf = ({ box }: Pick<Planned, 'box'>, { corner, scale }: Standing): Placing => ({
  scale,
  origin: [corner[0] - scale * box.low[0], corner[1] - scale * box.low[1]],
})

function dimensionsOn({ box, drawn, dimensions }: Planned, { corner, scale }: Standing): readonly PlacedDimension[] {
  const placing = placingOf({ box }, { corner, scale })
  const [left, bottom] = [placing.origin[0] + scale * drawn.low[0], placing.origin[1] + scale * drawn.low[1]]
  const bases: Record<Edge, number> = { left, right: left + scale * drawn.width, below: bottom, above: bottom + scale * drawn.height }
  return dimensions.map(({ edge, from, to, text, row }) => {
    const origin = edge === 'above' || edge === 'below' ? placing.origin[0] : placing.origin[1]
    const away = dimensionRule.first + dimensionRule.next * row
    return { edge, from: origin + scale * from, to: origin + scale * to, base: bases[edge], away, text }
  })
}

/** Clearance around a text, mm. */
const textRoom = 0.8

const crowded = (marks: readonly Mark[], points: readonly PaperPoint[]): number =>
  marks.reduce((sum, mark) => sum + (mark.kind === 'text' ? pointsWithin(boxOfText(mark), points, textRoom) : 0), 0)

/** Number of passes: moving one text may free space for another. */
const rounds = 3

/** Places the text of a dimension without room between its arrows on the less crowded side. */
function dimensionsAmong(dimensions: readonly PlacedDimension[], drawn: readonly Mark[]): readonly Mark[] {
  const wide = dimensions.filter((one) => !isTight(one)).flatMap((one) => dimensionMarks(one))
  const tight = dimensions.filter(isTight)
  const points = [...drawn, ...wide].flatMap(pointsOf)
  const placed = tight.map((one) => dimensionMarks(one))
  for (const at of Array.from({ length: rounds * tight.length }, (_, turn) => turn % tight.length)) {
    const one = tight[at]
    if (!one) continue
    const [behind, before] = [dimensionMarks(one), dimensionMarks({ ...one, before: true })]
    const around = [...points, ...placed.flatMap((marks, index) => (index === at ? [] : marks.flatMap(pointsOf)))]
    placed[at] = crowded(before, around) < crowded(behind, around) ? before : behind
  }
  return [...wide, ...placed.flat()]
}

/** Lower left corners of the views: those side by side at one height, the top view below the front view. */
function placed({ front, top, side }: Plan, scale: number, { left, bottom, width, height }: Field): Readonly<Record<ViewName, PaperPoint>> {
  const sideWidth = across([side], scale)
  const [spareX, spareY] = [width - sideWidth - across([front, top], scale), height - upwards([front, side], scale) - upwards([top], scale)]
  const frontLeft = left + spareX / 2 + sideWidth + Math.max(front.rooms.left, top.rooms.left)
  const below = Math.max(front.rooms.below, side.rooms.below)
  const topBottom = bottom + spareY / 3 + top.rooms.below
  const frontBottom = topBottom + scale * top.box.height + top.rooms.above + spareY / 3 + below
  return {
    front: [frontLeft, frontBottom],
    top: [frontLeft, topBottom],
    side: [left + spareX / 3 + side.rooms.left, frontBottom],
  }
}

/** The views planned for a scale, which determines the dimensions that share a row. */
type PlanAt = (scale: number) => Plan

const chosenScale = (planAt: PlanAt, words: SheetWords): { readonly format: Format; readonly scale: number } => {
  const smallest = scales[scales.length - 1] ?? 1
  const largest = (format: Format) => scales.find((scale) => fits(planAt(scale), scale, fieldOf(format, words))) ?? smallest
  const [onA4, onA3] = [largest('A4'), largest('A3')]
  return onA4 >= smallOnA4 || onA3 <= onA4 ? { format: 'A4', scale: onA4 } : { format: 'A3', scale: onA3 }
}

/** The scale as text: 1:5, 2:1. */
const scaleText = (scale: number): string => (scale >= 1 ? `${scale}:1` : `1:${Math.round(1 / scale)}`)

/** Clearance around the isometric view, mm. */
const around = 4

/** The isometric view as large as fits in the free corner below the side view. */
function cornerMarks(view: View, { front, top, side }: Plan, { field, scale, corners }: Laid): readonly Mark[] {
  const { low, high } = boundsOfEdges(view.visible)
  const left = field.left + around
  const right = corners.front[0] - Math.max(front.rooms.left, top.rooms.left) - around
  const upper = corners.side[1] - side.rooms.below - around
  const lower = field.bottom + around
  const [width, height] = [high[0] - low[0], high[1] - low[1]]
  const fitting = Math.min((right - left) / width, (upper - lower) / height, scale)
  if (!(fitting > 0)) return []
  const origin: PaperPoint = [(left + right - fitting * (low[0] + high[0])) / 2, (lower + upper - fitting * (low[1] + high[1])) / 2]
  return edgeMarks(view, { scale: fitting, origin })
}

/** Formatting of lengths, and the texts of the sheet for its format and scale. */
export type Writing = Lengths & {
  readonly wordsFor: (format: Format, scale: string) => SheetWords
  readonly holes: readonly HoleGroup[]
}

/**
 * @param part built part
 * @param views views of the part
 * @param writing texts and formatting
 * @returns the sheet
 */
export function layOut(part: BuiltPart, views: Views, { wordsFor, holes, ...lengths }: Writing): Sheet {
  const planAt: PlanAt = (scale) => {
    const plan = (name: ViewName) => planned({ name, view: views[name] }, part, { scale, lengths })
    return { front: plan('front'), top: plan('top'), side: plan('side') }
  }
  const { format, scale } = chosenScale(planAt, wordsFor('A4', scaleText(1)))
  const all = planAt(scale)
  const words = wordsFor(format, scaleText(scale))
  const field = fieldOf(format, words)
  const corners = placed(all, scale, field)
  const standing = Object.values(all).map((one) => ({ one, at: { corner: corners[one.name], scale } }))
  const outlines = standing.flatMap(({ one, at }) => viewMarks(one, part.bodies, placingOf(one, at)))
  const dimensions = standing.flatMap(({ one, at }) => dimensionsOn(one, at))
  const drawn = [...outlines, ...dimensionsAmong(dimensions, outlines)]
  const groups = holes.map((hole) => ({ hole, placing: placingOf(all[hole.view], { corner: corners[hole.view], scale }) }))
  const idea = views.corner ? cornerMarks(views.corner, all, { field, scale, corners }) : []
  const lettered = letterMarks(groups, [...drawn, ...idea])
  return {
    format,
    scale,
    views: [...drawn, ...lettered, ...idea],
    frame: titleMarks(format, words),
    notes: words.notes,
    logo: logoPlace(format, words),
  }
}
