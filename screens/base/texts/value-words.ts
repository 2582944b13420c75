/** Formats values: most are numbers with a unit, some are yes/no or a word. */
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

/** Catalogue word for a limit that does not apply. */
const noLimit = 'none'

type ColumnWords = {
  readonly columnName: (column: string) => string
  readonly cellWord: (word: string) => string
}

/** Returns the names of catalogue columns and the words in their cells. */
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
