import type { Part } from '../../../engine/assembly/assembly.ts'
import { modelsIn } from '../../../engine/assembly/positions.ts'
import { fillingFamilies } from './filling-families.ts'

/** The names of the models that an assembly was sized for, in the order of their positions. */
export const sizedNames = (assembly: { readonly parts: readonly Pick<Part, 'item'>[] }): readonly string[] =>
  modelsIn(assembly).flatMap(({ family, name }) => (fillingFamilies.has(family) ? [] : [name]))
