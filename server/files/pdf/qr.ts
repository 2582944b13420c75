/** Draws an address as a QR code. */
import { encode } from 'uqr'
import type { Pdf } from './document.ts'
import { colours } from './style.ts'

/** Largest content of a code at the largest version and lowest error correction, bytes (ISO/IEC 18004, table 7). */
export const longestCode = 2953

/** Width of the quiet zone that the standard requires, modules. */
const quiet = 4

/**
 * Draws a code within a tag.
 *
 * @param place upper left corner and side length, pt
 */
export const drawCode = (pdf: Pdf, text: string, { x, y, side }: Readonly<Record<'x' | 'y' | 'side', number>>): void => {
  const { data, size } = encode(text, { ecc: text.length > 1200 ? 'L' : 'M', border: quiet })
  const module = side / size
  pdf.doc.fillColor(colours.ink)
  data.forEach((line, row) => {
    // Adjacent dark modules are drawn as one area, without hairlines between them.
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
