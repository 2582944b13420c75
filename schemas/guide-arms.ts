import { number } from '../engine/define/index.ts'

const hint = { min: -2000, max: 2000, typical: 0 } as const

/**
 * Distances of the load from the blocks: 0 until somebody states them, but for those that alone load the guides in the posture. On an upright
 * axis these are B and C, on a wall A and C, on a slope C; steeper than 45° it counts as upright.
 */
export const guideArms = {
  armA: number({ unit: 'mm', default: { value: 0, unless: "posture == 'wall'" }, hint }),
  armB: number({ unit: 'mm', default: { value: 0, unless: "posture == 'vertical' || inclination > 45" }, hint }),
  armC: number({ unit: 'mm', default: { value: 0, unless: "posture != 'horizontal' || inclination > 0" }, hint }),
} as const
