import { choice, defineCalculator, number, section } from '../../engine/define/index.ts'

/** Lift: a screw jack that moves a load of some tonnes for some minutes in every half hour. */
export const lift = defineCalculator({
  id: 300,
  name: 'lift',
  init: { get: 'LiftWorking/CalculationInit', lists: { fixedMethodList: { name: 'text', fm: 'number', fn: 'number' } } },
  tables: {
    serviceFactor: {
      by: 'loadType',
      rows: { smooth: { min: 1, max: 1.3 }, medium: { min: 1.3, max: 1.5 }, strong: { min: 1.5, max: 3 } },
    },
  },
  fields: {
    loadType: choice({
      options: ['smooth', 'medium', 'strong'],
      as: 'radio',
      default: 'medium',
      sets: { serviceFactor: 'tables.serviceFactor.max' },
    }),
    serviceFactor: number({
      min: 'tables.serviceFactor.min',
      max: 'tables.serviceFactor.max',
      default: 'tables.serviceFactor.max',
      onOutOfRange: 'snap',
    }),
    load: number({ unit: 't', min: 0.1, max: 120, onOutOfRange: 'snap' }),
    minutes: number({ unit: 'min', min: 1, max: 30, onOutOfRange: 'snap' }),
    speed: number({ unit: 'mm/min', min: 1, max: 10020, onOutOfRange: 'snap' }),
    stroke: number({ unit: 'mm', exclusiveMin: 0 }),
    mounting: choice({ options: ['1A', '1B', '2A', '2B'], as: 'images' }),
    fixing: choice({ optionsFrom: 'init.fixedMethodList', as: 'images' }),
  },
  derived: {
    dutyCycle: { unit: '%', value: 'trunc(minutes / 30[min] * 100[%])' },
    dutyCycleExact: { unit: '%', value: 'minutes / 30[min] * 100[%]' },
    loadMass: { unit: 'kg', value: 'load * 1000[kg/t] * serviceFactor' },
  },
  layout: [
    section('load', ['loadType', 'serviceFactor', 'load', 'loadMass']),
    section('duty', ['minutes', 'dutyCycle', 'dutyCycleExact', 'speed', 'stroke']),
    section('mounting', ['mounting', 'fixing']),
  ],
  request: {
    get: 'LiftWorking/Calculation',
    query: {
      ED: 'dutyCycle',
      W: 'loadMass',
      Speed: 'speed',
      Stroke: 'stroke',
      FixedMethod: 'fixing',
      InstallType: { value: 'mounting', optional: true },
    },
  },
  results: { card: 'screw-jack', overlayMs: 3000 },
})
