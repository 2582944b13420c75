/** Shapes of a ramp from standstill to full speed: acceleration and speed over time. A downward ramp is its mirror image. */
import { at } from '../../engine/base/at.ts'
import { cosine, sine } from './portable-math.ts'

/** Motion profiles of a stroke: constant acceleration, linearly rising and falling acceleration, modified sine. */
export const motionProfiles = ['trapezoid', 'sCurve', 'modifiedSine'] as const
export type MotionProfile = (typeof motionProfiles)[number]

/** Formulas of a stroke S with the speed v and the acceleration a, as a calculation displays them. */
type ShapeWords = {
  /** The highest speed within a stroke. */
  readonly peak: (stroke: string) => string
  /** Distance of a ramp up to a speed. */
  readonly ramp: (speed: string) => string
  /** Distance of both ramps. */
  readonly both: (speed: string) => string
  /** Time of a ramp up to a speed. */
  readonly time: (speed: string) => string
  /** Time of both ramps. */
  readonly times: (speed: string) => string
  /** The term subtracted from T² under the root of the speed for a total time: 4 (2 k − m) S / a. */
  readonly lost: string
  /** The shortest time of a stroke. */
  readonly shortest: string
}

/** A ramp shape; dimensionless. Times are relative to the ramp time, accelerations to the maximum, speeds to the final speed. */
type Shape = {
  /** k: ramp time tr = k v / a with the highest acceleration a. */
  readonly timeFactor: number
  /** m: both ramps together take m v² / a of the stroke. */
  readonly strokeFactor: number
  /** Times at which the formula of the acceleration changes, 0 to 1. */
  readonly parts: readonly number[]
  readonly accelerationAt: (time: number) => number
  readonly speedAt: (time: number) => number
  /** The formulas with these factors. */
  readonly words: ShapeWords
  /** Name and source displayed with a calculation; undefined for the trapezoid, for which the family gives its own. */
  readonly source?: string
}

/** A quadrature point of a ramp: the acceleration there, and its weights as fractions of the ramp's time and distance. */
export type RampPoint = { readonly acceleration: number; readonly time: number; readonly distance: number }

/** A ramp shape with the quadrature points for its means. */
export type RampShape = Shape & { readonly name: MotionProfile; readonly points: readonly RampPoint[] }

/** Fraction of a modified-sine ramp in which its acceleration rises: T/8 of T/2. */
const rise = 0.25

/**
 * Trapezoid: constant acceleration, k = 1, m = 1.
 * S-curve without constant-acceleration phase: the acceleration rises linearly to its maximum, twice the mean, and falls again,
 * k = 2, m = 2.
 * Modified sine: each ramp is half of a cam motion; the acceleration rises as a quarter sine in T/8 and falls as a slower one in 3T/8.
 * Of the whole move S in T: v = 4π/(π + 4) S/T = 1.76 S/T, a = 4π²/(π + 4) S/T² = 5.53 S/T²,
 * so that k = (T/2) a / v = π/2 and m = S a / v² = (π + 4)/4.
 * Source: IKO CAT-1580E III-16 (trapezoid); Movensys WMX3 manual, S-Curve (highest acceleration twice that of the trapezoid of the
 * same time); MechDesigner manual, Modified-Sinusoid Motion-Law (quarter sine over 12.5 %, Cv = 1.76, Ca = 5.53); Rothbart, Cam Design
 * Handbook, p. 75.
 */
