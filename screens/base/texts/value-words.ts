/** Values in words: most are numbers with a unit, a few only say yes or no, a few are a word. */
import { useCallback, useMemo } from 'react'
import type { SizedValue } from '../../../contract/results/sizing.ts'
import { useModelNames } from './family-names.tsx'
import { useQuantity } from './quantity.ts'
import { useTexts } from './texts.ts'

type Shown = { readonly value: number | string; readonly unit: string; readonly kind?: SizedValue['kind'] | undefined }

export const useValueWords = () => {
  const { t } = useTexts('shell')
  const nameOf = useModelNames()
  const { inWords } = useQuantity()
  return useCallback(
    ({ value, unit, kind }: Shown): string => {
      if (typeof value === 'string') return nameOf('words', value)
      return kind === 'yesNo' ? t(value === 0 ? 'common.no' : 'common.yes') : inWords(value, unit)
    },
    [t, nameOf, inWords],
  )
}

/** What the maker states instead of a limit that there is not. */
const noLimit = 'none'

type ColumnWords = {
  readonly columnName: (column: string) => string
  readonly cellWord: (word: string) => string
}

/** What the columns of the catalogue and the words in their cells are called. */
export const useColumnWords = (): ColumnWords => {
  const { t, find } = useTexts('product')
  const nameOf = useModelNames()
  return useMemo(
    () => ({
      columnName: (column) => find(`columns.${column}`) ?? nameOf('columns', column),
      cellWord: (word) => (word === noLimit ? t('noLimit') : (find(`values.${word}`) ?? nameOf('words', word))),
    }),
    [t, find, nameOf],
  )
}
