/** The family of screw jacks and screw lifts. */
import { defineFamily } from '../define/family.ts'
import { screwJackCoverage } from './coverage.ts'
import { liftInitData } from './init.ts'
import { screwJackOrderCodes } from './order-codes.ts'
import { screwJackTable } from './table.ts'
import { screwJackCandidate, screwLiftInit } from './wire/screw-jack.ts'

/** Manifest of the screw-jack family. */
export const screwJackFamily = defineFamily({
  id: 'screw-jack',
  table: screwJackTable,
  shown: {
    card: {
      large: ['maxW', 'maxSpeed', 'efficiency'],
      list: ['lead', 'n1', 'load', 'fs', 'l10'],
      labels: { load: 'ratedLoad', maxW: 'maxDesignLoad' },
      units: { maxSpeed: 'mm/min' },
      columns: [
        { figure: 'maxW', need: ['W'] },
        { figure: 'maxSpeed', need: ['Speed'] },
        { further: 'maxStroke', need: ['Stroke'] },
        { further: 'inputTorque' },
      ],
    },
    drawing: 'screw-jack',
    view: async () => (await import('./view.ts')).screwJackView,
    orderCodes: screwJackOrderCodes,
    orderable: async () => (await import('./orderable.ts')).screwJackOrderable,
    part: async () => (await import('./part.ts')).screwJackPart,
    directory: { dividedBy: 'capacityKg', figures: ['leadMm', 'wormRatio', 'maxStrokeMm'] },
    size: { by: ['capacityKg'], alike: ['wormRatio'] },
    coverage: screwJackCoverage,
  },
  selection: {
    candidate: screwJackCandidate,
    services: {
      LiftWorking: { init: liftInitData, initShape: screwLiftInit },
      PlatformWorking: { init: liftInitData, initShape: screwLiftInit },
    },
    parameters: async () => (await import('./parameters.ts')).screwJackParameters,
    sizer: async () => (await import('./sizer.ts')).screwJackSizer,
  },
})
