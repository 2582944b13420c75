import type { LiftInit } from '../../families/screw-jack/wire/screw-jack.ts'
import type { CalculatorExamples } from '../../engine/define/examples.ts'
import { withRecorded } from '../with-recorded.ts'
import recorded from './recorded.json' with { type: 'json' }

const init: LiftInit = {
  fixedMethodList: [
    { value: 'both-supported', name: 'both-supported', fm: 100000, fn: 1.56 },
    { value: 'base-fixed-end-free', name: 'base-fixed-end-free', fm: 25000, fn: 0.36 },
    { value: 'base-fixed-end-fixed', name: 'base-fixed-end-fixed', fm: 200000, fn: 1.56 },
  ],
  workingDescription: '',
}

/**
 * A five-tonne lift with light shock; used by tests, documentation and OpenAPI. Intervals of the service factor, limits, silent
 * corrections and the whole percent of the duty cycle: specification, section 5; parameters of its call: section 7.
 */
export const liftExamples: CalculatorExamples = withRecorded(
  {
    init,
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
      },
    ],
  },
  recorded,
)
