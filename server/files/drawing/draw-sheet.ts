/** Builds the drawing sheet of a file. */
import { translate } from '../../../i18n/translate.ts'
import { partOf } from '../geometry/model-part.ts'
import { openKernel } from '../geometry/kernel.ts'
import type { FileInput } from '../file-input.ts'
import { lengthWriter, sheetWords } from './drawing-words.ts'
import { holesOf, saidOf } from './holes.ts'
import { layOut } from './lay-out.ts'
import { projectPart } from './project.ts'
import type { Sheet } from './sheet.ts'

/**
 * @param input model, language and unit
 * @param onStep receives the progress, 0 to 1
 * @throws PartError where the row and the choices yield no body
 */
export async function drawSheet(input: FileInput, onStep: (done: number) => void): Promise<Sheet> {
  const { kind, locale, unit } = input
  const part = await partOf(input)
  const views = projectPart(await openKernel(), part.bodies, { corner: kind === 'drawing3d', onStep })
  const holes = holesOf(part)
  const isUsual = (of: string) => part.dimensions.some(({ name, basis }) => name === of && basis === 'usual')
  const said = [...part.measures.map(({ of }) => isUsual(of)), ...holes.flatMap((hole) => saidOf(hole).map((one) => one.isUsual))]
  const lead = part.dimensions.find(({ name }) => name === 'lead')
  return layOut(part, views, {
    holes,
    write: lengthWriter(locale, unit),
    called: (name, length) => translate(locale, `server/drawing:called.${name}`, { length }) ?? length,
    wordsFor: (format, scale) =>
      sheetWords(
        input,
        { lengths: part.lengths, hasUsual: said.some(Boolean), holes, lead: lead && { mm: lead.value, isUsual: isUsual('lead') } },
        { format, scale },
      ),
  })
}
