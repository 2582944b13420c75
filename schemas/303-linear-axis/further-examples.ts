import type { CalculatorExamples } from '../../engine/define/examples.ts'

/** Every optional field, in its request unit. */
const further = {
  inclination: 10,
  overtravel: 20,
  preload: 400,
  travelDeviation: 50,
  processForce: 200,
  forceY: 150,
  forceZ: 100,
  forceA: 60,
  forceB: 50,
  forceC: 83,
  returnMass: 5,
  driveB: 150,
  driveC: 10,
  screwEnd: 12,
  excitation: 50,
} as const
const sentFurther = Object.fromEntries(Object.entries(further).map(([name, value]) => [name, String(value)]))

/** Speeds and shortest times are calculated by hand from `rampTable`: S = v T − (2 k − m) v² / a; T = 2 k √(S / (m a)). */
export const furtherCases: CalculatorExamples['cases'] = [
  {
    name: 'Up a slope in 2.5 s with an S-curve, 20 kg beside the middle, forces, drive beside the blocks',
    inputs: {
      ...further,
      posture: 'horizontal',
      load: 20,
      stroke: 500,
      acceleration: 2,
      pace: 'strokeTime',
      strokeTime: 2.5,
      layout: '2x2',
      armA: 37,
      armB: 40,
      armC: 55,
      motionProfile: 'sCurve',
    },
    request: {
      ...sentFurther,
      posture: 'horizontal',
      mass: '20',
      stroke: '500',
      speed: '219.2235935956',
      acceleration: '2',
      motionProfile: 'sCurve',
      dwell: '0',
      requiredLife: '20000',
      layout: '2x2',
      sliderSpacing: '200',
      railSpacing: '200',
      armA: '37',
      armB: '40',
      armC: '55',
      fixing: 'fixed-supported',
    },
    // 2 × 2 √(0.5 m / (2 × 2 m/s²)).
    shows: { 'strokeTime.min': Math.SQRT2, travelSpeed: 219.223594 },
    typed: { screwEnd: { '0': null, '0.001': 0.001 }, excitation: { '0': null, '0.001': 0.001 } },
  },
  {
    // 245 mm = 2 m/s² × (0.7 s)² / 4, and the highest speed is 2 m/s² × 0.35 s.
    name: '20 kg, 245 mm in 0.7 s, the shortest time there is',
    inputs: { posture: 'horizontal', load: 20, stroke: 245, acceleration: 2, pace: 'strokeTime', strokeTime: 0.7 },
    request: {
      posture: 'horizontal',
      mass: '20',
      stroke: '245',
      speed: '700',
      acceleration: '2',
      dwell: '0',
      requiredLife: '20000',
      layout: '2x2',
      sliderSpacing: '200',
      railSpacing: '200',
      armA: '0',
      armB: '0',
      armC: '0',
      fixing: 'fixed-supported',
    },
    chosen: {
      posture: {
        vertical: { armA: 0, armB: null, armC: null },
        wall: { armA: null, armB: 0, armC: null },
      },
    },
    typed: { inclination: { '0': { armB: 0, armC: 0 }, '45': { armB: 0, armC: null }, '46': { armB: null, armC: null } } },
  },
]
