/** Preloads the data of a calculator that is about to open. */
import type { Locale } from '../../../i18n/locales.ts'
import { preloadInit } from '../../calculator/use-init.ts'
import { planOf } from './plan-of.ts'

/** Loads plan, texts and options of a calculator; rejects if it has no form or loading fails. */
export const preloadCalculator = async (id: string, locale: Locale): Promise<void> => preloadInit(await planOf(id), locale)
