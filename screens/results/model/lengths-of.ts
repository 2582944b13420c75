import { type FiguredModel, furtherFiguresOf } from '../../../contract/results/answer-words.ts'
import type { Lengths } from '../../../families/define/model-view.ts'

/** Returns the figures of a model that are lengths, mm, for its drawing. */
export const lengthsOf = (model: FiguredModel): Lengths =>
  Object.fromEntries(
    furtherFiguresOf(model).flatMap(({ name, value, unit }) => (typeof value === 'number' && unit === 'mm' ? [[name, value]] : [])),
  )
