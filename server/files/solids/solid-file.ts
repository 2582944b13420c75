/** What a file of solids shows: a model, or all parts of an assembly in one frame. */
import { bodiesOf } from '../../../engine/assembly/scene.ts'
import type { BuiltPart } from '../../../engine/part/build-part.ts'
import { type AssemblyFile, isOfAssembly } from '../assembly/assembly-file.ts'
import { titleOf } from '../assembly/assembly-notes.ts'
import { sceneOf } from '../assembly/assembly-scene.ts'
import { lengthsOfAll } from '../assembly/assembly-sheet-words.ts'
import { overallPart } from '../assembly/overall-part.ts'
import type { FileInput } from '../file-input.ts'
import { partOf } from '../geometry/model-part.ts'

/** A solid with its names; those of the bodies of an assembly begin with their role. */
export type SolidFile = {
  /** Order code, or the number of an assembly. */
  readonly number: string
  readonly name: string
  readonly maker: string
  /** Maker and name. */
  readonly description: string
  readonly part: BuiltPart
}

async function solidOfAssembly(input: AssemblyFile): Promise<SolidFile> {
  const { scene, built, hasUsual } = await sceneOf(input)
  const bodies = bodiesOf(scene)
  const lengths = lengthsOfAll(Object.values(built).map((part) => part.lengths))
  const name = titleOf(input)
  const part = { ...overallPart(bodies, bodies, hasUsual), bodies, lengths }
  return { number: input.assembly.reference, name, maker: '', description: name, part }
}

/** @returns the solid of a file. @throws PartError where a row and its options yield no body */
export async function solidFileOf(input: FileInput | AssemblyFile): Promise<SolidFile> {
  if (isOfAssembly(input)) return solidOfAssembly(input)
  const { maker, name } = input.model
  return { number: input.orderCode, name, maker, description: `${maker} ${name}`, part: await partOf(input) }
}

/** Makes a file of the solids of a model or an assembly; as `FileMaker`. */
export type SolidMaker = (input: FileInput | AssemblyFile, onStep: (done: number) => void) => Promise<Uint8Array>
