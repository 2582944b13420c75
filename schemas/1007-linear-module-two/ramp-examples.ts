import type { CalculatorExamples } from '../../engine/define/examples.ts'

const axis = { posture: 'horizontal', load: 'mass', mass: 10, armA: 0, armB: 20, armC: 60 }
const sentAxis = { AssemblyMethod: 'horizontal', M: '10', A: '0', B: '20', C: '60' }

/**
 * Ramps of other shapes, and strokes that consist of ramps only, calculated by hand from `rampTable`: with the highest speed v a
 * ramp takes k v / a, both cover m v² / a of the stroke S. So S = v T − (2 k − m) v² / a, and the shortest time is 2 k √(S / (m a)).
 */
export const rampCases: CalculatorExamples['cases'] = [
  {
    name: '300 mm in 1.1 s with an S-curve',
    inputs: { ...axis, stroke: 300, acceleration: 3, motion: 'totalTime', totalTime: 1.1, waitingTime: 0, motionProfile: 'sCurve' },
    request: { ...sentAxis, TotalTime: '1.1', Acceleration: '3', WaitingTime: '0', Stroke: '300', MotionProfile: 'sCurve' },
    shows: { 'totalTime.min': 0.894427191, resultingSpeed: 344.765682, strokeTime: 1.1 },
    chosen: {
      motionProfile: {
        trapezoid: { 'totalTime.min': 0.632455532, resultingSpeed: 300 },
        modifiedSine: { 'totalTime.min': 0.743502325, resultingSpeed: 312.985728 },
      },
    },
  },
  {
    // The speed is never reached: each ramp covers half of the stroke.
    name: '300 mm with an S-curve, at most 2 m/s',
    inputs: { ...axis, stroke: 300, acceleration: 3, motion: 'maxSpeed', maxSpeed: 2000, motionProfile: 'sCurve' },
    request: { ...sentAxis, MaxSpeed: '2000', Acceleration: '3', Stroke: '300', MotionProfile: 'sCurve' },
    shows: { resultingSpeed: 2000, strokeTime: 0.894427191 },
    chosen: { motionProfile: { trapezoid: { strokeTime: 0.632455532 }, modifiedSine: { strokeTime: 0.743502325 } } },
  },
  {
    // 245 mm = 2 m/s² × (0.7 s)² / 4, and the highest speed is 2 m/s² × 0.35 s.
    name: '245 mm in 0.7 s, the shortest time there is',
    inputs: { ...axis, stroke: 245, acceleration: 2, motion: 'totalTime', totalTime: 0.7, waitingTime: 0 },
    request: { ...sentAxis, TotalTime: '0.7', Acceleration: '2', WaitingTime: '0', Stroke: '245' },
    shows: { 'totalTime.min': 0.7, resultingSpeed: 700, strokeTime: 0.7 },
  },
]
