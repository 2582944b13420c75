/** The first figures of a selection, which tell it from others in a list. */
import type { Json, Selection } from './selection-document.ts'

/** A number with its unit. */
export type StatedFigure = readonly [value: number, unit: string]

const mostFigures = 5

const isStatedNumber = (value: Json): value is StatedFigure =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'number' && typeof value[1] === 'string'

/** Inputs with a unit, which need no name; zeros and percentages are skipped. */
export const statedFigures = ({ inputs }: Pick<Selection, 'inputs'>): readonly StatedFigure[] =>
  Object.values(inputs)
    .filter((value) => isStatedNumber(value))
    .filter(([value, unit]) => value !== 0 && unit !== '' && unit !== '%')
    .slice(0, mostFigures)
