import { describedParameters } from '../../contract/results/init-words.ts'
import { choice, defineCalculator, list, number, section } from '../../engine/define/index.ts'
import { massPhases, massPhasesParameter } from '../mass-phases.ts'
import { motionProfileField, motionProfileParameter } from '../motion-profile.ts'

/** Slide module: a table with its own guide and drive carries a load whose centre of gravity may be off the table's centre. */
export const slideModule = defineCalculator({
  id: 20,
  name: 'slideModule',
  place: { group: 'actuator', order: 1, moves: ['position'], drawing: 'SlideModule' },
  init: {
    get: 'ModuleWorking/CalculationInit',
    parameters: describedParameters,
    lists: {
      assemblyMethodList: { name: 'text', icon: 'text' },
      useEnvironmentList: { name: 'text' },
      positionAccuracyList: { name: 'text', repeatabilityMm: 'number' },
    },
    numbers: {
      mimW: 'kg',
      maxW: 'kg',
      minStroke: 'mm',
      maxStroke: 'mm',
      minSpeed: 'mm/s',
      maxSpeed: 'mm/s',
      maxA: 'mm',
      maxB: 'mm',
      maxC: 'mm',
    },
    usual: { mimW: 1, maxW: 130, minStroke: 100, maxStroke: 1450, minSpeed: 1, maxSpeed: 1250 },
  },
  fields: {
    load: number({ unit: 'kg', min: 'init.mimW', max: 'init.maxW', onOutOfRange: 'correct', onNotANumber: 'empty' }),
    posture: choice({ optionsFrom: 'init.assemblyMethodList', as: 'images' }),
    armLateral: number({ unit: 'mm', min: 0, max: 'init.maxA', onOutOfRange: 'correct', onNotANumber: 'empty' }),
    armAlong: number({
      unit: 'mm',
      min: 0,
      max: 'init.maxB',
      onOutOfRange: 'correct',
      onNotANumber: 'empty',
      hidden: "posture == 'vertical'",
    }),
    armHeight: number({ unit: 'mm', min: 0, max: 'init.maxC', onOutOfRange: 'correct', onNotANumber: 'empty' }),
    stroke: number({ unit: 'mm', min: 'init.minStroke', max: 'init.maxStroke', onOutOfRange: 'correct', onNotANumber: 'empty' }),
    speed: number({ unit: 'mm/s', min: 'init.minSpeed', max: 'init.maxSpeed', onOutOfRange: 'correct', onNotANumber: 'empty' }),
    width: number({ unit: 'mm', exclusiveMin: 0, default: 500, onNotANumber: 'empty' }),
    externalForce: number({ unit: 'N', required: false }),
    forceA: number({ unit: 'mm', required: false }),
    forceC: number({ unit: 'mm', required: false }),
    environment: choice({ optionsFrom: 'init.useEnvironmentList', onNoOptions: 'hide' }),
    accuracy: choice({ optionsFrom: 'init.positionAccuracyList', onNoOptions: 'hide' }),
    motionProfile: motionProfileField,
    phases: list(massPhases),
  },
  layout: [
    section('load', ['load', 'posture', 'armLateral', 'armAlong', 'armHeight']),
    section('motion', ['stroke', 'speed']),
    section('requirements', ['width', 'environment', 'accuracy']),
    section('further', ['externalForce', 'forceA', 'forceC', 'motionProfile'], { extended: true }),
    section('dutySpectrum', ['phases'], { extended: true }),
  ],
  request: {
    get: 'ModuleWorking/Calculation',
    query: {
      W: 'load',
      AssemblyMethod: 'posture',
      A: 'armLateral',
      B: 'armAlong',
      C: 'armHeight',
      Stroke: 'stroke',
      Speed: 'speed',
      Width: 'width',
      UseEnvironment: 'environment',
      PositionAccuracy: 'accuracy',
      MotionProfile: motionProfileParameter,
      ExternalForce: 'externalForce',
      ForceA: 'forceA',
      ForceC: 'forceC',
      Phases: massPhasesParameter,
    },
  },
  results: { family: 'slide-module', overlayMs: 2000 },
})
