/** Summarises the inputs of a selection. */
import type { Json, Selection } from '../../../contract/saved/selection-document.ts'
import { useQuantity } from './quantity.ts'

const mostFigures = 5

const isStatedNumber = (value: Json): value is readonly [number, string] =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'number' && typeof value[1] === 'string'

/** Returns a function that formats the first inputs with a unit, which need no name; zeros and percentages are skipped. */
export const useStatedFigures = () => {
  const { inWords } = useQuantity()
  return ({ inputs }: Selection): string =>
    Object.values(inputs)
      .filter((value) => isStatedNumber(value))
      .filter(([value, unit]) => value !== 0 && unit !== '' && unit !== '%')
      .slice(0, mostFigures)
      .map(([value, unit]) => inWords(value, unit))
      .join(' · ')
}
