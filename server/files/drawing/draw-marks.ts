/** The marks of a sheet, drawn into a PDF: lines of the width and dashes of their kind, texts that can be selected. */
import type { Pdf } from '../pdf/document.ts'
import { colours } from '../pdf/style.ts'
import { type Mark, type PaperPoint, strokes } from './sheet.ts'

/** Points of a millimetre. */
export const ptPerMm = 72 / 25.4

/** Height of capitals as a share of the size of the font. */
const capitals = 0.733

/** From mm of a sheet, y up, to a page, pt, y down: `origin` is where the lower left corner of the sheet stands. */
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
  // A line of text is placed by its top, which is its size above what its letters stand on.
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
    // The library takes a list of dashes, of which its types know the first.
    if (lengths.length > 0) doc.dash(lengths as unknown as number, {})
    doc.stroke()
  }
  doc.restore()
}

/** Draws marks, within a tag. */
export function drawMarks(pdf: Pdf, marks: readonly Mark[], { origin, ptPerSheetMm: size }: OnPage): void {
  const toPage: ToPage = ([x, y]) => [origin[0] + x * size, origin[1] - y * size]
  pdf.doc.save().lineCap('round').lineJoin('round')
  for (const mark of marks) {
    if (mark.kind === 'text') drawText(pdf, mark, { toPage, size })
    else drawLines(pdf, mark, { toPage, size })
  }
  pdf.doc.restore()
}
