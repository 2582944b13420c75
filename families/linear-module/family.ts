/** The linear-module family. */
import { defineFamily } from '../define/family.ts'
import { linearModuleCoverage } from './coverage.ts'
import { linearModuleInitData } from './init.ts'
import { linearModuleOrderCodes } from './order-codes.ts'
import { linearModuleTable } from './table.ts'
import { linearModuleCandidate, linearModuleInit, moduleCalculation } from './wire/linear-module.ts'
import { writeModuleAnswer } from './wire/write-answer.ts'

/** Manifest of the linear-module family. */
export const linearModuleFamily = defineFamily({
  id: 'linear-module',
  table: linearModuleTable,
  shown: {
    card: {
      large: ['maxW', 'maxSpeed', 'l10'],
      list: ['lead', 'fs', 'load', 'n1', 'efficiency'],
      labels: { load: 'thrust' },
      columns: [{ figure: 'maxW', need: ['M'] }, { figure: 'maxSpeed', need: ['MaxSpeed'] }, { figure: 'lead' }, { figure: 'l10' }],
    },
    otherCards: {
      drive: {
        large: ['n1', 'load', 'efficiency'],
        list: ['lead', 'maxW', 'maxSpeed', 'fs', 'l10'],
        labels: { load: 'thrust' },
        columns: [{ figure: 'maxW', need: ['M'] }, { figure: 'maxSpeed', need: ['MaxSpeed'] }, { figure: 'load' }, { figure: 'lead' }],
      },
    },
    drawing: 'linear-module',
    view: async () => (await import('./view.ts')).linearModuleView,
    orderCodes: linearModuleOrderCodes,
    makerCodes: async () => (await import('./maker-codes.ts')).linearModuleMakerCodes,
    orderable: async () => (await import('./orderable.ts')).linearModuleOrderable,
    part: async () => (await import('./part.ts')).linearModulePart,
    directory: { dividedBy: 'sizeMm', figures: ['leadMm', 'guideDynamicRatingN', 'repeatabilityMm'] },
    size: { by: ['sizeMm'], alike: ['leadMm', 'blocks'] },
    coverage: linearModuleCoverage,
  },
  estimated: {
    resistanceN:
      'the assumed resistance, by default the largest of the KR and SKR modules (THK General Catalog A-391 to A-425, KR6525: 10.1 N)',
  },
  selection: {
    candidate: linearModuleCandidate,
    services: {
      ModuleLinear: { init: linearModuleInitData, initShape: linearModuleInit },
      ModuleLinearTwo: {
        init: linearModuleInitData,
        initShape: linearModuleInit,
        // The second variant uses another name for its list and adds the result table.
        answer: {
          shape: moduleCalculation,
          write: writeModuleAnswer,
        },
      },
    },
    parameters: async () => (await import('./parameters.ts')).linearModuleParameters,
    sizer: async () => (await import('./sizer.ts')).linearModuleSizer,
  },
})
