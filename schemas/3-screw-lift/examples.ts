import type { ScrewLiftInit } from '../../families/screw-jack/wire/screw-jack.ts'
import type { CalculatorExamples } from '../../engine/define/examples.ts'

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

/** A ten-tonne lift with a travelling nut; used by tests, documentation and OpenAPI. */
export const screwLiftExamples: CalculatorExamples = {
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
    },
    {
      name: 'A duty spectrum: up with 10 t, down empty, rest; 500 µm at most',
      inputs: {
        loadType: 'smooth',
        serviceFactor: 1,
        load: 10,
        minutes: 6,
        speed: 300,
        stroke: 500,
        structure: '2A',
        fixing: 'base-fixed-end-fixed',
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
        MaxDeflection: '500',
        Phases: '10000,300,100;1500,400,75;1500,0,700',
      },
    },
  ],
}
