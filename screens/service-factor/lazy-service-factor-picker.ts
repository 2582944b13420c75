/** The dialog with its tables and texts is fetched when first opened. */
import { lazy } from 'react'
import { withTexts } from '../base/texts/language.ts'

export const LazyServiceFactorPicker = lazy(async () => ({
  default: (await withTexts(['service-factor', 'derivations'], import('./service-factor-picker.tsx'))).ServiceFactorPicker,
}))
