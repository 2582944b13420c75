/** The shape of a stroke's ramps, as every calculator with an acceleration asks for it. */
import { choice } from '../engine/define/index.ts'

/** A trapezoid where nothing else is chosen. */
export const motionProfileField = choice({ options: ['trapezoid', 'sCurve', 'modifiedSine'], default: 'trapezoid' })

/** A trapezoid is not sent: a request without the parameter means one. */
export const motionProfileParameter = { value: 'motionProfile', when: "motionProfile != 'trapezoid'" } as const

/**
 * Of a ramp to the speed v with the highest acceleration a: it takes the time k v / a, and both ramps take m v² / a of the stroke.
 * Source: the same numbers in `families/formulas/ramp-shape.ts`: k = 2 and m = 2; π/2 and (π + 4)/4.
 */
export const rampTable = {
  by: 'motionProfile',
  rows: {
    trapezoid: { k: 1, m: 1 },
    sCurve: { k: 2, m: 2 },
    modifiedSine: { k: Math.PI / 2, m: (Math.PI + 4) / 4 },
  },
} as const
