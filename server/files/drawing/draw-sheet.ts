/** From all that a file is made of to its drawing sheet. */
import { partOf } from '../geometry/model-part.ts'
import { openKernel } from '../geometry/kernel.ts'
import type { FileInput } from '../file-input.ts'
import { lengthWriter, sheetWords } from './drawing-words.ts'
import { holesOf, saidOf } from './holes.ts'
import { layOut } from './lay-out.ts'
import { projectPart } from './project.ts'
import type { Sheet } from './sheet.ts'

/**
 * @param input which model, in which language and unit
 * @param onStep told how much is done, 0 to 1
 * @throws PartError where the row and what is chosen come to no body
 */
export async function drawSheet(input: FileInput, onStep: (done: number) => void): Promise<Sheet> {
  const { kind, locale, unit } = input
  const part = await partOf(input)
  const views = projectPart(await openKernel(), part.bodies, { corner: kind === 'drawing3d', onStep })
  const holes = holesOf(part)
  const isUsual = (of: string) => part.dimensions.some(({ name, basis }) => name === of && basis === 'usual')
  const hasUsual = part.measures.some(({ of }) => isUsual(of)) || holes.some((hole) => saidOf(hole).some((said) => said.isUsual))
  return layOut(part, views, {
    holes,
    write: lengthWriter(locale, unit),
    wordsFor: (format, scale) => sheetWords(input, { hasUsual, holes }, { format, scale }),
  })
}
