import { type ComponentType, lazy } from 'react'
import { withTexts } from '../base/texts/language.ts'

/** Component of a page that loads when first shown, together with the text namespaces it needs. */
export const lazyPage = <Props extends object>(texts: readonly string[], load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await withTexts(texts, load()) }))
