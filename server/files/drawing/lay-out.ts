/** Lays out views, dimensions and title block on a sheet. */
import type { ViewName } from '../../../engine/part/part-schema.ts'
import { cornersOf, type Field, fieldOf, fitSheet, type FittedSheet } from './fit-sheet.ts'
import type { HoleGroup } from './holes.ts'
import { letterMarks } from './letters.ts'
import { dimensionsAmong, dimensionsOn } from './place-dimensions.ts'
import { type DrawnPart, legibleScale, type Plan, planViews } from './plan-views.ts'
import { boundsOfEdges, type View, type Views } from './project.ts'
import { breakMarks, shortened, shortenEdges, shownAxis } from './shorten.ts'
import type { Format, Mark, PaperPoint, Sheet } from './sheet.ts'
import type { Lengths } from './stack-dimensions.ts'
import { logoPlace, type SheetWords, titleMarks } from './title-block.ts'
import { sliceBoxes } from './view-axes.ts'
import { edgeMark, lineMarks, linesOf, type NamedView, place, type Placing } from './view-marks.ts'

/** The positions of the views. */
type Laid = { readonly field: Field; readonly plan: Plan; readonly corners: Readonly<Record<ViewName, PaperPoint>> }

const placingOf = (name: ViewName, { plan, corners }: Laid): Placing => {
  const { scale } = plan
  const { low } = plan[name].box
  return { scale, origin: [corners[name][0] - scale * low[0], corners[name][1] - scale * low[1]] }
}

/** The scale as text: 1:5, 2:1. */
const scaleText = (scale: number): string => (scale >= 1 ? `${scale}:1` : `1:${Math.round(1 / scale)}`)

/** Clearance around the isometric view, mm. */
const around = 4

/** The isometric view as large as fits in the free corner below the side view. */
function cornerMarks(view: View, { field, plan, corners }: Laid): readonly Mark[] {
  const { front, top, side, scale } = plan
  const { low, high } = boundsOfEdges(view.visible)
  const left = field.left + around
  const right = corners.front[0] - Math.max(front.rooms.left, top.rooms.left) - around
  const upper = corners.side[1] - side.rooms.below - around
  const lower = field.bottom + around
  const [width, height] = [high[0] - low[0], high[1] - low[1]]
  const fitting = Math.min((right - left) / width, (upper - lower) / height, scale)
  if (!(fitting > 0)) return []
  const origin: PaperPoint = [(left + right - fitting * (low[0] + high[0])) / 2, (lower + upper - fitting * (low[1] + high[1])) / 2]
  return view.visible.map((edge) => edgeMark(edge, 'outline', { scale: fitting, origin }))
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

/** A group of holes where a shortened part has it. */
const holeOn = (hole: HoleGroup, { shortening }: Plan): HoleGroup => {
  const at = shortening && shownAxis(hole.view, shortening.axis)
  if (!shortening || at === undefined) return hole
  const [x, y] = hole.at
  return { ...hole, at: at === 0 ? [shortened(x, shortening), y] : [x, shortened(y, shortening)] }
}

/** Formatting of lengths, and the texts of the sheet for its format and scale. */
export type Writing = Lengths & {
  readonly wordsFor: (format: Format, scale: string) => SheetWords
  readonly holes: readonly HoleGroup[]
}

const viewNames = ['front', 'top', 'side'] as const

/** @returns sheet and scale for a part */
export const fitDrawing = (drawn: DrawnPart, { wordsFor, ...lengths }: Writing): FittedSheet =>
  fitSheet((request) => planViews(drawn, request, lengths), legibleScale(drawn), wordsFor('A4', scaleText(1)))

/**
 * @param drawn part to draw, with its views
 * @param fitted sheet and scale
 * @param writing texts and formatting
 * @returns the sheet
 */
export function layOut(
  { views, ...drawn }: DrawnPart & { readonly views: Views },
  { format, plan }: FittedSheet,
  { wordsFor, holes }: Pick<Writing, 'wordsFor' | 'holes'>,
): Sheet {
  const words = wordsFor(format, scaleText(plan.scale))
  const field = fieldOf(format, words)
  const laid: Laid = { field, plan, corners: cornersOf(plan, field) }
  const shown = viewNames.map((name) => ({ name, marks: viewMarks({ name, view: views[name] }, drawn, laid) }))
  const outlines = shown.flatMap(({ marks }) => marks)
  const placed = shown.flatMap(({ name, marks }) => dimensionsOn(plan[name], placingOf(name, laid), marks))
  const dimensions = dimensionsAmong(placed, outlines)
  const idea = views.corner ? cornerMarks(views.corner, laid) : []
  const groups = holes.map((hole) => ({ hole: holeOn(hole, plan), placing: placingOf(hole.view, laid) }))
  const lettered = letterMarks(groups, [...outlines, ...dimensions.flatMap(({ marks }) => marks), ...idea])
  return {
    format,
    scale: plan.scale,
    views: [...outlines, ...lettered, ...idea],
    dimensions,
    frame: titleMarks(format, words),
    notes: words.notes,
    logo: logoPlace(format, words),
  }
}
