import { defineCalculator } from '../../engine/define/index.ts'
import {
  linearModuleDerived,
  linearModuleFields,
  linearModuleInitShape,
  linearModuleLayout,
  linearModuleQuery,
  linearModuleTables,
} from './linear-module-form.ts'

/** Linear module, variant two: a carriage on a screw or belt; its answer has a result table besides the models. */
export const linearModuleTwo = defineCalculator({
  id: 1007,
  name: 'linearModuleTwo',
  place: { group: 'actuator', order: 3, moves: ['position'], drawing: 'LinearModuleTwo' },
  init: { get: 'ModuleLinearTwo/CalculationInit', ...linearModuleInitShape },
  tables: linearModuleTables,
  fields: linearModuleFields,
  derived: linearModuleDerived,
  layout: linearModuleLayout,
  request: { get: 'ModuleLinearTwo/Calculation', query: linearModuleQuery },
  results: { family: 'linear-module', overlayMs: 2000 },
})
