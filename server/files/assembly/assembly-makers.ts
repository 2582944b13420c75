/** Makers of the files of an assembly, apart from drawings. */
import type { LengthCount } from '../../../engine/part/count-lengths.ts'
import { openKernel } from '../geometry/kernel.ts'
import { schemaOfKind } from '../geometry/step-maker.ts'
import { csvOf } from '../sheet/csv.ts'
import { workbookOf } from '../sheet/workbook.ts'
import { type AssemblyFile, type AssemblyMaker, codeOf } from './assembly-file.ts'
import { describeAssembly, notesIn } from './assembly-notes.ts'
import { sceneOf } from './assembly-scene.ts'
import { assemblyTables, type ListedAssembly, structuredTable } from './assembly-tables.ts'
import { positionsOf } from './assembly-words.ts'
import { makeAssemblyStep, type StepPart } from './make-assembly-step.ts'

/** Program name in the file. */
const system = 'Sizewright'

/** Makes a STEP assembly in mm; open positions are no parts. */
export const assemblyStepMaker: AssemblyMaker = async (input, onStep) => {
  const { assembly, models, site, engineVersion } = input
  const { scene, built, hasUsual } = await sceneOf(input)
  const numbers = new Map(positionsOf(assembly).map(({ number, part }) => [part.role, number]))
  const parts = scene.parts.flatMap(({ role, piece = 1, bodies, placement }): readonly StepPart[] => {
    const model = models[role]?.model
    if (!model) return []
    const part = assembly.parts.find((one) => one.role === role)
    return [
      {
        number: codeOf(input, role),
        description: `${model.maker} ${model.name}`,
        instance: `${numbers.get(role) ?? ''} ${role} ${piece}`.trim(),
        bodies,
        massesKg: built[role]?.massesKg ?? {},
        massKg: part?.mass,
        placement,
      },
    ]
  })
  const header = {
    name: assembly.reference,
    description: [describeAssembly(input), ...notesIn({ ...input, unit: 'mm' }, hasUsual)],
    author: system,
    organisation: site.name,
    system: `${system} ${engineVersion}`,
  }
  const file = makeAssemblyStep(
    await openKernel(),
    { number: assembly.reference, description: describeAssembly(input), parts, header, schema: schemaOfKind[input.kind] },
    onStep,
  )
  onStep(1)
  return new TextEncoder().encode(file)
}

const listedOf = async (input: AssemblyFile): Promise<ListedAssembly> => {
  const { built } = await sceneOf(input)
  const lengths = Object.entries(built).map(([role, part]): readonly [string, LengthCount] => [role, part.lengths])
  return { ...input, lengths: Object.fromEntries(lengths) }
}

/** Makes the parts list as a workbook: structured, consolidated, interfaces, open positions. */
export const assemblySheetMaker: AssemblyMaker = async (input, onStep) => {
  const tables = assemblyTables(await listedOf(input))
  onStep(0.5)
  return workbookOf(tables)
}

/** Makes the structured parts list as CSV. */
export const assemblyBomMaker: AssemblyMaker = async (input, onStep) => {
  const rows = structuredTable(await listedOf(input))
  onStep(0.5)
  return csvOf(rows)
}
