/** The texts of calculators, found by name: none of them is listed. */
import type { Dictionary } from '../../i18n/lookup.ts'
import { addTextFiles } from '../base/language.ts'
import { schemaFolderOf } from '../base/working-classes.ts'

addTextFiles({
  ...import.meta.glob<{ texts: Dictionary }>('/schemas/*/texts/*.ts'),
  ...import.meta.glob<{ texts: Dictionary }>('/i18n/*/schemas/*.ts'),
})

/** The namespaces of a working id: one, or none where it has no calculator. */
export const calculatorTextsOf = (id: string): readonly string[] => [schemaFolderOf(id) ?? []].flat()
