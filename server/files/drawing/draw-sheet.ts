/** Builds the drawing sheet of a file. */
import { drawingViews } from '../../../contract/files/drawing-choices.ts'
import { lengthWriter } from '../../../contract/files/drawn-length.ts'
import { translate } from '../../../i18n/translate.ts'
import { partOf } from '../geometry/model-part.ts'
import { openKernel } from '../geometry/kernel.ts'
import type { FileInput } from '../file-input.ts'
import { sheetWords } from './drawing-words.ts'
import { withoutHoles } from './find-cuts.ts'
import { holesOf, lengthsOf } from './holes.ts'
import { fitDrawing, layOut, type Writing } from './lay-out.ts'
import type { DrawnPart } from './plan-views.ts'
import { projectPart } from './project.ts'
import type { Sheet } from './sheet.ts'

/** Where a moving part stands if nobody chose a position: at the start of its stroke, so that the sheet shows both ends. */
const start = 0

/** The part as it is drawn, and, where it has a stroke, all its bodies at the other ends of the stroke. */
async function drawnPartOf(input: FileInput): Promise<DrawnPart> {
  const part = await partOf(input)
  const { position = start, views: shown = drawingViews } = input
  if (!part.measures.some(({ called }) => called === 'stroke')) return { part, ends: [], shown }
  const at = async (where: number) => partOf({ ...input, position: where })
  const others = [0, 1].filter((end) => end !== position)
  return { part: await at(position), ends: (await Promise.all(others.map(at))).map(({ bodies }) => bodies), shown }
}

/**
 * @param input model, language and unit
 * @param onStep receives the progress, 0 to 1
 * @throws PartError where the row and the choices yield no body
 */
export async function drawSheet(input: FileInput, onStep: (done: number) => void): Promise<Sheet> {
  const { kind, locale, unit } = input
  const drawn = await drawnPartOf(input)
  const { part } = drawn
  const holes = holesOf(part, drawn.shown)
  const isUsual = (of: string) => part.dimensions.some(({ name, basis }) => name === of && basis === 'usual')
  const lengths = [
    ...part.measures.filter(({ view }) => drawn.shown.includes(view)).map(({ of }) => isUsual(of)),
    ...holes.flatMap((hole) => lengthsOf(hole).map((one) => one.isUsual)),
  ]
  const lead = part.dimensions.find(({ name }) => name === 'lead')
  const about = {
    lengths: part.lengths,
    hasUsual: lengths.some(Boolean),
    holes,
    lead: lead && { mm: lead.value, isUsual: isUsual('lead') },
    showsEnds: drawn.ends.length > 0,
  }
  const writing: Writing = {
    holes,
    write: lengthWriter(locale, unit),
    called: (name, length) => translate(locale, `server/drawing:called.${name}`, { length }) ?? length,
    wordsFor: (format, scale) => sheetWords(input, about, { format, scale }),
  }
  const fitted = fitDrawing(drawn, { unit, sheet: input.sheet }, writing)
  const { shortening } = fitted.plan
  const corner = kind === 'drawing3d'
  const bodies = shortening && !corner ? withoutHoles(part.bodies, shortening) : part.bodies
  return layOut({ ...drawn, views: projectPart(await openKernel(), bodies, { corner, onStep }) }, fitted, writing)
}
