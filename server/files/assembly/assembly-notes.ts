/** Notes of the files of an assembly. */
import { notesOfAll } from '../geometry/part-notes.ts'
import type { AssemblyFile } from './assembly-file.ts'
import { assemblyWords } from './assembly-words.ts'

/** @returns what an assembly is, in words */
export const titleOf = ({ locale, layout, assembly }: AssemblyFile): string =>
  `${assemblyWords(locale).wholeName(layout)} ${assembly.reference}`

/** @returns what it is, and how many models and open positions it has */
export const describeAssembly = (input: AssemblyFile): string => {
  const { parts } = input.assembly
  const count = (kind: string) => String(parts.filter(({ item }) => item.kind === kind).length)
  return assemblyWords(input.locale).say('whole', { name: titleOf(input), models: count('model'), open: count('open') })
}

/** @returns the notes of a file that shows the assembly in space */
export const notesIn = (input: AssemblyFile, hasUsual: boolean): readonly string[] => {
  const { say } = assemblyWords(input.locale)
  const isTilted = typeof input.conditions['inclination'] === 'number' && input.conditions['inclination'] !== 0
  const isDemo = Object.values(input.models).some(({ model }) => model.basis === 'demo')
  return [...(hasUsual ? [say('notes.usualPlaces')] : []), ...(isTilted ? [say('notes.level')] : []), ...notesOfAll({ ...input, isDemo })]
}
