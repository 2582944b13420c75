/** Reads the models of the parts in a selection. */
import type { Selection } from './selection-document.ts'

const skusIn = (parts: Readonly<Record<string, { readonly sku: string }>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(parts).map(([role, { sku }]) => [role, sku]))

/** @returns the pinned models by role; undefined where nothing was chosen */
export const pinnedModels = ({ assembly }: Pick<Selection, 'assembly'>): Readonly<Record<string, string>> | undefined =>
  assembly && Object.keys(assembly.parts).length > 0 ? skusIn(assembly.parts) : undefined

/** @returns the models that were answered, by role; undefined where that is not known */
export const answeredModels = ({ made }: Pick<Selection, 'made'>): Readonly<Record<string, string>> | undefined =>
  made?.parts && skusIn(made.parts)
