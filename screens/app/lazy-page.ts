import { type ComponentType, lazy } from 'react'
import { withTexts } from '../base/texts/language.ts'

/** A page of a module, which loads when first shown, together with the text namespaces it needs. */
export const lazyPage = <Module, Props extends object>(
  texts: readonly string[],
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
) => lazy(async () => ({ default: pick(await withTexts(texts, load())) }))
