import { useMemo } from 'react'
import { derivationInWords } from '../../../contract/results/derivation-words.ts'
import { citedFigures } from '../../../engine/units/index.ts'
import { useLocale, useLookup } from './texts.ts'

/** Returns a function that renders a formula or source of an answer in the user's language. */
export const useDerivation = (): ((text: string) => string) => {
  const find = useLookup('derivations')
  const locale = useLocale()
  return useMemo(
    () => (text) => derivationInWords(text, (code, { value }) => find(code, { value: citedFigures(value, locale) })),
    [find, locale],
  )
}
