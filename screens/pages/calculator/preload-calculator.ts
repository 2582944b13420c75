/** What a calculator needs before it is shown, fetched while somebody is about to open it. */
import type { Locale } from '../../../i18n/locales.ts'
import { preloadInit } from '../../calculator/use-init.ts'
import { planOf } from './plan-of.ts'

/** A calculator whose screen is no form, and what cannot be fetched, is left to its page. */
export const preloadCalculator = async (id: string, locale: Locale): Promise<void> => {
  const page = import('../calculator-page.tsx')
  preloadInit(await planOf(id), locale)
  await page
}
