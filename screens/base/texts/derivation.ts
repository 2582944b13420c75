import { useMemo } from 'react'
import { derivationInWords } from '../../../contract/results/derivation-words.ts'
import { useLookup } from './texts.ts'

/** @returns a formula or source of an answer in the reader's language */
export const useDerivation = (): ((text: string) => string) => {
  const find = useLookup('derivations')
  return useMemo(() => (text) => derivationInWords(text, find), [find])
}
