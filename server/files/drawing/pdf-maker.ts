/** Drawings as PDF: vectors on a page of the size of the sheet, texts that can be selected and read aloud. */
import drawSvg from 'svg-to-pdfkit'
import { fileOfLogo } from '../../../contract/site/logo.ts'
import { canonicalJson, sha256 } from '../canonical-json.ts'
import type { FileInput, FileMaker } from '../file-input.ts'
import { createPdf, type Pdf } from '../pdf/document.ts'
import { drawMarks, type OnPage, ptPerMm } from './draw-marks.ts'
import { drawSheet } from './draw-sheet.ts'
import { titleOf, viewsInWords } from './drawing-words.ts'
import type { Sheet } from './sheet.ts'

/** A drawing says no date: it is of the catalogue that it names. The standard asks for one, and the clock would make other bytes each time. */
const undated = new Date('2000-01-01T00:00:00.000Z')

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

/** In its place, as large as fits; the name of the site stands in a field of its own. */
function drawLogo({ doc, height: page }: Pdf, logo: string, { at, size }: Sheet['logo']): void {
  const [x, y] = [at[0] * ptPerMm, page - (at[1] + size[1]) * ptPerMm]
  const [width, height] = [size[0] * ptPerMm, size[1] * ptPerMm]
  const { type, body } = fileOfLogo(logo)
  if (type === 'png') doc.image(Buffer.from(body), x, y, { fit: [width, height], align: 'right', valign: 'center' })
  else drawSvg(doc, logo, x, y, { width, height, preserveAspectRatio: 'xMaxYMid meet' })
}

/** The texts of the title block one by one, then the views, which are a picture. */
function drawAll(pdf: Pdf, input: FileInput, sheet: Sheet): void {
  const place: OnPage = { origin: [0, pdf.height], ptPerSheetMm: ptPerMm }
  const lines = sheet.frame.filter(({ kind }) => kind !== 'text')
  const texts = sheet.frame.filter(({ kind }) => kind === 'text')
  pdf.tags.artifact(() => {
    drawMarks(pdf, lines, place)
    if (input.logo !== undefined) drawLogo(pdf, input.logo, sheet.logo)
  })
  texts.forEach((text, index) => pdf.tags.leaf(index === 0 ? 'H1' : 'P', () => drawMarks(pdf, [text], place)))
  pdf.tags.leaf('Figure', () => drawMarks(pdf, sheet.views, place), { alt: viewsInWords(input, sheet) })
}

/** The sheet; with a model in it that any program for solids opens, where a drawing is asked with one. */
export const drawingMaker: FileMaker = async (input, onStep) => {
  const sheet = await drawSheet(input, (done) => onStep(0.8 * done))
  const pdf = openDrawing(input, sheet)
  drawAll(pdf, input, sheet)
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
