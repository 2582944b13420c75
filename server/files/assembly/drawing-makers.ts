/** Drawings of an assembly: its own sheet, and in a PDF that of each model after it. */
import { canonicalJson, sha256 } from '../canonical-json.ts'
import { ptPerMm } from '../drawing/draw-marks.ts'
import { drawSheet } from '../drawing/draw-sheet.ts'
import { viewsInWords } from '../drawing/drawing-words.ts'
import { makeDxf } from '../drawing/make-dxf.ts'
import { drawOnPage, undated } from '../drawing/pdf-maker.ts'
import { formats, type Sheet, viewMarksOf } from '../drawing/sheet.ts'
import { createPdf, type Pdf } from '../pdf/document.ts'
import type { AssemblyFile, AssemblyMaker } from './assembly-file.ts'
import { titleOf } from './assembly-notes.ts'
import { drawAssembly } from './draw-assembly.ts'
import { modelPositions, partFile } from './part-file.ts'

const openPdf = (input: AssemblyFile, { format }: Sheet): Pdf =>
  createPdf({
    title: titleOf(input),
    subject: titleOf(input),
    author: input.site.name,
    locale: input.locale,
    fingerprint: sha256(canonicalJson(input)),
    made: undated,
    paper: format,
    landscape: true,
  })

const addPage = ({ doc }: Pdf, { format }: Sheet): void => {
  const [width, height] = formats[format]
  doc.addPage({ size: [width * ptPerMm, height * ptPerMm], margin: 0 })
}

/** The texts on the views, for readers who cannot see them. */
export const sheetInWords = (input: AssemblyFile, sheet: Sheet): string =>
  `${titleOf(input)}: ${viewMarksOf(sheet)
    .flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []))
    .join('; ')}`

/** Makes the drawing: the assembly, then each model as on its own drawing. */
export const assemblyDrawingMaker: AssemblyMaker = async (input, onStep) => {
  const positions = modelPositions(input)
  const share = 1 / (positions.length + 1)
  const whole = await drawAssembly(input, (done) => onStep(share * done))
  const pdf = openPdf(input, whole)
  drawOnPage(pdf, whole, { logo: input.logo, alt: sheetInWords(input, whole) })
  for (const [place, { role }] of positions.entries()) {
    const file = partFile(input, role, 'drawing')
    const sheet = await drawSheet(file, (done) => onStep(share * (place + 1 + done)))
    addPage(pdf, sheet)
    drawOnPage(pdf, sheet, { logo: input.logo, alt: viewsInWords(file, sheet) })
  }
  if (input.insert3d) {
    const { assemblyStepMaker } = await import('./assembly-makers.ts')
    const bytes = await assemblyStepMaker({ ...input, kind: 'step' }, () => undefined)
    pdf.attach({ name: 'assembly.stp', type: 'model/step', description: `${titleOf(input)} (STEP)`, bytes, relationship: 'Supplement' })
  }
  return pdf.finish()
}

/** Makes the sheet of the assembly as DXF. */
export const assemblyDxfMaker: AssemblyMaker = async (input, onStep) =>
  new TextEncoder().encode(makeDxf(await drawAssembly(input, onStep), input.unit))
