/** Draws the views of a model into another document. */
import { PartError } from '../../../engine/part/build-part.ts'
import type { FileInput } from '../file-input.ts'
import { modelPartOf } from '../geometry/model-part.ts'
import type { Pdf } from '../pdf/document.ts'
import { drawMarks } from './draw-marks.ts'
import { drawSheet } from './draw-sheet.ts'
import { viewsInWords } from './drawing-words.ts'
import { boundsOfMarks, type Sheet, viewMarksOf } from './sheet.ts'

/** Views drawn into a box, with a description. */
export type DrawnViews = {
  /** Height of a box of the given width, pt. */
  readonly heightFor: (width: number) => number
  readonly words: string
  /** Explanations of asterisks and letters in the views. */
  readonly notes: readonly string[]
  readonly draw: (pdf: Pdf, box: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>) => void
}

/** The sheet; undefined where the choices yield no body, so that the rest of the document is still made. */
const sheetOf = async (input: FileInput): Promise<Sheet | undefined> => {
  try {
    return await drawSheet(input, () => undefined)
  } catch (error) {
    if (error instanceof PartError) return undefined
    throw error
  }
}

/** @returns the views of a sheet, for another document */
export const drawnSheet = (sheet: Sheet, words: string): DrawnViews => {
  const marks = viewMarksOf(sheet)
  const { low, high } = boundsOfMarks(marks)
  const [wide, tall] = [high[0] - low[0], high[1] - low[1]]
  return {
    heightFor: (width) => (width * tall) / wide,
    words,
    notes: sheet.notes,
    draw: (pdf, { x, y, width, height }) => {
      const ptPerSheetMm = Math.min(width / wide, height / tall)
      const left = x + (width - wide * ptPerSheetMm) / 2
      drawMarks(pdf, marks, { origin: [left - low[0] * ptPerSheetMm, y + high[1] * ptPerSheetMm], ptPerSheetMm })
    },
  }
}

/** @returns undefined for a model without a drawing */
export const drawViews = async (input: FileInput): Promise<DrawnViews | undefined> => {
  const sheet = (await modelPartOf(input.model.family)) && (await sheetOf(input))
  return sheet && drawnSheet(sheet, viewsInWords(input, sheet))
}
