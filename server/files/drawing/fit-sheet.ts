/** Chooses sheet and scale: the smallest sheet on which every view is legible, whole where possible, else shortened. */
import { type DrawingUnit, sheetsByUnit } from '../../../contract/files/drawing-choices.ts'
import type { ViewName } from '../../../engine/part/part-schema.ts'
import type { Plan, PlannedView, PlanRequest } from './plan-views.ts'
import { isoScales } from './scales.ts'
import { type Format, formats, type PaperPoint, type Projection } from './sheet.ts'
import { blockHeight, margins, notesHeight, type SheetWords } from './title-block.ts'

/** A sheet with the most stretches that a view leaves out on it. */
type Try = { readonly format: Format; readonly cuts: number }

/** Stretches left out at most. */
const mostCuts = 4

/** The sheets of a unit in the order in which they are tried: up to the second rather a larger one than more cuts. */
const triesOf = (unit: DrawingUnit): readonly Try[] => {
  const [first, second, ...larger] = sheetsByUnit[unit]
  const small = [0, 2, mostCuts].flatMap((cuts) => [first, second].map((format): Try => ({ format, cuts })))
  return [...small, ...larger.map((format): Try => ({ format, cuts: mostCuts }))]
}

/** What is requested of a sheet: the unit of its dimensions, and one format where it is chosen. */
export type RequestedSheet = { readonly unit: DrawingUnit; readonly sheet?: Format | undefined }

/** A sheet and the views planned for it. */
export type FittedSheet = { readonly format: Format; readonly plan: Plan }

/** The area of a sheet that is left for the views. */
export type Field = { readonly left: number; readonly bottom: number; readonly width: number; readonly height: number }

const mostOf = (views: readonly PlannedView[], of: (view: PlannedView) => number): number => Math.max(...views.map(of))
/** Total width of views that share their left edge. */
const across = (views: readonly PlannedView[], scale: number): number =>
  mostOf(views, ({ rooms }) => rooms.left) + mostOf(views, ({ box, rooms }) => scale * box.width + rooms.right)
/** Total height of views that share their lower edge. */
const upwards = (views: readonly PlannedView[], scale: number): number =>
  mostOf(views, ({ box, rooms }) => rooms.above + scale * box.height) + mostOf(views, ({ rooms }) => rooms.below)

/** In either projection. */
const fits = ({ front, top, side, scale }: Plan, { width, height }: Field): boolean =>
  across([side], scale) + across([front, top], scale) <= width && upwards([front, side], scale) + upwards([top], scale) <= height

/** @returns the field of a sheet above its title block and notes */
export const fieldOf = (format: Format, words: SheetWords): Field => {
  const [width, height] = formats[format]
  const bottom = margins.other + Math.max(blockHeight(words), notesHeight(words)) + 2
  return { left: margins.left + 2, bottom, width: width - margins.left - margins.other - 4, height: height - margins.other - bottom - 2 }
}

/** Plans the views, and the scale from which on every one is legible. */
export type Planning = { readonly planAt: (request: PlanRequest) => Plan; readonly least: number }

/** The plan at the largest scale that fits, with as few stretches left out as that permits. */
const largestOn = (format: Format, { planAt }: Planning, words: SheetWords): Plan => {
  const field = fieldOf(format, words)
  for (const scale of isoScales) {
    for (let cuts = 0; cuts <= mostCuts; cuts += 1) {
      const plan = planAt({ scale, cuts })
      if (fits(plan, field)) return plan
    }
  }
  throw new RangeError(`no scale fits the views on ${format}`)
}

/**
 * @param planning of the views
 * @param requested unit and, where it is chosen, the sheet
 * @param words texts of the sheet, which determine the space for the views
 * @returns sheet and plan; where no sheet is large enough, the largest scale on the largest
 */
export function fitSheet(planning: Planning, { unit, sheet }: RequestedSheet, words: SheetWords): FittedSheet {
  const { planAt, least } = planning
  const found = ({ format, cuts: most }: Try): Plan | undefined => {
    const field = fieldOf(format, words)
    for (let cuts = 0; cuts <= most; cuts += 1) {
      for (const scale of isoScales.filter((one) => one >= least)) {
        const plan = planAt({ scale, cuts })
        if (fits(plan, field)) return plan
      }
    }
    return undefined
  }
  const tries = sheet ? [0, 2, mostCuts].map((cuts): Try => ({ format: sheet, cuts })) : triesOf(unit)
  for (const one of tries) {
    const plan = found(one)
    if (plan) return { format: one.format, plan }
  }
  const last = sheet ?? sheetsByUnit[unit].at(-1) ?? 'A1'
  return { format: last, plan: largestOn(last, planning, words) }
}

const countOf = (extents: readonly number[]): number => extents.filter((extent) => extent > 0).length

/** Lower left corners of the views. */
type Corners = Readonly<Record<ViewName, PaperPoint>>

/** @returns the lower left corners of the views: those side by side at one height, those above each other at one left edge */
export function cornersOf({ front, top, side, scale }: Plan, { left, bottom, width, height }: Field, projection: Projection): Corners {
  const [sideWidth, frontWidth] = [across([side], scale), across([front, top], scale)]
  const [frontHeight, topHeight] = [upwards([front, side], scale), upwards([top], scale)]
  const [spareX, spareY] = [width - sideWidth - frontWidth, height - frontHeight - topHeight]
  // A column or row without views takes no share of what is to spare.
  const [gapX, gapY] = [spareX / (1 + countOf([sideWidth, frontWidth])), spareY / (1 + countOf([frontHeight, topHeight]))]
  const beside = Math.max(front.rooms.left, top.rooms.left)
  const below = Math.max(front.rooms.below, side.rooms.below)
  const beyond = (other: number) => bottom + gapY + (other > 0 ? other + gapY : 0)
  if (projection === 'third') {
    const [frontLeft, frontBottom] = [left + gapX + beside, bottom + gapY + below]
    return {
      front: [frontLeft, frontBottom],
      top: [frontLeft, beyond(frontHeight) + top.rooms.below],
      side: [left + width - gapX - sideWidth + side.rooms.left, frontBottom],
    }
  }
  const [frontLeft, frontBottom] = [left + spareX / 2 + sideWidth + beside, beyond(topHeight) + below]
  return {
    front: [frontLeft, frontBottom],
    top: [frontLeft, bottom + gapY + top.rooms.below],
    side: [left + gapX + side.rooms.left, frontBottom],
  }
}
