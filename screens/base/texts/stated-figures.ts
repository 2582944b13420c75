/** Summarises the inputs of a selection. */
import type { Selection } from '../../../contract/saved/selection-document.ts'
import { type StatedFigure, statedFigures } from '../../../contract/saved/stated-figures.ts'
import { useQuantity } from './quantity.ts'

/** Returns a function that writes figures in a line. */
export const useFigureLine = () => {
  const { inWords } = useQuantity()
  return (figures: readonly StatedFigure[]): string => figures.map(([value, unit]) => inWords(value, unit)).join(' · ')
}

/** Returns a function that formats the first inputs with a unit. */
export const useStatedFigures = () => {
  const lineOf = useFigureLine()
  return (selection: Pick<Selection, 'inputs'>): string => lineOf(statedFigures(selection))
}
