/** Values in words: most are numbers with a unit, a few only say yes or no. */
import { useCallback } from 'react'
import { useQuantity } from './quantity.ts'
import { useTexts } from './texts.tsx'

const flags: ReadonlySet<string> = new Set(['brakeNeeded', 'selfLocking'])

export const useValueWords = () => {
  const { LL } = useTexts()
  const { inWords } = useQuantity()
  return useCallback(
    ({ name, value, unit }: { readonly name: string; readonly value: number; readonly unit: string }): string =>
      flags.has(name) ? (value === 0 ? LL.common.no() : LL.common.yes()) : inWords(value, unit),
    [LL, inWords],
  )
}
