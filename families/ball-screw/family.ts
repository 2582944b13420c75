/** The ball-screw family. */
import { defineFamily } from '../define/family.ts'
import { ballScrewCoverage } from './coverage.ts'
import { ballScrewInitData } from './init.ts'
import { ballScrewOrderCodes } from './order-codes.ts'
import { ballScrewTable } from './table.ts'
import type { CardLayout } from '../define/card-layout.ts'
import { ballScrewCandidate, ballScrewInit } from './wire/ball-screw.ts'

/** Card of an axis (screw, guides and motor): its figures are those of the combination. */
const axisCardLayout: CardLayout = {
  large: ['lead', 'n1', 'l10'],
  list: ['efficiency'],
  parts: ['linear-axis', 'ball-screw', 'ball-rail', 'servo-motor'],
  isPlaced: true,
}

/** Manifest of the ball-screw family. */
export const ballScrewFamily = defineFamily({
  id: 'ball-screw',
  table: ballScrewTable,
  shown: {
    card: {
      large: ['lead', 'maxW', 'l10'],
      list: ['maxSpeed', 'fs', 'load', 'n1', 'efficiency'],
      labels: { load: 'permissibleAxialLoad' },
      columns: [
        { figure: 'lead' },
        { figure: 'maxW', need: ['W'] },
        { figure: 'maxSpeed', need: ['Speed'] },
        { further: 'lifeHours', need: ['requiredLife'] },
      ],
    },
    otherCards: { axis: axisCardLayout },
    drawing: 'ball-screw',
    view: async () => (await import('./view.ts')).ballScrewView,
    orderCodes: ballScrewOrderCodes,
    makerCodes: async () => (await import('./maker-codes.ts')).ballScrewMakerCodes,
    orderable: async () => (await import('./orderable.ts')).ballScrewOrderable,
    part: async () => (await import('./part.ts')).ballScrewPart,
    directory: { dividedBy: 'nominalDiameterMm', figures: ['leadMm', 'dynamicLoadRatingN', 'staticLoadRatingN'] },
    size: { by: ['nominalDiameterMm', 'dynamicLoadRatingN'], alike: ['leadMm'] },
    equivalents: async () => (await import('./equivalents.ts')).screwEquivalents,
    coverage: ballScrewCoverage,
  },
  estimated: {
    ballCircleDiameterMm:
      'nominal diameter × 1.0723, the largest ratio that THK General Catalog B-736 to B-743 prints: a larger circle allows less speed',
  },
  selection: {
    candidate: ballScrewCandidate,
    services: { BallScrewWorking: { init: ballScrewInitData, initShape: ballScrewInit } },
    parameters: async () => (await import('./parameters.ts')).ballScrewParameters,
    sizer: async () => (await import('./sizer.ts')).ballScrewSizer,
  },
})
