/** Header and footer of every page: site, subject and page number. Written when all pages exist. */
import type { Pdf } from './document.ts'
import { colours, lineHeight } from './style.ts'
import type { Area } from './flow.ts'

/** Margins of a page, pt: 20 mm on the left for filing. */
const margins = { left: 57, right: 43, top: 62, bottom: 54 } as const

/** Texts of each page. */
export type Frame = {
  readonly left: string
  readonly right: string
  /** Footer, left: identifies the document. */
  readonly foot: string
  readonly pageOf: (page: number, pages: number) => string
  /** Warning on every page; undefined where there is none. */
  readonly warning?: string | undefined
}

/** @returns the text area of a page */
export const areaOf = ({ width, height }: Pick<Pdf, 'width' | 'height'>): Area => ({
  left: margins.left,
  top: margins.top,
  right: width - margins.right,
  bottom: height - margins.bottom,
})

const small = { size: 7.5, colour: 'soft' } as const
const bandHeight = 13

const drawWarning = (pdf: Pdf, warning: string) => {
  const style = { size: 8, strong: true, colour: 'white' } as const
  pdf.doc.rect(0, 0, pdf.width, bandHeight + 3).fill(colours.failed)
  pdf.write(warning, { x: pdf.width / 2, y: 2.5, align: 'middle' }, style)
}

const drawPage = (pdf: Pdf, { left, right, foot, warning }: Frame, number: string) => {
  const { left: start, right: end } = areaOf(pdf)
  const top = margins.top - 30
  const below = pdf.height - margins.bottom + 16
  if (warning !== undefined) drawWarning(pdf, warning)
  pdf.write(left, { x: start, y: top }, { ...small, strong: true, colour: 'ink' })
  pdf.write(right, { x: end, y: top, align: 'right' }, small)
  pdf.doc.rect(start, top + lineHeight(small) + 3, end - start, 0.5).fill(colours.line)
  pdf.doc.rect(start, below - 5, end - start, 0.5).fill(colours.line)
  pdf.write(foot, { x: start, y: below }, small)
  pdf.write(number, { x: end, y: below, align: 'right' }, small)
}

/** Writes header and footer on every page. */
export const frameAll = (pdf: Pdf, frame: Frame): void => {
  const pages = pdf.pages()
  for (let index = 0; index < pages; index += 1) {
    pdf.toPage(index)
    pdf.tags.artifact(() => drawPage(pdf, frame, frame.pageOf(index + 1, pages)), 'Pagination')
  }
}
