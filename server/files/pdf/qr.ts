/** An address as a QR code, drawn as areas. */
import { encode } from 'uqr'
import type { Pdf } from './document.ts'
import { colours } from './style.ts'

/** Longest text that a code of the largest version holds at the lowest correction, bytes (ISO/IEC 18004, table 7). */
export const longestCode = 2953

/** A quiet zone of four modules around it, as the standard asks for. */
const quiet = 4

/**
 * Draws a code; within a tag.
 * @param place upper left corner and side, pt
 */
export const drawCode = (pdf: Pdf, text: string, { x, y, side }: Readonly<Record<'x' | 'y' | 'side', number>>): void => {
  const { data, size } = encode(text, { ecc: text.length > 1200 ? 'L' : 'M', border: quiet })
  const module = side / size
  pdf.doc.fillColor(colours.ink)
  data.forEach((line, row) => {
    // Dark modules beside each other are one area: no hairline shows between them.
    let start = -1
    for (let column = 0; column <= line.length; column += 1) {
      if (line[column] && start < 0) start = column
      if (line[column] || start < 0) continue
      pdf.doc.rect(x + start * module, y + row * module, (column - start) * module, module)
      start = -1
    }
  })
  pdf.doc.fill(colours.ink)
}
