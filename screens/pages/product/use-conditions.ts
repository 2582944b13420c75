/** The working conditions of a calculation, by name and value as they are read. */
import { use } from 'react'
import type { Locale } from '../../../i18n/locales.ts'
import type { JumpPayload } from '../../base/selection/jump-payload.ts'
import { useQuantity } from '../../base/texts/quantity.ts'
import { useLocale } from '../../base/texts/texts.ts'

type Params = JumpPayload['workingParams']

/** The last that was asked for: it is asked for again at every render. */
let last: { readonly key: string; readonly params: Promise<Params> } | undefined

const again = async (payload: JumpPayload, locale: Locale): Promise<Params> => {
  try {
    return await (await import('./conditions-again.ts')).conditionsIn(payload, locale)
  } catch {
    // What cannot be fetched now is read in the language that it was made in.
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
