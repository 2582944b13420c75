/** Solids as STEP. */
import type { FileKind } from '../../../contract/files/files.ts'
import type { FileMaker } from '../file-input.ts'
import { openKernel } from './kernel.ts'
import { lengthsInWords, notesOf } from './part-notes.ts'
import { makeStep } from './make-step.ts'
import { partOf } from './model-part.ts'
import type { StepSchemaName } from './step-schemas.ts'

/** Schemas of the kinds; a solid in a drawing is AP242. */
export const schemaOfKind: Partial<Readonly<Record<FileKind, StepSchemaName>>> = { step214: 'AP214', step203: 'AP203' }

/** Program name in the file. */
const system = 'Sizewright'

/** Makes a STEP assembly in mm, whatever the unit of the drawing: readers convert, and nothing is rounded. */
export const stepMaker: FileMaker = async (input, onStep) => {
  const { locale, model, orderCode, site, engineVersion } = input
  const { bodies, dimensions, lengths, massesKg } = await partOf(input)
  const description = `${model.maker} ${model.name}`
  const hasUsual = dimensions.some(({ basis }) => basis === 'usual')
  const file = makeStep(
    await openKernel(),
    {
      name: orderCode,
      description,
      bodies,
      massesKg,
      schema: schemaOfKind[input.kind],
      header: {
        name: orderCode,
        description: [description, lengthsInWords(locale, lengths).join(': '), ...notesOf({ ...input, unit: 'mm' }, hasUsual)],
        author: system,
        organisation: site.name,
        system: `${system} ${engineVersion}`,
      },
    },
    onStep,
  )
  onStep(1)
  return new TextEncoder().encode(file)
}
