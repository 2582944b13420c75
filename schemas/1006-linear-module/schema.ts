import { defineCalculator } from '../../engine/define/index.ts'
import {
  linearModuleDerived,
  linearModuleFields,
  linearModuleInitShape,
  linearModuleLayout,
  linearModuleQuery,
  linearModuleTables,
} from '../1007-linear-module-two/linear-module-form.ts'

/** Linear module, variant one: the form of variant two, with the reducer card and without a result table. */
export const linearModule = defineCalculator({
  id: 1006,
  name: 'linearModule',
  place: { group: 'actuator', order: 2, moves: ['position'], drawing: 'LinearModule' },
  init: { get: 'ModuleLinear/CalculationInit', ...linearModuleInitShape },
  tables: linearModuleTables,
  fields: linearModuleFields,
  derived: linearModuleDerived,
  layout: linearModuleLayout,
  request: { get: 'ModuleLinear/Calculation', query: linearModuleQuery },
  results: { family: 'linear-module', card: 'drive', overlayMs: 2000 },
})
