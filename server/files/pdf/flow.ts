/** Flows blocks over pages, keeping related ones together. */
import type { Pdf } from './document.ts'
import { type Colour, colours, lineHeight, type TextStyle } from './style.ts'

/** A block of known height; `above` is the space above it, except at the top of a page. */
export type Block = { readonly height: number; readonly above: number; readonly draw: (x: number, y: number) => void }

/** The text area of a page, pt. */
export type Area = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

/** A text column that continues from page to page. */
export type Flow = {
  readonly pdf: Pdf
  readonly width: number
  /** Draws blocks; blocks of one call stay on one page. */
  readonly put: (...blocks: readonly Block[]) => void
  /** Starts a new page where these blocks would not fit together on the current one. */
  readonly keep: (blocks: readonly Block[]) => void
  /** Space left on the page, pt. */
  readonly left: () => number
  /** Height of the text area of a page, pt. */
  readonly whole: number
  readonly newPage: () => void
}

/** @param area text area of each page, without header and footer */
export const createFlow = (pdf: Pdf, area: Area): Flow => {
  let y = area.top
  const newPage = () => {
    pdf.doc.addPage()
    y = area.top
  }
  const keep = (blocks: readonly Block[]) => {
    const isFirst = y === area.top
    const height = blocks.reduce((sum, block, index) => sum + block.height + (index === 0 && isFirst ? 0 : block.above), 0)
    if (height > area.bottom - y && !isFirst) newPage()
  }
  return {
    pdf,
    width: area.right - area.left,
    whole: area.bottom - area.top,
    left: () => area.bottom - y,
    newPage,
    keep,
    put: (...blocks) => {
      keep(blocks)
      for (const block of blocks) {
        if (y > area.top) y += block.above
        block.draw(area.left, y)
        y += block.height
      }
    },
  }
}

/** A decorative line or area. */
export const rule = (
  pdf: Pdf,
  line: Readonly<Record<'x' | 'y' | 'width', number>>,
  { colour = 'line', thickness = 0.5 }: { readonly colour?: Colour; readonly thickness?: number } = {},
): void =>
  pdf.tags.artifact(() => {
    pdf.doc.rect(line.x, line.y - thickness / 2, line.width, thickness).fill(colours[colour])
  })

const headings = {
  H1: { style: { size: 20, strong: true }, above: 0 },
  H2: { style: { size: 12.5, strong: true, colour: 'main' }, above: 18 },
  H3: { style: { size: 9.5, strong: true }, above: 10 },
} as const satisfies Readonly<Record<string, { readonly style: TextStyle; readonly above: number }>>

/** A heading; one of the second level has a line below. */
export const heading = ({ pdf, width }: Flow, level: keyof typeof headings, text: string): Block => {
  const { style, above } = headings[level]
  const lines = pdf.linesOf(text, width, style)
  const underline = level === 'H2' ? 5 : 2
  return {
    height: lines.length * lineHeight(style) + underline,
    above,
    draw: (x, y) => {
      pdf.tags.leaf(level, () => lines.forEach((line, index) => pdf.write(line, { x, y: y + index * lineHeight(style) }, style)))
      if (level === 'H2') rule(pdf, { x, y: y + lines.length * lineHeight(style) + 1.5, width }, { thickness: 0.75 })
    },
  }
}

/** Style of a paragraph, and the space above it. */
export type ParagraphStyle = TextStyle & { readonly above?: number }

/** A paragraph. */
export const paragraph = ({ pdf, width }: Pick<Flow, 'pdf' | 'width'>, text: string, style: ParagraphStyle = { size: 9 }): Block => {
  const lines = pdf.linesOf(text, width, style)
  return {
    height: lines.length * lineHeight(style),
    above: style.above ?? 3,
    draw: (x, y) =>
      pdf.tags.leaf('P', () => lines.forEach((line, index) => pdf.write(line, { x, y: y + index * lineHeight(style) }, style))),
  }
}

const noteStyle = { size: 9 } as const
const noteEdge = 3
const notePadding = 6

/** A highlighted paragraph with an edge in the colour of its meaning. */
export const notice = ({ pdf, width }: Flow, text: string, colour: 'failed' | 'unknown' | 'passed' | 'main'): Block => {
  const style = { ...noteStyle, colour, strong: true }
  const lines = pdf.linesOf(text, width - noteEdge - 2 * notePadding, style)
  const height = lines.length * lineHeight(style) + 2 * notePadding - 2
  return {
    height,
    above: 8,
    draw: (x, y) => {
      pdf.tags.artifact(() => {
        pdf.doc.rect(x, y, width, height).fill(colours.tint)
        pdf.doc.rect(x, y, noteEdge, height).fill(colours[colour])
      })
      const at = { x: x + noteEdge + notePadding, y: y + notePadding - 1 }
      pdf.tags.leaf('P', () => lines.forEach((line, index) => pdf.write(line, { ...at, y: at.y + index * lineHeight(style) }, style)))
    },
  }
}

/** Blocks beside another one of the given width, laid out for the remaining width. */
export const beside = (left: Block, width: number, blocks: readonly Block[]): Block => {
  const heights = blocks.map((block, index) => block.height + (index === 0 ? 0 : block.above))
  return {
    height: Math.max(
      left.height,
      heights.reduce((sum, one) => sum + one, 0),
    ),
    above: left.above,
    draw: (x, y) => {
      left.draw(x, y)
      let at = y
      blocks.forEach((block, index) => {
        if (index > 0) at += block.above
        block.draw(x + width, at)
        at += block.height
      })
    },
  }
}

/** A figure of known height with a description. */
export const figure = (
  { pdf }: Flow,
  alt: string,
  { height, draw, above = 6 }: { readonly height: number; readonly draw: (x: number, y: number) => void; readonly above?: number },
): Block => ({ height, above, draw: (x, y) => pdf.tags.leaf('Figure', () => draw(x, y), { alt }) })
