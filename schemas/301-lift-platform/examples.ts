import type { CalculatorExamples } from '../../engine/define/examples.ts'
import type { LiftInit } from '../../families/screw-jack/wire/screw-jack.ts'

const init: LiftInit = {
  fixedMethodList: [
    { value: 'both-supported', name: 'both-supported', fm: 100000, fn: 1.56 },
    { value: 'base-fixed-end-free', name: 'base-fixed-end-free', fm: 25000, fn: 0.36 },
    { value: 'base-fixed-end-fixed', name: 'base-fixed-end-fixed', fm: 200000, fn: 1.56 },
  ],
  workingDescription: '',
}

/** A platform on four jacks with its load beside the middle, and one on two; used by tests, documentation and OpenAPI. */
export const liftPlatformExamples: CalculatorExamples = {
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
        InstallType: '2A',
      },
    },
  ],
}
