import { describedParameters } from '../../contract/results/init-words.ts'
import { choice, defineCalculator, diagram, list, number, section } from '../../engine/define/index.ts'
import { guideArms } from '../guide-arms.ts'
import { massPhases, massPhasesParameter } from '../mass-phases.ts'
import { motionProfileField, motionProfileParameter } from '../motion-profile.ts'

/** Ball-rail guide: a mass on one to eight blocks. Ranges of load, speed and travel are hints; any positive value is sized. */
export const ballRail = defineCalculator({
  id: 31,
  name: 'ballRail',
  place: { group: 'linear', order: 2, moves: ['position'], drawing: 'BallRail' },
  init: {
    get: 'BallRailWorking/CalculationInit',
    parameters: describedParameters,
    query: { useMethod: 'posture' },
    lists: {
      layoutList: {
        name: 'text',
        icon: 'text',
        isSliderSpacing: 'boolean',
        isRailSpacing: 'boolean',
        rails: 'number',
        blocksPerRail: 'number',
      },
    },
  },
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
    layout: choice({ optionsFrom: 'init.layoutList', optionValue: 'layout', sort: 'byNumber', as: 'images' }),
    sliderSpacing: number({ unit: 'mm', exclusiveMin: 0, default: 200, hint: { typical: 200 }, visible: 'layout.isSliderSpacing' }),
    railSpacing: number({ unit: 'mm', exclusiveMin: 0, default: 200, hint: { typical: 200 }, visible: 'layout.isRailSpacing' }),
    diagram: diagram({
      picture: 'guide-layout',
      shows: ['posture', 'layout', 'sliderSpacing', 'railSpacing', 'armA', 'armB', 'armC', 'load'],
    }),
    load: number({ unit: 'kg', exclusiveMin: 0, hint: { min: 1, max: 20000 } }),
    ...guideArms,
    speed: number({ unit: 'mm/s', exclusiveMin: 0, hint: { min: 0, max: 5000 } }),
    acceleration: number({ unit: 'm/s^2', exclusiveMin: 0, default: 3, hint: { typical: 3 } }),
    travel: number({ unit: 'mm', exclusiveMin: 0, hint: { min: 50, max: 6000 } }),
    driveB: number({ unit: 'mm', required: false }),
    driveC: number({ unit: 'mm', required: false }),
    forceX: number({ unit: 'N', required: false }),
    forceY: number({ unit: 'N', required: false }),
    forceZ: number({ unit: 'N', required: false }),
    forceA: number({ unit: 'mm', required: false }),
    forceB: number({ unit: 'mm', required: false }),
    forceC: number({ unit: 'mm', required: false }),
    returnLoad: number({ unit: 'kg', min: 0, required: false }),
    motionProfile: motionProfileField,
    phases: list(massPhases),
  },
  layout: [
    section('mounting', ['posture', 'layout', 'sliderSpacing', 'railSpacing']),
    section('load', ['diagram', 'load', 'armA', 'armB', 'armC']),
    section('motion', ['speed', 'acceleration', 'travel']),
    section(
      'further',
      ['inclination', 'driveB', 'driveC', 'forceX', 'forceY', 'forceZ', 'forceA', 'forceB', 'forceC', 'returnLoad', 'motionProfile'],
      {
        extended: true,
      },
    ),
    section('dutySpectrum', ['phases'], { extended: true }),
  ],
  request: {
    get: 'BallRailWorking/Calculation',
    query: {
      UseMethod: 'posture',
      Inclination: 'inclination',
      Layout: 'layout',
      SliderSpacing: 'sliderSpacing',
      RailSpacing: 'railSpacing',
      W: 'load',
      A: 'armA',
      B: 'armB',
      C: 'armC',
      Speed: 'speed',
      Acceleration: 'acceleration',
      Stroke: 'travel',
      DriveB: 'driveB',
      DriveC: 'driveC',
      ForceX: 'forceX',
      ForceY: 'forceY',
      ForceZ: 'forceZ',
      ForceA: 'forceA',
      ForceB: 'forceB',
      ForceC: 'forceC',
      ReturnLoad: 'returnLoad',
      MotionProfile: motionProfileParameter,
      Phases: massPhasesParameter,
    },
  },
  results: { family: 'ball-rail', overlayMs: 3000 },
})
