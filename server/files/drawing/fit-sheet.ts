/** Chooses sheet and scale: the smallest sheet on which every view is legible, whole where possible, else shortened. */
import type { ViewName } from '../../../engine/part/part-schema.ts'
import type { Plan, PlannedView, PlanRequest } from './plan-views.ts'
import { isoScales } from './scales.ts'
import { type Format, formats, type PaperPoint, type Projection } from './sheet.ts'
import { blockHeight, margins, notesHeight, type SheetWords } from './title-block.ts'

/** Sheets of ISO 5457 with the most stretches that a view leaves out on them: up to A3 rather a larger sheet than more of them. */
const tries = [
  { format: 'A4', cuts: 0 },
  { format: 'A3', cuts: 0 },
  { format: 'A4', cuts: 2 },
  { format: 'A3', cuts: 2 },
  { format: 'A4', cuts: 4 },
  { format: 'A3', cuts: 4 },
  { format: 'A2', cuts: 4 },
  { format: 'A1', cuts: 4 },
] as const satisfies readonly { readonly format: Format; readonly cuts: number }[]

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

/**
 * @param planAt plans the views
 * @param least scale from which on every view is legible
 * @param words texts of the sheet, which determine the space for the views
 * @returns sheet and plan; where no sheet is large enough, the largest scale on the largest
 */
export function fitSheet(planAt: (request: PlanRequest) => Plan, least: number, words: SheetWords): FittedSheet {
  const found = ({ format, cuts: most }: (typeof tries)[number], from: number): Plan | undefined => {
    const field = fieldOf(format, words)
    for (let cuts = 0; cuts <= most; cuts += 1) {
      for (const scale of isoScales.filter((one) => one >= from)) {
        const plan = planAt({ scale, cuts })
        if (fits(plan, field)) return plan
      }
    }
    return undefined
  }
  for (const one of tries) {
    const plan = found(one, least)
    if (plan) return { format: one.format, plan }
  }
  const last = { format: 'A1', cuts: 4 } as const
  return { format: last.format, plan: found(last, 0) ?? planAt({ scale: isoScales[isoScales.length - 1] ?? 1, cuts: last.cuts }) }
}

/** Lower left corners of the views. */
type Corners = Readonly<Record<ViewName, PaperPoint>>

/** @returns the lower left corners of the views: those side by side at one height, those above each other at one left edge */
export function cornersOf({ front, top, side, scale }: Plan, { left, bottom, width, height }: Field, projection: Projection): Corners {
  const sideWidth = across([side], scale)
  const [spareX, spareY] = [width - sideWidth - across([front, top], scale), height - upwards([front, side], scale) - upwards([top], scale)]
  const beside = Math.max(front.rooms.left, top.rooms.left)
  const below = Math.max(front.rooms.below, side.rooms.below)
  if (projection === 'third') {
    const [frontLeft, frontBottom] = [left + spareX / 3 + beside, bottom + spareY / 3 + below]
    const sideLeft = left + width - spareX / 3 - sideWidth + side.rooms.left
    return {
      front: [frontLeft, frontBottom],
      top: [frontLeft, bottom + upwards([front, side], scale) + (2 * spareY) / 3 + top.rooms.below],
      side: [sideLeft, frontBottom],
    }
  }
  const frontLeft = left + spareX / 2 + sideWidth + beside
  const topBottom = bottom + spareY / 3 + top.rooms.below
  const frontBottom = topBottom + scale * top.box.height + top.rooms.above + spareY / 3 + below
  return {
    front: [frontLeft, frontBottom],
    top: [frontLeft, topBottom],
    side: [left + spareX / 3 + side.rooms.left, frontBottom],
  }
}
