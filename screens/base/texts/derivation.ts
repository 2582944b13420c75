import { useMemo } from 'react'
import { derivationInWords } from '../../../contract/results/derivation-words.ts'
import { useLookup } from './texts.ts'

/** Returns a function that renders a formula or source of an answer in the user's language. */
export const useDerivation = (): ((text: string) => string) => {
  const find = useLookup('derivations')
  return useMemo(() => (text) => derivationInWords(text, find), [find])
}
