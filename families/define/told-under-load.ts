/** What is told of a part on which no load acts as it was entered. */
import { unlimited } from '../formulas/physical-constants.ts'
import { inUnit } from '../formulas/unit-scale.ts'
import type { CardFields } from './sizer.ts'

/** Lives in hours: of one without end they are not told, either. */
const livesInHours: ReadonlySet<string> = new Set(['lifeHours', 'guideLifeHours'])

/** In the unit of whatever is told, the largest of which are km. */
const isWithoutEnd = (value: number | string | undefined): boolean => typeof value === 'number' && value >= inUnit(unlimited, 'km')

/**
 * A life without end and a safety without limit say that nothing was sized: of a guide whose load has no lever arms, of a screw whose duty spectrum
 * is empty. They are not told; that nothing was sized is.
 * @param card what a family tells of a model
 */
export function toldUnderLoad(card: CardFields): CardFields {
  const { l10, fs, warnings = [], ...rest } = card
  if (!isWithoutEnd(l10) && !isWithoutEnd(fs)) return card
  return {
    ...rest,
    ...(l10 !== undefined && !isWithoutEnd(l10) && { l10 }),
    ...(fs !== undefined && !isWithoutEnd(fs) && { fs }),
    furtherFigures: card.furtherFigures.filter(({ name, value }) => !isWithoutEnd(value) && !livesInHours.has(name)),
    warnings: [...warnings, 'unloaded'],
  }
}