const shapes = {
  trapezoid: {
    timeFactor: 1,
    strokeFactor: 1,
    parts: [0, 1],
    accelerationAt: () => 1,
    speedAt: (time) => time,
    words: {
      peak: (stroke) => `√(${stroke} × a)`,
      ramp: (speed) => `${speed}² / (2 × a)`,
      both: (speed) => `${speed}² / a`,
      time: (speed) => `${speed} / a`,
      times: (speed) => `2 × ${speed} / a`,
      lost: '4 × S / a',
      shortest: '2 × √(S / a)',
    },
  },
  sCurve: {
    source: 'Movensys WMX3; twiceTheMean',
    timeFactor: 2,
    strokeFactor: 2,
    parts: [0, 0.5, 1],
    accelerationAt: (time) => (time <= 0.5 ? 2 * time : 2 * (1 - time)),
    speedAt: (time) => (time <= 0.5 ? 2 * time ** 2 : 1 - 2 * (1 - time) ** 2),
    words: {
      peak: (stroke) => `√(${stroke} × a / 2)`,
      ramp: (speed) => `${speed}² / a`,
      both: (speed) => `2 × ${speed}² / a`,
      time: (speed) => `2 × ${speed} / a`,
      times: (speed) => `4 × ${speed} / a`,
      lost: '8 × S / a',
      shortest: '2 × √(2 × S / a)',
    },
  },
  modifiedSine: {
    source: 'MechDesigner (Cv 1.76, Ca 5.53); Rothbart, Cam Design Handbook, p. 75',
    timeFactor: Math.PI / 2,
    strokeFactor: (Math.PI + 4) / 4,
    parts: [0, rise, 1],
    accelerationAt: (time) => (time <= rise ? sine(2 * Math.PI * time) : cosine(((2 * Math.PI) / 3) * (time - rise))),
    speedAt: (time) => (time <= rise ? (1 - cosine(2 * Math.PI * time)) / 4 : 0.25 + 0.75 * sine(((2 * Math.PI) / 3) * (time - rise))),
    words: {
      peak: (stroke) => `√(4 × ${stroke} × a / (π + 4))`,
      ramp: (speed) => `(π + 4) × ${speed}² / (8 × a)`,
      both: (speed) => `(π + 4) × ${speed}² / (4 × a)`,
      time: (speed) => `π × ${speed} / (2 × a)`,
      times: (speed) => `π × ${speed} / a`,
      lost: '(3 × π − 4) × S / a',
      shortest: '2 × π × √(S / ((π + 4) × a))',
    },
  },
} as const satisfies Record<MotionProfile, Shape>

/**
 * Gauss-Legendre quadrature with eight points: abscissas (both signs) and weights. The mean of a cubed load that follows the
 * acceleration is exact for polynomials in time up to degree 15, and within 0.1 % if the load changes its sign within the ramp.
 * Source: Abramowitz and Stegun, Handbook of Mathematical Functions, table 25.4 (n = 8).
 */
const quadrature = [
  [0.1834346424956498, 0.362683783378362],
  [0.525532409916329, 0.3137066458778873],
  [0.7966664774136267, 0.2223810344533745],
  [0.9602898564975363, 0.1012285362903763],
] as const

/** Quadrature points of the part between two times, weighted by time, and by distance in proportion to the speed. */
function pointsOfPart({ accelerationAt, speedAt }: Shape, from: number, to: number): RampPoint[] {
  const half = (to - from) / 2
  return quadrature.flatMap(([abscissa, weight]) =>
    [-abscissa, abscissa].map((place) => {
      const time = from + half * (1 + place)
      return { acceleration: accelerationAt(time), time: weight * half, distance: weight * half * speedAt(time) }
    }),
  )
}

/** One point for constant acceleration, otherwise the points of all parts, with distances that sum to 1. */
function pointsOf(shape: Shape): RampPoint[] {
  if (shape.parts.length === 2) return [{ acceleration: 1, time: 1, distance: 1 }]
  const points = shape.parts.slice(1).flatMap((to, index) => pointsOfPart(shape, at(shape.parts, index), to))
  const whole = points.reduce((sum, { distance }) => sum + distance, 0)
  return points.map((point) => ({ ...point, distance: point.distance / whole }))
}

const withPoints = (name: MotionProfile): RampShape => ({ ...shapes[name], name, points: pointsOf(shapes[name]) })

const rampShapes = {
  trapezoid: withPoints('trapezoid'),
  sCurve: withPoints('sCurve'),
  modifiedSine: withPoints('modifiedSine'),
} as const satisfies Record<MotionProfile, RampShape>

/**
 * Mean speed of a ramp relative to its final speed, c = m / (2 k).
 * @param profile name, default: trapezoid
 */
export function meanSpeedShare(profile?: MotionProfile): number {
  const { timeFactor, strokeFactor } = rampShapeOf(profile)
  return strokeFactor / (2 * timeFactor)
}

/**
 * @param profile name, default: trapezoid
 * @returns its ramp shape
 */
export const rampShapeOf = (profile: MotionProfile = 'trapezoid'): RampShape => rampShapes[profile]
