/** Lays out views, dimensions and title block on a sheet. */
import type { Place, ViewName } from '../../../engine/part/part-schema.ts'
import { type PaperBox } from './crowding.ts'
import { boxOfMarks, detailFor, detailMarks } from './detail-view.ts'
import { type RequestedSheet, cornersOf, type Field, fieldOf, fitSheet, type FittedSheet } from './fit-sheet.ts'
import type { HoleGroup } from './holes.ts'
import { type Lettered, letterMarks } from './letters.ts'
import { dimensionsAmong, dimensionsOn } from './place-dimensions.ts'
import { type DrawnPart, legibleScale, type Plan, planViews } from './plan-views.ts'
import { boundsOfEdges, type View, type Views } from './project.ts'
import { scaleText } from './scales.ts'
import { breakMarks, shortened, shortenEdges, shownAxis } from './shorten.ts'
import type { Format, Mark, PaperPoint, Projection, Sheet } from './sheet.ts'
import type { Lengths } from './stack-dimensions.ts'
import { logoPlace, type SheetWords, titleMarks } from './title-block.ts'
import { seenIn, sliceBoxes } from './view-axes.ts'
import { edgeMark, lineMarks, linesOf, type NamedView, place, type Placing } from './view-marks.ts'

/** The positions of the views. */
type Laid = {
  readonly field: Field
  readonly plan: Plan
  readonly corners: Readonly<Record<ViewName, PaperPoint>>
  readonly projection: Projection
}

const placingOf = (name: ViewName, { plan, corners }: Laid): Placing => {
  const { scale } = plan
  const { low } = plan[name].box
  return { scale, origin: [corners[name][0] - scale * low[0], corners[name][1] - scale * low[1]] }
}

/** Clearance around the isometric view, mm. */
const around = 4

/** The free corner: in first-angle projection below the view from the right, in third-angle above it. */
function freeCorner({ field, plan, corners, projection }: Laid): PaperBox {
  const { front, top, side, scale } = plan
  if (projection === 'first') {
    return {
      low: [field.left + around, field.bottom + around],
      high: [corners.front[0] - Math.max(front.rooms.left, top.rooms.left) - around, corners.side[1] - side.rooms.below - around],
    }
  }
  const right = Math.max(...[front, top].map(({ box, rooms }) => scale * box.width + rooms.right))
  return {
    low: [corners.front[0] + right + around, corners.side[1] + scale * side.box.height + side.rooms.above + around],
    high: [field.left + field.width - around, field.bottom + field.height - around],
  }
}

/** The isometric view as large as fits in the free corner. */
function cornerMarks(view: View, laid: Laid): readonly Mark[] {
  const { low, high } = boundsOfEdges(view.visible)
  const free = freeCorner(laid)
  const [width, height] = [high[0] - low[0], high[1] - low[1]]
  const fitting = Math.min((free.high[0] - free.low[0]) / width, (free.high[1] - free.low[1]) / height, laid.plan.scale)
  if (!(fitting > 0)) return []
  const middle = (axis: 0 | 1) => (free.low[axis] + free.high[axis] - fitting * (low[axis] + high[axis])) / 2
  return view.visible.map((edge) => edgeMark(edge, 'outline', { scale: fitting, origin: [middle(0), middle(1)] }))
}

/** The lines of a view, shortened where the part is. */
function viewMarks({ name, view }: NamedView, { part, ends }: DrawnPart, laid: Laid): readonly Mark[] {
  const { shortening, scale } = laid.plan
  const placing = placingOf(name, laid)
  const lines = linesOf({ name, view }, { bodies: part.bodies, ends }, scale)
  if (!shortening) return lineMarks(lines, placing)
  const shorter = lines.map(({ stroke, edges }) => ({ stroke, edges: shortenEdges(name, edges, shortening) }))
  const boxes = [...part.bodies, ...ends.flat()].flatMap(sliceBoxes)
  return [...lineMarks(shorter, placing), ...breakMarks({ name, place: (point) => place(placing, point) }, boxes, shortening)]
}

/** A point of a view where a shortened part has it. */
const shortenedPoint = (name: ViewName, [x, y]: HoleGroup['at'], { shortening }: Plan): HoleGroup['at'] => {
  const at = shortening && shownAxis(name, shortening.axis)
  if (!shortening || at === undefined) return [x, y]
  return at === 0 ? [shortened(x, shortening), y] : [x, shortened(y, shortening)]
}

