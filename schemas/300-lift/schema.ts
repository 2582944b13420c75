import { describedParameters } from '../../contract/results/init-words.ts'
import { choice, defineCalculator, section } from '../../engine/define/index.ts'
import { liftDerived, liftFields, liftQuery, liftTables } from './lift-form.ts'

/** Lift: a screw jack that moves a load of some tonnes for some minutes of every half hour. */
export const lift = defineCalculator({
  id: 300,
  name: 'lift',
  place: { group: 'linear', order: 3, moves: ['lift', 'push'], drawing: 'ScrewJack' },
  init: {
    get: 'LiftWorking/CalculationInit',
    parameters: describedParameters,
    lists: { fixedMethodList: { name: 'text', fm: 'number', fn: 'number' } },
  },
  tables: liftTables,
  fields: {
    ...liftFields,
    mounting: choice({ options: ['1A', '1B', '2A', '2B'], as: 'images' }),
    fixing: choice({ optionsFrom: 'init.fixedMethodList', as: 'images' }),
  },
  derived: liftDerived,
  layout: [
    section('load', ['loadType', 'serviceFactor', 'load', 'loadMass']),
    section('duty', ['minutes', 'dutyCycle', 'dutyCycleExact', 'speed', 'stroke']),
    section('mounting', ['mounting', 'fixing']),
    section('further', ['jackCount', 'inputRadialForce', 'maxNutPressure', 'maxDeflection'], { extended: true }),
    section('dutySpectrum', ['phases'], { extended: true }),
  ],
  request: { get: 'LiftWorking/Calculation', query: { ...liftQuery, InstallType: { value: 'mounting', optional: true } } },
  results: { family: 'screw-jack', overlayMs: 3000 },
})
