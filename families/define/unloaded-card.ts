/** Removes meaningless figures from the card of a part without load. */
import { unlimited } from '../formulas/physical-constants.ts'
import { inUnit } from '../formulas/unit-scale.ts'
import type { CardFields } from './sizer.ts'

/** Names of lives in hours, omitted together with an infinite life. */
const livesInHours: ReadonlySet<string> = new Set(['lifeHours', 'guideLifeHours'])

/** Whether a figure is `unlimited`, in whichever unit it is displayed; the largest of them is km. */
const isWithoutEnd = (value: number | string | undefined): boolean => typeof value === 'number' && value >= inUnit(unlimited, 'km')

/**
 * An infinite life or an unlimited safety factor means that nothing was sized (a guide whose load has no lever arms, a screw with
 * an empty duty spectrum). They are omitted from the card, and a warning is added.
 * @param card of a model, as its family filled it
 * @param warning text key of the reason
 */
export function withoutUnloadedFigures(card: CardFields, warning: string): CardFields {
  const { l10, fs, warnings = [], ...rest } = card
  if (!isWithoutEnd(l10) && !isWithoutEnd(fs)) return card
  return {
    ...rest,
    ...(l10 !== undefined && !isWithoutEnd(l10) && { l10 }),
    ...(fs !== undefined && !isWithoutEnd(fs) && { fs }),
    furtherFigures: card.furtherFigures.filter(({ name, value }) => !isWithoutEnd(value) && !livesInHours.has(name)),
    warnings: [...warnings, warning],
  }
}
