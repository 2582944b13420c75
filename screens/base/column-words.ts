/** What the columns of the catalogue and the words in their cells are called. */
import { useMemo } from 'react'
import { useFamilyNames } from './family-names.tsx'
import { useTexts } from './texts.ts'

/** What the maker states instead of a limit that there is not. */
const noLimit = 'none'

export type ColumnWords = {
  readonly columnName: (column: string) => string
  readonly cellWord: (word: string) => string
}

export const useColumnWords = (): ColumnWords => {
  const { t, find } = useTexts('product')
  const nameOf = useFamilyNames()
  return useMemo(
    () => ({
      columnName: (column) => find(`columns.${column}`) ?? nameOf('columns', column),
      cellWord: (word) => (word === noLimit ? t('noLimit') : (find(`values.${word}`) ?? nameOf('words', word))),
    }),
    [t, find, nameOf],
  )
}
