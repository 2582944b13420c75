/** The slide-module family. */
import { defineFamily } from '../define/family.ts'
import { slideModuleCoverage } from './coverage.ts'
import { slideModuleInitData } from './init.ts'
import { slideModuleOrderCodes } from './order-codes.ts'
import { slideModuleTable } from './table.ts'
import { slideModuleCandidate, slideModuleInit } from './wire/slide-module.ts'

/** Manifest of the slide-module family. */
export const slideModuleFamily = defineFamily({
  id: 'slide-module',
  table: slideModuleTable,
  shown: {
    card: {
      large: ['maxW', 'maxSpeed', 'fs'],
      list: ['lead', 'l10', 'n1', 'efficiency'],
      labels: { l10: 'guideLife' },
      columns: [
        { figure: 'maxW', need: ['W'] },
        { figure: 'maxSpeed', need: ['Speed'] },
        { further: 'availableStroke', need: ['Stroke'] },
        { further: 'guideLifeHours', need: ['requiredLife'] },
      ],
    },
    drawing: 'slide',
    view: async () => (await import('./view.ts')).slideModuleView,
    orderCodes: slideModuleOrderCodes,
    makerCodes: async () => (await import('./maker-codes.ts')).slideModuleMakerCodes,
    orderable: async () => (await import('./orderable.ts')).slideModuleOrderable,
    part: async () => (await import('./part.ts')).slideModulePart,
    directory: { dividedBy: 'widthMm', figures: ['leadMm', 'payloadHorizontalKg', 'repeatabilityMm'] },
    size: { by: ['widthMm'], alike: ['leadMm'] },
    coverage: slideModuleCoverage,
  },
  selection: {
    candidate: slideModuleCandidate,
    services: { ModuleWorking: { init: slideModuleInitData, initShape: slideModuleInit } },
    parameters: async () => (await import('./parameters.ts')).slideModuleParameters,
    sizer: async () => (await import('./sizer.ts')).slideModuleSizer,
  },
})
