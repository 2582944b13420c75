import type { LiftInit } from '../../families/screw-jack/wire/screw-jack.ts'
import type { CalculatorExamples } from '../../engine/define/examples.ts'

const init: LiftInit = {
  fixedMethodList: [
    { value: 'both-supported', name: 'both-supported', fm: 100000, fn: 1.56 },
    { value: 'base-fixed-end-free', name: 'base-fixed-end-free', fm: 25000, fn: 0.36 },
    { value: 'base-fixed-end-fixed', name: 'base-fixed-end-fixed', fm: 200000, fn: 1.56 },
  ],
  workingDescription: '',
}

/**
 * A five-tonne lift with light shock; used by tests, documentation and OpenAPI. Intervals of the service factor, limits, silence of the corrections and
 * the whole percent of the duty cycle: specification, section 5; what its call takes: section 7.
 */
export const liftExamples: CalculatorExamples = {
  init,
  fresh: {
    loadType: 'medium',
    mounting: null,
    fixing: null,
    serviceFactor: 1.5,
    'serviceFactor.min': 1.3,
    'serviceFactor.max': 1.5,
    'phases.maxRows': 20,
  },
  announces: [],
  empties: [],
  offers: { loadType: ['smooth', 'medium', 'strong'], mounting: ['1A', '1B', '2A', '2B'] },
  cases: [
    {
      name: '5 t, light shock, 10 minutes in 30',
      inputs: {
        loadType: 'medium',
        serviceFactor: 1.5,
        load: 5,
        minutes: 10,
        speed: 500,
        stroke: 300,
        mounting: '1A',
        fixing: 'base-fixed-end-fixed',
      },
      request: {
        ED: '33',
        W: '7500',
        Speed: '500',
        Stroke: '300',
        FixedMethod: 'base-fixed-end-fixed',
        InstallType: '1A',
        WType: 'medium',
      },
      shows: { dutyCycle: 33, dutyCycleExact: 33.3333333, loadMass: 7500 },
      hides: [],
      spares: ['InstallType', 'WType'],
      typed: {
        load: { '120': 120, '0.1': 0.1, '0.099': 0.1, '121.2': 120, '1 kg': 0.1 },
        minutes: { '1': 1, '30': 30, '0.99': 1, '30.3': 30, '1 s': 1 },
        speed: { '1': 1, '10020': 10020, '0.99': 1, '10120.2': 10020, '1 m/min': 1000 },
        stroke: { '0': null, '0.001': 0.001, '1 m': 1000 },
        jackCount: { '0': 1, '1': 1, '8': 8, '9': 8, '2.4': 2 },
        inputRadialForce: { '0': 0, '-0.001': null, '1 kN': 1000 },
        maxNutPressure: { '0': null, '0.001': 0.001, '1 kN/mm^2': 1000 },
        maxDeflection: { '0': null, '0.001': 0.001, '1 mm': 1000 },
        serviceFactor: { '1.3': 1.3, '1.287': 1.3, '1.5': 1.5, '1.515': 1.5 },
      },
      chosen: {
        loadType: {
          smooth: { loadType: 'smooth', serviceFactor: 1.3, 'serviceFactor.min': 1, 'serviceFactor.max': 1.3, loadMass: 6500 },
          medium: { loadType: 'medium' },
          strong: { loadType: 'strong', serviceFactor: 3, 'serviceFactor.min': 1.5, 'serviceFactor.max': 3, loadMass: 15000 },
        },
        mounting: { '1A': { mounting: '1A' }, '1B': { mounting: '1B' }, '2A': { mounting: '2A' }, '2B': { mounting: '2B' } },
      },
      needs: ['loadType', 'serviceFactor', 'load', 'minutes', 'speed', 'stroke', 'mounting', 'fixing'],
    },
    {
      name: 'A duty spectrum of two jacks: up with 5 t, down empty, rest; a pull at the input, limits for nut and bending',
      inputs: {
        loadType: 'smooth',
        serviceFactor: 1,
        load: 5,
        minutes: 3,
        speed: 500,
        stroke: 300,
        mounting: '1A',
        fixing: 'base-fixed-end-fixed',
        jackCount: 2,
        inputRadialForce: 300,
        maxNutPressure: 8,
        maxDeflection: 400,
        phases: [
          { load: 5000, speed: 500, time: 36 },
          { load: 800, speed: 600, time: 30 },
          { load: 800, speed: 0, time: 600 },
        ],
      },
      request: {
        ED: '10',
        W: '5000',
        Speed: '500',
        Stroke: '300',
        FixedMethod: 'base-fixed-end-fixed',
        InstallType: '1A',
        WType: 'smooth',
        JackCount: '2',
        InputRadialForce: '300',
        MaxNutPressure: '8',
        MaxDeflection: '400',
        Phases: '5000,500,36;800,600,30;800,0,600',
      },
      shows: { dutyCycle: 10, dutyCycleExact: 10, loadMass: 5000 },
      typed: {
        'phases.0.load': { '0': 0, '1000000': 1000000, '1010000': null, '-0.001': null, '1 t': 1000 },
        'phases.0.speed': { '0': 0, '100000': 100000, '101000': null, '-0.001': null, '1 m/min': 1000 },
        'phases.0.time': { '0': null, '10000000': 10000000, '10100000': null, '0.001': 0.001, '1 min': 60 },
      },
      needs: [
        'loadType',
        'serviceFactor',
        'load',
        'minutes',
        'speed',
        'stroke',
        'mounting',
        'fixing',
        'phases.0.load',
        'phases.0.speed',
        'phases.0.time',
      ],
    },
  ],
}
