/** The working conditions of an axis in the examples of the reference. */
import type { AxisConditions } from './divide.ts'

/** The transfer of THK General Catalog A-722 on two rails: 80 kg, 1 m at 1 m/s, 8 times a minute. */
export const exampleConditions: AxisConditions = {
  posture: 'horizontal',
  mass: 80,
  stroke: 1000,
  speed: 1000,
  acceleration: 6.667,
  dwell: 2.6,
  requiredLife: 30_000,
  layout: '2x2',
  sliderSpacing: 300,
  railSpacing: 300,
  armA: 0,
  armB: 0,
  armC: 100,
  precision: 'C7',
  fixing: 'fixed-supported',
}
