import type { LinearModuleInit } from '../../families/linear-module/wire/linear-module.ts'
import type { CalculatorExamples } from '../../engine/define/examples.ts'
import { rampCases } from './ramp-examples.ts'
import { withRecorded } from '../with-recorded.ts'
import recorded from './recorded.json' with { type: 'json' }

const init: LinearModuleInit = {
  assemblyMethodList: ['horizontal', 'wall', 'vertical'].map((value) => ({ value, name: value, icon: value })),
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
export const linearModuleTwoExamples: CalculatorExamples = withRecorded(
  {
    init,
    // M, Stroke and MaxSpeed: specification, section 5; the arms as they are.
    announces: ['mass', 'armA', 'armB', 'armC', 'stroke', 'maxSpeed'],
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
        name: 'Arms that nobody has stated: 0, until the posture makes them decide',
        inputs: { ...carriage, armB: 0, armC: 0, motion: 'maxSpeed', maxSpeed: 500 },
        request: {
          AssemblyMethod: 'horizontal',
          M: '30',
          A: '0',
          B: '0',
          C: '0',
          MaxSpeed: '500',
          Acceleration: '2.4',
          Stroke: '1200',
        },
        chosen: {
          posture: {
            vertical: { armA: null, armB: null, armC: null },
            wall: { armA: null, armB: 0, armC: null },
          },
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
        name: 'A force of 200 N that presses on the carriage 50 mm beside and 100 mm above it',
        inputs: {
          posture: 'horizontal',
          load: 'mass',
          mass: 10,
          armA: 0,
          armB: 20,
          armC: 60,
          stroke: 300,
          acceleration: 3,
          motion: 'maxSpeed',
          maxSpeed: 200,
          waitingTime: 0,
          externalForce: 200,
          forceB: 50,
          forceC: 100,
        },
        request: {
          AssemblyMethod: 'horizontal',
          M: '10',
          A: '0',
          B: '20',
          C: '60',
          MaxSpeed: '200',
          Acceleration: '3',
          Stroke: '300',
          ExternalForce: '200',
          ForceB: '50',
          ForceC: '100',
        },
      },
      {
        name: 'A duty spectrum: out with 10 kg, back empty',
        inputs: {
          posture: 'horizontal',
          load: 'mass',
          mass: 10,
          armA: 0,
          armB: 20,
          armC: 60,
          stroke: 300,
          acceleration: 3,
          motion: 'maxSpeed',
          maxSpeed: 200,
          phases: [
            { load: 10, acceleration: 3, speed: 100, time: 0.2 },
            { load: 10, acceleration: 0, speed: 200, time: 1.3 },
            { load: 2, acceleration: 3, speed: 180, time: 1.6 },
          ],
        },
        request: {
          AssemblyMethod: 'horizontal',
          M: '10',
          A: '0',
          B: '20',
          C: '60',
          MaxSpeed: '200',
          Acceleration: '3',
          Stroke: '300',
          Phases: '10,3,100,0.2;10,0,200,1.3;2,3,180,1.6',
        },
        // The pause is still at its default.
        chosen: { motion: { totalTime: { waitingTime: 0 } } },
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
        request: { AssemblyMethod: 'wall', Thrust: '150', EvenTime: '0.8', Acceleration: '2', WaitingTime: '0', Stroke: '200' },
      },
      ...rampCases,
    ],
  },
  recorded,
)
