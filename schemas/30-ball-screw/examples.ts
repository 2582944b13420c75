import type { BallScrewInit } from '../../families/ball-screw/wire/ball-screw.ts'
import type { CalculatorExamples } from '../../engine/define/examples.ts'
import { withRecorded } from '../with-recorded.ts'
import recorded from './recorded.json' with { type: 'json' }

const option = (value: string) => ({ value, name: value })

const init: BallScrewInit = {
  assemblyMethodList: ['horizontal', 'vertical'].map(option),
  usePrecisionList: [
    ...['C3', 'C5', 'C7', 'C10'].map((grade) => ({ ...option(grade), combined: false })),
    { ...option('C7/C10'), combined: true },
  ],
  fixedMethodList: ['fixed-free', 'supported-supported', 'fixed-supported', 'fixed-fixed'].map(option),
  workingDescription: '',
}

/** THK General Catalog A-722 (horizontal transfer, 80 kg) as a form; used by tests, documentation and OpenAPI. */
export const ballScrewExamples: CalculatorExamples = withRecorded(
  {
    init,
    cases: [
      {
        name: 'THK A-722: horizontal high-speed transfer',
        inputs: {
          posture: 'horizontal',
          load: 80,
          speed: 1000,
          acceleration: 6.667,
          travel: 1000,
          precision: 'C7',
          fixing: 'fixed-supported',
        },
        request: {
          Count: '100',
          AssemblyMethod: 'horizontal',
          W: '80',
          Speed: '1000',
          Acceleration: '6.667',
          Stroke: '1000',
          UsePrecision: 'C7',
          FixedMethod: 'fixed-supported',
        },
      },
      {
        name: 'A combined precision is shown but not sent',
        inputs: { posture: 'vertical', load: 100, speed: 200, acceleration: 3, travel: 500, precision: 'C7/C10', fixing: 'fixed-fixed' },
        request: {
          Count: '100',
          AssemblyMethod: 'vertical',
          W: '100',
          Speed: '200',
          Acceleration: '3',
          Stroke: '500',
          FixedMethod: 'fixed-fixed',
        },
      },
      {
        name: 'A press on a vertical axis: 500 N down on the table, empty on the way back, preloaded, ±50 µm',
        inputs: {
          posture: 'vertical',
          load: 100,
          speed: 200,
          acceleration: 3,
          travel: 500,
          precision: 'C5',
          fixing: 'fixed-fixed',
          externalForce: 500,
          returnLoad: 40,
          preload: 300,
          travelDeviation: 50,
        },
        request: {
          Count: '100',
          AssemblyMethod: 'vertical',
          W: '100',
          Speed: '200',
          Acceleration: '3',
          Stroke: '500',
          UsePrecision: 'C5',
          FixedMethod: 'fixed-fixed',
          ExternalForce: '500',
          ReturnLoad: '40',
          Preload: '300',
          TravelDeviation: '50',
        },
      },
      {
        name: 'THK A-722 with the ramps of a modified sine',
        inputs: {
          posture: 'horizontal',
          load: 80,
          speed: 1000,
          acceleration: 6.667,
          travel: 1000,
          precision: 'C7',
          fixing: 'fixed-supported',
          motionProfile: 'modifiedSine',
        },
        request: {
          Count: '100',
          AssemblyMethod: 'horizontal',
          W: '80',
          Speed: '1000',
          Acceleration: '6.667',
          Stroke: '1000',
          UsePrecision: 'C7',
          FixedMethod: 'fixed-supported',
          MotionProfile: 'modifiedSine',
        },
      },
      {
        name: 'Stiffness: 40 µm at most, bearings of 200 N/µm at both ends, on a slope of 15°',
        inputs: {
          posture: 'horizontal',
          inclination: 15,
          load: 300,
          speed: 300,
          acceleration: 3,
          travel: 500,
          precision: 'C5',
          fixing: 'fixed-fixed',
          maxDeflection: 40,
          supportRigidity: 200,
        },
        request: {
          Count: '100',
          AssemblyMethod: 'horizontal',
          Inclination: '15',
          W: '300',
          Speed: '300',
          Acceleration: '3',
          Stroke: '500',
          UsePrecision: 'C5',
          FixedMethod: 'fixed-fixed',
          MaxDeflection: '40',
          SupportRigidity: '200',
        },
      },
      {
        name: 'A duty spectrum: fast transfer, pressing against the load, return',
        inputs: {
          posture: 'horizontal',
          load: 80,
          speed: 1000,
          acceleration: 3,
          travel: 1000,
          precision: 'C7',
          fixing: 'fixed-supported',
          phases: [
            { load: 150, speed: 800, time: 1.2 },
            { load: 2500, speed: 50, time: 2 },
            { load: -150, speed: 900, time: 1.1 },
          ],
        },
        request: {
          Count: '100',
          AssemblyMethod: 'horizontal',
          W: '80',
          Speed: '1000',
          Acceleration: '3',
          Stroke: '1000',
          UsePrecision: 'C7',
          FixedMethod: 'fixed-supported',
          Phases: '150,800,1.2;2500,50,2;-150,900,1.1',
        },
      },
    ],
  },
  recorded,
)
