/** Makes PDF drawings: vector graphics on a page of the sheet's size, with selectable texts that can be read aloud. */
import drawSvg from 'svg-to-pdfkit'
import { fileOfLogo } from '../../../contract/site/logo.ts'
import { canonicalJson, sha256 } from '../canonical-json.ts'
import type { FileInput, FileMaker } from '../file-input.ts'
import { createPdf, type Pdf } from '../pdf/document.ts'
import { drawMarks, type OnPage, ptPerMm } from './draw-marks.ts'
import { drawSheet } from './draw-sheet.ts'
import { titleOf, viewsInWords } from './drawing-words.ts'
import { type Sheet, viewMarksOf } from './sheet.ts'

/** Fixed creation date, which the standard requires: the current time would change the bytes each time. */
export const undated = new Date('2000-01-01T00:00:00.000Z')

const openDrawing = (input: FileInput, { format }: Sheet): Pdf =>
  createPdf({
    title: titleOf(input),
    subject: `${input.model.maker} ${input.model.name}`,
    author: input.site.name,
    locale: input.locale,
    fingerprint: sha256(canonicalJson(input)),
    made: undated,
    paper: format,
    landscape: true,
  })

/** Draws the logo as large as fits; the name of the site has its own field. */
function drawLogo({ doc }: Pdf, logo: string, { at, size }: Sheet['logo']): void {
  const [x, y] = [at[0] * ptPerMm, doc.page.height - (at[1] + size[1]) * ptPerMm]
  const [width, height] = [size[0] * ptPerMm, size[1] * ptPerMm]
  const { type, body } = fileOfLogo(logo)
  if (type === 'png') doc.image(Buffer.from(body), x, y, { fit: [width, height], align: 'right', valign: 'center' })
  else drawSvg(doc, logo, x, y, { width, height, preserveAspectRatio: 'xMaxYMid meet' })
}

/** Draws the texts of the title block one by one, then the views as a figure. */
export function drawOnPage(pdf: Pdf, sheet: Sheet, { logo, alt }: { readonly logo: string | undefined; readonly alt: string }): void {
  const place: OnPage = { origin: [0, pdf.doc.page.height], ptPerSheetMm: ptPerMm }
  const lines = sheet.frame.filter(({ kind }) => kind !== 'text')
  const texts = sheet.frame.filter(({ kind }) => kind === 'text')
  pdf.tags.artifact(() => {
    drawMarks(pdf, lines, place)
    if (logo !== undefined) drawLogo(pdf, logo, sheet.logo)
  })
  texts.forEach((text, index) => pdf.tags.leaf(index === 0 ? 'H1' : 'P', () => drawMarks(pdf, [text], place)))
  pdf.tags.leaf('Figure', () => drawMarks(pdf, viewMarksOf(sheet), place), { alt })
}

/** Makes the drawing; on request with an embedded STEP file. */
export const drawingMaker: FileMaker = async (input, onStep) => {
  const sheet = await drawSheet(input, (done) => onStep(0.8 * done))
  const pdf = openDrawing(input, sheet)
  drawOnPage(pdf, sheet, { logo: input.logo, alt: viewsInWords(input, sheet) })
  if (input.insert3d) {
    const { stepMaker } = await import('../geometry/step-maker.ts')
    pdf.attach({
      name: 'model.stp',
      type: 'model/step',
      description: `${titleOf(input)} (STEP)`,
      bytes: await stepMaker(input, (done) => onStep(0.8 + 0.15 * done)),
      relationship: 'Supplement',
    })
  }
  const bytes = await pdf.finish()
  onStep(1)
  return bytes
}
