/** The ball-rail family. */
import { defineFamily } from '../define/family.ts'
import { ballRailCoverage } from './coverage.ts'
import { ballRailInitByPosture, ballRailInitData } from './init.ts'
import { ballRailOrderCodes } from './order-codes.ts'
import { ballRailTable } from './table.ts'
import { ballRailCandidate, ballRailInit } from './wire/ball-rail.ts'

/** Manifest of the ball-rail family. */
export const ballRailFamily = defineFamily({
  id: 'ball-rail',
  table: ballRailTable,
  shown: {
    card: {
      large: ['fs', 'l10', 'load'],
      list: ['maxW', 'maxSpeed'],
      labels: { load: 'blockLoad' },
      beside: { l10: 'lifeBasis' },
      columns: [
        { figure: 'maxW', need: ['W'] },
        { figure: 'maxSpeed', need: ['Speed'] },
        { figure: 'fs' },
        { further: 'lifeHours', need: ['requiredLife'] },
      ],
    },
    drawing: 'guide',
    view: async () => (await import('./view.ts')).ballRailView,
    orderCodes: ballRailOrderCodes,
    makerCodes: async () => (await import('./maker-codes.ts')).ballRailMakerCodes,
    orderable: async () => (await import('./orderable.ts')).ballRailOrderable,
    part: async () => (await import('./part.ts')).ballRailPart,
    directory: { dividedBy: 'railWidthMm', figures: ['dynamicLoadRatingKn', 'staticLoadRatingKn', 'maxRailLengthMm'] },
    size: { by: ['railWidthMm', 'dynamicLoadRatingKn'], alike: [] },
    equivalents: async () => (await import('./equivalents.ts')).guideEquivalents,
    coverage: ballRailCoverage,
  },
  estimated: {
    lengthMm:
      'blocks of one rail count as in close contact (THK General Catalog A-11 table 2); the checks of length and spacing are not known',
  },
  selection: {
    candidate: ballRailCandidate,
    services: {
      BallRailWorking: {
        init: ballRailInitData,
        initShape: ballRailInit,
        initBy: { parameter: 'useMethod', answers: ballRailInitByPosture },
      },
    },
    parameters: async () => (await import('./parameters.ts')).ballRailParameters,
    sizer: async () => (await import('./sizer.ts')).ballRailSizer,
  },
})
