import type { CalculatorExamples } from '../../engine/define/examples.ts'
import { furtherCases } from './further-examples.ts'
import { withRecorded } from '../with-recorded.ts'
import recorded from './recorded.json' with { type: 'json' }

/** Initial values of the form. */
const defaults = { sliderSpacing: 300, railSpacing: 300, armA: 0, armB: 0, armC: 0, motionProfile: 'trapezoid' }

/** The transfer of THK General Catalog A-722 on two rails, and a lift; used by tests, documentation and OpenAPI. */
export const linearAxisExamples: CalculatorExamples = withRecorded(
  {
    init: {},
    cases: [
      {
        name: 'THK A-722: 80 kg, 1 m at 1 m/s in 0.15 s, 8 cycles a minute, on two rails',
        inputs: {
          ...defaults,
          posture: 'horizontal',
          load: 80,
          stroke: 1000,
          acceleration: 6.667,
          pace: 'speed',
          speed: 1000,
          dwell: 2.6,
          requiredLife: 30_000,
          layout: '2x2',
          armC: 100,
          fixing: 'fixed-supported',
          precision: 'C7',
        },
        request: {
          posture: 'horizontal',
          mass: '80',
          stroke: '1000',
          speed: '1000',
          acceleration: '6.667',
          dwell: '2.6',
          requiredLife: '30000',
          layout: '2x2',
          sliderSpacing: '300',
          railSpacing: '300',
          armA: '0',
          armB: '0',
          armC: '100',
          precision: 'C7',
          fixing: 'fixed-supported',
        },
      },
      {
        name: '30 kg lifted 500 mm in 1.25 s on one rail with two blocks, 150 mm before it',
        inputs: {
          ...defaults,
          posture: 'vertical',
          load: 30,
          stroke: 500,
          acceleration: 2,
          pace: 'strokeTime',
          strokeTime: 1.25,
          dwell: 1,
          requiredLife: 20_000,
          layout: '1x2',
          sliderSpacing: 150,
          armC: 150,
          fixing: 'fixed-fixed',
          overtravel: 20,
          processForce: 200,
        },
        // v = (a T − √(a² T² − 4 a S)) / 2 = (2.5 − 1.5) / 2 m/s.
        request: {
          posture: 'vertical',
          mass: '30',
          stroke: '500',
          overtravel: '20',
          speed: '500',
          acceleration: '2',
          dwell: '1',
          requiredLife: '20000',
          layout: '1x2',
          sliderSpacing: '150',
          armA: '0',
          armB: '0',
          armC: '150',
          processForce: '200',
          fixing: 'fixed-fixed',
        },
      },
      ...furtherCases,
    ],
  },
  recorded,
)
