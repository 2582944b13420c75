import { lazy } from 'react'
import { withTexts } from '../base/texts/language.ts'

/** Loaded for the first keyword that is read as an order code. */
export const KeywordReading = lazy(async () => ({
  default: (await withTexts(['order-code'], import('./keyword-reading.tsx'))).KeywordReading,
}))
