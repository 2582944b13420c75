/** Packs the files of an assembly and of its models into one ZIP. */
import type { FileKind } from '../../../contract/files/files.ts'
import { archiveOf } from '../../base/archive.ts'
import { wholeNameOf } from '../file-names.ts'
import type { MakerTable } from '../maker-table.ts'
import type { AssemblyFile, AssemblyMaker } from './assembly-file.ts'
import type { AssemblyMakerTable } from './maker-table.ts'
import { modelPositions, partFile } from './part-file.ts'

/** Names of the files of the whole. */
const wholeFiles = [
  ['step', 'assembly.stp'],
  ['drawing', 'assembly.pdf'],
  ['dxf', 'assembly.dxf'],
  ['sheet', 'parts.xlsx'],
  ['bom', 'parts.csv'],
] as const satisfies readonly (readonly [FileKind, string])[]

/** The report of the sizing, and the selection that it can be opened with. */
const proofOf = ({ report }: AssemblyFile, makers: MakerTable): readonly Packed[] => {
  if (!report) return []
  const selection = new TextEncoder().encode(`${JSON.stringify(report.calculation?.selection, undefined, 2)}\n`)
  return [
    { name: 'proof.pdf', make: (onStep) => makers.report?.().then((make) => make(report, onStep)) },
    { name: 'selection.json', make: () => Promise.resolve(selection) },
  ]
}

/** Files of each model; its place in the parts list is in that of the whole. */
const partKinds = ['drawing', 'dxf', 'step', 'sheet'] as const satisfies readonly FileKind[]

/** A file to be made. */
type Packed = { readonly name: string; readonly make: (onStep: (done: number) => void) => Promise<Uint8Array> | undefined }

const wholeOf = (input: AssemblyFile, makers: AssemblyMakerTable): readonly Packed[] =>
  wholeFiles.map(([kind, name]) => ({ name, make: (onStep) => makers[kind]?.().then((make) => make({ ...input, kind }, onStep)) }))

const partsOf = (input: AssemblyFile, makers: MakerTable): readonly Packed[] =>
  modelPositions(input).flatMap(({ number, role, code }) => {
    const folder = `parts/${number} ${wholeNameOf(code, 'step').replace(/\.stp$/, '')}`
    return partKinds.map((kind): Packed => ({
      name: `${folder}/${wholeNameOf(code, kind)}`,
      make: (onStep) => makers[kind]?.().then((make) => make(partFile(input, role, kind), onStep)),
    }))
  })

/**
 * @param ofWhole makers of the files of an assembly
 * @param ofParts makers of the files of models
 */
export const assemblyArchiveMaker =
  (ofWhole: AssemblyMakerTable, ofParts: MakerTable): AssemblyMaker =>
  async (input, onStep) => {
    const packed = [...wholeOf(input, ofWhole), ...proofOf(input, ofParts), ...partsOf(input, ofParts)]
    const files = []
    for (const [place, { name, make }] of packed.entries()) {
      const content = await make((done) => onStep((place + done) / (packed.length + 1)))
      if (content) files.push({ name, content })
    }
    return archiveOf(files)
  }
