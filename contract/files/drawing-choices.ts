/** What may be chosen of a drawing: its sheet and its views. Pages offer these tables, and the service accepts nothing else. */
import * as z from 'zod/mini'

/** Unit of the dimensions of a drawing. */
export type DrawingUnit = 'mm' | 'in'

/** Sheets by the unit of the dimensions, smallest first: ISO 216, and ASME Y14.1 for inches. */
export const sheetsByUnit = {
  mm: ['A4', 'A3', 'A2', 'A1'],
  in: ['ANSI A', 'ANSI B', 'ANSI C', 'ANSI D'],
} as const
export type SheetName = (typeof sheetsByUnit)[DrawingUnit][number]

/** Views of a drawing in the order in which they are listed. */
export const drawingViews = ['front', 'top', 'side'] as const
export type DrawingView = (typeof drawingViews)[number]

/** Fields of a request for a file; each is chosen by the service where it is left out. */
export const drawingChoices = {
  sheet: z.optional(z.enum([...sheetsByUnit.mm, ...sheetsByUnit.in])),
  views: z.optional(z.array(z.enum(drawingViews)).check(z.minLength(1), z.maxLength(drawingViews.length))),
}
