import { choice, defineCalculator, diagram, number, section } from '../../engine/define/index.ts'

/** Ball-rail guide: a mass on one to eight blocks. Ranges of load, speed and travel are hints; any positive value is sized. */
export const ballRail = defineCalculator({
  id: 31,
  name: 'ballRail',
  place: { group: 'linear', order: 2, drawing: 'BallRail' },
  init: {
    get: 'BallRailWorking/CalculationInit',
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
    layout: choice({ optionsFrom: 'init.layoutList', sort: 'byNumber', as: 'images' }),
    sliderSpacing: number({ unit: 'mm', exclusiveMin: 0, default: 200, hint: { typical: 200 }, visible: 'layout.isSliderSpacing' }),
    railSpacing: number({ unit: 'mm', exclusiveMin: 0, default: 200, hint: { typical: 200 }, visible: 'layout.isRailSpacing' }),
    diagram: diagram({
      picture: 'guide-layout',
      shows: ['posture', 'layout', 'sliderSpacing', 'railSpacing', 'armA', 'armB', 'armC', 'load'],
    }),
    load: number({ unit: 'kg', exclusiveMin: 0, hint: { min: 1, max: 20000 } }),
    armA: number({ unit: 'mm', default: 0, hint: { min: -2000, max: 2000, typical: 0 } }),
    armB: number({ unit: 'mm', default: 0, hint: { min: -2000, max: 2000, typical: 0 } }),
    armC: number({ unit: 'mm', default: 0, hint: { min: -2000, max: 2000, typical: 0 } }),
    speed: number({ unit: 'mm/s', exclusiveMin: 0, hint: { min: 0, max: 5000 } }),
    acceleration: number({ unit: 'm/s^2', exclusiveMin: 0, default: 3, hint: { typical: 3 } }),
    travel: number({ unit: 'mm', exclusiveMin: 0, hint: { min: 50, max: 6000 } }),
  },
  layout: [
    section('mounting', ['posture', 'layout', 'sliderSpacing', 'railSpacing']),
    section('load', ['diagram', 'load', 'armA', 'armB', 'armC']),
    section('motion', ['speed', 'acceleration', 'travel']),
  ],
  request: {
    get: 'BallRailWorking/Calculation',
    query: {
      UseMethod: 'posture',
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
    },
  },
  results: { family: 'ball-rail', overlayMs: 3000 },
})
