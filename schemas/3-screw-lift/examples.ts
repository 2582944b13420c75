import type { ScrewLiftInit } from '../../families/screw-jack/wire/screw-jack.ts'
import type { CalculatorExamples } from '../../engine/define/examples.ts'
import { withRecorded } from '../with-recorded.ts'
import recorded from './recorded.json' with { type: 'json' }

const init: ScrewLiftInit = {
  fixedMethodList: [
    { value: 'both-supported', name: 'both-supported', fm: 100000, fn: 1.56 },
    { value: 'base-fixed-end-free', name: 'base-fixed-end-free', fm: 25000, fn: 0.36 },
    { value: 'base-fixed-end-fixed', name: 'base-fixed-end-fixed', fm: 200000, fn: 1.56 },
  ],
  structAsmList: [
    { value: '1A', name: '1A', icon: '1A' },
    { value: '1B', name: '1B', icon: '1B' },
    { value: '2A', name: '2A', icon: '2A' },
    { value: '2B', name: '2B', icon: '2B' },
  ],
  workingDescription: '',
}

/**
 * A ten-tonne lift with a travelling nut; used by tests, documentation and OpenAPI. Intervals of the service factor, limits, silent
 * corrections and the whole percent of the duty cycle: specification, section 5; parameters of its call: section 7.
 */
export const screwLiftExamples: CalculatorExamples = withRecorded(
  {
    init,
    cases: [
      {
        name: '10 t, smooth, 6 minutes in 30, travelling nut',
        inputs: {
          loadType: 'smooth',
          serviceFactor: 1.25,
          load: 10,
          minutes: 6,
          speed: 300,
          stroke: 500,
          structure: '2A',
          fixing: 'base-fixed-end-fixed',
        },
        request: {
          ED: '20',
          W: '12500',
          Speed: '300',
          Stroke: '500',
          FixedMethod: 'base-fixed-end-fixed',
          StructAsmCode: '2A',
          EDValue: '6',
          WType: 'smooth',
          WFSValue: '1.25',
          WValue: '10',
        },
        // These show how duty cycle and load were obtained; the call of the specification works without them.
        spares: ['EDValue', 'WType', 'WFSValue', 'WValue'],
        typed: {
          load: { '120': 120, '0.1': 0.1, '0.099': 0.1, '121.2': 120, '1 kg': 0.1 },
          // 10 of 30 minutes are 33.3 %.
          minutes: { '1': 1, '30': 30, '0.99': 1, '30.3': 30, '1 s': 1, '10': { dutyCycle: 33, dutyCycleExact: 33.3333333 } },
          speed: { '1': 1, '10020': 10020, '0.99': 1, '10120.2': 10020, '1 m/min': 1000 },
          stroke: { '0': null, '0.001': 0.001, '1 m': 1000 },
          jackCount: { '0': 1, '1': 1, '8': 8, '9': 8, '2.4': 2 },
          inputRadialForce: { '0': 0, '-0.001': null, '1 kN': 1000 },
          maxNutPressure: { '0': null, '0.001': 0.001, '1 kN/mm^2': 1000 },
          maxDeflection: { '0': null, '0.001': 0.001, '1 mm': 1000 },
          serviceFactor: { '1': 1, '0.99': 1, '1.3': 1.3, '1.313': 1.3 },
        },
      },
      {
        name: 'A duty spectrum of two jacks: up with 10 t, down empty, rest; a pull at the input; 8 N/mm², 500 µm at most',
        inputs: {
          loadType: 'smooth',
          serviceFactor: 1,
          load: 10,
          minutes: 6,
          speed: 300,
          stroke: 500,
          structure: '2A',
          fixing: 'base-fixed-end-fixed',
          jackCount: 2,
          inputRadialForce: 300,
          maxNutPressure: 8,
          maxDeflection: 500,
          phases: [
            { load: 10_000, speed: 300, time: 100 },
            { load: 1500, speed: 400, time: 75 },
            { load: 1500, speed: 0, time: 700 },
          ],
        },
        request: {
          ED: '20',
          W: '10000',
          Speed: '300',
          Stroke: '500',
          FixedMethod: 'base-fixed-end-fixed',
          StructAsmCode: '2A',
          EDValue: '6',
          WType: 'smooth',
          WFSValue: '1',
          WValue: '10',
          JackCount: '2',
          InputRadialForce: '300',
          MaxNutPressure: '8',
          MaxDeflection: '500',
          Phases: '10000,300,100;1500,400,75;1500,0,700',
        },
      },
    ],
  },
  recorded,
)
