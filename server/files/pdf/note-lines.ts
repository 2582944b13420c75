/** What stands below the rows of a table: texts in lines, formulas side by side where there is room. */
import { toText, type Formula } from '../../../engine/formula/index.ts'
import type { Pdf } from './document.ts'
import { formulaBox } from './formula.ts'
import { lineHeight } from './style.ts'

/** A line with its height; `y` is its top. */
type NoteLine = { readonly height: number; readonly draw: (x: number, y: number) => void }

const textStyle = { size: 7, colour: 'soft' } as const
const formulaSize = 8
/** Space between formulas side by side, and above and below them, pt. */
const between = 18
const around = 2

const textLines = (pdf: Pdf, text: string, width: number): readonly NoteLine[] => {
  const lines = text === '' ? [] : pdf.linesOf(text, width, textStyle)
  const height = lineHeight(textStyle)
  return lines.map((line) => ({ height, draw: (x, y) => pdf.tags.leaf('P', () => pdf.write(line, { x, y }, textStyle)) }))
}

const formulaLines = (pdf: Pdf, formulas: readonly Formula[], width: number): readonly NoteLine[] => {
  const boxes = formulas.flatMap((formula) => {
    const box = formulaBox(pdf, formula, { size: formulaSize, colour: 'ink', width })
    return box ? [{ ...box, alt: toText(formula) }] : []
  })
  if (boxes.length < formulas.length) return formulas.flatMap((formula) => textLines(pdf, toText(formula), width))
  const whole = boxes.reduce((sum, box) => sum + box.width, between * (boxes.length - 1))
  const lines = whole <= width ? [boxes] : boxes.map((box) => [box])
  return lines.map((line) => {
    const up = Math.max(0, ...line.map((box) => box.up))
    return {
      height: up + Math.max(0, ...line.map((box) => box.down)) + 2 * around,
      draw: (x, y) => {
        let at = x
        for (const box of line) {
          const left = at
          pdf.tags.leaf('Formula', () => box.draw(left, y + around + up), { alt: box.alt })
          at += box.width + between
        }
      },
    }
  })
}

/** @returns the lines of all notes in order */
export const noteLines = (pdf: Pdf, notes: readonly (string | readonly Formula[])[], width: number): readonly NoteLine[] =>
  notes.flatMap((note) => (typeof note === 'string' ? textLines(pdf, note, width) : formulaLines(pdf, note, width)))
