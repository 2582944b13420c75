import { alternatives, choice, defineCalculator, diagram, number, section } from '../../engine/define/index.ts'
import { guideArms } from '../guide-arms.ts'
import { motionProfileField, motionProfileParameter, rampTable } from '../motion-profile.ts'

/** The layouts by name, with their properties. */
const layouts = [
  { value: '1x1', sliders: false, rails: false },
  { value: '1x2', sliders: true, rails: false },
  { value: '2x1', sliders: false, rails: true },
  { value: '2x2', sliders: true, rails: true },
  { value: '2x3', sliders: true, rails: true },
  { value: '2x4', sliders: true, rails: true },
] as const

/** The speed for a stroke time, as in `families/formulas/motion-profile.ts`: S = v T − (2 k − m) v² / a, solved for v. */
const speedOfTime =
  '2 * stroke / (strokeTime + sqrt(max(0[s^2], strokeTime * strokeTime - (2 * tables.ramp.k - tables.ramp.m) * 4 * stroke / 1000[mm/m] / acceleration)))'

/** T = 2 k √(S / (m a)). */
const shortestTime = '2 * tables.ramp.k * sqrt(stroke / 1000[mm/m] / acceleration / tables.ramp.m)'

/**
 * Linear axis: the working conditions of one axis, entered once, for a ball screw, its guides and its servo motor. The service
 * distributes the load among them (`families/linear-axis`).
 */
export const linearAxis = defineCalculator({
  id: 303,
  name: 'linearAxis',
  place: { group: 'system', order: 3, moves: ['position', 'lift'], complete: true, drawing: 'LinearAxis', address: 'linear-axis' },
  tables: { ramp: rampTable },
  fields: {
    posture: choice({
      options: [
        { value: 'horizontal', icon: 'guide-horizontal' },
        { value: 'vertical', icon: 'guide-vertical' },
        { value: 'wall', icon: 'guide-wall' },
      ],
      as: 'images',
      default: 'horizontal',
    }),
    inclination: number({ unit: 'deg', min: 0, max: 90, required: false, visible: "posture != 'vertical'" }),
    load: number({ unit: 'kg', exclusiveMin: 0, hint: { min: 1, max: 20000 } }),
    stroke: number({ unit: 'mm', exclusiveMin: 0, hint: { min: 50, max: 6000 } }),
    acceleration: number({ unit: 'm/s^2', exclusiveMin: 0, default: 3, hint: { typical: 3 } }),
    motionProfile: motionProfileField,
    pace: alternatives({ branches: { speed: ['speed'], strokeTime: ['strokeTime'] }, default: 'speed' }),
    speed: number({ unit: 'mm/s', exclusiveMin: 0, hint: { min: 0, max: 3000 } }),
    strokeTime: number({ unit: 's', min: shortestTime, onBoundsChange: 'flag' }),
    dwell: number({ unit: 's', min: 0, default: 0 }),
    requiredLife: number({ unit: 'h', exclusiveMin: 0, max: 1_000_000, default: 20_000, hint: { typical: 20_000 } }),
    layout: choice({ options: layouts, as: 'select', default: '2x2' }),
    sliderSpacing: number({ unit: 'mm', exclusiveMin: 0, default: 200, hint: { typical: 200 }, visible: 'layout.sliders' }),
    railSpacing: number({ unit: 'mm', exclusiveMin: 0, default: 200, hint: { typical: 200 }, visible: 'layout.rails' }),
    diagram: diagram({
      picture: 'guide-layout',
      shows: ['posture', 'layout', 'sliderSpacing', 'railSpacing', 'armA', 'armB', 'armC', 'load'],
    }),
    ...guideArms,
    fixing: choice({
      options: ['fixed-free', 'supported-supported', 'fixed-supported', 'fixed-fixed'],
      as: 'select',
      default: 'fixed-supported',
    }),
    precision: choice({ options: ['C0', 'C1', 'C2', 'C3', 'C5', 'C7', 'C8', 'C10'], required: false }),
    overtravel: number({ unit: 'mm', min: 0, max: 1000, required: false }),
    preload: number({ unit: 'N', min: 0, required: false }),
    travelDeviation: number({ unit: 'um', exclusiveMin: 0, required: false }),
    processForce: number({ unit: 'N', required: false }),
    forceY: number({ unit: 'N', required: false }),
    forceZ: number({ unit: 'N', required: false }),
    forceA: number({ unit: 'mm', required: false }),
    forceB: number({ unit: 'mm', required: false }),
    forceC: number({ unit: 'mm', required: false }),
    returnMass: number({ unit: 'kg', min: 0, required: false }),
    driveB: number({ unit: 'mm', required: false }),
    driveC: number({ unit: 'mm', required: false }),
    screwEnd: number({ unit: 'mm', exclusiveMin: 0, required: false }),
    excitation: number({ unit: 'Hz', exclusiveMin: 0, required: false }),
  },
  derived: {
    travelSpeed: { unit: 'mm/s', value: `pace == 'speed' ? speed : ${speedOfTime}` },
  },
  layout: [
    section('axis', ['posture', 'load', 'stroke']),
    section('motion', ['acceleration', 'pace', 'speed', 'strokeTime', 'travelSpeed', 'dwell', 'requiredLife']),
    section('guides', ['layout', 'sliderSpacing', 'railSpacing', 'diagram', 'armA', 'armB', 'armC']),
    section('screw', ['fixing']),
    section('coupling', ['screwEnd', 'excitation'], { extended: true }),
    section('accuracy', ['precision', 'overtravel', 'preload', 'travelDeviation'], { extended: true }),
    section('force', ['processForce', 'forceY', 'forceZ', 'forceA', 'forceB', 'forceC'], { extended: true }),
    section('further', ['inclination', 'motionProfile', 'returnMass', 'driveB', 'driveC'], { extended: true }),
  ],
  request: {
    post: 'LinearAxisWorking/Calculation',
    body: {
      posture: 'posture',
      inclination: 'inclination',
      mass: 'load',
      returnMass: 'returnMass',
      stroke: 'stroke',
      overtravel: 'overtravel',
      // One of the two ways to enter it is always visible.
      speed: { value: 'travelSpeed', optional: false },
      acceleration: 'acceleration',
      motionProfile: motionProfileParameter,
      dwell: 'dwell',
      requiredLife: 'requiredLife',
      layout: 'layout',
      sliderSpacing: 'sliderSpacing',
      railSpacing: 'railSpacing',
      armA: 'armA',
      armB: 'armB',
      armC: 'armC',
      driveB: 'driveB',
      driveC: 'driveC',
      processForce: 'processForce',
      forceY: 'forceY',
      forceZ: 'forceZ',
      forceA: 'forceA',
      forceB: 'forceB',
      forceC: 'forceC',
      precision: 'precision',
      fixing: 'fixing',
      preload: 'preload',
      travelDeviation: 'travelDeviation',
      screwEnd: 'screwEnd',
      excitation: 'excitation',
    },
  },
  results: { family: 'ball-screw', card: 'axis', overlayMs: 3000 },
})
