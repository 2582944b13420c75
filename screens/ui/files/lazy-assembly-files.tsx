/** Files of an assembly with their texts, loaded with the first assembly that is shown. */
import { lazy } from 'react'
import { withTexts } from '../../base/texts/language.ts'

export const LazyAssemblyFiles = lazy(async () => ({
  default: (await withTexts(['files'], import('./assembly-files.tsx'))).AssemblyFiles,
}))
