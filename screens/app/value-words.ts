/** Values in words: most are numbers with a unit, a few only say yes or no, a few are a word. */
import { useCallback } from 'react'
import { useQuantity } from './quantity.ts'
import { useTexts } from './texts.tsx'

const flags: ReadonlySet<string> = new Set(['brakeNeeded', 'selfLocking'])

export const useValueWords = () => {
  const { LL, nameOf } = useTexts()
  const { inWords } = useQuantity()
  return useCallback(
    ({ name, value, unit }: { readonly name: string; readonly value: number | string; readonly unit: string }): string => {
      if (typeof value === 'string') return nameOf('words', value)
      return flags.has(name) ? (value === 0 ? LL.common.no() : LL.common.yes()) : inWords(value, unit)
    },
    [LL, nameOf, inWords],
  )
}
