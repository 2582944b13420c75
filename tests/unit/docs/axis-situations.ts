/** The situations of whole axes in docs/ranking.md, by their number there. */

const axis = (mass: number, stroke: number, speed: number, more: Readonly<Record<string, unknown>> = {}) => ({
  posture: 'horizontal',
  mass,
  stroke,
  speed,
  acceleration: 3,
  dwell: 0,
  requiredLife: 20_000,
  layout: '2x2',
  sliderSpacing: 200,
  railSpacing: 200,
  armA: 0,
  armB: 0,
  armC: 0,
  fixing: 'fixed-supported',
  ...more,
})
const vertical = (mass: number, stroke: number, speed: number, armC: number, more: Readonly<Record<string, unknown>> = {}) =>
  axis(mass, stroke, speed, { posture: 'vertical', armC, ...more })

export const axisSituations = [
  vertical(120, 800, 300, 150),
  vertical(300, 500, 150, 250),
  axis(500, 1200, 200, { armC: 100 }),
  axis(1500, 2000, 100, { armC: 100 }),
  axis(60, 600, 500, { posture: 'wall', armC: 80 }),
  axis(120, 800, 300, { armC: 100 }),
  axis(20, 600, 1000, { armC: 50 }),
  axis(5, 400, 500, { acceleration: 10, armC: 50 }),
  vertical(20, 400, 300, 100),
  axis(80, 1000, 1000, { acceleration: 6.667, dwell: 2.6, requiredLife: 30_000, sliderSpacing: 300, railSpacing: 300, armC: 100 }),
  vertical(50, 1000, 200, 120, { acceleration: 1 }),
  vertical(8, 300, 500, 60, { acceleration: 5 }),
  vertical(500, 700, 100, 200, { acceleration: 1 }),
  axis(200, 1500, 400, { armC: 150, dwell: 1 }),
  axis(800, 800, 300, { armC: 80, acceleration: 2 }),
  axis(30, 500, 800, { posture: 'wall', armA: 50, armC: 60, acceleration: 5 }),
  axis(150, 1000, 250, { inclination: 30, armC: 120, acceleration: 2 }),
  axis(10, 200, 300, { processForce: 1500, armC: 40 }),
  axis(60, 1200, 600, { motionProfile: 'sCurve', armC: 80 }),
  vertical(80, 600, 250, 150, { returnMass: 20, dwell: 2 }),
] as const
