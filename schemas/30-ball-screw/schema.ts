import { describedParameters } from '../../contract/results/init-words.ts'
import { choice, defineCalculator, list, number, section } from '../../engine/define/index.ts'
import { motionProfileField, motionProfileParameter } from '../motion-profile.ts'

/** Ball screw: a mass moved by a screw, horizontally or vertically. Load and speed ranges are hints; any positive value is sized. */
export const ballScrew = defineCalculator({
  id: 30,
  name: 'ballScrew',
  place: { group: 'linear', order: 1, moves: ['position'], drawing: 'BallScrew' },
  init: {
    get: 'BallScrewWorking/CalculationInit',
    parameters: describedParameters,
    lists: {
      assemblyMethodList: { name: 'text', icon: 'text' },
      usePrecisionList: { name: 'text', combined: 'boolean' },
      fixedMethodList: { name: 'text', icon: 'text' },
    },
  },
  fields: {
    posture: choice({ optionsFrom: 'init.assemblyMethodList', as: 'images' }),
    inclination: number({ unit: 'deg', min: 0, max: 90, required: false, visible: "posture == 'horizontal'" }),
    load: number({ unit: 'kg', exclusiveMin: 0, hint: { min: 100, max: 20000 } }),
    speed: number({ unit: 'mm/s', exclusiveMin: 0, hint: { min: 0, max: 6000 } }),
    acceleration: number({ unit: 'm/s^2', exclusiveMin: 0, default: 3, hint: { typical: 3 } }),
    travel: number({ unit: 'mm', exclusiveMin: 0, hint: { min: 50, max: 6000 } }),
    precision: choice({ optionsFrom: 'init.usePrecisionList' }),
    fixing: choice({ optionsFrom: 'init.fixedMethodList', as: 'images' }),
    externalForce: number({ unit: 'N', required: false }),
    returnLoad: number({ unit: 'kg', min: 0, required: false }),
    preload: number({ unit: 'N', min: 0, required: false }),
    travelDeviation: number({ unit: 'um', exclusiveMin: 0, required: false }),
    motionProfile: motionProfileField,
    maxDeflection: number({ unit: 'um', exclusiveMin: 0, required: false }),
    supportRigidity: number({ unit: 'N/um', exclusiveMin: 0, required: false }),
    phases: list({
      row: {
        load: number({ unit: 'N', min: -1e6, max: 1e6 }),
        speed: number({ unit: 'mm/s', min: 0, max: 1e5 }),
        time: number({ unit: 's', exclusiveMin: 0, max: 1e7 }),
      },
      required: false,
      maxRows: 20,
    }),
  },
  layout: [
    section('mounting', ['posture']),
    section('motion', ['load', 'speed', 'acceleration', 'travel']),
    section('accuracy', ['precision', 'fixing']),
    section('further', ['inclination', 'externalForce', 'returnLoad', 'preload', 'travelDeviation', 'motionProfile'], { extended: true }),
    section('stiffness', ['maxDeflection', 'supportRigidity'], { extended: true }),
    section('dutySpectrum', ['phases'], { extended: true }),
  ],
  request: {
    get: 'BallScrewWorking/Calculation',
    query: {
      Count: { constant: 100 },
      AssemblyMethod: 'posture',
      Inclination: 'inclination',
      W: 'load',
      Speed: 'speed',
      Acceleration: 'acceleration',
      Stroke: 'travel',
      UsePrecision: { value: 'precision', when: '!precision.combined' },
      FixedMethod: 'fixing',
      ExternalForce: 'externalForce',
      ReturnLoad: 'returnLoad',
      Preload: 'preload',
      TravelDeviation: 'travelDeviation',
      MotionProfile: motionProfileParameter,
      MaxDeflection: 'maxDeflection',
      SupportRigidity: 'supportRigidity',
      Phases: { list: 'phases', columns: ['load', 'speed', 'time'] },
    },
  },
  results: { family: 'ball-screw', overlayMs: 3000 },
})
