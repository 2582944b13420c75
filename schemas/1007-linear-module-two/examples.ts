import type { LinearModuleInit } from '../../families/linear-module/wire/linear-module.ts'
import type { CalculatorExamples } from '../../engine/define/examples.ts'

const init: LinearModuleInit = {
  assemblyMethodList: ['horizontal', 'wall', 'vertical'].map((value) => ({ value, name: value, icon: value })),
  intiList: [{ paramName: 'Acceleration', displayName: 'Acceleration', defaultValue: 3, topParamName: '', unit: 'm/s^2' }],
  minSpeed: 1,
  maxSpeed: 10_000,
  minStroke: 1,
  maxStroke: 7000,
  mimM: 0.1,
  maxM: 1000,
  maxA: 1000,
  maxB: 1000,
  maxC: 1000,
  minTime: 0.01,
  maxTime: 3600,
  workingDescription: '',
}

const carriage = { posture: 'horizontal', load: 'mass', mass: 30, armA: 0, armB: 40, armC: 193, acceleration: 2.4, stroke: 1200 }

/** THK General Catalog A-403 (KR5520A, 30 kg with its arms) and two axes by time; used by tests, documentation and OpenAPI. */
export const linearModuleTwoExamples: CalculatorExamples = {
  init,
  cases: [
    {
      name: 'THK A-403: 30 kg off the centre of a horizontal carriage',
      inputs: { ...carriage, motion: 'maxSpeed', maxSpeed: 500, waitingTime: 0 },
      request: {
        AssemblyMethod: 'horizontal',
        M: '30',
        A: '0',
        B: '40',
        C: '193',
        MaxSpeed: '500',
        Acceleration: '2.4',
        Stroke: '1200',
      },
    },
    {
      name: 'An upright axis by its total time, with a pause',
      inputs: {
        posture: 'vertical',
        load: 'mass',
        mass: 8,
        armA: 0,
        armB: 20,
        armC: 60,
        stroke: 300,
        acceleration: 3,
        motion: 'totalTime',
        totalTime: 1,
        waitingTime: 2,
      },
      request: {
        AssemblyMethod: 'vertical',
        M: '8',
        B: '20',
        C: '60',
        TotalTime: '1',
        Acceleration: '3',
        WaitingTime: '2',
        Stroke: '300',
      },
    },
    {
      name: 'A thrust by the time at constant speed',
      inputs: {
        posture: 'wall',
        load: 'thrust',
        thrust: 150,
        armA: 0,
        armB: 0,
        armC: 0,
        stroke: 200,
        acceleration: 2,
        motion: 'evenTime',
        evenTime: 0.8,
        waitingTime: 0,
      },
      request: {
        AssemblyMethod: 'wall',
        Thrust: '150',
        EvenTime: '0.8',
        Acceleration: '2',
        WaitingTime: '0',
        Stroke: '200',
      },
    },
  ],
}
