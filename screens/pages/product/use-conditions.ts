/** Formatted working conditions of a calculation. */
import { use } from 'react'
import type { Locale } from '../../../i18n/locales.ts'
import type { JumpPayload } from '../../base/selection/jump-payload.ts'
import { useQuantity } from '../../base/texts/quantity.ts'
import { useLocale } from '../../base/texts/texts.ts'

type Params = JumpPayload['workingParams']

/** The last translation, cached because each render requests it. */
let last: { readonly key: string; readonly params: Promise<Params> } | undefined

const again = async (payload: JumpPayload, locale: Locale): Promise<Params> => {
  try {
    return await (await import('./conditions-again.ts')).conditionsIn(payload, locale)
  } catch {
    // Keep the original language if the texts cannot be loaded.
    return payload.workingParams
  }
}

const inLanguage = (payload: JumpPayload, locale: Locale): Promise<Params> => {
  const key = JSON.stringify([locale, payload.workingID, payload.workingParams])
  if (last?.key !== key) last = { key, params: again(payload, locale) }
  return last.params
}

export const useConditions = (payload: JumpPayload | undefined) => {
  const { inWords } = useQuantity()
  const locale = useLocale()
  if (!payload) return []
  const params = payload.locale === locale ? payload.workingParams : use(inLanguage(payload, locale))
  return params.map(({ paramName, displayName, value, displayValue, unit }) => ({
    paramName,
    name: displayName,
    value: unit !== '' && Number.isFinite(Number(value)) ? inWords(Number(value), unit) : displayValue,
  }))
}
