import type { CalculatorExamples } from '../../engine/define/examples.ts'
import type { LiftInit } from '../../families/screw-jack/wire/screw-jack.ts'
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
 * A platform on four jacks with an off-centre load, and one on two; used by tests, documentation and OpenAPI. Fields shared with the
 * lift behave alike: specification, section 5.
 */
export const liftPlatformExamples: CalculatorExamples = withRecorded(
  {
    init,
    cases: [
      {
        name: '8 t on four jacks, 300 and 100 mm beside the middle of 3 m by 2 m',
        inputs: {
          loadType: 'smooth',
          serviceFactor: 1,
          load: 8,
          arrangement: 'four',
          length: 3000,
          width: 2000,
          offsetAlong: 300,
          offsetAcross: 100,
          minutes: 3,
          speed: 300,
          stroke: 500,
          mounting: '1A',
          fixing: 'base-fixed-end-fixed',
        },
        // W1 = 8000 kg (1/4 + 0.5 × 300 / 3000 + 0.5 × 100 / 2000) = 2600 kg.
        request: {
          ED: '10',
          W: '10400',
          Speed: '300',
          Stroke: '500',
          FixedMethod: 'base-fixed-end-fixed',
          JackCount: '4',
          WType: 'smooth',
          InstallType: '1A',
        },
        typed: {
          load: { '120': 120, '0.1': 0.1, '0.099': 0.1, '121.2': 120, '1 kg': 0.1 },
          length: { '99': null, '100': 100, '50000': 50000, '50500': null, '1 m': 1000 },
          // 10 of 30 minutes are 33.3 %.
          minutes: { '1': 1, '30': 30, '0.99': 1, '30.3': 30, '1 s': 1, '10': { dutyCycle: 33, dutyCycleExact: 33.3333333 } },
          speed: { '1': 1, '10020': 10020, '0.99': 1, '10120.2': 10020, '1 m/min': 1000 },
          stroke: { '0': null, '0.001': 0.001, '1 m': 1000 },
          inputRadialForce: { '0': 0, '-0.001': null, '1 kN': 1000 },
          maxNutPressure: { '0': null, '0.001': 0.001, '1 kN/mm^2': 1000 },
          maxDeflection: { '0': null, '0.001': 0.001, '1 mm': 1000 },
          width: { '99': null, '100': 100, '50000': 50000, '50500': null, '1 m': 1000 },
          serviceFactor: { '1': 1, '0.99': 1, '1.3': 1.3, '1.313': 1.3 },
          offsetAlong: { '0': 0, '1500': 1500, '1515': null, '-0.001': null, '1 m': 1000 },
          offsetAcross: { '0': 0, '800': 800, '808': null, '-0.001': null, '1 m': null },
        },
      },
      {
        name: '3 t between two jacks, 250 mm beside the middle of 2 m',
        inputs: {
          loadType: 'medium',
          serviceFactor: 1.5,
          load: 3,
          arrangement: 'two',
          length: 2000,
          offsetAlong: 250,
          minutes: 6,
          speed: 500,
          stroke: 800,
          mounting: '2A',
          fixing: 'both-supported',
          inputRadialForce: 300,
          maxNutPressure: 8,
          maxDeflection: 400,
        },
        // W1 = 4500 kg (1/2 + 250 / 2000) = 2812.5 kg.
        request: {
          ED: '20',
          W: '5625',
          Speed: '500',
          Stroke: '800',
          FixedMethod: 'both-supported',
          JackCount: '2',
          WType: 'medium',
          InputRadialForce: '300',
          MaxNutPressure: '8',
          MaxDeflection: '400',
          InstallType: '2A',
        },
      },
    ],
  },
  recorded,
)
