/** Makes the verifiable report of a calculation: PDF/A-3 with the calculation as embedded data. */
import { encodeSelection } from '../../../contract/saved/selection-address.ts'
import { loadFamily } from '../../../families/registry.ts'
import { sha256 } from '../canonical-json.ts'
import type { FileCalculation } from '../file-calculation.ts'
import type { FileInput, FileMaker } from '../file-input.ts'
import { createPdf, type Pdf } from '../pdf/document.ts'
import { areaOf, frameAll } from '../pdf/frame.ts'
import { createFlow, figure, heading, paragraph } from '../pdf/flow.ts'
import { drawnInReport } from './assembly-drawing.ts'
import { attachmentName, calculationData, canonicalInput } from './calculation-data.ts'
import { putFlows, putInterfaces, putPositions } from './assembly-part.ts'
import { putChapters, putOwnChecks } from './chapters-part.ts'
import { putCoverage, putScene, putValues } from './checks-part.ts'
import { isDemonstration, nameOf, type Report } from './context.ts'
import { putInputs } from './inputs-part.ts'
import { putAlternatives, putFigures, putResults } from './model-part.ts'
import { putMotion } from './motion-part.ts'
import { putOrigin } from './origin-part.ts'
import { putPicture } from './picture-part.ts'
import { putTitle } from './title-part.ts'
import { createWords } from './words.ts'

/** Creation date of documents without a date: PDF/A requires one, and the current time would change the bytes each time. */
const undated = '2000-01-01T00:00:00.000Z'

/** The address of the calculation; undefined for a site without an address of its own, as the host of a request is not trusted. */
const linkOf = async ({ site }: FileInput, { page, selection }: FileCalculation): Promise<string | undefined> =>
  site.address === '' ? undefined : `${site.address}/#${page}?s=${await encodeSelection(selection)}`

type About = { readonly title: string; readonly subject: string; readonly fingerprint: string }

const openReport = (input: FileInput, { title, subject, fingerprint }: About): Pdf =>
  createPdf({
    title,
    subject,
    author: input.site.name,
    locale: input.locale,
    fingerprint,
    made: new Date(input.calculation?.selection.made?.at ?? undated),
    paper: 'A4',
  })

const putDrawing = ({ flow, words, input, calculation }: Report, drawing: Awaited<ReturnType<typeof drawnInReport>>): void => {
  if (!drawing) return
  const height = Math.min(drawing.heightFor(flow.width), flow.whole - 60)
  flow.put(
    heading(
      flow,
      'H2',
      [words.text('server/proof:drawing'), ...(calculation.whole && !drawing.isWhole ? [input.model.name] : [])].join(' · '),
    ),
    figure(flow, drawing.words, { height, draw: (x, y) => drawing.draw(flow.pdf, { x, y, width: flow.width, height }) }),
    ...drawing.notes.map((note) => paragraph(flow, note, { size: 8, colour: 'soft', above: 1 })),
  )
}

const frame = ({ flow, words, input, calculation, fingerprint }: Report): void =>
  frameAll(flow.pdf, {
    left: `${input.site.name} · ${words.text('server/proof:title')}`,
    right: nameOf(input),
    foot: `${words.text('report:head.catalogue')} ${input.catalogueVersion} · ${words.text('server/proof:head.engine')} ${input.engineVersion} · ${fingerprint.slice(0, 16)}`,
    pageOf: (page, pages) => words.text('shell:common.pageOf', { page, pages }),
    warning: isDemonstration({ input, calculation }) ? words.text('server/proof:demonstration') : undefined,
  })

/** Writes the parts in order and reports the progress after each. */
const write = (report: Report, parts: readonly (() => void)[], onStep: (done: number) => void): void =>
  parts.forEach((part, index) => {
    report.flow.pdf.tags.within('Sect', part)
    onStep((index + 1) / (parts.length + 1))
  })

/**
 * Makes the report of a calculation.
 *
 * @throws Error for an input without a calculation
 */
export const makeReport: FileMaker = async (rawInput, onStep) => {
  const input = canonicalInput(rawInput)
  const { calculation } = input
  if (!calculation) throw new Error('report: there is no calculation')
  const data = calculationData(input)
  const fingerprint = sha256(data)
  const words = createWords(input, calculation.family)
  const { shown } = await loadFamily(calculation.family)
  const [link, drawing, picture] = await Promise.all([linkOf(input, calculation), drawnInReport(input, calculation), shown?.view?.()])
  const title = `${words.text('server/proof:title')} · ${nameOf(input)}`
  const subject = words.text('server/proof:subject', { model: nameOf(input) })
  const pdf = openReport(input, { title, subject, fingerprint })
  const report: Report = { input, calculation, flow: createFlow(pdf, areaOf(pdf)), words, shown, link, fingerprint }
  const parts = [
    () => putTitle(report),
    () => putPositions(report),
    () => putPicture(report, picture),
    () => putInputs(report),
    () => putFlows(report),
    () => putOwnChecks(report),
    () => putChapters(report),
    () => putInterfaces(report),
    () => putResults(report),
    () => putScene(report),
    () => putValues(report),
    () => putMotion(report),
    () => putDrawing(report, drawing),
    () => putFigures(report),
    () => putAlternatives(report),
    () => putCoverage(report),
    () => putOrigin(report),
  ]
  write(report, parts, onStep)
  pdf.attach({
    name: attachmentName,
    type: 'application/json',
    description: words.text('server/proof:attachment'),
    bytes: new TextEncoder().encode(data),
    relationship: 'Data',
  })
  frame(report)
  const bytes = await pdf.finish()
  onStep(1)
  return bytes
}
