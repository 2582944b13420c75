import type { DrawingOf } from '../../engine/react/index.ts'
import { optionDrawings, type Drawings } from '../drawings/registry.ts'

const drawings: Drawings = optionDrawings

/** The picture of an option, by its value; nothing where there is none. */
export const Drawing: DrawingOf = (_field, option) => {
  const Picture = option === undefined ? undefined : drawings[option]
  return Picture && <Picture />
}
