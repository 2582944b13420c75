/** The dialog with its tables and texts is fetched when first opened. */
import { lazy } from 'react'
import { withLaterTexts } from '../app/language.ts'

export const LazyServiceFactorPicker = lazy(async () => ({
  default: (await withLaterTexts(import('./service-factor-picker.tsx'))).ServiceFactorPicker,
}))
