import { describedParameters } from '../../contract/results/init-words.ts'
import { choice, defineCalculator, section } from '../../engine/define/index.ts'
import { liftDerived, liftFields, liftQuery, liftTables } from '../300-lift/lift-form.ts'

/**
 * Screw lift: the lift (300) with an assembly structure, which determines which part of the jack travels and in which direction it
 * acts.
 */
export const screwLift = defineCalculator({
  id: 3,
  name: 'screwLift',
  place: { group: 'linear', order: 4, moves: ['lift'], drawing: 'ScrewLift' },
  init: {
    get: 'LiftWorking/CalculationInit',
    parameters: describedParameters,
    lists: {
      structAsmList: { name: 'text', icon: 'text' },
      fixedMethodList: { name: 'text', fm: 'number', fn: 'number' },
    },
  },
  tables: liftTables,
  fields: {
    ...liftFields,
    structure: choice({ optionsFrom: 'init.structAsmList', as: 'images' }),
    fixing: choice({ optionsFrom: 'init.fixedMethodList', as: 'images' }),
  },
  derived: liftDerived,
  layout: [
    section('load', ['loadType', 'serviceFactor', 'load', 'loadMass']),
    section('duty', ['minutes', 'dutyCycle', 'dutyCycleExact', 'speed', 'stroke']),
    section('structure', ['structure', 'fixing']),
    section('further', ['jackCount', 'inputRadialForce', 'maxNutPressure', 'maxDeflection'], { extended: true }),
    section('dutySpectrum', ['phases'], { extended: true }),
  ],
  request: {
    get: 'LiftWorking/Calculation',
    // The last four state how duty cycle and design load were obtained; the sizing uses `ED` and `W`.
    query: {
      ...liftQuery,
      StructAsmCode: 'structure',
      EDValue: { value: 'minutes', optional: true },
      WFSValue: { value: 'serviceFactor', optional: true },
      WValue: { value: 'load', optional: true },
    },
  },
  results: { family: 'screw-jack', overlayMs: 3000 },
})
