/** Draws the marks of a sheet into a PDF: lines with the width and dashes of their kind, and selectable texts. */
import type { Pdf } from '../pdf/document.ts'
import { colours } from '../pdf/style.ts'
import { type Mark, type PaperPoint, strokes } from './sheet.ts'

/** Points per millimetre. */
export const ptPerMm = 72 / 25.4

/** Height of capitals relative to the font size. */
const capitals = 0.733

/** Maps a sheet in mm, y up, to a page in pt, y down: `origin` is the position of the sheet's lower left corner. */
export type OnPage = { readonly origin: PaperPoint; readonly ptPerSheetMm: number }

const radians = (degrees: number): number => (degrees * Math.PI) / 180

const pathOf = (mark: Exclude<Mark, { readonly kind: 'text' }>, at: (point: PaperPoint) => PaperPoint, size: number): string => {
  const point = (of: PaperPoint) => at(of).join(' ')
  switch (mark.kind) {
    case 'line':
      return `M${point(mark.from)}L${point(mark.to)}`
    case 'path':
      return `M${mark.points.map(point).join('L')}${mark.filled ? 'Z' : ''}`
    case 'circle': {
      const radius = mark.radius * size
      const [x, y] = at(mark.centre)
      return `M${x - radius} ${y}A${radius} ${radius} 0 1 0 ${x + radius} ${y}A${radius} ${radius} 0 1 0 ${x - radius} ${y}Z`
    }
    case 'arc': {
      const radius = mark.radius * size
      const end = (angle: number) =>
        point([mark.centre[0] + mark.radius * Math.cos(radians(angle)), mark.centre[1] + mark.radius * Math.sin(radians(angle))])
      const sweep = (((mark.to - mark.from) % 360) + 360) % 360
      return `M${end(mark.from)}A${radius} ${radius} 0 ${sweep > 180 ? 1 : 0} 0 ${end(mark.to)}`
    }
  }
}

type Text = Extract<Mark, { readonly kind: 'text' }>
type Lines = Exclude<Mark, Text>
type ToPage = (point: PaperPoint) => PaperPoint

const alignments = { start: 'left', middle: 'middle', end: 'right' } as const

function drawText(
  pdf: Pdf,
  { text, align, turned, at, height }: Text,
  { toPage, size }: { readonly toPage: ToPage; readonly size: number },
): void {
  const [x, y] = toPage(at)
  const style = { size: (height * size) / capitals }
  pdf.doc.save()
  if (turned) pdf.doc.rotate(-90, { origin: [x, y] })
  // Texts are placed by the top of their line, one font size above the baseline.
  pdf.write(text, { x, y: y - style.size, align: alignments[align] }, style)
  pdf.doc.restore()
}

function drawLines({ doc }: Pdf, mark: Lines, { toPage, size }: { readonly toPage: ToPage; readonly size: number }): void {
  const { width, dashes } = strokes[mark.stroke]
  doc.save().path(pathOf(mark, toPage, size))
  if (mark.kind === 'path' && mark.filled) doc.fill(colours.ink)
  else {
    const lengths = dashes.map((length) => length * size)
    doc.lineWidth(width * size).strokeColor(colours.ink)
    // The library accepts a list of dashes; its type only declares the first.
    if (lengths.length > 0) doc.dash(lengths as unknown as number, {})
    doc.stroke()
  }
  doc.restore()
}

/** Draws marks within a tag. */
export function drawMarks(pdf: Pdf, marks: readonly Mark[], { origin, ptPerSheetMm: size }: OnPage): void {
  const toPage: ToPage = ([x, y]) => [origin[0] + x * size, origin[1] - y * size]
  pdf.doc.save().lineCap('round').lineJoin('round')
  for (const mark of marks) {
    if (mark.kind === 'text') drawText(pdf, mark, { toPage, size })
    else drawLines(pdf, mark, { toPage, size })
  }
  pdf.doc.restore()
}
