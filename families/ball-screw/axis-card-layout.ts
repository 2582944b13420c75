import type { CardLayout } from '../define/card-layout.ts'

/** The card of a screw with its guides and its motor: the figures are those of all together. */
export const axisCardLayout: CardLayout = {
  large: ['lead', 'n1', 'l10'],
  list: ['efficiency'],
  parts: ['linear-axis', 'ball-screw', 'ball-rail', 'servo-motor'],
  notJudged: 'linear-axis/notInCatalogue',
}
