/** Formatted rows of a result table. */
import type { ResultRow } from '../../../contract/results/selection.ts'
import { useFamilyNames } from '../../base/texts/family-names.tsx'
import { useQuantity } from '../../base/texts/quantity.ts'
import { useValueWords } from '../../base/texts/value-words.ts'

export type Written = { readonly key: string; readonly name: string; readonly value: string; readonly unit: string }

/** Formats numbers and units for separate columns; words and yes/no have no unit. */
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
