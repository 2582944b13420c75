import { describedParameters } from '../../contract/results/init-words.ts'
import { alternatives, choice, list, number, section } from '../../engine/define/index.ts'
import { massPhases, massPhasesParameter } from '../mass-phases.ts'
import { motionProfileField, motionProfileParameter, rampTable } from '../motion-profile.ts'

/** Parts of the init answer that the form of both linear-module calculators uses. */
export const linearModuleInitShape = {
  parameters: describedParameters,
  lists: { assemblyMethodList: { name: 'text', icon: 'text' } },
  numbers: {
    minSpeed: 'mm/s',
    maxSpeed: 'mm/s',
    minStroke: 'mm',
    maxStroke: 'mm',
    mimM: 'kg',
    maxM: 'kg',
    maxA: 'mm',
    maxB: 'mm',
    maxC: 'mm',
    minTime: 's',
    maxTime: 's',
  },
} as const

/** An arm is 0 until somebody states it, unless it alone loads the guide in the posture. */
const arm = (limit: 'init.maxA' | 'init.maxB' | 'init.maxC', unless: string) =>
  number({ unit: 'mm', min: `-${limit}`, max: limit, default: { value: 0, unless }, onOutOfRange: 'correct' })

/**
 * The form: posture, mass or thrust, one of three ways to define the speed, stroke. A, the arm along the travel, has no effect in
 * the vertical posture.
 */
export const linearModuleFields = {
  posture: choice({ optionsFrom: 'init.assemblyMethodList', as: 'radio' }),
  load: alternatives({ branches: { mass: ['mass', 'armA', 'armB', 'armC'], thrust: ['thrust'] }, default: 'mass' }),
  mass: number({ unit: 'kg', min: 'init.mimM', max: 'init.maxM', onOutOfRange: 'correct' }),
  armA: { ...arm('init.maxA', "posture == 'wall'"), hidden: "posture == 'vertical'" },
  armB: arm('init.maxB', "posture == 'vertical'"),
  armC: arm('init.maxC', "posture == 'vertical' || posture == 'wall'"),
  thrust: number({ unit: 'N', exclusiveMin: 0, hint: { min: 10, max: 5000 } }),
  stroke: number({ unit: 'mm', min: 'init.minStroke', max: 'init.maxStroke', onOutOfRange: 'correct' }),
  acceleration: number({ unit: 'm/s^2', min: 0.01, max: 100, default: 3, hint: { typical: 3 } }),
  motion: alternatives({
    branches: { maxSpeed: ['maxSpeed'], totalTime: ['totalTime'], evenTime: ['evenTime'] },
    default: 'maxSpeed',
  }),
  maxSpeed: number({ unit: 'mm/s', min: 'init.minSpeed', max: 'init.maxSpeed', onOutOfRange: 'correct' }),
  totalTime: number({
    unit: 's',
    min: 'max(init.minTime, 2 * tables.ramp.k * sqrt(stroke / 1000[mm/m] / acceleration / tables.ramp.m))',
    max: 'init.maxTime',
  }),
  evenTime: number({ unit: 's', min: 'init.minTime', max: 'init.maxTime' }),
  waitingTime: number({ unit: 's', min: 0, max: 'init.maxTime', default: 0, visible: "motion != 'maxSpeed'" }),
  externalForce: number({ unit: 'N', required: false, visible: "load != 'thrust'" }),
  forceB: number({ unit: 'mm', required: false, visible: "load != 'thrust'" }),
  forceC: number({ unit: 'mm', required: false, visible: "load != 'thrust'" }),
  motionProfile: motionProfileField,
  phases: list({ ...massPhases, visible: "load != 'thrust'" }),
} as const

/** Constants of the ramps. */
export const linearModuleTables = { ramp: rampTable } as const

/** 4 S / a, in s². */
const rampTerm = '4 * stroke / 1000[mm/m] / acceleration'
/** Time lost in the ramps, in units of v / a: 2 k − m. The stroke takes S / v plus this time. */
const lost = '(2 * tables.ramp.k - tables.ramp.m)'

/** The speed derived from a time, and the time derived from a speed. */
export const linearModuleDerived = {
  resultingSpeed: {
    unit: 'mm/s',
    value: [
      "motion == 'maxSpeed' ? maxSpeed",
      `motion == 'totalTime' ? 2 * stroke / (totalTime + sqrt(max(0[s^2], totalTime * totalTime - ${lost} * (${rampTerm}))))`,
      `2 * stroke / (evenTime + sqrt(evenTime * evenTime + tables.ramp.m * (${rampTerm})))`,
    ].join(' : '),
  },
  strokeTime: {
    unit: 's',
    value: [
      "motion == 'totalTime' ? totalTime",
      'stroke >= tables.ramp.m * resultingSpeed * resultingSpeed / acceleration / 1000[mm/m]' +
        ` ? stroke / resultingSpeed + ${lost} * resultingSpeed / acceleration / 1000[mm/m]`,
      `tables.ramp.k * sqrt((${rampTerm}) / tables.ramp.m)`,
    ].join(' : '),
  },
} as const

export const linearModuleLayout = [
  section('mounting', ['posture']),
  section('load', ['load', 'mass', 'armA', 'armB', 'armC', 'thrust']),
  section('motion', [
    'stroke',
    'acceleration',
    'motion',
    'maxSpeed',
    'totalTime',
    'evenTime',
    'waitingTime',
    'resultingSpeed',
    'strokeTime',
  ]),
  section('further', ['externalForce', 'forceB', 'forceC', 'motionProfile'], { extended: true }),
  section('dutySpectrum', ['phases'], { extended: true }),
] as const

/** The active parameters; those of inactive tabs are omitted. */
export const linearModuleQuery = {
  AssemblyMethod: 'posture',
  M: 'mass',
  Thrust: 'thrust',
  A: 'armA',
  B: 'armB',
  C: 'armC',
  MaxSpeed: 'maxSpeed',
  TotalTime: 'totalTime',
  EvenTime: 'evenTime',
  Acceleration: 'acceleration',
  WaitingTime: 'waitingTime',
  Stroke: 'stroke',
  ExternalForce: 'externalForce',
  ForceB: 'forceB',
  ForceC: 'forceC',
  MotionProfile: motionProfileParameter,
  Phases: massPhasesParameter,
} as const
