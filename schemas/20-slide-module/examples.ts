import type { SlideModuleInit } from '../../families/slide-module/wire/slide-module.ts'
import type { CalculatorExamples } from '../../engine/define/examples.ts'
import { withRecorded } from '../with-recorded.ts'
import recorded from './recorded.json' with { type: 'json' }

const init: SlideModuleInit = {
  assemblyMethodList: [
    { value: 'horizontal', name: 'horizontal', icon: 'slide-horizontal' },
    { value: 'wall', name: 'wall', icon: 'slide-wall' },
    { value: 'vertical', name: 'vertical', icon: 'slide-vertical' },
  ],
  useEnvironmentList: [
    { value: 'standard', name: 'standard' },
    { value: 'clean', name: 'clean' },
  ],
  positionAccuracyList: [
    { value: '0.002', name: '±0.002 mm', repeatabilityMm: 0.002 },
    { value: '0.01', name: '±0.01 mm', repeatabilityMm: 0.01 },
    { value: '0.025', name: '±0.025 mm', repeatabilityMm: 0.025 },
  ],
  mimW: 1,
  maxW: 130,
  minStroke: 100,
  maxStroke: 1450,
  minSpeed: 1,
  maxSpeed: 1250,
  maxA: 500,
  maxB: 500,
  maxC: 500,
  workingDescription: '',
}

const corrected = ['load', 'armLateral', 'armAlong', 'armHeight', 'stroke', 'speed']

/**
 * A small and a vertical axis; used by tests, documentation and OpenAPI. Default limits without an init answer, and which fields are
 * corrected with a message, emptied or hidden: specification, section 5.
 */
export const slideModuleExamples: CalculatorExamples = withRecorded(
  {
    init,
    announces: corrected,
    empties: [...corrected, 'width'],
    cases: [
      {
        name: '10 kg, horizontal, 30 mm off the centre',
        inputs: {
          posture: 'horizontal',
          load: 10,
          armLateral: 30,
          armAlong: 20,
          armHeight: 40,
          stroke: 300,
          speed: 400,
          width: 500,
          environment: 'standard',
          accuracy: '0.01',
        },
        request: {
          W: '10',
          AssemblyMethod: 'horizontal',
          A: '30',
          B: '20',
          C: '40',
          Stroke: '300',
          Speed: '400',
          Width: '500',
          UseEnvironment: 'standard',
          PositionAccuracy: '0.01',
        },
      },
      {
        name: '5 kg, vertical, clean',
        inputs: {
          posture: 'vertical',
          load: 5,
          armLateral: 0,
          armHeight: 20,
          stroke: 150,
          speed: 200,
          width: 500,
          environment: 'clean',
          accuracy: '0.002',
        },
        request: {
          W: '5',
          AssemblyMethod: 'vertical',
          A: '0',
          C: '20',
          Stroke: '150',
          Speed: '200',
          Width: '500',
          UseEnvironment: 'clean',
          PositionAccuracy: '0.002',
        },
      },
      {
        name: '5 kg, pressing with 100 N at the edge of the table',
        inputs: {
          posture: 'horizontal',
          load: 5,
          armLateral: 0,
          armAlong: 0,
          armHeight: 30,
          stroke: 150,
          speed: 200,
          width: 500,
          environment: 'standard',
          accuracy: '0.01',
          externalForce: 100,
          forceA: 20,
          forceC: 50,
        },
        request: {
          W: '5',
          AssemblyMethod: 'horizontal',
          A: '0',
          B: '0',
          C: '30',
          Stroke: '150',
          Speed: '200',
          Width: '500',
          UseEnvironment: 'standard',
          PositionAccuracy: '0.01',
          ExternalForce: '100',
          ForceA: '20',
          ForceC: '50',
        },
      },
      {
        name: 'A duty spectrum: out with 5 kg, back empty',
        inputs: {
          posture: 'horizontal',
          load: 5,
          armLateral: 0,
          armAlong: 0,
          armHeight: 30,
          stroke: 150,
          speed: 200,
          width: 500,
          environment: 'standard',
          accuracy: '0.01',
          phases: [
            { load: 5, acceleration: 3, speed: 200, time: 0.8 },
            { load: 1, acceleration: 3, speed: 200, time: 0.8 },
          ],
        },
        request: {
          W: '5',
          AssemblyMethod: 'horizontal',
          A: '0',
          B: '0',
          C: '30',
          Stroke: '150',
          Speed: '200',
          Width: '500',
          UseEnvironment: 'standard',
          PositionAccuracy: '0.01',
          Phases: '5,3,200,0.8;1,3,200,0.8',
        },
      },
    ],
    otherAnswers: [
      {
        name: 'An answer without limits, environments and accuracies',
        init: { assemblyMethodList: init.assemblyMethodList, useEnvironmentList: [], positionAccuracyList: [] },
        inputs: { posture: 'wall', load: 10, armLateral: 30, armAlong: 20, armHeight: 40, stroke: 300, speed: 400 },
        request: { W: '10', AssemblyMethod: 'wall', A: '30', B: '20', C: '40', Stroke: '300', Speed: '400', Width: '500' },
      },
    ],
  },
  recorded,
)
