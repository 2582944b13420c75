import type { CalculatorExamples } from '../../engine/define/examples.ts'
import { withEveryType } from '../2000000-reducer-three-phase/type-examples.ts'
import { withRecorded } from '../with-recorded.ts'
import recorded from './recorded.json' with { type: 'json' }

const windows = { 'torque.lower': 0, 'torque.upper': 100, 'ratio.lower': -10, 'ratio.upper': 10 }
const sentWindows = { 't2.lower': '0', 't2.upper': '100', 'i.lower': '-10', 'i.upper': '10' }

/** The specification's numbers; used by tests, documentation and OpenAPI. */
export const reducerManualExamples: CalculatorExamples = withEveryType(
  withRecorded(
    {
      init: {},
      cases: [
        {
          name: '380 N·m at a ratio near 20',
          inputs: { ...windows, torque: 380, ratio: 20, transmissionElement: 'none' },
          request: { ...sentWindows, 't2.value': '380', 'i.value': '20' },
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
          request: { ...sentWindows, 't2.value': '380', 'i.value': '20', phases: '520,60,0.4;300,70,5;-200,60,0.4;0,0,2' },
          // Recorded: the largest number of the engine.
          shows: {
            'phases.maxRows': 30,
            'phases.0.torque.min': -1e9,
            'phases.0.torque.max': 1e9,
            'phases.0.speed.max': 1e9,
            'phases.0.time.max': 1e9,
          },
        },
      ],
    },
    recorded,
  ),
)
