/** Rows of a result table as they are read. */
import type { ResultRow } from '../../../contract/results/selection.ts'
import { useFamilyNames } from '../../base/texts/family-names.tsx'
import { useQuantity } from '../../base/texts/quantity.ts'
import { useValueWords } from '../../base/texts/value-words.ts'

export type Written = { readonly key: string; readonly name: string; readonly value: string; readonly unit: string }

/** A number and its unit stand in their own columns; words and yes or no have no unit. */
export const useWrittenRows = (rows: readonly ResultRow[]): readonly Written[] => {
  const nameOf = useFamilyNames()
  const { quantity } = useQuantity()
  const inWords = useValueWords()
  return rows.map((row) => {
    const { name, value, unit } = row
    const shown = typeof value === 'number' && unit !== '' ? quantity(value, unit) : { number: inWords(row), unit: '' }
    return { key: name, name: nameOf('values', name), value: shown.number, unit: shown.unit }
  })
}
