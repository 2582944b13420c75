import type { CalculatorExamples } from '../../engine/define/examples.ts'
import { withEveryType } from '../2000000-reducer-three-phase/type-examples.ts'

const windows = { 'torque.lower': 0, 'torque.upper': 100, 'ratio.lower': -10, 'ratio.upper': 10 }
const sentWindows = { 't2.lower': '0', 't2.upper': '100', 'i.lower': '-10', 'i.upper': '10' }

/** The specification's numbers; used by tests, documentation and OpenAPI. */
export const reducerManualExamples: CalculatorExamples = withEveryType({
  init: {},
  fresh: {
    torque: null,
    'torque.lower': 0,
    'torque.upper': 100,
    ratio: null,
    'ratio.lower': -10,
    'ratio.upper': 10,
    transmissionElement: 'none',
  },
  offers: {
    transmissionTypes: ['coaxial', 'parallel', 'rightAngle'],
    transmissionElement: ['none', 'sprocket', 'pinion', 'toothedBelt', 'vBelt', 'flatBelt'],
    gearTypes: ['helical', 'bevelHelical', 'worm', 'planetary', 'cycloidal'],
    reducerTypes: [
      'helicalInline',
      'parallelShaft',
      'bevelHelical',
      'helicalWorm',
      'worm',
      'planetary',
      'rightAnglePlanetary',
      'cycloidal',
    ],
  },
  announces: [],
  empties: [],
  cases: [
    {
      name: '380 N·m at a ratio near 20',
      inputs: { ...windows, torque: 380, ratio: 20, transmissionElement: 'none' },
      request: { ...sentWindows, 't2.value': '380', 'i.value': '20' },
      shows: { pitchDiameter: null },
      hides: ['pitchDiameter'],
      typed: {
        torque: { '0': null, '0.001': 0.001, '1 kN*m': 1000 },
        ratio: { '1': 1, '0.99': null },
        radialForce: { '0': null, '0.001': 0.001, '1 kN': 1000 },
        forceDistance: { '0': 0, '-0.001': null, '1 m': 1000 },
        axialForce: { '0': null, '0.001': 0.001, '1 kN': 1000 },
        maxBacklash: { '0': null, '0.001': 0.001, '1 deg': 60 },
        maxTwist: { '0': null, '0.001': 0.001, '1 deg': 60 },
      },
      chosen: {
        transmissionElement: {
          none: { transmissionElement: 'none' },
          sprocket: { transmissionElement: 'sprocket' },
          pinion: { transmissionElement: 'pinion' },
          toothedBelt: { transmissionElement: 'toothedBelt' },
          vBelt: { transmissionElement: 'vBelt' },
          flatBelt: { transmissionElement: 'flatBelt' },
        },
      },
      needs: ['torque.lower', 'torque.upper', 'ratio.lower', 'ratio.upper', 'torque', 'ratio', 'transmissionElement'],
    },
    {
      name: '380 N·m at a ratio near 20, in phases',
      inputs: {
        ...windows,
        torque: 380,
        ratio: 20,
        transmissionElement: 'none',
        phases: [
          { torque: 520, speed: 60, time: 0.4 },
          { torque: 300, speed: 70, time: 5 },
          { torque: -200, speed: 60, time: 0.4 },
          { torque: 0, speed: 0, time: 2 },
        ],
      },
      request: {
        ...sentWindows,
        't2.value': '380',
        'i.value': '20',
        phases: '520,60,0.4;300,70,5;-200,60,0.4;0,0,2',
      },
      // Recorded: no number of the engine is larger.
      shows: {
        'phases.maxRows': 30,
        'phases.0.torque.min': -1e9,
        'phases.0.torque.max': 1e9,
        'phases.0.speed.max': 1e9,
        'phases.0.time.max': 1e9,
      },
      typed: {
        'phases.0.torque': {
          '1000000000': 1000000000,
          '1010000000': null,
          '-1000000000': -1000000000,
          '-1010000000': null,
          '1 kN*m': 1000,
        },
        'phases.0.speed': { '0': 0, '1000000000': 1000000000, '1010000000': null, '-0.001': null, '1 deg/s': 0.166666667 },
        'phases.0.time': { '0': null, '1000000000': 1000000000, '1010000000': null, '0.001': 0.001, '1 min': 60 },
      },
      needs: [
        'torque.lower',
        'torque.upper',
        'ratio.lower',
        'ratio.upper',
        'torque',
        'ratio',
        'transmissionElement',
        'phases.0.torque',
        'phases.0.speed',
        'phases.0.time',
      ],
    },
  ],
})