/** The space of a view with its dimensions. */
const spaceOf = (name: ViewName, { plan, corners }: Laid): PaperBox => {
  const { box, rooms } = plan[name]
  const [left, bottom] = corners[name]
  return {
    low: [left - rooms.left, bottom - rooms.below],
    high: [left + plan.scale * box.width + rooms.right, bottom + plan.scale * box.height + rooms.above],
  }
}

/** A view on the paper: where its points are, its space with all dimensions, and what is drawn in it. */
export type PlacedView = {
  readonly name: ViewName
  readonly at: (point: Place<number>) => PaperPoint
  readonly space: PaperBox
}

/** The part with its views, and what is marked on them besides. */
type Drawing = DrawnPart & { readonly views: Views; readonly further?: (view: PlacedView) => readonly Mark[] }

const placedView = (name: ViewName, laid: Laid): PlacedView => ({
  name,
  at: (point) => place(placingOf(name, laid), shortenedPoint(name, seenIn(name, point), laid.plan)),
  space: spaceOf(name, laid),
})

/** The detail of holes that are too small at the scale of the sheet, where there is room beside what is drawn. */
function detailOn(
  { part, ends, views }: Drawing,
  holes: readonly HoleGroup[],
  laid: Laid & { readonly drawn: readonly (readonly Mark[])[] },
) {
  const detail = detailFor(holes, laid.plan.scale)
  if (!detail) return undefined
  const { view: name, scale } = detail
  const taken = [...laid.plan.shown.map((view) => spaceOf(view, laid)), ...laid.drawn.filter((marks) => marks.length > 0).map(boxOfMarks)]
  const lines = linesOf({ name, view: views[name] }, { bodies: part.bodies, ends }, scale)
  const placing = placingOf(name, laid)
  const made = detailMarks(detail, { placing, lines, centre: shortenedPoint(name, detail.centre, laid.plan) }, { field: laid.field, taken })
  return made && { marks: made.marks, lettered: { hole: made.lettered, placing } satisfies Lettered }
}

/** Formatting of lengths, and the texts of the sheet for its format and scale. */
export type Writing = Lengths & {
  readonly wordsFor: (format: Format, scale: string) => SheetWords
  readonly holes: readonly HoleGroup[]
}

/** @returns sheet and scale for a part */
export const fitDrawing = (drawn: DrawnPart, requested: RequestedSheet, { wordsFor, ...lengths }: Writing): FittedSheet =>
  fitSheet({ planAt: (request) => planViews(drawn, request, lengths), least: legibleScale(drawn) }, requested, wordsFor('A4', scaleText(1)))

/**
 * @param drawing part to draw, with its views
 * @param fitted sheet and scale
 * @param writing texts and formatting
 * @returns the sheet
 */
export function layOut(drawing: Drawing, { format, plan }: FittedSheet, { wordsFor, holes }: Pick<Writing, 'wordsFor' | 'holes'>): Sheet {
  const words = wordsFor(format, scaleText(plan.scale))
  const field = fieldOf(format, words)
  const { projection } = words
  const laid: Laid = { field, plan, corners: cornersOf(plan, field, projection), projection }
  const shown = plan.shown.map((name) => ({ name, marks: viewMarks({ name, view: drawing.views[name] }, drawing, laid) }))
  const outlines = shown.flatMap(({ marks }) => marks)
  const placed = shown.flatMap(({ name, marks }) => dimensionsOn(plan[name], placingOf(name, laid), marks))
  const dimensions = dimensionsAmong(placed, outlines)
  const idea = drawing.views.corner ? cornerMarks(drawing.views.corner, laid) : []
  const placedMarks = dimensions.map(({ marks }) => marks)
  const detail = detailOn(drawing, holes, { ...laid, drawn: [...placedMarks, idea] })
  const groups: readonly Lettered[] = holes.map((hole) => ({
    hole: { ...hole, at: shortenedPoint(hole.view, hole.at, plan) },
    placing: placingOf(hole.view, laid),
  }))
  const further = plan.shown.flatMap((name) => drawing.further?.(placedView(name, laid)) ?? [])
  const others = [...outlines, ...placedMarks.flat(), ...idea, ...(detail?.marks ?? [])]
  const lettered = letterMarks([...groups, ...(detail ? [detail.lettered] : [])], others)
  return {
    format,
    scale: plan.scale,
    views: [...outlines, ...lettered, ...idea, ...(detail?.marks ?? []), ...further],
    dimensions,
    frame: titleMarks(format, words),
    notes: words.notes,
    logo: logoPlace(format, words),
  }
}
