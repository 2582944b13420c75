/** Parts shared by the lift (300) and the screw lift (3), as plain data. */
import { choice, list, number } from '../../engine/define/index.ts'

/** Interval of the service factor fs by load type. */
export const liftTables = {
  serviceFactor: {
    by: 'loadType',
    rows: { smooth: { min: 1, max: 1.3 }, medium: { min: 1.3, max: 1.5 }, strong: { min: 1.5, max: 3 } },
  },
} as const

/** Load and duty. */
export const liftFields = {
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
  jackCount: number({ min: 1, max: 8, step: 1, required: false, onOutOfRange: 'snap' }),
  inputRadialForce: number({ unit: 'N', min: 0, required: false }),
  maxNutPressure: number({ unit: 'N/mm^2', exclusiveMin: 0, required: false }),
  maxDeflection: number({ unit: 'um', exclusiveMin: 0, required: false }),
  phases: list({
    row: {
      load: number({ unit: 'kg', min: 0, max: 1e6 }),
      speed: number({ unit: 'mm/min', min: 0, max: 1e5 }),
      time: number({ unit: 's', exclusiveMin: 0, max: 1e7 }),
    },
    required: false,
    maxRows: 20,
  }),
} as const

/** Duty cycle, truncated to a whole percent for the request, and exact; load with the service factor. */
export const liftDerived = {
  dutyCycle: { unit: '%', value: 'trunc(minutes / 30[min] * 100[%])' },
  dutyCycleExact: { unit: '%', value: 'minutes / 30[min] * 100[%]' },
  loadMass: { unit: 'kg', value: 'load * 1000[kg/t] * serviceFactor' },
} as const

/** Request parameters of both. */
export const liftQuery = {
  ED: 'dutyCycle',
  W: 'loadMass',
  Speed: 'speed',
  Stroke: 'stroke',
  FixedMethod: 'fixing',
  WType: { value: 'loadType', optional: true },
  JackCount: 'jackCount',
  InputRadialForce: 'inputRadialForce',
  MaxNutPressure: 'maxNutPressure',
  MaxDeflection: 'maxDeflection',
  Phases: { list: 'phases', columns: ['load', 'speed', 'time'] },
} as const
