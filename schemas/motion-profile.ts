/** The motion profile of a stroke, shared by every calculator with an acceleration. */
import { choice } from '../engine/define/index.ts'

/** Motion profile; defaults to a trapezoid. */
export const motionProfileField = choice({ options: ['trapezoid', 'sCurve', 'modifiedSine'], default: 'trapezoid' })

/** A trapezoid is not sent: it is the default of the request parameter. */
export const motionProfileParameter = { value: 'motionProfile', when: "motionProfile != 'trapezoid'" } as const

/**
 * Constants of a ramp to the speed v with the highest acceleration a: it takes the time k v / a, and both ramps cover m v² / a of
 * the stroke.
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
